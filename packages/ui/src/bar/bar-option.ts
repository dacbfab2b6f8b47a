import type { EChartsOption, SeriesOption } from 'echarts'
import { axisText, gridBox, valueAxis } from '../chart/axes.ts'
import { categoryAxis } from '../chart/category-axis.ts'
import { categoryTooltip } from '../chart/category-tooltip.ts'
import { comparedSeries } from '../chart/compared-series.ts'
import { withDirection } from '../chart/direction.ts'
import { noteSeries } from '../chart/notes.ts'
import { countingAxis, nowSeries } from '../chart/now-line.ts'
import { planMax, planSeries, withPlan } from '../chart/plan-line.ts'
import type { Series } from '../chart/series.ts'
import { fontFamily, type Mode } from '../tokens.ts'
import type { BarChartProps } from './bar-props.ts'
import { barSeries } from './bar-series.ts'
import { forecastSeries, outlineSeries } from './forecast-series.ts'
import { stackTotals, toShares } from './stack.ts'
import { totalsSeries } from './totals-series.ts'

/** On a phone more bars than these are too narrow for a number. */
const MOST_TOLD = 12

function highest(props: BarChartProps, shown: readonly Series[]): number {
  if (props.normalised === true) return 100
  const count = props.categories.length
  const stacked = stackTotals(shown, count).map((total) => total ?? 0)
  const single = shown.flatMap((each) => each.values.map((value) => value ?? 0))
  const expected = [...(props.forecast?.high ?? props.forecast?.values ?? [])].map((value) => value ?? 0)
  const before = (props.compared ?? []).flatMap((each) => each.values.map((value) => value ?? 0))
  return Math.max(
    0,
    ...before,
    planMax(props.planLine),
    ...(props.stacked === true ? stacked : single),
    ...expected,
  )
}

function outlineValues({ categories, now, forecast, planLine }: BarChartProps): (number | null)[] {
  return categories.map((_, index) => {
    const expected = forecast?.values[index] ?? null
    if (expected !== null || index !== now?.index) return expected
    return planLine?.right ? null : (planLine?.values?.[index] ?? planLine?.value ?? null)
  })
}

function pendingSeries({ pending, categories }: BarChartProps, mode: Mode, max: number): SeriesOption[] {
  if (pending === undefined || pending.from >= categories.length) return []
  const at = [(pending.from + categories.length) / 2, max / 2]
  const label = { show: true, opacity: 1, formatter: pending.label, ...axisText(mode) }
  const hidden = { symbolSize: 1, itemStyle: { opacity: 0 }, tooltip: { show: false } }
  return [{ id: 'qw-pending', type: 'scatter', xAxisIndex: 1, data: [at], silent: true, label, ...hidden }]
}

function helperSeries(props: BarChartProps, shown: readonly Series[], look: HelperLook): SeriesOption[] {
  const { mode, max } = look
  const { now, stacked = false, normalised = false, totals = false, formatValue } = props
  const at = now === undefined ? undefined : now.index + (now.share ?? 0.5)
  return [
    ...(stacked && !normalised ? outlineSeries(outlineValues(props), mode) : []),
    ...forecastSeries(props.forecast, { mode, formatValue }),
    ...(totals && !normalised
      ? [totalsSeries(shown, props.categories.length, { ...look, formatValue })]
      : []),
    ...nowSeries(at, now?.label ?? '', mode, { xAxisIndex: 1, range: [0, props.categories.length] }),
    ...pendingSeries(props, mode, max),
    ...noteSeries(props.notes, [0, props.categories.length], mode, 1),
  ]
}

type HelperLook = { mode: Mode; max: number; narrow: boolean }

/** Describes bars with plan, present, forecast and totals to the drawing engine. */
export function barOption(
  props: BarChartProps,
  shown: readonly Series[],
  mode: Mode,
  narrow = false,
): EChartsOption {
  const { categories, unit, normalised = false, direction = 'ltr' } = props
  const formatTick = props.formatTick ?? props.formatValue
  const drawn = normalised ? toShares(shown, categories.length) : shown
  const max = highest(props, shown)
  const stacked = props.stacked === true || normalised
  const share = (value: number) => (value === 100 ? '100 %' : String(value))
  const left = normalised
    ? valueAxis({ mode, unit: '', formatTick: share, max: 100, interval: 50 })
    : valueAxis({ mode, unit, formatTick, whole: props.whole })
  const own = props.planLine?.right
  const right = valueAxis({
    mode,
    unit: own?.unit ?? props.rightUnit ?? '',
    formatTick: own?.formatTick ?? formatTick,
    grid: false,
  })
  const told = !narrow || categories.length <= MOST_TOLD
  const look = {
    mode,
    stacked,
    normalised,
    told,
    clickable: props.onMark !== undefined,
    partial: props.now?.index,
  }
  const option = {
    animation: false,
    textStyle: { fontFamily },
    grid: gridBox(normalised ? (props.now === undefined ? 8 : 22) : 4),
    xAxis: [categoryAxis({ ...props, current: props.now?.index }, mode), countingAxis(categories.length)],
    yAxis: own !== undefined || shown.some((each) => each.axis === 'right') ? [left, right] : [left],
    tooltip: categoryTooltip(props, withPlan([...shown, ...(props.compared ?? [])], props.planLine), mode),
    // The plan stands next to the bars: the keyboard finds a series by its place.
    series: [
      ...barSeries(drawn, look),
      ...comparedSeries(props.compared, mode, true),
      ...planSeries(props.planLine, mode),
      ...helperSeries(props, shown, { mode, max, narrow }),
    ],
  }
  return withDirection(option, direction)
}
