import type { CraneTimeCategory, YardMoveReason } from '@quaywise/domain'
import { HOUR } from '../scenario/calendar.ts'
import { LandLedger } from './land-ledger.ts'

const add = <K>(counts: Map<K, number>, key: K, by: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/** What truly happened in a play, counted where it happens and apart from the rows that tell of it. */
export class Ledger {
  lifts = 0
  twinLifts = 0
  dualLifts = 0
  craneBoxes = 0
  throughputBoxes = 0
  teu = 0
  readonly boxesByOp = new Map<string, number>()
  readonly boxesByCrane = new Map<string, number>()
  readonly boxesByVisit = new Map<string, number>()
  /** Crane boxes by the start of the hour (in UTC hours) of their last millisecond. */
  readonly boxesByHour = new Map<number, number>()
  readonly grossMs = new Map<CraneTimeCategory, number>()
  readonly faultMs = new Map<string, number>()
  readonly ascMoves = new Map<YardMoveReason, number>()
  agvTrips = 0
  agvEmptyM = 0
  agvLadenM = 0
  /** Metres driven between trips: to a parking place, for a battery, for repair. */
  agvBetweenM = 0
  agvSwaps = 0
  /** Trips that a vehicle went on with right after bringing a box to a block close by. */
  agvChained = 0
  /** Rings of vehicles that blocked each other and were moved on together. */
  deadlocks = 0
  gateIn = 0
  gateOut = 0
  readonly land = new LandLedger()
  /** Boxes that came into the yard and left it, over the quay and by truck. */
  landed = 0
  loaded = 0
  received = 0
  delivered = 0
  /** Times that a crane had to go on without waiting for the plan to hold. */
  forced = 0

  lift(
    op: string,
    crane: string,
    visit: string,
    endedAt: number,
    craneBoxes: number,
    throughput: number,
  ): void {
    this.lifts++
    this.craneBoxes += craneBoxes
    this.throughputBoxes += throughput
    add(this.boxesByOp, op, craneBoxes)
    add(this.boxesByCrane, crane, craneBoxes)
    add(this.boxesByVisit, visit, craneBoxes)
    add(this.boxesByHour, Math.floor((endedAt - 1) / HOUR) * HOUR, craneBoxes)
    if (op === 'DISC') this.landed += throughput
    if (op === 'LOAD') this.loaded += throughput
  }

  gross(category: CraneTimeCategory, ms: number): void {
    add(this.grossMs, category, ms)
  }

  fault(kind: string, ms: number): void {
    add(this.faultMs, kind, ms)
  }

  ascMove(reason: YardMoveReason): void {
    add(this.ascMoves, reason, 1)
  }
}
