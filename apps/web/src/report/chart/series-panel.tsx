import type { PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, type Say, useLocale, useText } from '@quaywise/i18n'
import { BarChart, LineChart, type SeriesMark } from '@quaywise/ui'
import { useMemo } from 'react'
import { notePlaces } from '../keep/note/note-places.ts'
import { useNotes } from '../keep/note/use-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { shiftOfKey } from '../query/shift.ts'
import { nameText } from '../table/cell-text.ts'
import type { Words } from '../words/use-words.ts'
import { bucketLabels } from './buckets.ts'
import { drawnForecast, ForecastNote, useHourForecast } from './forecast-note.tsx'
import { BEFORE, OTHERS, seriesModel } from './series-model.ts'
import { useChangeTip } from './use-change-tip.ts'
import { useComparedLabels, useComparedNote } from './use-compared.ts'
import { useMarks } from './use-marks.ts'
import { useNow } from './use-now.ts'
import { useRightAxis } from './use-right-axis.ts'

const HEIGHT = 176
/** Beside a calendar. */
const MONTHS_HEIGHT = 228
const heightOf = ({ months }: PanelInfo): number => (months === undefined ? HEIGHT : MONTHS_HEIGHT)
/** More bars than these are too narrow for a number. */
const MOST_TOTALS = 14

/** Measures over one dimension, as bars, stacked bars or lines. */
export function SeriesPanel({ panel }: { readonly panel: PanelInfo }) {
  const query = usePanel(panel)
  const { words } = useReport()
  const unit = useUnit(panel)
  const right = useRightAxis(panel)
  const over = panel.line && (
    <span className={right ? 'over-line over-line--points' : 'over-line'}>
      {[words.measure(panel.line), right?.unit].filter(Boolean).join(' ')}
    </span>
  )
  const thin = useComparedNote(panel.normalised ? undefined : query.data, '┄')
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={heightOf(panel)}
      skeleton={panel.kind === 'line' ? 'line' : 'bars'}
      subtitle={
        <>
          {panel.normalised ? '%' : words.unit(unit)} {over} {thin}{' '}
          <ForecastNote panel={panel} data={query.data} />
        </>
      }
    >
      {(data, title) => <SeriesChart panel={panel} data={data} title={title} />}
    </PanelFrame>
  )
}

interface SeriesChartProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
}

function SeriesChart({ panel, data, title }: SeriesChartProps) {
  const say = useText()
  const { words, terminal } = useReport()
  const unit = useUnit(panel)
  const right = useRightAxis(panel)
  const others = say('report.others')
  const model = useMemo(() => seriesModel(panel, data, words, others), [panel, data, words, others])
  const counts = useCounts(panel)
  const now = useNow(model.buckets)
  const forecast = useHourForecast(panel, data)
  const written = useNotes()
  const notes = useMemo(
    () => notePlaces(written, model.buckets, terminal.zone),
    [written, model, terminal.zone],
  )
  const x = panel.x ?? panel.by[0] ?? ''
  const onMark = useSeriesMark(panel, model)
  const { buckets } = model
  const categories = useMemo(
    () => bucketLabels(buckets, terminal.zone, (value) => placeText(x, value, words, say)),
    [buckets, terminal.zone, x, words, say],
  )
  const shared = {
    title,
    unit: words.unit(panel.normalised ? '%' : unit),
    categories,
    categoryKind: timely(x) ? ('time' as const) : ('name' as const),
    series: model.series,
    compared: useComparedLabels(model.compared),
    ...useChangeTip(panel, model, data),
    height: heightOf(panel),
    direction: directionOf(useLocale()),
    empty: say('report.empty'),
    formatValue: (value: number) => words.number(value, unit),
    formatTick: (value: number) => words.tick(value, unit),
    whole: counts,
    tooltipHint: say('report.clickHint'),
    now,
    notes,
    onMark,
  }
  if (panel.kind === 'line') return <LineChart {...shared} showPoints fromZero />
  const plan = model.over && {
    key: panel.line,
    label: words.measure(panel.line ?? ''),
    values: model.over,
    right,
  }
  const expected = drawnForecast(forecast, say('forecast.label'))
  const pending = now && !forecast && { from: now.index + 1, label: say('report.pending') }
  const stacked = panel.kind === 'stacked'
  return (
    <BarChart
      {...shared}
      stacked={stacked}
      totals={stacked && panel.normalised !== true && buckets.length <= MOST_TOTALS}
      {...(panel.normalised ? { normalised: true } : {})}
      {...(plan ? { planLine: plan } : {})}
      {...(pending ? { pending } : {})}
      {...expected}
    />
  )
}

/** A place on the axis: of a shift the day of the month and a letter, as there is no room for more. */
function placeText(x: string, value: string, words: Words, say: Say): string {
  if (x !== 'shift') return nameText(x, value, words)
  const { date, choice } = shiftOfKey(value)
  const letter = choice === 'WHOLE' || choice === 'CUSTOM' ? '' : say(`report.letter.${choice}`)
  return `${date.slice(8)} ${letter}`
}

function useSeriesMark(panel: PanelInfo, model: ReturnType<typeof seriesModel>) {
  const open = useMarks(panel)
  const x = panel.x ?? panel.by[0] ?? ''
  return ({ seriesKey, index, event }: SeriesMark) => {
    const value = model.buckets[index]?.value
    if (value === undefined) return
    const whole = { [x]: value }
    const before = model.overBeforeAt(index)
    const over = panel.line ? [{ measure: panel.line, cell: model.overAt(index), before, of: whole }] : []
    const first = panel.measures[0] ?? null
    const key = seriesKey.startsWith(BEFORE) ? seriesKey.slice(BEFORE.length) : seriesKey
    if (key === '') {
      const measures = panel.series ? [first] : panel.measures.filter((id) => id !== panel.line)
      const numbers = measures.map((measure) => {
        const id = measure ?? ''
        return { measure, cell: model.cellAt(id, index), before: model.beforeAt(id, index), of: whole }
      })
      open(whole, numbers, event)
    } else if (key === OTHERS) {
      const parts = model.othersAt(index).map(({ key, cell }) => {
        return { measure: first, cell, of: { ...whole, [panel.series ?? '']: key } }
      })
      open(whole, [...parts, ...over], event)
    } else if (key === panel.line) {
      open(whole, over, event)
    } else {
      const split = panel.series ? { [panel.series]: key } : {}
      const cells = { cell: model.cellAt(key, index), before: model.beforeAt(key, index) }
      const number = { measure: panel.series ? first : key, ...cells }
      open({ ...whole, ...split }, [number, ...over], event)
    }
  }
}

const timely = (dimension: string): boolean =>
  ['hour', 'shift', 'day', 'week', 'month', 'year'].includes(dimension)

function useUnit(panel: PanelInfo): string | null {
  const { metrics } = useReport()
  return metrics.get(panel.measures[0] ?? '')?.unit ?? null
}

/** Tells whether the chart counts things: parts of one are no ticks of its axis. */
function useCounts(panel: PanelInfo): boolean {
  const { metrics } = useReport()
  const metric = metrics.get(panel.measures[0] ?? '')
  return metric?.kind === 'sum' && ['1', 'box', 'lift'].includes(metric.unit)
}
