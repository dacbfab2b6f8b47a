import { axisText, baseLine } from '../chart/axes.ts'
import { timeAxisId } from '../chart/direction.ts'
import { timeTicks } from '../chart/time-ticks.ts'
import type { Mode } from '../tokens.ts'
import type { LineChartProps, LineSeries } from './line-props.ts'

const mostTicks = 7

/** The first and last instant (epoch ms) of all series and the band; 0 to 1 without any point. */
export function timeRange(series: readonly LineSeries[], band: LineChartProps['band']): [number, number] {
  const edges = series.flatMap(({ points }) =>
    points === undefined || points.length < 2 ? [] : [points[0] ?? 0, points[points.length - 2] ?? 0],
  )
  const at = [...edges, ...(band?.at ?? [])]
  return at.length === 0 ? [0, 1] : [Math.min(...at), Math.max(...at)]
}

/** The horizontal axis of a line chart over time: ticks at whole hours or days of the terminal's zone. */
export function timeAxis(props: LineChartProps, mode: Mode) {
  const [from, to] = timeRange(props.series, props.band)
  const ticks = timeTicks(from, to, mostTicks, props.zoneOffset)
  const formatter = (at: number) => props.formatTime?.(at, 'tick') ?? ''
  return {
    id: timeAxisId,
    type: 'value' as const,
    min: from,
    max: to,
    axisLabel: { ...axisText(mode), hideOverlap: true, customValues: ticks, formatter },
    ...baseLine(mode),
  }
}
