import { useText } from '@quaywise/i18n'
import { type DataColumn, DataTable, Panel } from '@quaywise/ui'
import type { ReactNode } from 'react'
import { Failure } from '../../data/failure.tsx'
import { useTableLabels } from '../../report/table/use-table-labels.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { BatchBar } from './batch-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { type ListPage, pageAsked, sortAsked } from './list-query.ts'
import { Pick } from './pick.tsx'
import type { Picked } from './use-picked.ts'

interface AdminListProps<Row extends { readonly id: string }> {
  readonly title: string
  readonly columns: readonly DataColumn<Row>[]
  readonly page: ListPage<Row> | undefined
  readonly error: Error | null
  readonly fetching: boolean
  readonly onRetry: () => void
  /** What stands where no row does. */
  readonly empty: string
  /** What leads out of an empty list, below that. */
  readonly wayOut?: ReactNode
  /** How a row is called when it is read out. */
  readonly nameOf: (row: Row) => string
  /** The rows that are chosen for an action on all of them; without it none can be. */
  readonly picked?: Picked<Row>
  /** The actions on the rows that are chosen. */
  readonly batch?: ReactNode
}

/** A list with the server's paging and order, rows to be chosen, and the actions on those. The address keeps its page. */
export function AdminList<Row extends { readonly id: string }>(props: AdminListProps<Row>) {
  const { title, columns, page, error, fetching, onRetry, empty, wayOut, nameOf, picked, batch } = props
  const say = useText()
  const { query, setQuery } = useTab()
  const labels = useTableLabels()
  const { current, pageSize } = pageAsked(query)
  const rows = page?.data ?? []
  const sortable = columns.filter((column) => column.sortable === true).map(({ key }) => key)
  if (error) return <Failure error={error} onRetry={onRetry} />
  if (wayOut !== undefined && page?.total === 0)
    return (
      <Panel title={title}>
        <EmptyList told={empty}>{wayOut}</EmptyList>
      </Panel>
    )
  return (
    <Panel title={title}>
      {picked && <BatchBar picked={picked} rows={rows} actions={batch} />}
      <DataTable
        title={title}
        columns={
          picked ? withPicks(columns, picked, (row) => say('admin.pick', { name: nameOf(row) })) : columns
        }
        visibleColumns={columns.map(({ key }) => key)}
        rows={rows}
        rowKey="id"
        total={page?.total ?? 0}
        page={current}
        pageSize={pageSize}
        onPage={(to, size) =>
          setQuery({ page: to === 1 ? undefined : String(to), size: size === 20 ? undefined : String(size) })
        }
        sort={sortAsked(query, sortable)}
        onSort={(order) =>
          setQuery({
            sort: order?.key,
            order: order?.direction === 'desc' ? 'descend' : undefined,
            page: undefined,
          })
        }
        loading={fetching}
        empty={empty}
        labels={labels}
        maxHeight={2000}
      />
    </Panel>
  )
}

/** The columns with a box before the first one. */
function withPicks<Row extends { readonly id: string }>(
  columns: readonly DataColumn<Row>[],
  picked: Picked<Row>,
  label: (row: Row) => string,
): readonly DataColumn<Row>[] {
  return columns.map((column, at) =>
    at > 0
      ? column
      : {
          ...column,
          render: (row: Row) => (
            <Pick label={label(row)} checked={picked.has(row)} onChange={() => picked.toggle(row)}>
              {column.render?.(row)}
            </Pick>
          ),
        },
  )
}
