import { useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { rowName } from './row-name.ts'
import { TableHead } from './table-head.tsx'
import type { DataColumn, DataTableProps } from './table-props.ts'
import { SubtotalRow, TableRow } from './table-row.tsx'
import { useCellKeys } from './use-cell-keys.ts'
import { useRowWindow } from './use-row-window.ts'

type TableGridProps<Row extends object> = { table: DataTableProps<Row>; columns: readonly DataColumn<Row>[] }

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr>
      <td colSpan={span} style={{ blockSize: height, padding: 0 }} />
    </tr>
  )
}

/** The rows as a scrolling table with its titles and subtotal kept in sight. */
export function TableGrid<Row extends object>({ table, columns }: TableGridProps<Row>) {
  const { rows, dense = false, maxHeight = 480, sort = null, subtotal } = table
  const scroller = useRef<HTMLElement>(null)
  const rowHeight = dense ? 27 : 33
  const { start, end, before, after } = useRowWindow(scroller, rows.length, rowHeight)
  const keys = useCellKeys()
  const fixed = end - start < rows.length
  return (
    <section
      ref={scroller}
      className="qw-table__scroll qw-focusable"
      aria-label={table.title}
      style={{ maxBlockSize: maxHeight }}
      {...keys}
    >
      <table className={classNames('qw-table', dense && 'qw-table--dense', fixed && 'qw-table--fixed')}>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} style={{ inlineSize: column.width ?? (fixed ? 120 : undefined) }} />
          ))}
        </colgroup>
        <TableHead columns={columns} sort={sort} onSort={table.onSort} />
        {subtotal !== undefined && (
          <tbody className="qw-table__subtotal">
            <SubtotalRow row={subtotal} columns={columns} />
          </tbody>
        )}
        <tbody>
          <Spacer height={before} span={columns.length} />
          {rows.slice(start, end).map((row, index) => (
            <TableRow
              key={rowName(row, table.rowKey)}
              row={row}
              columns={columns}
              onRow={table.onRow}
              onCell={table.onCell}
              odd={(start + index) % 2 === 1}
              first={index === 0}
            />
          ))}
          <Spacer height={after} span={columns.length} />
        </tbody>
      </table>
    </section>
  )
}
