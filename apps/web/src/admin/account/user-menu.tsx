import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { RowMenu } from '../kit/row-menu.tsx'
import type { Task } from './user-task.ts'

interface UserMenuProps {
  readonly user: AccountRow
  readonly open: (task: Task) => void
}

/** What can be done to one user. */
export function UserMenu({ user, open }: UserMenuProps) {
  const say = useText()
  const { disabled } = user
  return (
    <RowMenu
      name={user.username}
      items={[
        { key: 'edit', label: say('users.menu.edit'), onSelect: () => open({ is: 'edit', user }) },
        {
          key: 'sessions',
          label: say('users.menu.sessions'),
          onSelect: () => open({ is: 'sessions', user }),
        },
        { key: 'reset', label: say('users.menu.reset'), onSelect: () => open({ is: 'reset', user }) },
        { key: 'unlock', label: say('users.menu.unlock'), onSelect: () => open({ is: 'unlock', user }) },
        { key: 'factor', label: say('users.menu.factor'), onSelect: () => open({ is: 'factor', user }) },
        {
          key: 'switch',
          label: say(disabled ? 'users.menu.enable' : 'users.menu.disable'),
          danger: !disabled,
          ruleBefore: true,
          onSelect: () => open({ is: 'switch', users: [user], disabled: !disabled }),
        },
      ]}
    />
  )
}
