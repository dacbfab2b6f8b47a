import { type MouseEvent, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { Popover } from '../overlay/popover.tsx'
import { ariaSort } from './sort-order.ts'
import type { DataColumn, SortOrder, TableLabels } from './table-props.ts'
import { WidthHandle } from './width-handle.tsx'

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sorts: readonly SortOrder[]
  /** `beside`: after the orders that there are. */
  onSort: ((key: string, beside: boolean) => void) | undefined
  onWidth: ((key: string, width: number | null) => void) | undefined
  offsets: readonly number[]
  labels: TableLabels
}

/** The class names that place and align a column's cells. */
export function cellClass<Row>(column: DataColumn<Row>): string {
  return classNames(
    'qw-table__cell',
    column.align !== undefined && `qw-table__cell--${column.align}`,
    column.pinned === true && 'qw-table__cell--pinned',
    column.atEnd === true && 'qw-table__cell--at-end',
  )
}

/** Where a pinned column stays, px from the edge where rows begin. */
export const pinStyle = <Row,>(column: DataColumn<Row>, offset: number | undefined) =>
  column.pinned === true ? { insetInlineStart: offset ?? 0 } : undefined

/** A column's title with its unit: the short one is seen, the whole one is read out. */
export function ColumnTitle<Row>({ column }: { column: DataColumn<Row> }) {
  return (
    <>
      {column.short === undefined ? (
        column.title
      ) : (
        <>
          <span className="qw-visually-hidden">{column.title}</span>
          <span aria-hidden="true">{column.short}</span>
        </>
      )}
      {column.unit !== undefined && <span className="qw-table__unit"> {column.unit}</span>}
    </>
  )
}

function Title<Row>({ column }: { column: DataColumn<Row> }) {
  return (
    <span className="qw-table__title">
      <ColumnTitle column={column} />
    </span>
  )
}

function ColumnFilter<Row>({ column, labels }: { column: DataColumn<Row>; labels: TableLabels }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (column.filter === undefined) return null
  const label = labels.filter?.(column.title) ?? column.title
  return (
    <>
      <button
        type="button"
        className={classNames(
          'qw-table__filter qw-focusable',
          column.filtered === true && 'qw-table__filter--on',
        )}
        aria-label={label}
        aria-expanded={anchor !== null}
        aria-pressed={column.filtered === true}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="filter" size={11} />
      </button>
      {anchor !== null && (
        <Popover anchor={anchor} label={label} onClose={() => setAnchor(null)}>
          {column.filter(() => setAnchor(null))}
        </Popover>
      )}
    </>
  )
}

function SortTitle<Row>({
  column,
  sorts,
  onSort,
}: Pick<TableHeadProps<Row>, 'sorts' | 'onSort'> & { column: DataColumn<Row> }) {
  if (column.sortable !== true || onSort === undefined) return <Title column={column} />
  const at = sorts.findIndex(({ key }) => key === column.key)
  const press = (event: MouseEvent) => onSort(column.key, event.shiftKey || event.ctrlKey || event.metaKey)
  return (
    <button type="button" className="qw-table__sort qw-focusable" onClick={press}>
      <Title column={column} />
      {at >= 0 && <Icon name={sorts[at]?.direction === 'asc' ? 'up' : 'down'} size={12} />}
      {at >= 0 && sorts.length > 1 && <small>{at + 1}</small>}
    </button>
  )
}

/** The titles with their units: pressing one sorts, its funnel narrows the rows, its edge makes it wider. */
export function TableHead<Row>({ columns, sorts, onSort, onWidth, offsets, labels }: TableHeadProps<Row>) {
  return (
    <thead className="qw-table__head">
      <tr>
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={cellClass(column)}
            style={pinStyle(column, offsets[index])}
            title={column.hint ?? (column.short && column.title)}
            aria-sort={column.sortable === true ? ariaSort(sorts, column.key) : undefined}
          >
            <span className="qw-table__head-line">
              <SortTitle column={column} sorts={sorts} onSort={onSort} />
              <ColumnFilter column={column} labels={labels} />
            </span>
            {onWidth !== undefined && (
              <WidthHandle
                label={labels.resize?.(column.title) ?? column.title}
                width={column.width}
                onWidth={(width) => onWidth(column.key, width)}
              />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
