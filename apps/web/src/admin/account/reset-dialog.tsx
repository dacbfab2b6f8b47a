import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { resetPassword, USERS_KEY } from './calls.ts'
import type { Task } from './user-task.ts'

interface ResetDialogProps {
  readonly user: AccountRow
  readonly open: (task: Task) => void
  readonly onClose: () => void
}

/** Asks before a user gets a new password, which is then shown once. */
export function ResetDialog({ user, open, onClose }: ResetDialogProps) {
  const say = useText()
  const { run, busy } = useDeed({
    work: () => resetPassword(user.id),
    stale: [USERS_KEY],
    onDone: ({ password }) => open({ is: 'password', name: user.username, password }),
  })
  return (
    <ConfirmDialog
      title={say('users.reset.ask', { name: user.username })}
      deed={say('users.menu.reset')}
      danger
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {say('users.reset.text')}
    </ConfirmDialog>
  )
}
