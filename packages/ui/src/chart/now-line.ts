import type { LineSeriesOption } from 'echarts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'

/** The present: the category it falls in, the part of it that has passed (0 to 1), and its wording. */
export type Now = { index: number; label: string; share?: number | undefined }

/** A hidden second axis that counts categories, so that helpers can stand between two of them. */
export function countingAxis(categories: number) {
  return {
    id: 'time-count',
    type: 'value' as const,
    show: false,
    min: 0,
    max: Math.max(1, categories),
    axisPointer: { show: false },
  }
}

/** The part of the axis beside its ends in which a badge in the middle of its line would be cut. */
const edge = 0.08

/** Which side of its line the badge ends at, so that it stays within the drawing. */
export function badgeAlign(at: number, [from, to]: readonly [number, number]): 'left' | 'center' | 'right' {
  const share = (at - from) / Math.max(1, to - from)
  if (share > 1 - edge) return 'right'
  return share < edge ? 'left' : 'center'
}

/** Draws the present as a line from top to bottom with its wording in a badge above; `range` is that of its axis. */
export function nowSeries(
  at: number | undefined,
  label: string,
  mode: Mode,
  { xAxisIndex, range }: { xAxisIndex: number; range: readonly [number, number] },
): LineSeriesOption[] {
  if (at === undefined) return []
  const { text, ground } = tokens[mode]
  const badge = {
    show: true,
    formatter: label,
    position: 'end' as const,
    align: badgeAlign(at, range),
    distance: 2,
    color: ground,
    backgroundColor: text,
    borderRadius: 3,
    padding: [3, 5] as [number, number],
    fontFamily,
    fontSize: 10,
    fontWeight: 600,
  }
  const lineStyle = { color: text, width: 1.2, type: 'solid' as const }
  const markLine = {
    silent: true,
    animation: false,
    symbol: 'none',
    data: [{ xAxis: at }],
    lineStyle,
    label: badge,
  }
  return [
    {
      id: 'qw-now',
      type: 'line',
      xAxisIndex,
      data: [],
      silent: true,
      tooltip: { show: false },
      markLine,
      z: 6,
    },
  ]
}
