import { classNames } from '../base/class-names.ts'
import { markEvent } from '../chart/mark-event.ts'
import { CellContent } from './cell-content.tsx'
import { rowName } from './row-name.ts'
import { ColumnTitle } from './table-head.tsx'
import type { DataColumn, DataTableProps } from './table-props.ts'

type TableCardsProps<Row extends object> = { table: DataTableProps<Row>; columns: readonly DataColumn<Row>[] }

/** The columns as they tell the sum of all rows. */
const totalsOf = <Row extends object>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.map(({ bar: _, ...column }) => ({ ...column, render: column.subtotal ?? column.render }))

/** A row in lines; what a column leaves empty takes none. */
function CardFields<Row extends object>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }) {
  const told = columns.filter(({ render }) => render?.(row) !== '')
  return (
    <dl className="qw-table__fields">
      {told.map((column) => (
        <div
          className={classNames('qw-table__field', column.wide === true && 'qw-table__field--wide')}
          key={column.key}
        >
          <dt>
            <ColumnTitle column={column} />
          </dt>
          <dd>
            <CellContent column={column} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The rows as cards for narrow screens: the first column is the card's title, what stays at the end of rows is beside it. */
export function TableCards<Row extends object>({ table, columns }: TableCardsProps<Row>) {
  const [first, ...rest] = columns
  const { rows, subtotal, onRow, detail } = table
  if (first === undefined) return null
  const others = rest.filter(({ atEnd }) => atEnd !== true)
  const ends = rest.filter(({ atEnd }) => atEnd === true)
  const title = (row: Row) => <CellContent column={first} row={row} />
  return (
    <ul className="qw-table__cards" aria-label={table.title}>
      {subtotal !== undefined && (
        <li className="qw-table__card qw-table__card--subtotal">
          <span className="qw-table__card-title">{first.subtotal?.(subtotal) ?? title(subtotal)}</span>
          <CardFields row={subtotal} columns={totalsOf(others)} />
        </li>
      )}
      {rows.map((row) => (
        <li key={rowName(row, table.rowKey)} className="qw-table__card">
          <div className="qw-table__card-head">
            {onRow === undefined ? (
              <span className="qw-table__card-title">{title(row)}</span>
            ) : (
              <button
                type="button"
                className="qw-table__open qw-table__card-title qw-focusable"
                aria-expanded={detail && detail(row) !== null}
                onClick={(event) => onRow(row, markEvent(event, 'select'))}
              >
                {title(row)}
              </button>
            )}
            {ends.map((column) => (
              <CellContent key={column.key} column={column} row={row} />
            ))}
          </div>
          <CardFields row={row} columns={others} />
          {detail?.(row)}
        </li>
      ))}
    </ul>
  )
}
