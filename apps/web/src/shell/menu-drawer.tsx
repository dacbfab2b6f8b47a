import { directionOf, useLocale } from '@quaywise/i18n'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../locale/language-switch.tsx'
import { HeaderClock } from '../status/header-clock.tsx'
import { LoadingProgress } from '../status/loading-progress.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import type { TabActions } from '../workspace/tab-actions.ts'
import type { Tabs } from '../workspace/tabs.ts'
import { Brand } from './brand.tsx'
import { TerminalSwitch } from './terminal-switch.tsx'
import { useTabTerminal } from './tab-terminal.ts'

interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly tabs: Tabs
  readonly actions: TabActions
  readonly children: ReactNode
}

/** On a phone, the menu and what does not fit into the top bar. */
export function MenuDrawer({ open, onClose, tabs, actions, children }: MenuDrawerProps) {
  const terminal = useTabTerminal(tabs)
  const placement = directionOf(useLocale()) === 'rtl' ? 'right' : 'left'
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={placement}
      size={300}
      title={<Brand />}
      classNames={{ body: 'menu-drawer__body', footer: 'menu-drawer__foot' }}
      footer={
        <>
          <TerminalSwitch tabs={tabs} actions={actions} />
          <HeaderClock terminal={terminal?.id} />
          <LanguageSwitch />
          <ThemeSwitch />
          <LoadingProgress />
        </>
      }
    >
      {children}
    </Drawer>
  )
}
