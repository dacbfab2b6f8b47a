import { useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../locale/language-switch.tsx'
import { HeaderClock } from '../status/header-clock.tsx'
import { LoadingProgress } from '../status/loading-progress.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import type { TabActions } from '../workspace/tab-actions.ts'
import type { Tabs } from '../workspace/tabs.ts'
import { Brand } from './brand.tsx'
import { OverlayDialog } from './overlay-dialog.tsx'
import { ShellIcon } from './shell-icon.tsx'
import { useTabTerminal } from './tab-terminal.ts'
import { TerminalSwitch } from './terminal-switch.tsx'
import './menu-drawer.css'

interface MenuDrawerProps {
  readonly onClose: () => void
  readonly tabs: Tabs
  readonly actions: TabActions
  readonly children: ReactNode
}

/** On a phone, the menu and what does not fit into the top bar. */
export function MenuDrawer({ onClose, tabs, actions, children }: MenuDrawerProps) {
  const say = useText()
  const terminal = useTabTerminal(tabs)
  return (
    <OverlayDialog label={say('shell.menu')} shape="drawer" onClose={onClose}>
      <header className="menu-drawer__head">
        <Brand />
        <button type="button" className="bar-button" aria-label={say('shell.menu.close')} onClick={onClose}>
          <ShellIcon name="close" size={18} />
        </button>
      </header>
      <div className="menu-drawer__menu">{children}</div>
      <footer className="menu-drawer__foot">
        <LoadingProgress />
        <TerminalSwitch tabs={tabs} actions={actions} />
        <HeaderClock terminal={terminal?.id} />
        <span className="menu-drawer__switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </footer>
    </OverlayDialog>
  )
}
