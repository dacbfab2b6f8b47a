import { useText } from '@quaywise/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Dropdown } from 'antd'
import { logOut } from '../session/log-out.ts'
import { useSession } from '../session/session.ts'
import { HOME_PATH } from '../workspace/tabs.ts'
import { Avatar } from './avatar.tsx'
import { ShellIcon } from './shell-icon.tsx'

interface UserMenuProps {
  readonly onOpen: (path: string) => void
  readonly compact?: boolean
}

/** The person at work: their settings, their password, the way out. */
export function UserMenu({ onOpen, compact = false }: UserMenuProps) {
  const say = useText()
  const { user } = useSession()
  const client = useQueryClient()
  const { history } = useRouter()
  const leave = async () => history.replace(await logOut(client, location))
  const items = [
    {
      key: 'profile',
      icon: <ShellIcon name="user" />,
      label: say('shell.user.profile'),
      onClick: () => onOpen(HOME_PATH),
    },
    {
      key: 'password',
      icon: <ShellIcon name="lock" />,
      label: say('shell.user.changePassword'),
      onClick: () => onOpen('/account/changePassword'),
    },
    { type: 'divider' as const },
    { key: 'leave', icon: <ShellIcon name="leave" />, label: say('shell.user.logout'), onClick: leave },
  ]
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <button
        type="button"
        className="bar-button user-menu"
        aria-haspopup="menu"
        aria-label={say('shell.user.menu', { name: user.name })}
      >
        <Avatar user={user} size={26} />
        {!compact && (
          <span className="user-menu__name">
            <b>{user.name}</b>
            <small>{say(user.isAdmin ? 'profile.administrator' : 'profile.user')}</small>
          </span>
        )}
      </button>
    </Dropdown>
  )
}
