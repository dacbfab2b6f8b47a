import { useMemo } from 'react'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { Legend } from '../chart/legend.tsx'
import { hasValues } from '../chart/series.ts'
import { SeriesTable } from '../chart/series-table.tsx'
import { useChart } from '../chart/use-chart.ts'
import { useHidden } from '../chart/use-hidden.ts'
import { drawnMarkHandler, useSeriesMarks } from '../chart/use-series-marks.ts'
import { useMode } from '../theme/mode.ts'
import { barOption } from './bar-option.ts'
import type { BarChartProps } from './bar-props.ts'

/** Bars over categories, stacked or side by side, with plan, present, forecast and totals. */
export function BarChart(props: BarChartProps) {
  const { title, unit, categories, series, formatValue, height = 220, onMark } = props
  const mode = useMode()
  const [hidden, toggle] = useHidden(series.map((each) => each.key))
  const shown = useMemo(() => series.filter((each) => !hidden.has(each.key)), [series, hidden])
  const option = useMemo(() => barOption(props, shown, mode), [props, shown, mode])
  const handle = useChart(option, { onMark: drawnMarkHandler({ series: shown, onMark }) })
  const marks = useSeriesMarks(handle, { series: shown, categories, unit, formatValue, onMark })
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
          series={series}
          formatValue={formatValue}
        />
      }
    />
  )
}
