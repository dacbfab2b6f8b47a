import type { Selectable } from 'kysely'
import type { Schema } from './schema.ts'

/** Days of a dataset that a write may change, first and last as `YYYY-MM-DD`. */
export interface RollupSpan {
  dataset: string
  first: string
  last: string
}

/** A write of facts that is under way. `until`: when it is surely over, should its process die. */
export interface RollupWrite {
  id: string
  terminal: string
  until: Date
  spans: readonly RollupSpan[]
}

/** One local day of a dataset's roll-up. It holds what the facts hold when `builtMark` equals `mark`. */
export interface RollupDay {
  terminal: string
  dataset: string
  day: string
  /** Rises with every write that may change the day. */
  mark: number
  builtMark: number | null
  build: number | null
  /** What it was built by: another declaration, or another zone, makes it worthless. */
  print: string | null
  even: boolean
  enters: boolean
  /** Epoch milliseconds; null where nothing reaches anywhere. */
  reach: number | null
}

/** A day as it was built, with the mark that it had before its facts were read. */
export interface BuiltRollupDay {
  day: string
  mark: number
  build: number
  print: string
  even: boolean
  enters: boolean
  reach: number | null
}

/** The sums of a whole month; they hold the days that are built before. */
export interface RollupMonth {
  terminal: string
  dataset: string
  month: string
  build: number
  print: string
}

/** A day as it is read. */
export function rollupDayOf(row: Selectable<Schema['rollupDay']>): RollupDay {
  const { terminal, dataset, day, mark, builtMark, build, print } = row
  return {
    ...{ terminal, dataset, day, mark, builtMark, build, print },
    even: row.even === 1,
    enters: row.enters === 1,
    reach: row.reach === null ? null : Number(row.reach),
  }
}
