import type { RoleMember, RoleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, Drawer, Pager, Skeleton } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { useSettled } from '../../data/use-settled.ts'
import { useTableLabels } from '../../report/table/use-table-labels.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { membersQuery, roleQuery } from './calls.ts'
import { useListedRole } from './use-listed-role.ts'

const PAGE = 50
const SETTLE_MS = 250

interface MembersDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** Who has a role, page by page, each with the way to the account. */
export function MembersDrawer({ id, onClose }: MembersDrawerProps) {
  const say = useText()
  const role = useQuery(roleQuery(id))
  const [text, setText] = useState('')
  const listed = useListedRole(id)
  const name = role.data?.label ?? listed?.label
  const title = name === undefined ? say('roles.holders') : say('roles.members.title', { name })
  const sought = useSettled(text, SETTLE_MS)
  return (
    <Drawer title={title} open closeLabel={say('report.close')} onClose={onClose}>
      <input
        type="search"
        className="data-filters__name role-members__search"
        aria-label={say('users.search')}
        placeholder={say('users.search')}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Members key={sought} id={id} text={sought} />
    </Drawer>
  )
}

function Members({ id, text }: { readonly id: string; readonly text: string }) {
  const say = useText()
  const labels = useTableLabels()
  const [current, setCurrent] = useState(1)
  const { data, error, refetch } = useQuery({
    ...membersQuery(id, { text, current, pageSize: PAGE }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton kind="rows" />
  if (data.total === 0)
    return <p className="data__none">{say(text === '' ? 'roles.members.none' : 'users.empty')}</p>
  return (
    <>
      <ul className="role-members">
        {data.data.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
      {data.total > PAGE && (
        <Pager
          page={current}
          pageSize={PAGE}
          pageSizes={[]}
          total={data.total}
          labels={labels}
          onPage={setCurrent}
        />
      )}
    </>
  )
}

function Member({ member: { username, name, isAdmin, disabled } }: { readonly member: RoleMember }) {
  const say = useText()
  const { open } = useTab()
  return (
    <li>
      <button type="button" className="link-button" onClick={() => open('/admin/account', { q: username })}>
        <bdi>{name}</bdi>
      </button>
      <small>
        <bdi>{username}</bdi>
      </small>
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
      aria-label={say('roles.members.title', { name: role.label })}
      onClick={onPress}
    >
      {role.holders}
    </button>
  )
}
