import type { Now } from '../chart/now-line.ts'
import type { PlanLine } from '../chart/plan-line.ts'
import type { ChartProps, Series } from '../chart/series.ts'

/** A series over categories (`values`), or over time (`points`: epoch ms and value in turn, one flat array). */
export type LineSeries = Series & { points?: Float64Array | undefined; area?: boolean | undefined }

/** A range around a line: over categories, or over time where `at` (epoch ms) is given. */
export type Band = {
  label: string
  tone?: Series['tone'] | undefined
  low: readonly (number | null)[]
  high: readonly (number | null)[]
  at?: readonly number[] | undefined
}

/** Lines over categories or over time; `now.at` is an instant (epoch ms) on a time axis. */
export type LineChartProps = ChartProps & {
  categories?: readonly string[] | undefined
  categoryTitle?: string | undefined
  categoryKind?: 'time' | 'name' | undefined
  series: readonly LineSeries[]
  band?: Band | undefined
  steps?: boolean | undefined
  showPoints?: boolean | undefined
  directLabels?: boolean | undefined
  fromZero?: boolean | undefined
  planLine?: PlanLine | undefined
  now?: (Now & { at?: number | undefined }) | undefined
  rightUnit?: string | undefined
  formatTime?: ((at: number, purpose: 'tick' | 'full') => string) | undefined
  zoneOffset?: number | undefined
}
