import { formatDuration, useLocale, useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { usePanel } from '../panel/use-panel.ts'
import { useReport } from './report-view.ts'

const FRESH_S = 120

/** How far the records go, and at a live terminal how old the newest is. */
export function FreshnessChip() {
  const say = useText()
  const locale = useLocale()
  const { report, words, terminal, compare } = useReport()
  const tiles = report.panels.find(({ kind, id }) => kind === 'kpis' && id !== 'latestHour')
  const { data } = usePanel(tiles ?? { id: '' }, {
    enabled: tiles !== undefined,
    more: compare ? { compare } : {},
  })
  if (!data) return <Chip muted>{say('report.fresh.waiting')}</Chip>
  if (data.freshness === null) return <Chip muted>{say('report.fresh.none')}</Chip>
  const age = (Date.parse(terminal.now) - Date.parse(data.freshness)) / 1000
  const time = words.instant(data.freshness, age < 86_400 ? 'second' : 'minute')
  const old = terminal.clock === 'live' && age >= 0 ? formatDuration(age, locale) : null
  return (
    <Chip tone={terminal.clock === 'live' ? (age < FRESH_S ? 'good' : 'waitAgv') : 'neutral'}>
      {old === null ? say('report.fresh', { time }) : say('report.fresh.age', { time, age: old })}
    </Chip>
  )
}
