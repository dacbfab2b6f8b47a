import type { ReportInfo, VesselCall } from '@quaywise/contract'
import { UiLabelsProvider } from '@quaywise/ui'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePhone } from '../../shell/use-phone.ts'
import type { TerminalClock } from '../../status/terminal-now.ts'
import { CallFacts } from '../call/call-facts.tsx'
import { periodOfCall } from '../call/call-period.ts'
import { conditionsQuery } from '../data/conditions-query.ts'
import { metricsQuery } from '../data/metrics-query.ts'
import { EntityDrawerHost } from '../entity/entity-drawer-host.tsx'
import { ExportHost } from '../export/export-host.tsx'
import { ExportMenu } from '../export/export-menu.tsx'
import { PrintHead } from '../export/print-head.tsx'
import { ChosenBar } from '../filter/chosen-bar.tsx'
import { CompareSelect } from '../filter/compare-choice.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
import { PageActions } from '../keep/page-actions.tsx'
import { ToolsHost } from '../keep/tools-host.tsx'
import { MonthLockBar } from '../month-lock/month-lock-bar.tsx'
import { NumberDeskHost } from '../number/number-desk.tsx'
import { PanelView } from '../panel/panel-view.tsx'
import { withList, withOffered, withPeriod } from '../query/form.ts'
import { inquiryOf } from '../query/inquiry.ts'
import { useQuestion } from '../query/use-question.ts'
import { useWords } from '../words/use-words.ts'
import { ReportHeader } from './report-header.tsx'
import { ReportContext, type ReportView } from './report-view.ts'
import { useUiLabels } from './use-ui-labels.ts'

const NO_METRICS: ReportView['metrics'] = new Map()

interface ReportScreenProps {
  readonly report: ReportInfo
  readonly terminal: TerminalClock
  /** The call that a page about one call shows. */
  readonly call?: VesselCall
}

/** A report for one terminal: its question above, its panels below. */
export function ReportScreen({ report, terminal, call }: ReportScreenProps) {
  // Asked for before the panels are, which would take every connection of the browser.
  usePrefetchQuery(metricsQuery)
  const words = useWords(terminal.zone)
  const phone = usePhone()
  const question = useQuestion(report, terminal, call && periodOfCall(call, terminal.zone))
  const { asked, draft } = question
  const metrics = useQuery(metricsQuery).data ?? NO_METRICS
  const known = useQuery(conditionsQuery(report.path, terminal.id, asked))
  const form = useQuery(
    conditionsQuery(report.path, terminal.id, report.conditionsAutoRefresh ? draft : asked),
  )
  const inquiry = useMemo(() => {
    const base = inquiryOf(asked, report, terminal.id)
    return call ? { ...base, vesselVoyage: [call.visitId] } : base
  }, [asked, report, terminal.id, call])
  const view: ReportView = {
    report,
    terminal,
    call,
    words,
    metrics,
    form: asked,
    inquiry,
    compare: question.compare,
    marks: question.marks,
    setCompare: question.setCompare,
    setMarks: question.setMarks,
    live: question.live,
    conditions: known.isPlaceholderData ? undefined : known.data,
    filterBy: (field, values) => question.ask(withList(asked, field, values)),
    goTo: (period) => question.ask(withPeriod(asked, period)),
  }
  const offered = form.isPlaceholderData ? undefined : form.data?.opMode
  return (
    <ReportContext value={view}>
      <UiLabelsProvider labels={useUiLabels()}>
        <ExportHost>
          <ToolsHost>
            <EntityDrawerHost>
              <NumberDeskHost>
                <div className="report">
                  <ReportHeader
                    actions={
                      <>
                        {phone ? null : <CompareSelect />}
                        <ExportMenu />
                        <PageActions />
                      </>
                    }
                  />
                  <PrintHead />
                  <CallFacts />
                  <FilterBar question={question} draft={withOffered(draft, offered)} offered={form.data} />
                  <ChosenBar />
                  <MonthLockBar />
                  <div className="report__panels">
                    {groupsOf(panelsOf(report, call)).map((group) => (
                      <div key={group[0]?.id} className="report__group">
                        {group.map((panel) => (
                          <div key={panel.id} className={placeOf(panel)}>
                            <PanelView panel={panel} />
                          </div>
                        ))}
                      </div>
                    ))}
                  </div>
                </div>
              </NumberDeskHost>
            </EntityDrawerHost>
          </ToolsHost>
        </ExportHost>
      </UiLabelsProvider>
    </ReportContext>
  )
}

/** What a page about a call shows of it: nothing that is not known of this call. */
const panelsOf = ({ panels }: ReportInfo, call: VesselCall | undefined): ReportInfo['panels'] =>
  call ? panels.filter(({ needs }) => needs === undefined || call.knows[needs]) : panels

/** Panels that paper lays out together: those between tables, and each table by itself. */
const groupsOf = (panels: ReportInfo['panels']): readonly ReportInfo['panels'][] => {
  const groups: ReportInfo['panels'][] = []
  for (const panel of panels) {
    const last = groups.at(-1)
    if (last && panel.kind !== 'table' && last[0]?.kind !== 'table') last.push(panel)
    else groups.push([panel])
  }
  return groups
}

/** A map of machines over time stands beside two rows of other panels. */
const placeOf = ({ kind, span }: ReportInfo['panels'][number]): string =>
  `report__panel report__panel--${span}${kind === 'heatmap' && span === 6 ? ' report__panel--tall' : ''}`
