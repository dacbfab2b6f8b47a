import { useMemo } from 'react'
import { useNarrow } from '../base/use-narrow.ts'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { Legend } from '../chart/legend.tsx'
import { withPlan } from '../chart/plan-line.ts'
import { hasValues, type MarkEvent, type Series } from '../chart/series.ts'
import { SeriesTable } from '../chart/series-table.tsx'
import { useChart } from '../chart/use-chart.ts'
import { useHidden } from '../chart/use-hidden.ts'
import { drawnMarkHandler, useSeriesMarks } from '../chart/use-series-marks.ts'
import { useMode } from '../theme/mode.ts'
import { barOption } from './bar-option.ts'
import type { BarChartProps } from './bar-props.ts'
import { seriesAtHeight } from './stack.ts'

const phoneWidth = 480
const none: readonly Series[] = []

/** Bars over categories, stacked or side by side, with plan, present, forecast and totals. */
export function BarChart(props: BarChartProps) {
  const { title, unit, categories, series, formatValue, height = 220, onMark } = props
  const mode = useMode()
  const narrow = useNarrow(phoneWidth)
  const [hidden, toggle] = useHidden(series.map((each) => each.key))
  const shown = useMemo(() => series.filter((each) => !hidden.has(each.key)), [series, hidden])
  const { compared = none, planLine } = props
  const marked = useMemo(() => withPlan([...shown, ...compared], planLine), [shown, compared, planLine])
  const option = useMemo(() => barOption(props, shown, mode, narrow), [props, shown, mode, narrow])
  // The whole column answers, so that a thin segment or the gap beside a bar need not be hit exactly.
  const onGround = ([x, y]: readonly [number, number], event: MarkEvent) => {
    const index = Math.round(x)
    const stacked = props.stacked === true || props.normalised === true
    const filled = marked.filter(({ values }) => (values[index] ?? null) !== null)
    const bar = (stacked ? seriesAtHeight(shown, index, y) : undefined) ?? shown.at(-1)
    const left = filled.filter((each) => each.axis !== 'right')
    const series = filled.find((each) => each === bar) ?? left.at(-1) ?? filled.at(-1)
    if (series !== undefined) onMark?.({ seriesKey: series.key, index, event })
  }
  const handle = useChart(option, { onMark: drawnMarkHandler({ series: shown, onMark }), onGround })
  const marks = useSeriesMarks(handle, { series: marked, categories, unit, formatValue, onMark })
  return (
    <ChartFrame
      title={title}
      subtitle={props.subtitle}
      legend={series.length > 1 && <Legend entries={series} hidden={hidden} onToggle={toggle} />}
      height={height}
      direction={props.direction}
      loading={props.loading}
      skeleton="bars"
      emptyText={hasValues(series) || props.forecast !== undefined ? undefined : props.empty}
      host={handle.host}
      {...marks}
      table={
        <SeriesTable
          title={title}
          unit={unit}
          categories={categories}
          series={withPlan([...series, ...compared], planLine)}
          formatValue={formatValue}
          notes={props.notes}
        />
      }
    />
  )
}
