import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, type DataColumn } from '@quaywise/ui'
import { useWords } from '../../report/words/use-words.ts'
import { Avatar } from '../../shell/avatar.tsx'
import { useZone } from '../kit/use-zone.ts'
import { StateTag } from './state-tag.tsx'
import { UserMenu } from './user-menu.tsx'
import type { Task } from './user-task.ts'

const AVATAR = 24

/** The columns of the list of users; a name opens the user. */
export function useUserColumns(open: (task: Task) => void): readonly DataColumn<AccountRow>[] {
  const say = useText()
  const words = useWords(useZone())
  const column = (
    key: string,
    title: string,
    rest: Partial<DataColumn<AccountRow>>,
  ): DataColumn<AccountRow> => ({
    key,
    title,
    ...rest,
  })
  return [
    column('username', say('users.column.username'), {
      sortable: true,
      pinned: true,
      width: 200,
      render: (user) => (
        <button type="button" className="users__name" onClick={() => open({ is: 'edit', user })}>
          <Avatar user={user} size={AVATAR} />
          <bdi>{user.username}</bdi>
        </button>
      ),
    }),
    column('name', say('users.column.name'), {
      sortable: true,
      wide: true,
      render: ({ name }) => (
        <span className="users__full">
          <bdi>{name}</bdi>
        </span>
      ),
    }),
    column('state', say('users.column.state'), { render: ({ state }) => <StateTag state={state} /> }),
    column('roles', say('users.column.roles'), {
      wide: true,
      render: (user) => <Rights user={user} />,
    }),
    column('departments', say('users.column.departments'), {
      wide: true,
      render: ({ departments }) => (departments.length > 0 ? <Names of={departments} /> : null),
    }),
    column('mobile', say('users.column.mobile'), {
      sortable: true,
      wide: true,
      render: ({ mobile }) => mobile && <bdi dir="ltr">{mobile}</bdi>,
    }),
    column('validUntil', say('users.column.validUntil'), {
      sortable: true,
      render: ({ validUntil }) =>
        validUntil && words.instant(new Date(Date.parse(validUntil) - 1).toISOString(), 'date'),
    }),
    column('lastSignInAt', say('users.column.lastSignInAt'), {
      sortable: true,
      render: ({ lastSignInAt }) =>
        lastSignInAt ? (
          words.instant(lastSignInAt, 'minute')
        ) : (
          <span className="users__never">{say('users.never')}</span>
        ),
    }),
    column('actions', say('admin.actions'), {
      align: 'end',
      width: 70,
      atEnd: true,
      render: (user) => <UserMenu user={user} open={open} />,
    }),
  ]
}

function Rights({ user }: { readonly user: AccountRow }) {
  const say = useText()
  const names = <Names of={user.roles} />
  if (!user.isAdmin) return user.roles.length === 0 ? '–' : names
  return (
    <span className="users__rights">
      <Chip tone="accent">{say('users.administrator')}</Chip>
      {names}
    </span>
  )
}

/** Names in one line; those that have no room are told by its title. */
function Names({ of }: { readonly of: AccountRow['roles'] }) {
  const names = of.map(({ name }) => name).join(', ')
  return (
    <span className="users__names" title={names}>
      {names}
    </span>
  )
}
