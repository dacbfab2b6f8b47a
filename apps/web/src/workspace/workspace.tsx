import { pageAt } from '@quaywise/contract/pages'
import { useLocation } from '@tanstack/react-router'
import { Activity } from 'react'
import { NotFoundPage } from '../pages/states/not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { TabPanel } from './tab-panel.tsx'
import { TabStrip } from './tab-strip.tsx'
import { useTabs } from './use-tabs.ts'

const isPage = (path: string): boolean => pageAt(path) !== undefined

/** The signed-in application: the shell around every open page. */
export function Workspace() {
  const { pathname } = useLocation()
  const { tabs, actions } = useTabs(isPage)
  if (!isPage(pathname)) return <NotFoundPage />
  // A tab that came back with a reload is built when it is first shown.
  const opened = tabs.list.filter(({ shownCount }) => shownCount > 0)
  return (
    <Shell tabs={tabs} actions={actions} strip={<TabStrip tabs={tabs} actions={actions} />}>
      {opened.map((tab) => (
        <Activity
          key={`${tab.path}#${tab.refreshCount}`}
          mode={tab.path === tabs.active ? 'visible' : 'hidden'}
        >
          <TabPanel tab={tab} actions={actions} />
        </Activity>
      ))}
    </Shell>
  )
}
