import { formatClock, useLocale, usePageText, useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'
import { PageTitle } from '../../pages/page-title.tsx'
import { callName } from '../call/call-name.ts'
import { FreshnessChip } from './freshness-chip.tsx'
import { useReport } from './report-view.ts'

/** The title of the page, the question that it answers, how fresh its numbers are, and the zone of its times. */
export function ReportHeader({ actions }: { readonly actions: ReactNode }) {
  const say = useText()
  const text = usePageText()
  const locale = useLocale()
  const { report, terminal, call } = useReport()
  const { offset } = formatClock(terminal.now, terminal.zone, locale)
  return (
    <div className="report__head">
      <PageTitle
        title={call ? callName(call) : text(`page.${report.id}`)}
        question={text(`question.${report.id}`, '')}
      />
      <FreshnessChip />
      <span className="report__zone">{say('report.zone', { zone: terminal.zone, offset })}</span>
      {actions}
    </div>
  )
}
