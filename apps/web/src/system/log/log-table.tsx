import type { LogRowTold } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { type DataColumn, DataTable, Panel, type SortOrder } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ListPage } from '../../admin/kit/list-query.ts'
import { pageAsked } from '../../admin/kit/list-query.ts'
import { Failure } from '../../data/failure.tsx'
import { useTableLabels } from '../../report/table/use-table-labels.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { logQuery } from './log-calls.ts'
import { useLogColumns } from './log-columns.tsx'
import { useLog } from './log-context.ts'
import { LogDetail } from './log-detail.tsx'
import { orderOf, searchOf } from './log-filter.ts'

/** The rows of the log as the address asks for them. */
export function LogTable() {
  const { query, setQuery } = useTab()
  const { words, filter } = useLog()
  const columns = useLogColumns(words)
  const { data, error, isFetching, refetch } = useQuery({
    ...logQuery(searchOf(query, filter)),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <LogRows
      columns={columns}
      page={data}
      place={pageAsked(query)}
      order={orderOf(query)}
      loading={isFetching}
      onPage={(page, size) =>
        setQuery({
          page: page === 1 ? undefined : String(page),
          size: size === 20 ? undefined : String(size),
        })
      }
      onOrder={(order) =>
        setQuery({
          sort: order?.key,
          order: order?.direction === 'desc' ? 'descend' : undefined,
          page: undefined,
        })
      }
    />
  )
}

interface LogRowsProps {
  readonly columns: readonly DataColumn<LogRowTold>[]
  readonly page: ListPage<LogRowTold> | undefined
  readonly place: { readonly current: number; readonly pageSize: number }
  readonly order: SortOrder
  readonly loading: boolean
  readonly onPage: (page: number, size: number) => void
  readonly onOrder: (order: SortOrder | null) => void
}

/** Rows of the log; one that is pressed opens and tells the rest of what it holds. */
export function LogRows({ columns, page, place, order, loading, onPage, onOrder }: LogRowsProps) {
  const say = useText()
  const labels = useTableLabels()
  const [open, setOpen] = useState<string | null>(null)
  const toggle = useCallback(({ id }: LogRowTold) => setOpen((now) => (now === id ? null : id)), [])
  return (
    <Panel title={say('log.rows')}>
      <DataTable
        title={say('log.rows')}
        columns={columns}
        columnChooser
        rows={page?.data ?? []}
        rowKey="id"
        total={page?.total ?? 0}
        page={place.current}
        pageSize={place.pageSize}
        onPage={onPage}
        sort={order}
        onSort={onOrder}
        onRow={toggle}
        detail={(row) => (row.id === open ? <LogDetail row={row} /> : null)}
        loading={loading}
        empty={say('log.empty')}
        labels={labels}
        maxHeight={1200}
      />
    </Panel>
  )
}
