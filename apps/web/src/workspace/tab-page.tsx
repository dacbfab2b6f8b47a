import type { Page } from '@quaywise/contract/pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ForbiddenPage } from '../pages/states/forbidden-page.tsx'
import { NotBuiltPage } from '../pages/states/not-built-page.tsx'
import { canOpen } from '../session/access.ts'
import { useSession } from '../session/session.ts'
import { OWN_PAGES, REPORT_PAGE } from './pages.ts'
import { reportsQuery } from './reports.ts'
import { usePageName } from './use-page-name.ts'

/** What a tab shows: the page if the person may open it and it is built. */
export function TabPage({ page }: { readonly page: Page }) {
  const session = useSession()
  const nameOf = usePageName()
  if (!canOpen(page, session)) return <ForbiddenPage name={nameOf(page.path)} />
  const own = OWN_PAGES.get(page.path)
  if (own) return <own.Page />
  if (page.path.startsWith('/BigDataAnalysis/')) return <AnalysisPage page={page} />
  return <NotBuiltPage name={nameOf(page.path)} />
}

function AnalysisPage({ page }: { readonly page: Page }) {
  const nameOf = usePageName()
  const { data } = useSuspenseQuery(reportsQuery)
  const report = data.find(({ path }) => path === page.path)
  return report ? <REPORT_PAGE.Page reportId={report.id} /> : <NotBuiltPage name={nameOf(page.path)} />
}
