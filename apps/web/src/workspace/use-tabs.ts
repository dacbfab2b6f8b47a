import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type TabActions, tabActions } from './tab-actions.ts'
import { keepTabs, restoreTabs } from './tab-storage.ts'
import { type Tabs, visit } from './tabs.ts'

/** The open pages, in step with the address bar: an address that names a page brings its tab to the front. */
export function useTabs(isPage: (path: string) => boolean): { tabs: Tabs; actions: TabActions } {
  const { history } = useRouter()
  const { pathname, searchStr } = useLocation()
  const [tabs, setTabs] = useState(restoreTabs)
  const [visited, setVisited] = useState<string | null>(null)
  const latest = useRef(tabs)
  const address = pathname + searchStr
  if (visited !== address) {
    setVisited(address)
    if (isPage(pathname)) setTabs(visit(tabs, pathname, searchStr))
  }
  useLayoutEffect(() => {
    latest.current = tabs
  }, [tabs])
  useEffect(() => keepTabs(tabs), [tabs])
  const actions = useMemo(
    () =>
      tabActions({
        read: () => latest.current,
        edit: setTabs,
        go: (href) => history.push(href),
        replace: (href) => history.replace(href),
      }),
    [history],
  )
  return { tabs, actions }
}
