import { type ReactNode, useContext, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNarrow } from '../base/use-narrow.ts'
import { PanelContext } from '../panel/panel-context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { laidOut } from './layout.ts'
import { Pager } from './pager.tsx'
import { shownColumns } from './shown-columns.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import type { DataColumn, DataTableProps } from './table-props.ts'
import './table.css'

const usualSizes = [20, 50, 100, 200]

function TableTools({ children }: { children: ReactNode }) {
  const panel = useContext(PanelContext)
  if (panel === null) return <div className="qw-table__tools">{children}</div>
  return panel.legend && createPortal(<div className="qw-table__tools">{children}</div>, panel.legend)
}

function TableBody<Row extends object>({
  table,
  columns,
}: {
  table: DataTableProps<Row>
  columns: DataColumn<Row>[]
}) {
  const narrow = useNarrow(table.cardsBelow ?? 768)
  const { rows, loading = false, error, empty } = table
  if (error !== undefined) {
    return (
      <div className="qw-table__message" role="alert">
        {error}
      </div>
    )
  }
  const blank = table.source ? table.total === 0 : rows.length === 0
  if (loading && blank) {
    return (
      <div className="qw-table__message">
        <Skeleton kind="rows" />
      </div>
    )
  }
  if (blank) return <div className="qw-table__message">{empty ?? table.labels.noData}</div>
  return narrow ? (
    <TableCards table={table} columns={columns} />
  ) : (
    <TableGrid table={table} columns={columns} />
  )
}

/** A page of rows with server sorting and paging, a column chooser, a subtotal, and cards on narrow screens. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, page, pageSize, total, labels, onPage, loading = false } = props
  const [own, setOwn] = useState<readonly string[]>(() => columns.map((column) => column.key))
  const visible = props.visibleColumns ?? own
  const { layout } = props
  const shown = useMemo(
    () => (layout ? laidOut(columns, layout) : shownColumns(columns, visible)),
    [columns, layout, visible],
  )
  return (
    <div className="qw-table-box" dir={props.direction} aria-busy={loading}>
      {(props.columnChooser === true || props.actions !== undefined) && (
        <TableTools>
          {props.columnChooser === true && (
            <ColumnChooser table={props} visible={visible} onChange={props.onVisibleColumns ?? setOwn} />
          )}
          {props.actions}
        </TableTools>
      )}
      <TableBody table={props} columns={shown} />
      {total > 0 && props.source === undefined && (total > pageSize || props.pageSizes?.length !== 0) && (
        <Pager
          page={page}
          pageSize={pageSize}
          pageSizes={props.pageSizes ?? usualSizes}
          total={total}
          labels={labels}
          onPage={onPage}
        />
      )}
    </div>
  )
}
