import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { disableUsers, USERS_KEY } from './calls.ts'

const MOST_NAMED = 10

interface SwitchDialogProps {
  readonly users: readonly AccountRow[]
  readonly disabled: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before users are disabled or enabled, one or many: all of them or none. */
export function SwitchDialog({ users, disabled, onDone, onClose }: SwitchDialogProps) {
  const say = useText()
  const [first] = users
  const count = users.length
  const { run, busy } = useDeed({
    work: () =>
      disableUsers(
        users.map(({ id }) => id),
        disabled,
      ),
    stale: [USERS_KEY],
    done: say(disabled ? 'users.disable.done' : 'users.enable.done', { count }),
    onDone,
    onEnd: onClose,
  })
  const ask =
    count === 1
      ? say(disabled ? 'users.disable.ask' : 'users.enable.ask', { name: first?.username ?? '' })
      : say(disabled ? 'users.disable.askMany' : 'users.enable.askMany', { count })
  return (
    <ConfirmDialog
      title={ask}
      deed={say(disabled ? 'users.menu.disable' : 'users.menu.enable')}
      danger={disabled}
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {say(disabled ? 'users.disable.text' : 'users.enable.text')}
      {count > 1 && (
        <ul>
          {users.slice(0, MOST_NAMED).map(({ id, username, name }) => (
            <li key={id}>
              <bdi>{username}</bdi> · <bdi>{name}</bdi>
            </li>
          ))}
          {count > MOST_NAMED && <li>{say('users.more', { count: count - MOST_NAMED })}</li>}
        </ul>
      )}
    </ConfirmDialog>
  )
}
