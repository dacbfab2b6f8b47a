import type { CraneTimeCategory } from '@quaywise/domain'

/** The kind of work that decides how fast lifts go; '' where it is not told. */
export type WorkKind = { readonly op: string; readonly deckHold: string }

/** One planned queue of lifts of a call. */
export type QueueFact = WorkKind & {
  readonly queue: string
  readonly crane: string
  readonly bay: number
  readonly planStart: number
  readonly planEnd: number
  readonly boxes: number
}

/** One lift of a main trolley; `at` is its set-down, `ms` its cycle, `boxes` those that count for crane rates. */
export type LiftFact = WorkKind & {
  readonly queue: string
  readonly crane: string
  readonly at: number
  readonly ms: number
  readonly boxes: number
  readonly twin: boolean
}

/** One interval of gross crane time. */
export type TimeFact = {
  readonly crane: string
  readonly queue: string
  readonly category: CraneTimeCategory
  readonly from: number
  readonly to: number
}

/** What is known of a call. Facts later than the instant of a forecast may be there: it does not look at them. */
export type CallFacts = {
  readonly visit: string
  readonly trunk: boolean
  readonly queues: readonly QueueFact[]
  readonly lifts: readonly LiftFact[]
  readonly times: readonly TimeFact[]
  /** When shifts change, epoch ms, for as long as the call can last. */
  readonly shiftChanges: readonly number[]
  /** When the last lift is due by plan; null where no plan tells. */
  readonly dueAt: number | null
}
