import { useMemo } from 'react'
import { ChartFrame } from '../chart/chart-frame.tsx'
import type { Direction } from '../chart/direction.ts'
import { plainNumber } from '../chart/plain-number.ts'
import type { MarkEvent } from '../chart/series.ts'
import { SeriesTable } from '../chart/series-table.tsx'
import { useChart } from '../chart/use-chart.ts'
import { useSeriesMarks } from '../chart/use-series-marks.ts'
import { useMode } from '../theme/mode.ts'
import type { Tone } from '../theme/tones.ts'
import { scatterOption } from './scatter-option.ts'

/** One named point; `size` makes its area follow a third measure. */
export type ScatterPoint = {
  key: string
  label: string
  x: number
  y: number
  size?: number | undefined
  tone?: Tone | undefined
  /** Where it stood in what it is compared with: a ring, and a line from there. */
  from?: { x: number; y: number } | undefined
}

type Side = {
  title: string
  unit: string
  formatValue?: ((value: number) => string) | undefined
  formatTick?: ((value: number) => string) | undefined
}

/** Two measures of the same things against each other. */
export type ScatterChartProps = {
  title?: string | undefined
  subtitle?: string | undefined
  points: readonly ScatterPoint[]
  x: Side
  y: Side
  formatValue?: ((value: number) => string) | undefined
  onMark?: ((mark: { key: string; index: number; event: MarkEvent }) => void) | undefined
  height?: number | undefined
  direction?: Direction | undefined
  loading?: boolean | undefined
  empty?: string | undefined
}

/** Points by two measures, with their names where there is room. */
export function ScatterChart(props: ScatterChartProps) {
  const { title = '', points, x, y, formatValue = plainNumber, onMark, height = 260 } = props
  const mode = useMode()
  const option = useMemo(() => scatterOption(props, formatValue, mode), [props, formatValue, mode])
  const choose = ({ index, event }: { index: number; event: MarkEvent }) => {
    const point = points[index]
    if (point !== undefined) onMark?.({ key: point.key, index, event })
  }
  const handle = useChart(option, { onMark: ({ dataIndex, event }) => choose({ index: dataIndex, event }) })
  const categories = points.map((point) => point.label)
  const series = [
    {
      key: 'x',
      label: `${x.title} (${x.unit})`,
      tone: 'accent' as const,
      values: points.map((point) => point.x),
    },
    {
      key: 'y',
      label: `${y.title} (${y.unit})`,
      tone: 'accent' as const,
      values: points.map((point) => point.y),
    },
  ]
  const spoken = {
    series: series.slice(1),
    categories,
    unit: y.unit,
    formatValue: y.formatValue ?? formatValue,
  }
  const marks = useSeriesMarks(handle, { ...spoken, onMark: choose })
  return (
    <ChartFrame
      title={title}
      subtitle={props.subtitle}
      height={height}
      direction={props.direction}
      loading={props.loading}
      skeleton="line"
      emptyText={points.length > 0 ? undefined : props.empty}
      host={handle.host}
      {...marks}
      table={
        <SeriesTable
          title={title}
          unit={y.unit}
          categories={categories}
          series={series}
          formatValue={formatValue}
        />
      }
    />
  )
}
