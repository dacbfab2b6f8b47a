import type { RoleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { deleteRole, PERMISSIONS_KEY, ROLES_KEY } from './calls.ts'

interface DeleteRoleProps {
  readonly role: RoleRow
  /** Shows who has the role. */
  readonly onMembers: () => void
  readonly onClose: () => void
}

/** Asks before a role is deleted; one that people still have leads to them instead. */
export function DeleteRole({ role, onMembers, onClose }: DeleteRoleProps) {
  const say = useText()
  const { run, busy } = useDeed({
    work: () => deleteRole(role.id),
    stale: [ROLES_KEY, PERMISSIONS_KEY],
    done: say('roles.deleted'),
    onEnd: onClose,
  })
  const held = role.holders > 0
  return (
    <ConfirmDialog
      title={say('roles.delete.title', { name: role.label })}
      deed={say(held ? 'roles.members' : 'roles.delete')}
      danger={!held}
      busy={busy}
      onConfirm={held ? onMembers : () => run()}
      onClose={onClose}
    >
      {held ? say('roles.delete.held', { count: role.holders }) : say('roles.delete.text')}
    </ConfirmDialog>
  )
}
