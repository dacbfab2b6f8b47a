import type { BarSeriesOption, LineSeriesOption } from 'echarts'
import { withAlpha } from '../chart/ink.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import type { Forecast } from './bar-props.ts'

type Values = readonly (number | null)[]

const quiet = { silent: true, tooltip: { show: false }, symbol: 'none', lineStyle: { opacity: 0 } } as const

function bandSeries(low: Values, high: Values, colour: string): LineSeriesOption[] {
  const span = high.map((value, index) => {
    const floor = low[index] ?? null
    return value === null || floor === null ? null : value - floor
  })
  const stack = { type: 'line' as const, stack: 'qw-band', stackStrategy: 'all' as const, ...quiet, z: 1 }
  return [
    { ...stack, id: 'qw-band-low', data: [...low] },
    { ...stack, id: 'qw-band-span', data: span, areaStyle: { color: withAlpha(colour, 0.2) } },
  ]
}

/** Draws empty dashed columns up to the given heights: what is expected and not yet there. */
export function outlineSeries(values: Values, mode: Mode): BarSeriesOption[] {
  if (values.every((value) => value === null)) return []
  const itemStyle = {
    color: withAlpha(tokens[mode].muted, 0.09),
    borderColor: withAlpha(tokens[mode].muted, 0.8),
    borderType: 'dashed' as const,
    borderWidth: 1,
  }
  const bars = { type: 'bar' as const, stack: 'qw-outline', barMaxWidth: 44, barGap: '-100%' }
  return [
    { ...bars, id: 'qw-outline', data: [...values], silent: true, tooltip: { show: false }, itemStyle, z: 1 },
  ]
}

/** Draws a forecast as its dashed median with numbers, over its band where one is given. */
export function forecastSeries(
  forecast: Forecast | undefined,
  look: { mode: Mode; formatValue: (value: number) => string },
): LineSeriesOption[] {
  if (forecast === undefined) return []
  const colour = tokens[look.mode].accent
  const { low, high } = forecast
  const median: LineSeriesOption = {
    id: 'qw-forecast',
    name: forecast.label,
    type: 'line',
    data: [...forecast.values],
    silent: true,
    tooltip: { show: false },
    z: 5,
    symbol: 'circle',
    symbolSize: 5,
    lineStyle: { color: colour, width: 1.5, type: 'dashed' },
    itemStyle: { color: tokens[look.mode].panel, borderColor: colour, borderWidth: 1.5 },
    label: {
      show: true,
      position: 'bottom',
      color: tokens[look.mode].muted,
      fontFamily,
      fontSize: 11,
      formatter: ({ value }) => (typeof value === 'number' ? look.formatValue(value) : ''),
    },
    labelLayout: { hideOverlap: true },
  }
  return low === undefined || high === undefined ? [median] : [...bandSeries(low, high, colour), median]
}
