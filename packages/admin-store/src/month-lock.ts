import type { Selectable } from 'kysely'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

/** The parts in which the numbers of a month are kept: of the month as a whole, and of its days. */
export type MonthPart = 'month' | 'days'

/** A month of a page that was locked: its numbers are kept as they were then. A month may be locked anew, as a next version. */
export interface MonthLock {
  id: string
  terminal: string
  page: string
  /** `YYYY-MM`. */
  month: string
  /** From 1 on. */
  version: number
  lockedAt: string
  /** The id of the user, and the name that they had. */
  lockedBy: string
  lockedByName: string
  /** The newest record of the terminal at that time; null where there was none. */
  dataUntil: string | null
  /** What held of the terminal's parameters at the end of the month. */
  parameters: JsonValue
}

/** The numbers of a locked month for one choice of filters. */
export interface MonthNumbers {
  choice: string
  part: MonthPart
  body: JsonValue
}

/** The lock of a table row. */
export const monthLockOf = (row: Selectable<Schema['monthLock']>): MonthLock => ({
  ...row,
  parameters: fromJson(row.parameters),
})
