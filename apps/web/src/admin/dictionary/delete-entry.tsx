import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { deleteEntry, STALE } from './calls.ts'

interface DeleteEntryProps {
  readonly type: DictionaryTypeRow
  readonly row: DictionaryEntryRow
  readonly onClose: () => void
}

/** Asks before a word is deleted; one that is in use is refused with the places named. */
export function DeleteEntry({ type, row, onClose }: DeleteEntryProps) {
  const say = useText()
  const { run, busy } = useDeed({
    work: () => deleteEntry(type.id, row.code),
    stale: STALE,
    done: say('dictionary.deleted'),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={say('dictionary.delete.title', { name: row.code })}
      deed={say('dictionary.delete.deed')}
      danger
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {say('dictionary.delete.text')}
    </ConfirmDialog>
  )
}
