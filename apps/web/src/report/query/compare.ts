import type { Compare } from '@quaywise/contract'
import type { Period } from './period.ts'

/** What the numbers of a page can be compared with at one choice; `custom` is any other period. */
export const COMPARE_CHOICES = [
  'previous',
  'same-shift-last-week',
  'last-year',
  'previous-call',
  'custom',
] as const
export type CompareChoice = (typeof COMPARE_CHOICES)[number]

const PLAIN = ['previous', 'same-shift-last-week', 'last-year', 'previous-call'] as const

const MINUTE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

/** The comparison that an address asks for; undefined when it asks for none. */
export function compareOfQuery(query: Readonly<Record<string, string>>): Compare | undefined {
  const { compare, compareStart = '', compareEnd = '' } = query
  const plain = PLAIN.find((choice) => choice === compare)
  if (plain !== undefined) return plain
  const isPeriod = MINUTE.test(compareStart) && MINUTE.test(compareEnd) && compareEnd >= compareStart
  return compare === 'custom' && isPeriod ? { startTime: compareStart, endTime: compareEnd } : undefined
}

/** The address of a comparison. */
export function queryOfCompare(compare: Compare | undefined): Readonly<Record<string, string | undefined>> {
  const period: Partial<Period> = typeof compare === 'object' ? compare : {}
  return { compare: choiceOf(compare), compareStart: period.startTime, compareEnd: period.endTime }
}

/** The choice that a comparison is of; calls of the same class are no choice, but what a call is held against by itself. */
export const choiceOf = (compare: Compare | undefined): CompareChoice | undefined => {
  if (compare === 'same-class') return undefined
  return typeof compare === 'object' ? 'custom' : compare
}
