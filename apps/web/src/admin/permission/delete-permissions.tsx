import type { PermissionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { PERMISSIONS_KEY, ROLES_KEY } from '../role/calls.ts'
import { deletePermissions } from './calls.ts'

interface DeletePermissionsProps {
  readonly rows: readonly PermissionRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before authorities are deleted, and names the roles that lose each. */
export function DeletePermissions({ rows, onDone, onClose }: DeletePermissionsProps) {
  const say = useText()
  const { run, busy } = useDeed({
    work: () => deletePermissions(rows.map(({ id }) => id)),
    stale: [PERMISSIONS_KEY, ROLES_KEY, 'session'],
    done: say('permission.deleted'),
    onDone,
    onEnd: onClose,
  })
  const told = ({ label, roles }: PermissionRow) =>
    roles.length === 0
      ? say('permission.delete.none', { name: label })
      : say('permission.delete.roles', { name: label, roles: roles.map(({ name }) => name).join(', ') })
  return (
    <ConfirmDialog
      title={say('permission.delete.title', { count: rows.length })}
      deed={say('permission.delete')}
      danger
      busy={busy}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{told(row)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
