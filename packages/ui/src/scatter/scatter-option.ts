import type { EChartsOption } from 'echarts'
import { axisText, gridBox, valueAxis } from '../chart/axes.ts'
import { withDirection } from '../chart/direction.ts'
import { withAlpha } from '../chart/ink.ts'
import { tooltipElement, tooltipFrame } from '../chart/tooltip.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import { nameSeries } from './name-series.ts'
import type { ScatterChartProps, ScatterPoint } from './scatter-chart.tsx'
import { waySeries } from './way-series.ts'

const labelledPoints = 24
/** The room around the points, as a share of what they span. */
const GAP = 0.06

/** Diameters in px whose areas follow the sizes, between 7 and 28 px; 9 px where no size is given. */
function diameters(points: readonly ScatterPoint[]): number[] {
  const largest = Math.max(0, ...points.map((point) => point.size ?? 0))
  return points.map(({ size }) =>
    size === undefined || largest === 0 ? 9 : 7 + 21 * Math.sqrt(size / largest),
  )
}

/** The values of a side, and where they stood before. */
const valuesOn = (side: 'x' | 'y', points: readonly ScatterPoint[]): readonly number[] =>
  points.flatMap((point) => [point[side], ...(point.from ? [point.from[side]] : [])])

function axis(
  side: ScatterChartProps['x'],
  values: readonly number[],
  write: (value: number) => string,
  mode: Mode,
  nameGap: number,
) {
  const named = { name: `${side.title} (${side.unit})`, nameLocation: 'middle' as const, nameGap }
  const text = { ...axisText(mode), align: 'center' as const }
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return {
    ...valueAxis({ mode, unit: side.unit, formatTick: side.formatTick ?? write, fromZero: false }),
    ...named,
    nameTextStyle: text,
    boundaryGap: [GAP, GAP] as [number, number],
    // The room before the first point does not reach below nought where nothing is.
    ...(least >= 0 && least < GAP * (most - least) ? { min: 0 } : {}),
  }
}

/** Describes a scatter of named points to the drawing engine; names of up to 24 points stand where there is room. */
export function scatterOption(
  props: ScatterChartProps,
  write: (value: number) => string,
  mode: Mode,
): EChartsOption {
  const { points, x, y, direction = 'ltr' } = props
  const sizes = diameters(points)
  const data = points.map((point, index) => {
    const colour = tokens[mode][point.tone ?? 'accent']
    const itemStyle = { color: withAlpha(colour, 0.55), borderColor: colour, borderWidth: 1.25 }
    return { name: point.label, value: [point.x, point.y], symbolSize: sizes[index] ?? 9, itemStyle }
  })
  const option = {
    animation: false,
    textStyle: { fontFamily },
    grid: gridBox(12, 12),
    xAxis: { id: 'x', ...axis(x, valuesOn('x', points), x.formatValue ?? write, mode, 26) },
    yAxis: axis(y, valuesOn('y', points), y.formatValue ?? write, mode, 38),
    tooltip: {
      ...tooltipFrame,
      trigger: 'item' as const,
      formatter: (params: unknown) => {
        const index =
          params !== null && typeof params === 'object' && 'dataIndex' in params
            ? Number(params.dataIndex)
            : 0
        const point = points[index]
        if (point === undefined) return ''
        const told = (side: ScatterChartProps['x'], value: number, before: number | undefined) => {
          const text = side.formatValue ?? write
          const was = before === undefined ? '' : `${text(before)} → `
          return { label: side.title, value: `${was}${text(value)} ${side.unit}` }
        }
        return tooltipElement(point.label, [told(x, point.x, point.from?.x), told(y, point.y, point.from?.y)])
      },
    },
    series: [
      {
        id: 'points',
        type: 'scatter' as const,
        data,
        cursor: props.onMark === undefined ? 'default' : 'pointer',
      },
      ...waySeries(points, mode),
      ...(points.length <= labelledPoints ? [nameSeries(points, sizes, mode)] : []),
    ],
  }
  return withDirection(option, direction)
}
