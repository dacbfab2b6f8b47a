import { Fragment, useEffect, useMemo, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { room } from '../base/room.ts'
import { resized } from './layout.ts'
import { rowName } from './row-name.ts'
import { nextSort, nextSorts } from './sort-order.ts'
import { TableHead } from './table-head.tsx'
import type { DataColumn, DataTableProps } from './table-props.ts'
import { DetailRow, SubtotalRow, TableRow, WaitingRow } from './table-row.tsx'
import { useCellKeys } from './use-cell-keys.ts'
import { useRowWindow } from './use-row-window.ts'

type TableGridProps<Row extends object> = { table: DataTableProps<Row>; columns: readonly DataColumn<Row>[] }

const usualWidth = 120
/** The first and the last column stand a little off the edge, px. */
const edge = 6

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr className="qw-table__spacer">
      <td colSpan={span} style={{ blockSize: height, padding: 0 }} />
    </tr>
  )
}

/** The columns with the room that they take. */
function withEdges<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  return columns.map((column, index) => {
    const atEdge = index === 0 || index === columns.length - 1
    return atEdge && column.width !== undefined ? { ...column, width: column.width + edge } : column
  })
}

/** Where each column begins, px, as far as pinned ones reach. */
function offsetsOf<Row>(columns: readonly DataColumn<Row>[]): readonly number[] {
  let at = 0
  return columns.map((column) => {
    const own = at
    if (column.pinned === true) at += column.width ?? usualWidth
    return own
  })
}

function sortHandler<Row extends object>({ sort = null, onSort, sorts = [], onSorts }: DataTableProps<Row>) {
  if (onSorts !== undefined) return (key: string, beside: boolean) => onSorts(nextSorts(sorts, key, beside))
  return onSort && ((key: string) => onSort(nextSort(sort, key)))
}

function widthHandler<Row extends object>({ layout, onLayout }: DataTableProps<Row>) {
  if (!layout || !onLayout) return undefined
  return (key: string, width: number | null) => {
    const { [key]: _own, ...others } = layout.widths
    onLayout(width === null ? { ...layout, widths: others } : resized(layout, key, width))
  }
}

/** Columns with their widths: words at the end take what is left, numbers share it among all columns. */
function Cols<Row>({ columns, fixed }: { columns: readonly DataColumn<Row>[]; fixed: boolean }) {
  const last = columns.at(-1)
  const rest = last?.align === 'end' || last?.align === 'number' ? undefined : last
  return (
    <colgroup>
      {columns.map((column) => {
        const width = column.width ?? (fixed ? usualWidth : undefined)
        return <col key={column.key} style={{ inlineSize: column === rest ? undefined : width }} />
      })}
    </colgroup>
  )
}

/** The rows as a scrolling table with its titles and subtotal kept in sight. */
export function TableGrid<Row extends object>({ table, columns }: TableGridProps<Row>) {
  const { rows, dense = false, maxHeight = 480, subtotal, source } = table
  const scroller = useRef<HTMLElement>(null)
  const count = source ? table.total : rows.length
  const { start, end, before, after } = useRowWindow(scroller, count, dense ? 25 : 29, source !== undefined)
  const onRange = source?.onRange
  useEffect(() => {
    if (end > start) onRange?.(start, end)
  }, [onRange, start, end])
  const keys = useCellKeys()
  const measured = columns.every(({ width }) => width !== undefined)
  const fixed = measured || table.layout !== undefined || end - start < count
  const placed = useMemo(() => withEdges(columns), [columns])
  const offsets = useMemo(() => offsetsOf(placed), [placed])
  const whole = placed.reduce((sum, { width = usualWidth }) => sum + width, 0)
  return (
    <section
      ref={scroller}
      className="qw-table__scroll qw-fading qw-focusable"
      aria-label={table.title}
      style={room('--qw-table-room', maxHeight)}
      {...keys}
    >
      <table
        className={classNames('qw-table', dense && 'qw-table--dense', fixed && 'qw-table--fixed')}
        style={fixed ? room('--qw-table-width', whole) : undefined}
        aria-rowcount={source ? count : undefined}
      >
        <Cols columns={placed} fixed={fixed} />
        <TableHead
          columns={columns}
          sorts={table.sorts ?? (table.sort ? [table.sort] : [])}
          onSort={sortHandler(table)}
          onWidth={widthHandler(table)}
          offsets={offsets}
          labels={table.labels}
        />
        {subtotal !== undefined && (
          <tbody className="qw-table__subtotal">
            <SubtotalRow row={subtotal} columns={columns} offsets={offsets} />
          </tbody>
        )}
        <tbody>
          <Spacer height={before} span={columns.length} />
          {Array.from({ length: end - start }, (_, index) => {
            const at = start + index
            const row = source ? source.rowAt(at) : rows[at]
            if (row === undefined)
              return <WaitingRow key={`waiting-${at}`} columns={columns} offsets={offsets} />
            const detail = table.detail?.(row) ?? null
            return (
              <Fragment key={source ? at : rowName(row, table.rowKey)}>
                <TableRow
                  row={row}
                  columns={columns}
                  offsets={offsets}
                  onRow={table.onRow}
                  onCell={table.onCell}
                  odd={at % 2 === 1}
                  first={index === 0}
                  expanded={table.detail && detail !== null}
                />
                {detail !== null && <DetailRow span={columns.length}>{detail}</DetailRow>}
              </Fragment>
            )
          })}
          <Spacer height={after} span={columns.length} />
        </tbody>
      </table>
    </section>
  )
}
