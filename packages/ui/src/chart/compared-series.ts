import type { LineSeriesOption } from 'echarts'
import { type Mode, tokens } from '../tokens.ts'
import type { Series } from './series.ts'

/** Draws what series are compared with: thinner, muted and dotted, in the hue of each. */
export function comparedSeries(
  compared: readonly Series[] | undefined,
  mode: Mode,
  steps: boolean,
): LineSeriesOption[] {
  return (compared ?? []).map((each) => ({
    id: each.key,
    name: each.label,
    type: 'line',
    data: [...each.values],
    ...(steps ? { step: 'middle' as const } : {}),
    symbol: 'none',
    connectNulls: false,
    silent: true,
    tooltip: { show: false },
    z: 4,
    lineStyle: { color: tokens[mode][each.tone], width: 1.4, type: [2, 3], opacity: 0.75 },
    itemStyle: { color: tokens[mode][each.tone] },
  }))
}
