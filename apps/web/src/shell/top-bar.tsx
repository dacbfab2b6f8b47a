import { useText } from '@quaywise/i18n'
import { LanguageSwitch } from '../locale/language-switch.tsx'
import { HeaderClock } from '../status/header-clock.tsx'
import { LoadingProgress } from '../status/loading-progress.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import type { TabActions } from '../workspace/tab-actions.ts'
import type { Tabs } from '../workspace/tabs.ts'
import { usePageName } from '../workspace/use-page-name.ts'
import { Bell } from './bell/bell.tsx'
import { Brand, BrandMark } from './brand.tsx'
import { ShellIcon } from './shell-icon.tsx'
import { useTabTerminal } from './tab-terminal.ts'
import { TerminalSwitch } from './terminal-switch.tsx'
import { UserMenu } from './user-menu.tsx'

interface TopBarProps {
  readonly tabs: Tabs
  readonly actions: TabActions
  readonly phone: boolean
  readonly onMenu: () => void
}

/** The bar over everything: where we are, what time it is there, and who is at work. */
export function TopBar({ tabs, actions, phone, onMenu }: TopBarProps) {
  const terminal = useTabTerminal(tabs)
  if (phone) return <PhoneBar tabs={tabs} actions={actions} onMenu={onMenu} />
  return (
    <header className="top-bar">
      <span className="top-bar__brand">
        <Brand />
      </span>
      <TerminalSwitch tabs={tabs} actions={actions} />
      <span className="top-bar__space">
        <LoadingProgress />
      </span>
      <HeaderClock terminal={terminal?.id} />
      <Bell onOpen={actions.open} />
      <ThemeSwitch />
      <LanguageSwitch />
      <UserMenu onOpen={actions.open} />
    </header>
  )
}

function PhoneBar({ tabs, actions, onMenu }: Omit<TopBarProps, 'phone'>) {
  const say = useText()
  const nameOf = usePageName()
  const tab = tabs.list.find(({ path }) => path === tabs.active)
  return (
    <header className="top-bar">
      <button type="button" className="bar-button" aria-label={say('shell.menu.open')} onClick={onMenu}>
        <ShellIcon name="menu" size={18} />
      </button>
      <BrandMark size={22} />
      <strong className="top-bar__title">{tab?.title ?? nameOf(tabs.active)}</strong>
      <Bell onOpen={actions.open} />
      <UserMenu onOpen={actions.open} compact />
    </header>
  )
}
