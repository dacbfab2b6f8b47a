import type { Column, PanelInfo } from '@quaywise/contract'
import { Skeleton } from '@quaywise/ui'
import type { Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { usePanelTitle } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { cellText } from '../table/cell-text.ts'
import { namesUnit } from '../words/names-unit.ts'

interface StatementTableProps {
  readonly panel: PanelInfo
  /** The columns that a printed page has room for. */
  readonly columns: readonly string[]
}

/** The rows of a panel as a plain printed table, the earliest first, with its total. */
export function StatementTable({ panel, columns: wanted }: StatementTableProps) {
  const { words } = useReport()
  const title = usePanelTitle(panel.id)
  const { data, isPending } = usePanel(panel)
  if (isPending) return <Skeleton kind="rows" />
  if (!data || data.rows.length === 0) return null
  const columns = wanted.flatMap((key) => {
    const column = data.columns.find((each) => each.key === key)
    return column && data.rows.some((row) => row[key] !== null && row[key] !== '') ? [column] : []
  })
  const { subtotal } = data
  const told = ({ key, unit }: Column) =>
    unit && words.unit(unit) && !namesUnit(words.column(key), unit, words) && ` (${words.unit(unit)})`
  const text = (column: Column, row: Row) =>
    row[column.key] === null || row[column.key] === '' ? '–' : cellText(column, row, words)
  return (
    <section>
      <h3>{title}</h3>
      <table className="statement__table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} className={classOf(column.type)}>
                {words.column(column.key)}
                {told(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inTime(data.rows).map((row) => (
            <tr key={JSON.stringify(row)}>
              {columns.map((column) => (
                <td key={column.key} className={classOf(column.type)}>
                  <bdi>{text(column, row)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {subtotal && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column.type)}>
                  <bdi>{index === 0 ? 'Σ' : text(column, { ...subtotal })}</bdi>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

const classOf = (type: Column['type']): string => {
  if (type === 'number' || type === 'ratio') return 'statement__number'
  return type === 'instant' ? 'statement__instant' : ''
}

/** Rows with a beginning in the order of it. */
const inTime = (rows: readonly Row[]): readonly Row[] =>
  rows.every(({ started_at }) => typeof started_at === 'string')
    ? [...rows].sort((one, other) => String(one.started_at).localeCompare(String(other.started_at)))
    : rows
