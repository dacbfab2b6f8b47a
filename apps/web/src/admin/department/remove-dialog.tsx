import type { DepartmentMember, DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { removeMembers, STALE } from './calls.ts'

interface RemoveDialogProps {
  readonly department: DepartmentRow
  readonly members: readonly DepartmentMember[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before people are taken out of a department. */
export function RemoveDialog({ department, members, onDone, onClose }: RemoveDialogProps) {
  const say = useText()
  const count = members.length
  const { run, busy } = useDeed({
    work: () =>
      removeMembers(
        department.id,
        members.map(({ id }) => id),
      ),
    stale: STALE,
    done: say('departments.members.removed', { count }),
    onDone,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={say('departments.members.ask', { count, name: department.name })}
      deed={say('departments.members.remove')}
      danger
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {say('departments.members.text')}
    </ConfirmDialog>
  )
}
