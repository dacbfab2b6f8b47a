import type { PanelInfo } from '@quaywise/contract'
import { useReport } from '../page/report-view.ts'
import { usePanelTitle } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { cellText } from '../table/cell-text.ts'

/** Columns that a printed page has room for. */
const MOST_COLUMNS = 9

/** The rows of a panel as a plain printed table. */
export function StatementTable({ panel }: { readonly panel: PanelInfo }) {
  const { words } = useReport()
  const title = usePanelTitle(panel.id)
  const { data } = usePanel(panel)
  if (!data || data.rows.length === 0) return null
  const columns = data.columns
    .filter(({ key }) => data.rows.some((row) => row[key] !== null && row[key] !== ''))
    .slice(0, MOST_COLUMNS)
  return (
    <section>
      <h3>{title}</h3>
      <table className="statement__table">
        <thead>
          <tr>
            {columns.map(({ key, unit }) => (
              <th key={key}>
                {words.column(key)}
                {unit && words.unit(unit) && ` (${words.unit(unit)})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {columns.map((column) => (
                <td key={column.key} dir="auto">
                  {cellText(column, row, words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
