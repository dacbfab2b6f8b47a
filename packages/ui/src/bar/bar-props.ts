import type { Now } from '../chart/now-line.ts'
import type { PlanLine } from '../chart/plan-line.ts'
import type { ChartProps, Series } from '../chart/series.ts'

/** What is expected: the median per category and the band around it. */
export type Forecast = {
  label: string
  values: readonly (number | null)[]
  low?: readonly (number | null)[] | undefined
  high?: readonly (number | null)[] | undefined
}

/** Bars over categories; `categoryKind` "name" lets the categories run from the right in right-to-left pages. */
export type BarChartProps = ChartProps & {
  categories: readonly string[]
  categoryTitle?: string | undefined
  categoryKind?: 'time' | 'name' | undefined
  series: readonly Series[]
  stacked?: boolean | undefined
  normalised?: boolean | undefined
  planLine?: PlanLine | undefined
  now?: Now | undefined
  forecast?: Forecast | undefined
  pending?: { from: number; label: string } | undefined
  totals?: boolean | undefined
  rightUnit?: string | undefined
}
