import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { call } from '../../api/call.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { USERS_KEY } from './calls.ts'

interface SafetyDialogProps {
  readonly user: AccountRow
  readonly deed: 'unlock' | 'factor'
  readonly onClose: () => void
}

const PATHS = { unlock: '/v1/user/unlock', factor: '/v1/user/secondFactor/reset' } as const

/** Asks before an account is let try again, or loses its second factor. */
export function SafetyDialog({ user, deed, onClose }: SafetyDialogProps) {
  const say = useText()
  const { run, busy } = useDeed({
    work: () => call('POST', PATHS[deed], { body: { id: user.id } }),
    stale: [USERS_KEY],
    done: say(`users.${deed}.done`),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={say(`users.${deed}.ask`, { name: user.username })}
      deed={say(`users.menu.${deed}`)}
      danger={deed === 'factor'}
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      {say(`users.${deed}.text`)}
    </ConfirmDialog>
  )
}
