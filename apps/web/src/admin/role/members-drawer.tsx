import type { RoleMember, RoleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { Failure } from '../../data/failure.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { membersQuery, roleQuery } from './calls.ts'

interface MembersDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** Who has a role, each with the way to the account. */
export function MembersDrawer({ id, onClose }: MembersDrawerProps) {
  const say = useText()
  const role = useQuery(roleQuery(id))
  const { data, error, refetch } = useQuery(membersQuery(id))
  const title = say('roles.members.title', { name: role.data?.name ?? '' })
  return (
    <Drawer title={title} open closeLabel={say('report.close')} onClose={onClose}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data?.total === 0 && <p className="data__none">{say('roles.members.none')}</p>}
      {data && data.total > 0 && (
        <ul className="role-members">
          {data.data.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function Member({ member: { username, name, isAdmin, disabled } }: { readonly member: RoleMember }) {
  const say = useText()
  const { open } = useTab()
  return (
    <li>
      <button type="button" className="link-button" onClick={() => open('/admin/account', { q: username })}>
        {name}
      </button>
      <small>{username}</small>
      {isAdmin && <Chip>{say('roles.members.admin')}</Chip>}
      {disabled && <Chip muted>{say('roles.members.disabled')}</Chip>}
    </li>
  )
}

/** How many have a role: a button that tells who. */
export function HoldersButton({ role, onPress }: { readonly role: RoleRow; readonly onPress: () => void }) {
  const say = useText()
  if (role.holders === 0) return <span>0</span>
  return (
    <button
      type="button"
      className="link-button"
      aria-label={say('roles.members.title', { name: role.name })}
      onClick={onPress}
    >
      {role.holders}
    </button>
  )
}
