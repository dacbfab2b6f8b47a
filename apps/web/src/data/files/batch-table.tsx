import type { BatchRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { type DataColumn, DataTable, Panel, type SortOrder } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTableLabels } from '../../report/table/use-table-labels.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { batchesQuery } from '../calls.ts'
import { useData, useTerminalName } from '../data-context.ts'
import { Failure } from '../failure.tsx'
import { useKindName } from '../use-kind-name.ts'
import { batchSearch, pageOf, sortOf } from './batch-query.ts'
import { StatusTag } from './status-tag.tsx'

const COMING_MS = 3000

/** The files that came in, as the address asks for them; a file that still comes in keeps the list fresh. */
export function BatchTable() {
  const say = useText()
  const { terminal } = useData()
  const { query, setQuery } = useTab()
  const labels = useTableLabels()
  const { data, error, isFetching, refetch } = useQuery({
    ...batchesQuery(batchSearch(query, terminal.zone)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status }) => status === 'receiving') ? COMING_MS : false,
  })
  const columns = useBatchColumns()
  const sort = (order: SortOrder | null) =>
    setQuery({
      sort: order?.key,
      order: order === null ? undefined : order.direction === 'asc' ? 'ascend' : undefined,
      page: undefined,
    })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <Panel title={say('data.files')}>
      <DataTable
        title={say('data.files')}
        columns={columns}
        visibleColumns={columns.map(({ key }) => key)}
        rows={data?.rows ?? []}
        rowKey="id"
        total={data?.total ?? 0}
        page={pageOf(query).current}
        pageSize={pageOf(query).pageSize}
        onPage={(page, size) =>
          setQuery({
            page: page === 1 ? undefined : String(page),
            size: size === 20 ? undefined : String(size),
          })
        }
        sort={sortOf(query)}
        onSort={sort}
        onRow={({ id }) => setQuery({ batch: id })}
        loading={isFetching}
        empty={say(
          data && query.name === undefined && query.of === undefined
            ? 'data.files.none'
            : 'data.files.notFound',
        )}
        labels={labels}
      />
    </Panel>
  )
}

function useBatchColumns(): readonly DataColumn<BatchRow>[] {
  const say = useText()
  const { words } = useData()
  const terminalName = useTerminalName()
  const kindName = useKindName()
  const amount = (key: 'accepted' | 'duplicate' | 'rejected' | 'oddities'): DataColumn<BatchRow> => ({
    key,
    title: say(`data.column.${key}`),
    align: 'number',
    sortable: key !== 'oddities',
    render: (batch) => words.number(batch[key], '1'),
  })
  return [
    {
      key: 'fileName',
      title: say('data.column.fileName'),
      sortable: true,
      pinned: true,
      render: ({ fileName, id }) => <bdi>{fileName ?? id}</bdi>,
    },
    {
      key: 'status',
      title: say('data.column.status'),
      sortable: true,
      render: (batch) => <StatusTag batch={batch} />,
    },
    { key: 'kind', title: say('data.column.kind'), sortable: true, render: ({ kind }) => kindName(kind) },
    { key: 'terminal', title: say('data.column.terminal'), render: (batch) => terminalName(batch.terminal) },
    { key: 'mapping', title: say('data.column.mapping') },
    {
      key: 'receivedAt',
      title: say('data.column.receivedAt'),
      sortable: true,
      render: ({ receivedAt }) => words.instant(receivedAt, 'minute'),
    },
    ...(['accepted', 'duplicate', 'rejected', 'oddities'] as const).map(amount),
  ]
}
