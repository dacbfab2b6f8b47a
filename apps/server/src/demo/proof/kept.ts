import type { AnswerRow, Restriction, Window } from '@quaywise/report-kit/compile'
import type { Facts } from './facts.ts'

const OF_CALL = ['trunk_branch', 'own_ship', 'line', 'service', 'berth'] as const

type Row = {
  readonly visit: string
  readonly crane?: string
  readonly op?: string
  readonly bay_type?: string
}

/** Whether a row meets all restrictions: by its own words, or by those of its call. */
export const isKept = (
  row: Row,
  restrictions: readonly Restriction[],
  { calls }: Pick<Facts, 'calls'>,
): boolean =>
  restrictions.every(({ dimension, values }) => {
    const call = OF_CALL.find((word) => word === dimension)
    const own: Readonly<Record<string, string | undefined>> = row
    const value = call ? calls.get(row.visit)?.[call] : own[dimension]
    return value !== undefined && values.includes(value)
  })

/** What of a stretch lies in a window, in ms. */
export const within = ({ from, to }: Window, window: Window): number =>
  Math.max(0, Math.min(to, window.to) - Math.max(from, window.from))

/** Adds up one measure over rows of an answer; nothing counts as 0. */
export const sumOf = (rows: readonly AnswerRow[], measure: string): number =>
  rows.reduce((sum, row) => sum + Number(row[measure] ?? 0), 0)

/** Adds up a number over things. */
export const total = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0)
