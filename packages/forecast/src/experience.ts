import type { WorkKind } from './call-facts.ts'

/** How many lifts of a kind took how long, waits for vehicles and platform included, logged delays left out. */
export type PaceCell = WorkKind & {
  readonly trunk: boolean
  readonly twin: boolean
  readonly lifts: number
  readonly boxes: number
  readonly ms: number
}

/** Work of one crane on one call: what it took and what its kinds of lifts take on average. */
export type CraneRun = {
  readonly visit: string
  readonly lifts: number
  readonly ms: number
  readonly expectedMs: number
}

/** Delays that come with the start of a queue: hatch covers, gantry moves, lashing. */
export type SetUp = {
  readonly deckHold: string
  readonly queues: number
  readonly ms: number
  readonly ms2: number
}

/** What a terminal did in the weeks before a call: everything that a forecast learns from. */
export type Experience = {
  readonly from: number
  readonly to: number
  readonly cells: readonly PaceCell[]
  readonly runs: readonly CraneRun[]
  readonly setUps: readonly SetUp[]
  /** Faults, ship and weather: how many, and how long in all. */
  readonly upsets: { readonly count: number; readonly ms: number }
  /** Crane time spent on shift changes and breaks, and all gross crane time. */
  readonly planMs: number
  readonly grossMs: number
}
