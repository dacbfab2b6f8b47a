import { formatDuration, useLocale, useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { useMissing } from '../data/use-missing.ts'
import { usePanel } from '../panel/use-panel.ts'
import { useReport } from './report-view.ts'

const FRESH_S = 120
const DAY_S = 86_400

/** How far the records go, whether any are missing, and at a live terminal how old the newest is. */
export function FreshnessChip() {
  const say = useText()
  const locale = useLocale()
  const { report, words, terminal } = useReport()
  const tiles = report.panels.find(({ kind, id }) => kind === 'kpis' && id !== 'latestHour')
  const { data } = usePanel(tiles ?? { id: '' }, { enabled: tiles !== undefined })
  const missing = useMissing()(data)
  if (!data) return <Chip muted>{say('report.fresh.waiting')}</Chip>
  if (missing) return <Chip tone="bad">{missing}</Chip>
  if (data.freshness === null) return <Chip muted>{say('report.fresh.none')}</Chip>
  const age = (Date.parse(terminal.now) - Date.parse(data.freshness)) / 1000
  const live = terminal.clock === 'live'
  const time = words.instant(data.freshness, live && age < DAY_S ? 'second' : 'minute')
  const old = live && age >= 0 ? formatDuration(age, locale) : null
  return (
    <Chip tone={live ? (age < FRESH_S ? 'good' : 'waitAgv') : 'neutral'}>
      {old === null ? say('report.fresh', { time }) : say('report.fresh.age', { time, age: old })}
    </Chip>
  )
}
