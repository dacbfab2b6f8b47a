import type { TooltipComponentOption } from 'echarts'
import { type Mode, tokens } from '../tokens.ts'
import { withAlpha } from './ink.ts'
import { noteRows } from './notes.ts'
import { amountOf, type ChartProps, type Series, type TooltipRow } from './series.ts'
import { tooltipElement, tooltipFrame } from './tooltip.ts'

type TooltipInput = Pick<
  ChartProps,
  'unit' | 'formatValue' | 'tooltip' | 'tooltipHint' | 'onMark' | 'notes'
> & {
  categories: readonly string[]
}

/** The rows of a category: every series with its value and unit, a dash where there is none. */
function categoryRows(input: TooltipInput, series: readonly Series[], index: number): readonly TooltipRow[] {
  const own = input.tooltip?.({ index })
  if (own !== undefined) return own
  return series.map((each) => ({
    label: each.label,
    tone: each.tone,
    value: amountOf(each, index, input),
  }))
}

/** Shows one tooltip per category with all of its series and what a click does. */
export function categoryTooltip(
  input: TooltipInput,
  series: readonly Series[],
  mode: Mode,
): TooltipComponentOption {
  return {
    ...tooltipFrame,
    trigger: 'axis',
    axisPointer: { type: 'shadow', shadowStyle: { color: withAlpha(tokens[mode].muted, 0.1) } },
    formatter: (params) => {
      const first = Array.isArray(params) ? params[0] : params
      const index = first?.dataIndex ?? 0
      return tooltipElement(
        input.categories[index] ?? '',
        [...categoryRows(input, series, index), ...noteRows(input.notes, index)],
        input.tooltipHint,
      )
    },
  }
}
