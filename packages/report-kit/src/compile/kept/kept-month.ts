import { monthAt, monthOf, monthStart } from '@quaywise/domain'
import type { AnswerRow } from '../answer.ts'
import type { Question } from '../question.ts'

/** A month whose numbers are kept as they were reported. Nothing is kept where the question chooses otherwise. */
export type KeptMonth = {
  readonly version: number
  /** ISO instant. */
  readonly at: string
  readonly by: string
  /** The row of each measure as tiles have it. */
  readonly month?: Readonly<Record<string, AnswerRow>> | undefined
  /** The cells of each day of it, where days are asked for. */
  readonly days?: Readonly<Record<string, AnswerRow>> | undefined
}

/** Finds the kept months of a page for a choice of filters, with their days or without; null is a choice for which nothing can be kept. */
export type KeptMonths = (choice: string | null, days: boolean) => Promise<ReadonlyMap<string, KeptMonth>>

/** What an answer tells of a kept month; `whole`: its numbers are those that were reported. */
export type KeptNote = Pick<KeptMonth, 'version' | 'at' | 'by'> & { readonly whole: boolean }

/** The name of what a question is restricted to, whatever the order; null where it narrows time as well. */
export const choiceOf = ({
  restrictions,
  scopes,
}: Pick<Question, 'restrictions' | 'scopes'>): string | null => {
  if (Object.keys(scopes).length > 0) return null
  const parts = restrictions.map(
    ({ dimension, values }) =>
      `${dimension}=${[...values]
        .map((value) => value ?? '')
        .sort()
        .join(',')}`,
  )
  return parts.sort().join(';')
}

/** The calendar month that a window is, `YYYY-MM`; null where it is none. */
export const monthOfWindow = ({ window, zone }: Pick<Question, 'window' | 'zone'>): string | null => {
  const month = monthAt(window.from, zone)
  const whole = monthStart(month, zone) === window.from && monthStart(month + 1, zone) === window.to
  return whole ? monthOf(month) : null
}
