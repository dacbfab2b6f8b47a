import type { ReportInfo } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PageTitle } from '../../pages/page-title.tsx'
import type { TerminalClock } from '../../status/terminal-now.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { ReportScreen } from '../page/report-screen.tsx'
import { callName } from './call-name.ts'
import { callsQuery } from './call-query.ts'
import { CallStart } from './call-start.tsx'
import './call.css'

interface CallPageProps {
  readonly report: ReportInfo
  readonly terminal: TerminalClock
}

/** A page about one call: the call that the address names, or a choice of calls. */
export function CallPage({ report, terminal }: CallPageProps) {
  const say = useText()
  const text = usePageText()
  const { query, setTitle } = useTab()
  const { visit } = query
  const { data, isPending } = useQuery({
    ...callsQuery(terminal.id, { visit: visit ?? '' }),
    enabled: visit !== undefined,
  })
  const call = data?.find(({ visitId }) => visitId === visit)
  const name = call ? callName(call) : null
  useEffect(() => setTitle(name), [name, setTitle])
  if (call) return <ReportScreen key={call.visitId} report={report} terminal={terminal} call={call} />
  return (
    <div className="report">
      <PageTitle title={text(`page.${report.id}`)} question={text(`question.${report.id}`, '')} />
      {visit !== undefined && isPending ? (
        <Skeleton kind="rows" />
      ) : (
        <>
          {visit !== undefined && <p role="status">{say('call.gone', { id: visit })}</p>}
          <CallStart terminal={terminal} />
        </>
      )}
    </div>
  )
}
