import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Pager, Skeleton } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Failure } from '../../data/failure.tsx'
import { useTableLabels } from '../../report/table/use-table-labels.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { EmptyList } from '../kit/empty-list.tsx'
import { pageAsked, SIZES } from '../kit/list-query.ts'
import { useDeed } from '../kit/use-deed.ts'
import { changeEntry, entriesQuery, STALE } from './calls.ts'
import { EntryTable } from './entry-table.tsx'
import { useOrder } from './use-order.ts'

const USUAL_SIZE = 50

/** What is open over the list of words. */
export type OpenEntry =
  | { readonly is: 'new' }
  | { readonly is: 'edit' | 'delete'; readonly row: DictionaryEntryRow }

interface EntriesProps {
  readonly type: DictionaryTypeRow
  readonly onOpen: (open: OpenEntry) => void
}

/** The words of a list that fit what is searched for, page by page. */
export function Entries({ type, onOpen }: EntriesProps) {
  const { text, ...query } = useTab().query
  const { current, pageSize } = pageAsked(query, USUAL_SIZE)
  const { data, error, refetch } = useQuery({
    ...entriesQuery(type.id, { text, current, pageSize }),
    placeholderData: keepPreviousData,
  })
  const offer = useDeed({
    work: ({ row, enabled }: { row: DictionaryEntryRow; enabled: boolean }) =>
      changeEntry(type.id, row, { enabled }),
    stale: STALE,
  })
  const order = useOrder(type, data)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton kind="rows" />
  if (data.total === 0) return <NoEntries type={type} searched={text !== undefined} onOpen={onOpen} />
  return (
    <>
      <EntryTable
        rows={data.data}
        offers={type.usedBy.some(({ uses }) => uses === 'filter')}
        canMove={(at, by) => text === undefined && order.canMove(at, by)}
        busy={offer.busy || order.busy}
        onEdit={(row) => onOpen({ is: 'edit', row })}
        onDelete={(row) => onOpen({ is: 'delete', row })}
        onOffer={(row, enabled) => offer.run({ row, enabled })}
        onMove={order.move}
      />
      <EntryPages total={data.total} />
    </>
  )
}

/** Turns the pages; nothing where the list fits on the smallest one. */
function EntryPages({ total }: { readonly total: number }) {
  const labels = useTableLabels()
  const { query, setQuery } = useTab()
  const { current, pageSize } = pageAsked(query, USUAL_SIZE)
  if (total <= (SIZES[0] ?? 0)) return null
  return (
    <Pager
      page={current}
      pageSize={pageSize}
      pageSizes={SIZES}
      total={total}
      labels={labels}
      onPage={(page, size) =>
        setQuery({
          page: page === 1 ? undefined : String(page),
          size: size === USUAL_SIZE ? undefined : String(size),
        })
      }
    />
  )
}

function NoEntries({ type, searched, onOpen }: EntriesProps & { readonly searched: boolean }) {
  const say = useText()
  const { setQuery } = useTab()
  return (
    <EmptyList told={say('dictionary.empty')}>
      {searched && (
        <button
          type="button"
          className="qw-button"
          onClick={() => setQuery({ text: undefined, page: undefined })}
        >
          {say('data.filter.clear')}
        </button>
      )}
      {type.open && (
        <button type="button" className="qw-button" onClick={() => onOpen({ is: 'new' })}>
          {say('dictionary.add')}
        </button>
      )}
    </EmptyList>
  )
}
