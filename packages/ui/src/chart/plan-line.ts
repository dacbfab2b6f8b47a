import type { LineSeriesOption } from 'echarts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import type { Series } from './series.ts'

/** The plan: one value for all categories, or one per category; with a key it can be asked about as a series. */
export type PlanLine = {
  key?: string | undefined
  label: string
  value?: number | undefined
  values?: readonly (number | null)[] | undefined
}

/** The largest planned value, 0 without a plan. */
export function planMax(plan: PlanLine | undefined): number {
  return Math.max(0, plan?.value ?? 0, ...(plan?.values ?? []).map((value) => value ?? 0))
}

/** The plan as one more series of marks: after those drawn, where it has a key and a value per category. */
export function withPlan(shown: readonly Series[], plan: PlanLine | undefined): readonly Series[] {
  if (plan?.key === undefined || plan.values === undefined) return shown
  return [...shown, { key: plan.key, label: plan.label, tone: 'neutral', values: plan.values, dashed: true }]
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
