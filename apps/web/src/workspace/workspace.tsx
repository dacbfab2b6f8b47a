import { pageAt } from '@quaywise/contract/pages'
import { useLocation } from '@tanstack/react-router'
import { Activity, useEffect } from 'react'
import { NotFoundPage } from '../pages/states/not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { TabPanel } from './tab-panel.tsx'
import { TabStrip } from './tab-strip.tsx'
import type { Tabs } from './tabs.ts'
import { usePageName } from './use-page-name.ts'
import { useTabs } from './use-tabs.ts'

const isPage = (path: string): boolean => pageAt(path) !== undefined

function titleOf({ list, active }: Tabs, nameOf: (path: string) => string): string {
  return list.find(({ path }) => path === active)?.title ?? nameOf(active)
}

/** The signed-in application: the shell around every open page. */
export function Workspace() {
  const { pathname } = useLocation()
  const { tabs, actions } = useTabs(isPage)
  const nameOf = usePageName()
  useEffect(() => {
    document.title = `${titleOf(tabs, nameOf)} · Quaywise`
  }, [tabs, nameOf])
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
