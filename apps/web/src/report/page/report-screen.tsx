import type { ReportInfo } from '@quaywise/contract'
import { UiLabelsProvider } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePhone } from '../../shell/use-phone.ts'
import type { TerminalClock } from '../../status/terminal-now.ts'
import { conditionsQuery } from '../data/conditions-query.ts'
import { metricsQuery } from '../data/metrics-query.ts'
import { EntityDrawerHost } from '../entity/entity-drawer-host.tsx'
import { ExportHost } from '../export/export-host.tsx'
import { ExportMenu } from '../export/export-menu.tsx'
import { PrintHead } from '../export/print-head.tsx'
import { ChosenBar } from '../filter/chosen-bar.tsx'
import { CompareSelect } from '../filter/compare-choice.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
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
}

/** A report for one terminal: its question above, its panels below. */
export function ReportScreen({ report, terminal }: ReportScreenProps) {
  const words = useWords(terminal.zone)
  const phone = usePhone()
  const question = useQuestion(report, terminal)
  const { asked, draft } = question
  const metrics = useQuery(metricsQuery).data ?? NO_METRICS
  const known = useQuery(conditionsQuery(report.path, terminal.id, asked))
  const form = useQuery(
    conditionsQuery(report.path, terminal.id, report.conditionsAutoRefresh ? draft : asked),
  )
  const inquiry = useMemo(() => inquiryOf(asked, report, terminal.id), [asked, report, terminal.id])
  const view: ReportView = {
    report,
    terminal,
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
        <EntityDrawerHost>
          <ExportHost>
            <NumberDeskHost>
              <div className="report">
                <ReportHeader
                  actions={
                    <>
                      {phone ? null : <CompareSelect />}
                      <ExportMenu />
                    </>
                  }
                />
                <PrintHead />
                <FilterBar question={question} draft={withOffered(draft, offered)} offered={form.data} />
                <ChosenBar />
                <div className="report__panels">
                  {report.panels.map((panel) => (
                    <div key={panel.id} className={placeOf(panel)}>
                      <PanelView panel={panel} />
                    </div>
                  ))}
                </div>
              </div>
            </NumberDeskHost>
          </ExportHost>
        </EntityDrawerHost>
      </UiLabelsProvider>
    </ReportContext>
  )
}

/** A map of machines over time stands beside two rows of other panels. */
const placeOf = ({ kind, span }: ReportInfo['panels'][number]): string =>
  `report__panel report__panel--${span}${kind === 'heatmap' && span === 6 ? ' report__panel--tall' : ''}`
