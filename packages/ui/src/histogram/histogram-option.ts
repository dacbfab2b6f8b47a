import type { EChartsOption, LineSeriesOption } from 'echarts'
import { axisText, baseLine, gridBox, valueAxis } from '../chart/axes.ts'
import { withDirection } from '../chart/direction.ts'
import { tooltipElement, tooltipFrame } from '../chart/tooltip.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import type { HistogramProps } from './histogram.tsx'

function markerSeries({ markers = [], bins }: HistogramProps, mode: Mode): LineSeriesOption {
  const text = { color: tokens[mode].text, fontFamily, fontSize: 11, position: 'end' as const, distance: 3 }
  const span = (bins.at(-1)?.to ?? 1) - (bins[0]?.from ?? 0)
  const data = stackMarkers(markers, span).map(({ value, label, level }) => ({
    xAxis: value,
    label: { ...text, formatter: label, distance: [0, 3 + level * 13] },
  }))
  const lineStyle = { color: tokens[mode].text, type: 'dashed' as const, width: 1 }
  const markLine = { silent: true, animation: false, symbol: 'none', data, lineStyle }
  return { id: 'qw-markers', type: 'line', data: [], silent: true, tooltip: { show: false }, markLine }
}

const besideShare = 0.16

/** Orders markers by value and lifts one that stands close to its neighbour to another level, 0 to 2. */
export function stackMarkers(markers: NonNullable<HistogramProps['markers']>, span: number) {
  let level = 0
  return [...markers]
    .sort((one, other) => one.value - other.value)
    .map((marker, index, sorted) => {
      const before = sorted[index - 1]
      const close = before !== undefined && marker.value - before.value < span * besideShare
      level = close ? (level + 1) % 3 : 0
      return { ...marker, level }
    })
}

/** The edges of the bins in order, at most about ten of them as ticks. */
export function edgeTicks(bins: HistogramProps['bins']): number[] {
  const edges = [...new Set(bins.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other)
  const every = Math.max(1, Math.ceil(edges.length / 10))
  return edges.filter((_, index) => index % every === 0)
}

/** Describes a histogram to the drawing engine: every bin exactly as wide as its interval. */
export function histogramOption(
  props: HistogramProps,
  write: (value: number) => string,
  mode: Mode,
): EChartsOption {
  const { bins, unit, countUnit = '', tone = 'accent', direction = 'ltr' } = props
  const edges = edgeTicks(bins)
  const style = { fill: tokens[mode][tone], stroke: tokens[mode].panel, lineWidth: 1 }
  const option = {
    animation: false,
    textStyle: { fontFamily },
    grid: gridBox((props.markers?.length ?? 0) > 1 ? 24 : 8),
    xAxis: {
      id: 'value',
      type: 'value' as const,
      min: bins[0]?.from ?? 0,
      max: bins.at(-1)?.to ?? 1,
      name: unit,
      nameLocation: 'middle' as const,
      nameGap: 24,
      nameTextStyle: axisText(mode),
      axisLabel: { ...axisText(mode), customValues: edges, formatter: write, hideOverlap: true },
      ...baseLine(mode),
    },
    yAxis: valueAxis({ mode, unit: countUnit, formatTick: props.formatCount ?? write, whole: true }),
    tooltip: {
      ...tooltipFrame,
      trigger: 'item' as const,
      formatter: (params: unknown) => {
        const index =
          params !== null && typeof params === 'object' && 'dataIndex' in params
            ? Number(params.dataIndex)
            : 0
        const bin = bins[index]
        if (bin === undefined) return ''
        const count = props.formatCount ?? write
        const was = bin.before === undefined ? '' : `${count(bin.before)} → `
        const value = `${was}${count(bin.count)} ${countUnit}`
        return tooltipElement(`${write(bin.from)}–${write(bin.to)} ${unit}`, [
          { label: props.title ?? '', tone, value },
        ])
      },
    },
    series: [
      {
        id: 'bins',
        type: 'custom' as const,
        cursor: props.onMark === undefined ? 'default' : 'pointer',
        encode: { x: [0, 1], y: 2 },
        data: bins.map(({ from, to, count }) => [from, to, count]),
        renderItem: (_: unknown, api: BinApi) => binShape(api, style),
      },
      ...beforeSeries(bins, mode),
      markerSeries(props, mode),
    ],
  }
  return withDirection(option, direction)
}

function beforeSeries(bins: HistogramProps['bins'], mode: Mode) {
  const data = bins.flatMap(({ from, to, before }) => (before ? [[from, to, before]] : []))
  if (data.length === 0) return []
  const style = { fill: 'none', stroke: tokens[mode].text, lineWidth: 1.2, lineDash: [3, 3], opacity: 0.8 }
  const renderItem = (_: unknown, api: BinApi) => binShape(api, style)
  const quiet = { silent: true, tooltip: { show: false }, encode: { x: [0, 1], y: 2 } }
  return [{ id: 'qw-before', type: 'custom' as const, ...quiet, data, renderItem }]
}

type BinApi = { value: (dimension: number) => unknown; coord: (at: number[]) => number[] }

function binShape(api: BinApi, style: object) {
  const [left = 0, top = 0] = api.coord([Number(api.value(0)), Number(api.value(2))])
  const [right = 0, bottom = 0] = api.coord([Number(api.value(1)), 0])
  const shape = { x: Math.min(left, right), y: top, width: Math.abs(right - left), height: bottom - top }
  return { type: 'rect' as const, shape, style }
}
