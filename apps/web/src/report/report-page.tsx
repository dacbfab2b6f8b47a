import { usePageText, useText } from '@quaywise/i18n'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageTitle } from '../pages/page-title.tsx'
import { useSession } from '../session/session.ts'
import { useStatus } from '../status/status.ts'
import { reportsQuery } from '../workspace/reports.ts'
import { useTab } from '../workspace/tab-context.ts'
import { CallPage } from './call/call-page.tsx'
import { ReportScreen } from './page/report-screen.tsx'
import './report.css'

/** The page of an analytics report; a terminal's page starts anew when another terminal is chosen. */
export function ReportPage({ reportId }: { readonly reportId: string }) {
  const text = usePageText()
  const say = useText()
  const { query } = useTab()
  const { user } = useSession()
  const status = useStatus()
  const report = useSuspenseQuery(reportsQuery).data.find(({ id }) => id === reportId)
  const named = query.terminal ?? user.defaultTerminal
  const own = user.terminals.find(({ id }) => id === named) ?? user.terminals[0]
  const terminal = status?.terminals.find(({ id }) => id === own?.id) ?? status?.terminals[0]
  if (report?.subject && terminal) return <CallPage key={terminal.id} report={report} terminal={terminal} />
  if (report && terminal) return <ReportScreen key={terminal.id} report={report} terminal={terminal} />
  return (
    <div className="report">
      <PageTitle title={text(`page.${reportId}`)} question={text(`question.${reportId}`, '')} />
      <p role="status">{say(status ? 'report.noTerminal' : 'shell.loading')}</p>
    </div>
  )
}
