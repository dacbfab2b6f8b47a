import type { QuayOp } from '@quaywise/domain'
import type { CranePart } from './call.ts'
import type { Cell } from './pile.ts'
import type { Stops } from './stops.ts'
import type { UnitCode } from './unit-code.ts'

/** One lift of the main trolley as planned, with the place of its box in the ship; a restow has no unit. */
export type PlannedLift = Cell & {
  readonly op: QuayOp
  readonly unit: UnitCode | null
  /** Place of its queue in the list of the crane's work. */
  readonly queue: number
  /** What the crane does first: moves to another bay, handles a hatch cover. */
  readonly gantry: boolean
  readonly hatch: boolean
  /** The first of a dual pair is 1, its second 2, any other 0. */
  readonly dual: 0 | 1 | 2
  /** Whether it ends in the ship: a load, a shift on board, the way back of a restow over the quay. */
  readonly aboard: boolean
  /** A restow for the terminal's own sake, which is in no rate. */
  readonly terminalRestow: boolean
}

/** A planned queue of lifts: one bay, deck or hold, one operation. */
export type PlannedQueue = {
  readonly id: string
  readonly seq: number
  readonly bay: number
  readonly deckHold: 'DECK' | 'HOLD'
  readonly op: QuayOp
}

/** All that one crane does on one call, in order. */
export type CraneWork = {
  readonly part: CranePart
  readonly lifts: readonly PlannedLift[]
  readonly queues: readonly PlannedQueue[]
}

/** The instant by which lift number `index` of a part is done by plan. */
export const plannedTime = (part: CranePart, index: number, stops: Stops): number =>
  stops.endAfter(part.start, (index + 1) * part.paceMs, part.crane)

/**
 * How many lifts of a part are done at an instant by plan. At the start of a week this is exact: the
 * play stops there after just so many.
 */
export const liftsBy = (part: CranePart, at: number, stops: Stops): number =>
  Math.min(part.lifts, Math.floor(stops.workedBy(part.start, at, part.crane) / part.paceMs))
