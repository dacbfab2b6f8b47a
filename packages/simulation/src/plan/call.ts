/** A call as the timetable knows it: who comes when, and with what of its own. Instants in epoch ms. */
export type ScheduledCall = {
  readonly key: number
  readonly visitId: string
  readonly trunk: boolean
  readonly service: string
  readonly line: string
  readonly vessel: string
  readonly imo: string
  readonly voyage: string
  /** The number of the ship among all that the terminal knows. */
  readonly ship: number
  readonly loaM: number
  /** The call size that the service plans, in boxes. */
  readonly boxes: number
  /** Planned arrival and berthing by the timetable. */
  readonly eta: number
  readonly etb: number
  /** Actual arrival at the port. */
  readonly arrival: number
  /** Units discharged: imports first, then those for branch or trunk ships, then trunk to trunk. */
  readonly importUnits: number
  readonly crossUnits: number
  readonly trunkTrunkUnits: number
  readonly exportUnits: number
  readonly restowsQuay: number
  readonly restowsShip: number
}

/** Where and when a call lies at the quay; `opEnd` and `leavesBy` are the latest that the play allows. */
type Berthing = {
  readonly berth: number
  readonly fromM: number
  readonly toM: number
  readonly atb: number
  readonly allFast: number
  readonly opStart: number
  readonly opEnd: number
  readonly finishMs: number
  readonly leavesBy: number
}

/** Places of bays in a ship, counted from 0 at the bow, both ends included. */
export type BayZone = { readonly first: number; readonly last: number }

/**
 * The share of one crane in one call: lifts `[0, lifts)` at a planned pace, over by `end` at the latest. It works
 * in bays of its own, far enough from those of the cranes beside it.
 */
export type CranePart = {
  readonly zone: BayZone
  readonly crane: number
  readonly start: number
  readonly end: number
  readonly lifts: number
  readonly paceMs: number
}

/** A planned call: its place at the quay, its cranes, and the units that move from ship to ship. */
export type Call = ScheduledCall &
  Berthing & {
    readonly index: number
    readonly parts: readonly CranePart[]
    /** For each discharged unit after the imports: the index of the call that loads it. */
    readonly outCalls: Int32Array
    /** Codes of the units that other calls brought for this one. */
    readonly inbound: readonly number[]
  }

/** Units discharged by a call. */
export const discUnits = (call: ScheduledCall): number =>
  call.importUnits + call.crossUnits + call.trunkTrunkUnits
