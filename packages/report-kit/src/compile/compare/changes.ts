import type { AnswerRow } from '../answer.ts'
import { comparedNumber, numberOf } from './compared-cells.ts'

/** Sorting by the change of a measure: `<measure>.delta` in its own unit, `<measure>.delta_share` as a share of before. */
export type ChangeOrder = {
  readonly measure: string
  readonly of: 'delta' | 'delta_share'
  readonly descending: boolean
}

const CHANGE = /^([a-z0-9_]+)\.(delta|delta_share)$/

/** The order by a change that a sort key asks for; undefined where it names a column. */
export const changeOrderOf = (key: string, descending: boolean): ChangeOrder | undefined => {
  const [, measure, of] = CHANGE.exec(key) ?? []
  return measure && (of === 'delta' || of === 'delta_share') ? { measure, of, descending } : undefined
}

/** The change of a measure in a compared row; null where one side is not known, or a share of zero is asked. */
const changeIn = (row: AnswerRow, { measure, of }: Pick<ChangeOrder, 'measure' | 'of'>): number | null => {
  const [value, before] = [numberOf(row[measure]), comparedNumber(row, measure)]
  if (value === null || before === null) return null
  if (of === 'delta') return value - before
  return before === 0 ? null : (value - before) / Math.abs(before)
}

/** Compared rows in an order of changes; rows without one come last, either way. */
export const byChange = (rows: readonly AnswerRow[], orders: readonly ChangeOrder[]): readonly AnswerRow[] =>
  [...rows].sort((left, right) => {
    for (const order of orders) {
      const [one, other] = [changeIn(left, order), changeIn(right, order)]
      const way = compareNulls(one, other) ?? (order.descending ? -1 : 1) * ((one ?? 0) - (other ?? 0))
      if (way !== 0) return way
    }
    return 0
  })

const compareNulls = (one: number | null, other: number | null): number | undefined => {
  if (one !== null && other !== null) return undefined
  return Number(one === null) - Number(other === null)
}
