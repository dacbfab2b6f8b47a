import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTab } from '../../workspace/tab-context.ts'
import { AdminList } from '../kit/admin-list.tsx'
import { listQuery } from '../kit/list-query.ts'
import type { Picked } from '../kit/use-picked.ts'
import { LIST_PATH, USERS_KEY } from './calls.ts'
import { useUserColumns } from './user-columns.tsx'
import { listAsked, NO_FILTERS } from './user-search.ts'
import type { Task } from './user-task.ts'

interface UserListProps {
  readonly picked: Picked<AccountRow>
  readonly open: (task: Task) => void
}

/** The users that the address asks for. */
export function UserList({ picked, open }: UserListProps) {
  const say = useText()
  const { query, setQuery } = useTab()
  const { data, error, isFetching, refetch } = useQuery({
    ...listQuery<AccountRow>(USERS_KEY, LIST_PATH, listAsked(query)),
    placeholderData: keepPreviousData,
  })
  const columns = useUserColumns(open)
  const batch = (disabled: boolean) => (
    <button
      type="button"
      className="qw-button"
      onClick={() => open({ is: 'switch', users: picked.rows, disabled })}
    >
      {say(disabled ? 'users.menu.disable' : 'users.menu.enable')}
    </button>
  )
  return (
    <AdminList
      title={say('page.admin/account')}
      columns={columns}
      page={data}
      error={error}
      fetching={isFetching}
      onRetry={() => void refetch()}
      empty={say('users.empty')}
      wayOut={
        <button type="button" className="qw-button" onClick={() => setQuery(NO_FILTERS)}>
          {say('data.filter.clear')}
        </button>
      }
      nameOf={({ username }) => username}
      picked={picked}
      batch={
        <>
          {batch(true)}
          {batch(false)}
        </>
      }
    />
  )
}
