import { pageAt } from '@quaywise/contract/pages'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import { ErrorBoundary } from '../boot/error-boundary.tsx'
import { CrashPage } from '../pages/states/crash-page.tsx'
import { LoadingPage } from '../pages/states/loading-page.tsx'
import type { TabActions } from './tab-actions.ts'
import { TabContext, type TabView } from './tab-context.ts'
import { TabPage } from './tab-page.tsx'
import type { Tab } from './tabs.ts'

interface TabPanelProps {
  readonly tab: Tab
  readonly actions: TabActions
}

/** The page of one tab, with its own place on the scroll bar and its own errors. */
export function TabPanel({ tab, actions }: TabPanelProps) {
  const { path, search, shownCount } = tab
  const page = pageAt(path)
  const { reset } = useQueryErrorResetBoundary()
  useOwnScroll()
  const retry = () => {
    reset()
    actions.refresh(path)
  }
  const view = useMemo<TabView>(
    () => ({
      path,
      query: Object.fromEntries(new URLSearchParams(search)),
      shownCount,
      setQuery: (patch) => actions.setQuery(path, patch),
      setTitle: (title) => actions.setTitle(path, title),
      open: actions.open,
    }),
    [path, search, shownCount, actions],
  )
  return (
    <section className="tab-panel" role="tabpanel" id={panelId(path)} aria-labelledby={tabId(path)}>
      <TabContext value={view}>
        <ErrorBoundary
          onError={() => actions.markFailed(path)}
          fallback={(error) => <CrashPage error={error} onRetry={retry} />}
        >
          <Suspense fallback={<LoadingPage />}>{page && <TabPage page={page} />}</Suspense>
        </ErrorBoundary>
      </TabContext>
    </section>
  )
}

/** The element id of a tab in the strip. */
export const tabId = (path: string): string => `tab${path.replaceAll('/', '-')}`

/** The element id of the panel that a tab shows. */
export const panelId = (path: string): string => `panel${path.replaceAll('/', '-')}`

function useOwnScroll(): void {
  const place = useRef(0)
  // A hidden tab runs no effects: the clean-up notes where the reader was.
  useLayoutEffect(() => {
    window.scrollTo(0, place.current)
    return () => {
      place.current = window.scrollY
    }
  }, [])
}
