import type { LineSeriesOption } from 'echarts'
import { inkOn } from '../chart/ink.ts'
import type { Series } from '../chart/series.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import { seriesAtHeight, stackTotals } from './stack.ts'

const insideFrom = 0.16
/** Beyond this many bars long numbers are written smaller. */
const manyBars = 10

/** Writes each category's total at the top inside its bar, or above a bar too short to carry it. */
export function totalsSeries(
  series: readonly Series[],
  categories: number,
  look: { mode: Mode; max: number; formatValue: (value: number) => string; narrow: boolean },
): LineSeriesOption {
  const totals = stackTotals(series, categories)
  const long = totals.some((total) => total !== null && look.formatValue(total).length > 4)
  const crowded = look.narrow && long && categories > manyBars
  const small = look.narrow || (long && categories > manyBars)
  const data = totals.map((total, index) => {
    if (total === null || crowded) return { value: '-' }
    const inside = total >= look.max * insideFrom
    const under = seriesAtHeight(series, index, total - look.max * 0.05)
    const ink = inside && under !== undefined ? inkOn(tokens[look.mode][under.tone]) : tokens[look.mode].text
    const position = inside ? ('bottom' as const) : ('top' as const)
    // A line of the plan that crosses a number leaves it legible.
    const behind = inside && under !== undefined && !look.narrow ? tokens[look.mode][under.tone] : undefined
    const label = { color: ink, position, formatter: look.formatValue(total) }
    return { value: total, label: behind ? { ...label, textBorderColor: behind, textBorderWidth: 3 } : label }
  })
  return {
    id: 'qw-totals',
    type: 'line',
    data,
    silent: true,
    z: 6,
    symbol: 'circle',
    symbolSize: 1,
    showAllSymbol: true,
    itemStyle: { opacity: 0 },
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
    label: {
      show: true,
      opacity: 1,
      fontFamily,
      fontSize: small ? 9 : 10.5,
      fontWeight: 700,
      distance: 5,
    },
    labelLayout: { hideOverlap: true },
  }
}
