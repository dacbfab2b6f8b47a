import type { DictionaryTypeRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { deleteType, STALE } from './calls.ts'
import { TypeDrawer } from './type-drawer.tsx'
import { useTypeName } from './type-list.tsx'

interface TypeActionsProps {
  readonly type: DictionaryTypeRow
  readonly onAdd: () => void
}

/** What can be done with the list that is open. */
export function TypeActions({ type, onAdd }: TypeActionsProps) {
  const say = useText()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <button type="button" className="qw-button qw-button--quiet" onClick={() => setOpen('edit')}>
        {say('dictionary.editType')}
      </button>
      {!type.declared && (
        <button type="button" className="qw-button qw-button--quiet" onClick={() => setOpen('delete')}>
          {say('dictionary.deleteType')}
        </button>
      )}
      {type.open && (
        <button type="button" className="qw-button" onClick={onAdd}>
          {say('dictionary.add')}
        </button>
      )}
      {open === 'edit' && <TypeDrawer type={type} onSaved={close} onClose={close} />}
      {open === 'delete' && <DeleteType type={type} onClose={close} />}
    </>
  )
}

function DeleteType({ type, onClose }: { readonly type: DictionaryTypeRow; readonly onClose: () => void }) {
  const say = useText()
  const typeName = useTypeName()
  const { setQuery } = useTab()
  const { run, busy } = useDeed({
    work: () => deleteType(type.id),
    stale: STALE,
    done: say('dictionary.deleted'),
    onDone: () => setQuery({ type: undefined }),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={say('dictionary.deleteType.title', { name: typeName(type) })}
      deed={say('dictionary.deleteType')}
      danger
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {say('dictionary.deleteType.text')}
    </ConfirmDialog>
  )
}
