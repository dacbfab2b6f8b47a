import type { AnswerRow } from '@quaywise/report-kit/compile'
import { expect } from 'vitest'

export const FACTORS = [
  'operating_share',
  'crane_intensity',
  'working_share',
  'lifts_per_working_hour',
  'boxes_per_lift',
] as const

/** Where hours at berth belong to whole calls, and may be divided by. */
export const OF_WHOLE_CALLS = ['trunk_branch', 'own_ship', 'line', 'service', 'visit'] as const

/** A ratio of an answer, with both sides. */
export const ratioOf = (
  row: AnswerRow,
  id: string,
): { value: number | null; numerator: number; denominator: number } => {
  const cell = row[id]
  if (typeof cell !== 'object' || cell === null || !('numerator' in cell))
    throw new TypeError(`${id} is no ratio`)
  const { value, numerator, denominator } = cell
  return {
    value: typeof value === 'number' ? value : null,
    numerator: Number(numerator),
    denominator: Number(denominator),
  }
}

/** The product of the five factors; null where one is not known. */
export const productOf = (row: AnswerRow): number | null => {
  const values = FACTORS.map((id) => ratioOf(row, id).value)
  return values.some((value) => value === null)
    ? null
    : values.reduce<number>((all, value) => all * Number(value), 1)
}

/** Equal to a relative 1e-9. */
export const expectSame = (one: number | null, other: number | null, where: string): void => {
  if (one === null || other === null) expect(one, where).toBe(other)
  else expect(Math.abs(one - other), where).toBeLessThanOrEqual(1e-9 * Math.abs(other))
}
