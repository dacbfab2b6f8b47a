import { useMemo } from 'react'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { Legend } from '../chart/legend.tsx'
import type { MarkEvent } from '../chart/series.ts'
import { hasValues } from '../chart/series.ts'
import { SeriesTable } from '../chart/series-table.tsx'
import { useChart } from '../chart/use-chart.ts'
import { useHidden } from '../chart/use-hidden.ts'
import { drawnMarkHandler, useSeriesMarks } from '../chart/use-series-marks.ts'
import { useMode } from '../theme/mode.ts'
import { lineOption } from './line-option.ts'
import type { LineChartProps, LineSeries } from './line-props.ts'
import { nearestMark } from './nearest.ts'

const spokenPoints = 500

function spoken({ categories, formatTime }: LineChartProps, shown: readonly LineSeries[]) {
  if (categories !== undefined) return { categories, series: shown }
  const points = shown[0]?.points ?? new Float64Array()
  const length = Math.min(points.length / 2, spokenPoints)
  const names = Array.from({ length }, (_, index) => formatTime?.(points[index * 2] ?? 0, 'full') ?? '')
  const values = (series: LineSeries) => names.map((_, index) => series.points?.[index * 2 + 1] ?? null)
  return { categories: names, series: shown.map((each) => ({ ...each, values: values(each) })) }
}

/** Lines over categories or over time, with band, plan and present. */
export function LineChart(props: LineChartProps) {
  const { title, unit, series, formatValue, height = 220, onMark, directLabels = false } = props
  const mode = useMode()
  const [hidden, toggle] = useHidden(series.map((each) => each.key))
  const shown = useMemo(() => series.filter((each) => !hidden.has(each.key)), [series, hidden])
  const marked = useMemo(() => [...shown, ...(props.compared ?? [])], [shown, props.compared])
  const option = useMemo(() => lineOption(props, shown, mode), [props, shown, mode])
  const onGround = ([x, y]: readonly [number, number], event: MarkEvent) => {
    const mark = nearestMark(marked, x, y)
    if (mark !== undefined) onMark?.({ seriesKey: mark.seriesKey, index: mark.index, event })
  }
  const handle = useChart(option, { onMark: drawnMarkHandler({ series: shown, onMark }), onGround })
  const told = useMemo(() => spoken(props, marked), [props, marked])
  const marks = useSeriesMarks(handle, { ...told, unit, formatValue, onMark })
  const filled = hasValues(series) || series.some((each) => (each.points?.length ?? 0) > 0)
  return (
    <ChartFrame
      title={title}
      subtitle={props.subtitle}
      legend={
        series.length > 1 &&
        !directLabels && <Legend line entries={series} hidden={hidden} onToggle={toggle} />
      }
      height={height}
      direction={props.direction}
      loading={props.loading}
      skeleton="line"
      emptyText={filled ? undefined : props.empty}
      host={handle.host}
      {...marks}
      table={<SeriesTable title={title} unit={unit} formatValue={formatValue} {...told} />}
    />
  )
}
