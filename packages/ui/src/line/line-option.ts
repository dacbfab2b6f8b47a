import type { EChartsOption, TooltipComponentOption } from 'echarts'
import { gridBox, valueAxis } from '../chart/axes.ts'
import { categoryAxis } from '../chart/category-axis.ts'
import { categoryTooltip } from '../chart/category-tooltip.ts'
import { comparedSeries } from '../chart/compared-series.ts'
import { withDirection } from '../chart/direction.ts'
import { isHelper } from '../chart/helper-series.ts'
import { noteRowsAt, noteSeries } from '../chart/notes.ts'
import { countingAxis, nowSeries } from '../chart/now-line.ts'
import { planSeries } from '../chart/plan-line.ts'
import { tooltipElement, tooltipFrame } from '../chart/tooltip.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import { timeAxis, timeRange } from './line-axis.ts'
import type { LineChartProps, LineSeries } from './line-props.ts'
import { bandSeries, lineSeries, pointSources } from './line-series.ts'

function numbersOf(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value : value instanceof Float64Array ? [...value] : []
  return list.map(Number)
}

function timeTooltip(
  props: LineChartProps,
  shown: readonly LineSeries[],
  mode: Mode,
): TooltipComponentOption {
  return {
    ...tooltipFrame,
    trigger: 'axis',
    axisPointer: { type: 'line', lineStyle: { color: tokens[mode].muted, type: 'solid' } },
    formatter: (params) => {
      const list = (Array.isArray(params) ? params : [params]).filter((each) => !isHelper(each.seriesId))
      const at = numbersOf(list[0]?.value)[0] ?? 0
      const rows = list.map((each) => {
        const series = shown.find((one) => one.key === each.seriesId)
        const value = numbersOf(each.value)[1] ?? 0
        return {
          label: series?.label ?? '',
          tone: series?.tone,
          value: `${props.formatValue(value)} ${props.unit}`,
        }
      })
      const own = props.tooltip?.({ index: list[0]?.dataIndex ?? 0 })
      const notes = noteRowsAt(props.notes, at)
      return tooltipElement(
        props.formatTime?.(at, 'full') ?? '',
        [...(own ?? rows), ...notes],
        props.tooltipHint,
      )
    },
  }
}

function present({ now, categories }: LineChartProps): number | undefined {
  if (now === undefined) return undefined
  return categories === undefined ? now.at : now.index + (now.share ?? 0.5)
}

function labelRoom({ directLabels, series }: LineChartProps): number {
  if (directLabels !== true) return 8
  return 16 + Math.min(140, Math.max(...series.map((each) => each.label.length)) * 6.5)
}

/** Describes lines with band, plan and present to the drawing engine. */
export function lineOption(props: LineChartProps, shown: readonly LineSeries[], mode: Mode): EChartsOption {
  const { categories, unit, direction = 'ltr', fromZero = true } = props
  const formatTick = props.formatTick ?? props.formatValue
  const timed = categories === undefined
  const line = {
    axisPointer: { type: 'line' as const, lineStyle: { color: tokens[mode].muted, type: 'solid' as const } },
  }
  const left = valueAxis({ mode, unit, formatTick, fromZero, whole: props.whole })
  const right = valueAxis({ mode, unit: props.rightUnit ?? '', formatTick, grid: false, fromZero })
  const xAxis = timed
    ? [timeAxis(props, mode)]
    : [
        categoryAxis({ ...props, categories, current: props.now?.index }, mode),
        countingAxis(categories.length),
      ]
  const option = {
    animation: false,
    textStyle: { fontFamily },
    grid: gridBox(4, labelRoom(props)),
    ...(timed ? { dataset: pointSources(shown) } : {}),
    xAxis,
    yAxis: shown.some((each) => each.axis === 'right') ? [left, right] : [left],
    tooltip: timed
      ? timeTooltip(props, shown, mode)
      : {
          ...categoryTooltip({ ...props, categories }, [...shown, ...(props.compared ?? [])], mode),
          ...line,
        },
    series: [
      ...lineSeries(props, shown, mode),
      ...comparedSeries(props.compared, mode, false),
      ...bandSeries(props.band, mode),
      ...planSeries(props.planLine, mode),
      ...nowSeries(present(props), props.now?.label ?? '', mode, {
        xAxisIndex: timed ? 0 : 1,
        range: timed ? timeRange(shown, props.band) : [0, categories.length],
      }),
      ...(timed
        ? noteSeries(props.notes, timeRange(shown, props.band), mode, 0)
        : noteSeries(props.notes, [0, categories.length], mode, 1)),
    ],
  }
  return withDirection(option, direction)
}
