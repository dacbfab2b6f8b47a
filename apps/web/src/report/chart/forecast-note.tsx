import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { Forecast } from '@quaywise/ui'
import { useMemo } from 'react'
import { numberIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { bucketKey, bucketsOf, rowsByBucket } from './buckets.ts'
import { type HourForecast, hourForecast } from './hour-forecast.ts'

/** What is expected of the hours to come of a chart that shows it; null where none are to come. */
export function useHourForecast(panel: PanelInfo, data: PanelData | undefined): HourForecast | null {
  const { terminal } = useReport()
  const now = Date.parse(terminal.now)
  return useMemo(() => {
    const x = panel.x ?? ''
    if (!panel.forecast || !data || x !== 'hour') return null
    const rows = rowsByBucket(x, data.rows)
    const done = panel.measures.filter((id) => id !== panel.line)
    const hours = bucketsOf(x, data).map(({ value, at }) => {
      const row = rows.get(bucketKey(x, value))?.[0]
      const told = done.flatMap((id) => numberIn(row?.[id]) ?? [])
      const moved = told.length > 0 ? told.reduce((sum, each) => sum + each, 0) : null
      return { at: at ?? 0, done: moved, plan: numberIn(row?.[panel.line ?? '']) }
    })
    return hourForecast(hours, now)
  }, [panel, data, now])
}

/** A forecast as a chart draws it. */
export function drawnForecast(forecast: HourForecast | null, label: string): { forecast?: Forecast } {
  if (!forecast) return {}
  const of = (pick: 'p10' | 'p50' | 'p90') => forecast.hours.map((hour) => hour?.[pick] ?? null)
  return { forecast: { label, values: of('p50'), low: of('p10'), high: of('p90') } }
}

interface ForecastNoteProps {
  readonly panel: PanelInfo
  readonly data: PanelData | undefined
}

/** What the whole is expected to come to at its end, in words. */
export function ForecastNote({ panel, data }: ForecastNoteProps) {
  const say = useText()
  const { words } = useReport()
  const forecast = useHourForecast(panel, data)
  if (!forecast) return null
  const { p10, p50, p90 } = forecast.whole
  const boxes = (value: number) => words.number(Math.round(value), 'box')
  const how = say('forecast.how', { achieved: words.number(forecast.achieved, '%') })
  const values = { p10: boxes(p10), p50: boxes(p50), p90: boxes(p90) }
  return <span title={how}>· {say('forecast.whole', values)}</span>
}
