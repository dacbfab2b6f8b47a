import type { DictionaryTypeRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useState } from 'react'
import { SearchBar } from '../kit/search-bar.tsx'
import { SearchText } from '../kit/search-text.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import { Entries, type OpenEntry } from './entries.tsx'
import { EntryDrawer } from './entry-drawer.tsx'
import { TypeActions } from './type-actions.tsx'
import { useTypeName } from './type-list.tsx'
import { UsedBy } from './used-by.tsx'

const ROOM = 320

/** The words of the list that is open. */
export function EntriesPart({ type }: { readonly type: DictionaryTypeRow }) {
  const say = useText()
  const typeName = useTypeName()
  const [open, setOpen] = useState<OpenEntry | null>(null)
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
