import type { Day } from './local-day.ts'

/** A local day of a roll-up that is built and holds what the facts hold. */
export type BuiltDay = {
  readonly day: Day
  /** Its first instant and that of the next day, in epoch milliseconds. */
  readonly from: number
  readonly to: number
  readonly build: number
  /** Set where every row lies inside one local hour, so that the day can be parted at any of its hours. */
  readonly even: boolean
  /** Set where a row runs into the day. */
  readonly enters: boolean
  /** The latest end of its rows, in epoch milliseconds; null where rows are instants, or there are none. */
  readonly reach: number | null
}

/** A calendar month that is added up, and the build of its sums. Older builds of its days are in it. */
export type BuiltMonth = { readonly month: string; readonly build: number }

/** What is built of one dataset at one moment. */
export type Built = {
  /** In order of time. */
  readonly days: readonly BuiltDay[]
  readonly months: readonly BuiltMonth[]
  /** Whether every call is of the class in the builds that it is of now. */
  readonly classes: boolean
}

/** The roll-ups that may be believed at one moment, by dataset. */
export type Shelf = (dataset: string) => Built | undefined
