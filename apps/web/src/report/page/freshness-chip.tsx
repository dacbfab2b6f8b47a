import { formatDuration, useLocale, useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { ApiError } from '../../api/api-error.ts'
import { useMissing } from '../data/use-missing.ts'
import { usePanel } from '../panel/use-panel.ts'
import { useReport } from './report-view.ts'

const FRESH_S = 120
const DAY_S = 86_400

/** No answer came, or the analytics engine gave none. */
const isAway = (error: Error): boolean => !(error instanceof ApiError) || error.code === 'ENGINE_UNAVAILABLE'

/** How far the records go, whether any are missing, and at a live terminal how old the newest is. */
export function FreshnessChip() {
  const say = useText()
  const locale = useLocale()
  const { report, words, terminal } = useReport()
  const tiles = report.panels.find(({ kind, id }) => kind === 'kpis' && id !== 'latestHour')
  const { data, error } = usePanel(tiles ?? { id: '' }, { enabled: tiles !== undefined })
  const missing = useMissing()(data)
  if (!data && error)
    return <Chip tone="bad">{say(isAway(error) ? 'report.fresh.away' : 'report.fresh.failed')}</Chip>
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
