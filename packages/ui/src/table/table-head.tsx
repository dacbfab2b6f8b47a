import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { ariaSort, nextSort } from './sort-order.ts'
import type { DataColumn, SortOrder } from './table-props.ts'

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: SortOrder | null
  onSort: ((sort: SortOrder | null) => void) | undefined
}

/** The class names that place and align a column's cells. */
export function cellClass<Row>(column: DataColumn<Row>, index: number): string {
  return classNames(
    'qw-table__cell',
    column.align !== undefined && `qw-table__cell--${column.align}`,
    index === 0 && column.pinned === true && 'qw-table__cell--pinned',
  )
}

function Title<Row>({ column }: { column: DataColumn<Row> }) {
  return (
    <>
      {column.title}
      {column.unit !== undefined && <span className="qw-table__unit"> {column.unit}</span>}
    </>
  )
}

/** The titles with their units; pressing a sortable title changes the order. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="qw-table__head">
      <tr>
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={cellClass(column, index)}
            title={column.hint}
            aria-sort={column.sortable === true ? ariaSort(sort, column.key) : undefined}
          >
            {column.sortable === true && onSort !== undefined ? (
              <button
                type="button"
                className="qw-table__sort qw-focusable"
                onClick={() => onSort(nextSort(sort, column.key))}
              >
                <Title column={column} />
                {sort?.key === column.key && (
                  <Icon name={sort.direction === 'asc' ? 'up' : 'down'} size={12} />
                )}
              </button>
            ) : (
              <Title column={column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
