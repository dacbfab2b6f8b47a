import type { CraneTimeCategory, YardMoveReason } from '@quaywise/domain'
import { AgvLedger } from '../ledger/agv-ledger.ts'
import { BoxLedger } from '../ledger/box-ledger.ts'
import { CallLedger } from '../ledger/call-ledger.ts'
import { ChainLedger } from '../ledger/chain-ledger.ts'
import { LandLedger } from '../ledger/land-ledger.ts'
import { MachineLedger } from '../ledger/machine-ledger.ts'
import { PhaseLedger } from '../ledger/phase-ledger.ts'
import { QuayLedger } from '../ledger/quay-ledger.ts'
import { SlotLedger } from '../ledger/slot-ledger.ts'
import { YardLedger } from '../ledger/yard-ledger.ts'

/** What truly happened in a play, counted where it happens and apart from the rows that tell of it. */
export class Ledger {
  readonly quay: QuayLedger
  readonly agv: AgvLedger
  readonly yard: YardLedger
  readonly land: LandLedger
  readonly calls: CallLedger
  readonly boxes: BoxLedger
  readonly chain: ChainLedger
  readonly slots: SlotLedger
  readonly machines: MachineLedger
  readonly phases: PhaseLedger
  /** Metres driven between trips: to a parking place, for a battery, for repair. */
  agvBetweenM = 0
  /** Trips that a vehicle went on with right after bringing a box to a block close by. */
  agvChained = 0
  /** Rings of vehicles that blocked each other and were moved on together. */
  deadlocks = 0
  gateIn = 0
  gateOut = 0
  /** Boxes that came into the yard and left it by truck. */
  received = 0
  delivered = 0
  /** Times that a crane had to go on without waiting for the plan to hold. */
  forced = 0

  /** `end`: when the week ends; `fine`: whether sums are also kept by machine, block, call and hour. */
  constructor(end: number, fine: boolean) {
    this.yard = new YardLedger(fine, end)
    this.quay = new QuayLedger(fine)
    this.agv = new AgvLedger(fine)
    this.land = new LandLedger(fine)
    this.calls = new CallLedger(fine)
    this.boxes = new BoxLedger(fine)
    this.chain = new ChainLedger(fine)
    this.slots = new SlotLedger(fine)
    this.machines = new MachineLedger(fine)
    this.phases = new PhaseLedger(fine)
  }

  get lifts(): number {
    return this.quay.lifts.total('lifts')
  }

  get twinLifts(): number {
    return this.quay.lifts.total('twin')
  }

  get craneBoxes(): number {
    return this.quay.lifts.total('craneBoxes')
  }

  get throughputBoxes(): number {
    return this.quay.lifts.total('throughput')
  }

  get teu(): number {
    return this.quay.lifts.total('teu')
  }

  get boxesByVisit(): ReadonlyMap<string, number> {
    return this.quay.lifts.by('visit', 'craneBoxes')
  }

  /** Boxes over the quay, ashore and aboard. */
  get landed(): number {
    return this.quay.lifts.by('op', 'throughput').get('DISC') ?? 0
  }

  get loaded(): number {
    return this.quay.lifts.by('op', 'throughput').get('LOAD') ?? 0
  }

  get grossMs(): ReadonlyMap<CraneTimeCategory, number> {
    return this.quay.gross.by('category', 'ms') as ReadonlyMap<CraneTimeCategory, number>
  }

  get faultMs(): ReadonlyMap<string, number> {
    return this.machines.faults.by('kind', 'ms')
  }

  get ascMoves(): ReadonlyMap<YardMoveReason, number> {
    return this.yard.moves.by('reason', 'moves') as ReadonlyMap<YardMoveReason, number>
  }

  get agvTrips(): number {
    return this.agv.trips.total('trips')
  }

  get agvEmptyM(): number {
    return this.agv.trips.total('emptyM')
  }

  get agvLadenM(): number {
    return this.agv.trips.total('ladenM')
  }
}
