import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { EmptyList } from '../kit/empty-list.tsx'
import { SearchBar } from '../kit/search-bar.tsx'
import { SearchText } from '../kit/search-text.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { changeEntry, entriesQuery, orderEntries, STALE } from './calls.ts'
import { DeleteEntry } from './delete-entry.tsx'
import { EntryDrawer } from './entry-drawer.tsx'
import { EntryTable } from './entry-table.tsx'
import { TypeActions } from './type-actions.tsx'
import { useTypeName } from './type-list.tsx'
import { UsedBy } from './used-by.tsx'

const ROOM = 320

/** What is open over the list of words. */
type Open = { readonly is: 'new' } | { readonly is: 'edit' | 'delete'; readonly row: DictionaryEntryRow }

/** The words of the list that is open. */
export function EntriesPart({ type }: { readonly type: DictionaryTypeRow }) {
  const say = useText()
  const typeName = useTypeName()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel
      title={typeName(type)}
      subtitle={type.description || type.id}
      height={ROOM}
      actions={<TypeActions type={type} onAdd={() => setOpen({ is: 'new' })} />}
    >
      <UsedBy usedBy={type.usedBy} />
      <SearchBar fields={['text']}>
        <SearchText field="text" label={say('dictionary.search')} />
      </SearchBar>
      <Entries type={type} onOpen={setOpen} />
      {open?.is === 'new' && <EntryDrawer type={type} row={null} onClose={close} />}
      {open?.is === 'edit' && <EntryDrawer type={type} row={open.row} onClose={close} />}
      {open?.is === 'delete' && <DeleteEntry type={type} row={open.row} onClose={close} />}
    </Panel>
  )
}

interface EntriesProps {
  readonly type: DictionaryTypeRow
  readonly onOpen: (open: Open) => void
}

function Entries({ type, onOpen }: EntriesProps) {
  const say = useText()
  const { query, setQuery } = useTab()
  const { text } = query
  const { data, error } = useQuery(entriesQuery(type.id, text))
  const offer = useDeed({
    work: ({ row, enabled }: { row: DictionaryEntryRow; enabled: boolean }) =>
      changeEntry(type.id, row, { enabled }),
    stale: STALE,
  })
  const order = useDeed({
    work: (codes: readonly string[]) => orderEntries(type.id, codes),
    stale: STALE,
  })
  if (error) return <p className="admin__fault">{error.message}</p>
  if (!data) return <p role="status">{say('shell.loading')}</p>
  if (data.total === 0)
    return (
      <EmptyList told={say('dictionary.empty')}>
        {text !== undefined && (
          <button type="button" className="qw-button" onClick={() => setQuery({ text: undefined })}>
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
  return (
    <EntryTable
      rows={data.data}
      offers={type.usedBy.some(({ uses }) => uses === 'filter')}
      ordered={text === undefined && data.total === data.data.length}
      busy={offer.busy || order.busy}
      onEdit={(row) => onOpen({ is: 'edit', row })}
      onDelete={(row) => onOpen({ is: 'delete', row })}
      onOffer={(row, enabled) => offer.run({ row, enabled })}
      onOrder={(codes) => order.run(codes)}
    />
  )
}
