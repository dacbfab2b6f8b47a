import { useText } from '@quaywise/i18n'
import { type ReactNode, useState } from 'react'
import { SideMenu } from '../menu/side-menu.tsx'
import { OfflineNotice } from '../status/offline-notice.tsx'
import { UpdatePrompt } from '../status/update-prompt.tsx'
import type { TabActions } from '../workspace/tab-actions.ts'
import type { Tabs } from '../workspace/tabs.ts'
import { BottomBar } from './bottom-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { usePhone } from './use-phone.ts'
import './shell.css'

interface ShellProps {
  readonly tabs: Tabs
  readonly actions: TabActions
  readonly strip: ReactNode
  readonly children: ReactNode
}

/** The frame of the application: top bar, side menu, tab strip, and on a phone a drawer and a bottom bar. */
export function Shell({ tabs, actions, strip, children }: ShellProps) {
  const say = useText()
  const phone = usePhone()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const open = (path: string) => {
    setDrawerOpen(false)
    actions.open(path)
  }
  return (
    <div className="shell">
      <a className="shell__skip" href="#content">
        {say('shell.skip')}
      </a>
      <TopBar tabs={tabs} actions={actions} phone={phone} onMenu={() => setDrawerOpen(true)} />
      <div className="shell__body">
        {!phone && <Sidebar active={tabs.active} onOpen={open} />}
        <main className="shell__main">
          {strip}
          <OfflineNotice />
          <UpdatePrompt />
          <div id="content" tabIndex={-1}>
            {children}
          </div>
        </main>
      </div>
      {phone && (
        <>
          {drawerOpen && (
            <MenuDrawer onClose={() => setDrawerOpen(false)} tabs={tabs} actions={actions}>
              <SideMenu active={tabs.active} folded={false} onOpen={open} />
            </MenuDrawer>
          )}
          <BottomBar active={tabs.active} onOpen={open} onMore={() => setDrawerOpen(true)} />
        </>
      )}
    </div>
  )
}
