import { useText } from '@quaywise/i18n'
import { Dropdown } from 'antd'
import type { ReactElement } from 'react'
import type { TabActions } from './tab-actions.ts'
import { HOME_PATH, type Tab } from './tabs.ts'

interface TabMenuProps {
  readonly tab: Tab
  readonly actions: TabActions
  readonly children: ReactElement
}

/** The right-click menu of a tab: refresh, close others, close all. */
export function TabMenu({ tab, actions, children }: TabMenuProps) {
  const say = useText()
  const home = tab.path === HOME_PATH
  const items = [
    { key: 'refresh', label: say('tab.refresh'), onClick: () => actions.refresh(tab.path) },
    { key: 'close', label: say('tab.closeThis'), disabled: home, onClick: () => actions.close(tab.path) },
    { key: 'others', label: say('tab.closeOthers'), onClick: () => actions.closeOthers(tab.path) },
    { key: 'all', label: say('tab.closeAll'), onClick: actions.closeAll },
  ]
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, className: 'tab-menu' }}>
      {children}
    </Dropdown>
  )
}
