import { type MouseEvent, memo, type ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { markEvent } from '../chart/mark-event.ts'
import { CellContent } from './cell-content.tsx'
import { cellClass, pinStyle } from './table-head.tsx'
import type { DataColumn, DataTableProps } from './table-props.ts'

type TableRowProps<Row extends object> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  onRow: DataTableProps<Row>['onRow']
  onCell: DataTableProps<Row>['onCell']
  offsets: readonly number[]
  odd: boolean
  /** The row at which the Tab key enters the table. */
  first: boolean
  /** Whether what belongs to the row stands below it; undefined where nothing can. */
  expanded?: boolean | undefined
}

function Row<Row extends object>({
  row,
  columns,
  onRow,
  onCell,
  offsets,
  odd,
  first: entry,
  expanded,
}: TableRowProps<Row>) {
  const onMenu = (event: MouseEvent, column: string) => {
    if (onCell !== undefined) onCell({ row, column, event: markEvent(event, 'menu') })
    else onRow?.(row, markEvent(event, 'menu'))
  }
  const act = (column: string, first: boolean) => {
    if (first && onRow !== undefined) return (event: MouseEvent) => onRow(row, markEvent(event, 'select'))
    if (onCell === undefined) return undefined
    return (event: MouseEvent) => onCell({ row, column, event: markEvent(event, 'select') })
  }
  return (
    <tr className={classNames('qw-table__row', odd && 'qw-table__row--odd')}>
      {columns.map((column, index) => {
        const press = column.controls === true ? undefined : act(column.key, index === 0)
        return (
          <td
            key={column.key}
            className={cellClass(column)}
            style={pinStyle(column, offsets[index])}
            onContextMenu={
              onCell === undefined && onRow === undefined ? undefined : (event) => onMenu(event, column.key)
            }
          >
            {press === undefined ? (
              <CellContent column={column} row={row} />
            ) : (
              <button
                type="button"
                className="qw-table__open qw-focusable"
                tabIndex={entry && index === 0 ? 0 : -1}
                aria-expanded={index === 0 ? expanded : undefined}
                onClick={press}
              >
                <CellContent column={column} row={row} />
              </button>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const drawnAlike = <Row extends object>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean =>
  before.row === after.row &&
  before.columns === after.columns &&
  before.offsets === after.offsets &&
  before.odd === after.odd &&
  before.first === after.first &&
  before.expanded === after.expanded

/**
 * One row; the first cell is a button where rows open, every cell answers a right click. It is drawn anew when its
 * row or the columns are other ones: what answers a click changes only with them.
 */
export const TableRow = memo(Row, drawnAlike) as typeof Row

/** The row that sums up all rows, kept in sight under the titles. */
export function SubtotalRow<Row extends object>({
  row,
  columns,
  offsets,
}: {
  row: Row
  columns: readonly DataColumn<Row>[]
  offsets: readonly number[]
}) {
  return (
    <tr className="qw-table__row qw-table__row--subtotal">
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)} style={pinStyle(column, offsets[index])}>
          {column.subtotal === undefined ? (
            <CellContent column={{ ...column, bar: undefined }} row={row} />
          ) : (
            column.subtotal(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** What belongs to the row above, over the whole width. */
export function DetailRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr className="qw-table__detail">
      <td colSpan={span}>
        <div className="qw-table__detail-room">{children}</div>
      </td>
    </tr>
  )
}

/** A row that is still on its way. */
export function WaitingRow<Row>({
  columns,
  offsets,
}: {
  columns: readonly DataColumn<Row>[]
  offsets: readonly number[]
}) {
  return (
    <tr className="qw-table__row" aria-busy="true">
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)} style={pinStyle(column, offsets[index])}>
          <span className="qw-table__waiting" />
        </td>
      ))}
    </tr>
  )
}
