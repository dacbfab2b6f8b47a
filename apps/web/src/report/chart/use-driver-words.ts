import { fromTheLeft, useLocale } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import type { DriverTerm } from './drivers-model.ts'

const MINUS = '−'
const COUNTED: ReadonlySet<string> = new Set(['box', 'lift', '1'])

/** How the terms of a rate are written: values in their units, effects with their sign, both sides of a quotient. */
export function useDriverWords() {
  const { words, metrics } = useReport()
  const locale = useLocale()
  const unitOf = (measure: string) => metrics.get(measure)?.unit ?? null
  const side = (measure: string | null | undefined, amount: number | null) =>
    words.amount(amount, unitOf(measure ?? ''))
  return {
    // A mean of boxes or lifts is no count of them.
    value: ({ measure }: DriverTerm, value: number | null) =>
      words.number(value, COUNTED.has(unitOf(measure) ?? '') ? 'box/h' : unitOf(measure)),
    unit: ({ measure }: DriverTerm) =>
      unitOf(measure) === '%' ? undefined : words.unit(unitOf(measure)) || undefined,
    level: (value: number) => words.number(value, '1'),
    /** In the unit of the rate. */
    signed: (effect: number | null) => {
      if (effect === null) return words.number(null, null)
      const size = Math.abs(effect) < 0.005 ? 0 : Math.abs(effect)
      const sign = size === 0 ? '±' : effect < 0 ? MINUS : '+'
      return fromTheLeft(`${sign}${words.number(size, 'box/h')}`, locale)
    },
    sides: ({ measure, numerator, denominator }: DriverTerm) => {
      const metric = metrics.get(measure)
      return `${side(metric?.numerator, numerator)} ÷ ${side(metric?.denominator, denominator)}`
    },
  }
}
