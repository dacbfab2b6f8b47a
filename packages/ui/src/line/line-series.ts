import type { LineSeriesOption } from 'echarts'
import { withAlpha } from '../chart/ink.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import type { Band, LineChartProps, LineSeries } from './line-props.ts'

const manyPoints = 2000
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'roundRect'] as const

function direct(series: LineSeries, colour: string): LineSeriesOption {
  const endLabel = {
    show: true,
    formatter: series.label,
    color: colour,
    fontFamily,
    fontSize: 11,
    distance: 6,
  }
  return { endLabel, labelLayout: { moveOverlap: 'shiftY' } }
}

function pointCount(series: LineSeries): number {
  return series.points === undefined ? series.values.length : series.points.length / 2
}

/** The point data of series over time: flat typed arrays, so that a million points are no million objects. */
export function pointSources(shown: readonly LineSeries[]) {
  const dimensions = ['at', 'value']
  return shown.map(({ points }) => ({
    source: points ?? new Float64Array(),
    dimensions,
    sourceHeader: false,
  }))
}

/** Draws each series as a line with its own point shape; long series are thinned to the pixels there are. */
export function lineSeries(
  props: LineChartProps,
  shown: readonly LineSeries[],
  mode: Mode,
): LineSeriesOption[] {
  const timed = props.categories === undefined
  return shown.map((each, index) => {
    const colour = tokens[mode][each.tone]
    const many = pointCount(each) > manyPoints
    return {
      id: each.key,
      name: each.label,
      type: 'line',
      ...(timed ? { datasetIndex: index } : { data: [...each.values] }),
      yAxisIndex: each.axis === 'right' ? 1 : 0,
      ...(props.steps === true ? { step: 'end' } : {}),
      ...(many ? { sampling: 'lttb' } : {}),
      symbol: symbols[index % symbols.length] ?? 'circle',
      symbolSize: 5,
      showSymbol: props.showPoints === true && !many,
      connectNulls: false,
      lineStyle: { color: colour, width: 2, type: each.dashed === true ? 'dashed' : 'solid' },
      itemStyle: { color: colour },
      ...(each.area === true ? { areaStyle: { color: withAlpha(colour, 0.14) } } : {}),
      emphasis: { disabled: many },
      cursor: props.onMark === undefined ? 'default' : 'pointer',
      ...(props.directLabels === true ? direct(each, colour) : {}),
    } satisfies LineSeriesOption
  })
}

/** Draws a band between its low and high values as one shaded area. */
export function bandSeries(band: Band | undefined, mode: Mode): LineSeriesOption[] {
  if (band === undefined) return []
  const colour = tokens[mode][band.tone ?? 'accent']
  const place = (value: number | null, index: number) =>
    band.at === undefined ? value : [band.at[index] ?? 0, value]
  const span = band.high.map((value, index) => {
    const low = band.low[index] ?? null
    return value === null || low === null ? null : value - low
  })
  const quiet = { silent: true, tooltip: { show: false }, symbol: 'none', lineStyle: { opacity: 0 }, z: 1 }
  const stack = { type: 'line' as const, stack: 'qw-band', stackStrategy: 'all' as const, ...quiet }
  return [
    { ...stack, id: 'qw-band-low', data: band.low.map(place) },
    { ...stack, id: 'qw-band-span', data: span.map(place), areaStyle: { color: withAlpha(colour, 0.2) } },
  ]
}
