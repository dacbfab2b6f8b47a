import type { LineSeriesOption } from 'echarts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import type { Series } from './series.ts'

/** The plan: one value for all categories, or one per category; with a key it can be asked about as a series. */
export type PlanLine = {
  key?: string | undefined
  label: string
  value?: number | undefined
  values?: readonly (number | null)[] | undefined
  /** Of another unit than the bars: drawn with points on an axis of its own at the right. */
  right?: RightAxis | undefined
}

/** The axis of a line of another unit: how its values read with their unit, and its ticks without. */
type RightAxis = {
  unit: string
  write: (value: number) => string
  formatTick: (value: number) => string
}

/** The largest planned value, 0 without a plan on the axis of the bars. */
export function planMax(plan: PlanLine | undefined): number {
  if (plan?.right !== undefined) return 0
  return Math.max(0, plan?.value ?? 0, ...(plan?.values ?? []).map((value) => value ?? 0))
}

/** The plan as one more series of marks: after those drawn, where it has a key and a value per category. */
export function withPlan(shown: readonly Series[], plan: PlanLine | undefined): readonly Series[] {
  if (plan?.key === undefined || plan.values === undefined) return shown
  const { key, label, values, right } = plan
  const look = right === undefined ? { dashed: true } : { axis: 'right' as const, write: right.write }
  return [...shown, { key, label, tone: 'neutral', values, ...look }]
}

/** Draws the plan as a dashed line with its label at its start. */
export function planSeries(plan: PlanLine | undefined, mode: Mode): LineSeriesOption[] {
  if (plan === undefined) return []
  const colour = tokens[mode].text
  const lineStyle = { color: colour, width: 1.2, type: [4, 3], opacity: 0.9 }
  const text = {
    color: colour,
    fontFamily,
    fontSize: 11,
    textBorderColor: tokens[mode].panel,
    textBorderWidth: 3,
  }
  const shared = { id: 'qw-plan', type: 'line' as const, silent: true, tooltip: { show: false }, z: 5 }
  if (plan.values !== undefined && plan.right !== undefined) {
    const line = { color: colour, width: 1.8 }
    const points = { symbol: 'circle', symbolSize: 5, showSymbol: true, itemStyle: { color: colour } }
    return [
      { ...shared, ...points, name: plan.label, yAxisIndex: 1, data: [...plan.values], lineStyle: line },
    ]
  }
  if (plan.values !== undefined) {
    return [
      { ...shared, name: plan.label, data: [...plan.values], step: 'middle', symbol: 'none', lineStyle },
    ]
  }
  const label = {
    ...text,
    show: true,
    formatter: plan.label,
    position: 'insideStartTop' as const,
    distance: [4, 3],
  }
  const data = [{ yAxis: plan.value ?? 0 }]
  return [
    {
      ...shared,
      data: [],
      markLine: { silent: true, animation: false, symbol: 'none', data, lineStyle, label },
    },
  ]
}
