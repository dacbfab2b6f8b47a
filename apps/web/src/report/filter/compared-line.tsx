import type { Compare } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { usePhone } from '../../shell/use-phone.ts'
import { latestSince } from '../data/on-record.ts'
import { useReport } from '../page/report-view.ts'
import { usePanel } from '../panel/use-panel.ts'
import { choiceOf } from '../query/compare.ts'
import { PeriodPicker } from './period-picker.tsx'

/** What the numbers are compared with: the other period by its times, or a picker of any other. */
export function ComparedLine({ compare }: { readonly compare: Compare }) {
  const say = useText()
  const phone = usePhone()
  const { report, words, setCompare } = useReport()
  const first =
    report.panels.find(({ kind, id }) => kind === 'kpis' && id !== 'latestHour') ?? report.panels[0]
  const { data } = usePanel(first ?? { id: '' }, { enabled: first !== undefined })
  const choice = choiceOf(compare) ?? 'previous'
  const window = data?.compare
  const since = data && latestSince(data)
  const told = () => {
    if (window === null) return say('report.compared.nothing')
    if (!window) return null
    const last = new Date(Date.parse(window.end) - 60_000).toISOString()
    return (
      <span>
        <bdi>{words.instant(window.start, 'minute')}</bdi> – <bdi>{words.instant(last, 'minute')}</bdi>
      </span>
    )
  }
  return (
    <span className="chosen__compared" role="status">
      <span className="chosen__label">
        {say('report.compared', { what: say(`report.compare.${choice}`) })}
      </span>
      {typeof compare === 'object' ? (
        <PeriodPicker period={compare} narrow={phone} onChange={setCompare} />
      ) : (
        told()
      )}
      {since !== undefined && (
        <span className="chosen__since">◐ {say('report.since', { time: words.instant(since, 'date') })}</span>
      )}
      <IconButton icon="close" label={say('report.compared.stop')} onPress={() => setCompare(undefined)} />
    </span>
  )
}
