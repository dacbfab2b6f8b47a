import { useMemo } from 'react'
import { ChartFrame } from '../chart/chart-frame.tsx'
import type { Direction } from '../chart/direction.ts'
import { plainNumber } from '../chart/plain-number.ts'
import type { SeriesMark } from '../chart/series.ts'
import { SeriesTable } from '../chart/series-table.tsx'
import { useChart } from '../chart/use-chart.ts'
import { drawnMarkHandler, useSeriesMarks } from '../chart/use-series-marks.ts'
import { useMode } from '../theme/mode.ts'
import type { Tone } from '../theme/tones.ts'
import { histogramOption } from './histogram-option.ts'

/** How often values fall into each interval [from, to); `unit` is the values' unit, `countUnit` that of the counts. */
export type HistogramProps = {
  title?: string | undefined
  subtitle?: string | undefined
  /** `before`: the count of what it is compared with, an outline over the bin. */
  bins: readonly { from: number; to: number; count: number; before?: number | undefined }[]
  unit: string
  countUnit?: string | undefined
  tone?: Tone | undefined
  markers?: readonly { value: number; label: string }[] | undefined
  formatValue?: ((value: number) => string) | undefined
  formatCount?: ((count: number) => string) | undefined
  onMark?: ((mark: SeriesMark) => void) | undefined
  height?: number | undefined
  direction?: Direction | undefined
  loading?: boolean | undefined
  empty?: string | undefined
}

/** A distribution with markers such as the median or a target. */
export function Histogram(props: HistogramProps) {
  const { title = '', unit, bins, tone = 'accent', formatValue = plainNumber, onMark, height = 220 } = props
  const mode = useMode()
  const option = useMemo(() => histogramOption(props, formatValue, mode), [props, formatValue, mode])
  const series = [
    { key: 'bins', label: props.countUnit ?? title, tone, values: bins.map((bin) => bin.count) },
  ]
  const categories = bins.map(({ from, to }) => `${formatValue(from)}–${formatValue(to)} ${unit}`)
  const handle = useChart(option, { onMark: drawnMarkHandler({ series, onMark }) })
  const write = props.formatCount ?? formatValue
  const marks = useSeriesMarks(handle, {
    series,
    categories,
    unit: props.countUnit ?? '',
    formatValue: write,
    onMark,
  })
  return (
    <ChartFrame
      title={title}
      subtitle={props.subtitle}
      height={height}
      direction={props.direction}
      loading={props.loading}
      skeleton="bars"
      emptyText={bins.length > 0 ? undefined : props.empty}
      host={handle.host}
      {...marks}
      table={
        <SeriesTable title={title} unit={unit} categories={categories} series={series} formatValue={write} />
      }
    />
  )
}
