import type { CraneTimeCategory } from './crane-time.ts'
import type { BlockSide, EquipmentKind, MachineState, Trolley } from './equipment.ts'
import type { LiftKind, OpMode, RestowReason, YardMoveReason } from './operation.ts'
import type { OwnShip, TrunkBranch, VisitStamp, VisitTimeCategory } from './vessel-visit.ts'

/*
 * The facts of a terminal as their sources give them: keys are the columns of the tables of the same
 * name, instants are epoch milliseconds (integers), intervals are [started_at, ended_at), and '' means
 * that a word is not told. `version` orders two states of the same thing: the greater wins.
 */

type Epoch = number
type MaybeEpoch = number | null

/** One call of a vessel, as far as it is known. */
export type VesselVisitFact = {
  terminal_id: string
  visit_id: string
  vessel: string
  imo: string
  voyage_in: string
  voyage_out: string
  line: string
  service: string
  trunk_branch: TrunkBranch
  own_ship: OwnShip
  loa_m: number | null
  berth_id: string
  berth_from_m: number | null
  berth_to_m: number | null
  bollards: string
  plan_load: number
  plan_disc: number
  plan_restow: number
  plan_cranes: number
  /**
   * The instant to which the call belongs in call statistics: its departure (`atd`), or its first berthing
   * (`atb`) where the source is a port-call list that counts so; null while it is not known.
   */
  counted_at: MaybeEpoch
  /** Orders calls in time: first line, else the planned berthing, else the arrival. */
  sort_at: Epoch
  missing_stamps: readonly VisitStamp[]
  /** Data quality of the call, 0–100. */
  quality: number
  remarks: string
  source: string
  version: number
} & Record<VisitStamp, MaybeEpoch>

/** One part of a stay, split at local hours and shifts. */
export type VisitTimeFact = {
  terminal_id: string
  visit_id: string
  berth_id: string
  category: VisitTimeCategory
  started_at: Epoch
  ended_at: Epoch
  source: string
  version: number
}

/** One cycle: a lift of a quay crane, a trip of an AGV, or a move of a stacking crane. */
export type CheCycleFact = {
  terminal_id: string
  eq_kind: EquipmentKind
  eq_id: string
  cycle_id: string
  started_at: Epoch
  ended_at: Epoch
  /** Quay cranes only; boxes, cycles and rates come from the main trolley. */
  trolley: Trolley | ''
  /** Quay cranes only; hatch covers, gear and aborted lifts are no cycles. */
  lift_kind: LiftKind | ''
  op: OpMode | ''
  visit_id: string
  wq_id: string
  desk_id: string
  /** The quay crane that an AGV trip served. */
  qc_id: string
  block_id: string
  /** Stacking cranes only. */
  side: BlockSide | ''
  move_reason: YardMoveReason | ''
  /** The operation of the job that caused a reshuffle. */
  caused_by: OpMode | ''
  bay: number
  deck_hold: 'DECK' | 'HOLD' | ''
  /** Containers carried, 0 to 4. */
  boxes: number
  /** Boxes that count for crane rates: load, discharge, carrier restows (via quay each way, on board 1). */
  crane_boxes: number
  /** Boxes over the quay: load and discharge only. */
  throughput_boxes: number
  teu: number
  twin: 0 | 1
  /** Shared by the two lifts of a dual cycle. */
  dual_pair_id: string
  restow_reason: RestowReason | ''
  /** 1 when a remote operator took over. */
  remote: 0 | 1
  /** 1 when the job was done right the first time. */
  first_right: 0 | 1
  standard_ms: number
  empty_m: number
  laden_m: number
  /** AGV trips: waits under the crane, at the block and in traffic. */
  wait_qc_ms: number
  wait_asc_ms: number
  wait_traffic_ms: number
  energy_kwh: number
  unit_ids: readonly string[]
  from_loc: string
  to_loc: string
  source: string
}

/** One interval of gross crane time. Every millisecond of an assignment has exactly one category. */
export type CraneTimeFact = {
  terminal_id: string
  eq_id: string
  assignment_id: string
  visit_id: string
  wq_id: string
  desk_id: string
  bay: number
  deck_hold: 'DECK' | 'HOLD' | ''
  op: OpMode | ''
  category: CraneTimeCategory
  started_at: Epoch
  ended_at: Epoch
  source: string
}

/** One stretch of a crane on a call: first pick to last set-down. */
export type CraneAssignmentFact = {
  terminal_id: string
  assignment_id: string
  visit_id: string
  eq_id: string
  desk_id: string
  started_at: Epoch
  ended_at: Epoch
  planned_boxes: number
  source: string
}

/** One planned queue of lifts. */
export type WorkQueueFact = {
  terminal_id: string
  wq_id: string
  visit_id: string
  eq_id: string
  bay: number
  deck_hold: 'DECK' | 'HOLD' | ''
  op: OpMode
  seq: number
  plan_start: Epoch
  plan_end: Epoch
  planned_boxes: number
  source: string
}

/** The boxes that a work queue plans for one local hour. */
export type WorkPlanFact = {
  terminal_id: string
  wq_id: string
  visit_id: string
  eq_id: string
  op: OpMode
  hour_at: Epoch
  boxes: number
  source: string
}

/** One interval of a machine in one state. */
export type CheStateFact = {
  terminal_id: string
  eq_kind: EquipmentKind
  eq_id: string
  state: MachineState
  started_at: Epoch
  ended_at: Epoch
  source: string
}

/** One closed fault. A failure stops the machine for 60 s or more; a shorter or remotely cleared one is an assist. */
export type FaultFact = {
  terminal_id: string
  fault_id: string
  eq_kind: EquipmentKind
  eq_id: string
  visit_id: string
  op: OpMode | ''
  system: string
  code: string
  severity: 'FAILURE' | 'ASSIST'
  assist: 0 | 1
  started_at: Epoch
  ended_at: Epoch
  source: string
}

/** One visit of a truck; written at gate-in and again at gate-out. */
export type TruckVisitFact = {
  terminal_id: string
  truck_visit_id: string
  company: string
  plate: string
  flow: 'RECEIVE' | 'DELIVER' | 'DUAL'
  lane: string
  trouble: 0 | 1
  arrived_at: Epoch
  gate_in_started_at: Epoch
  gate_in_at: Epoch
  gate_out_started_at: MaybeEpoch
  gate_out_at: MaybeEpoch
  source: string
  version: number
}

/** One container given to or taken from a truck. */
export type TruckTransactionFact = {
  terminal_id: string
  transaction_id: string
  truck_visit_id: string
  kind: 'RECEIVE' | 'DELIVER'
  unit_id: string
  block_id: string
  tp_arrived_at: Epoch
  service_started_at: Epoch
  service_ended_at: Epoch
  source: string
}

/** One container from arrival to departure. */
export type ContainerVisitFact = {
  terminal_id: string
  unit_id: string
  container_no: string
  iso_type: string
  length_ft: number
  full_empty: 'FULL' | 'EMPTY'
  gross_kg: number
  flow: 'IMPORT' | 'EXPORT' | 'BRANCH_TRUNK' | 'TRUNK_BRANCH' | 'TRUNK_TRUNK'
  line: string
  in_visit_id: string
  out_visit_id: string
  block_id: string
  arrived_at: MaybeEpoch
  yard_in: MaybeEpoch
  yard_out: MaybeEpoch
  left_at: MaybeEpoch
  source: string
  version: number
}

/** One machine of the terminal. `technical_rate`: boxes an hour at standard, 0 where it has none. */
export type EquipmentFact = {
  terminal_id: string
  eq_kind: EquipmentKind
  eq_id: string
  name: string
  block_id: string
  side: BlockSide | ''
  twin_capable: 0 | 1
  technical_rate: number
  version: number
}

/** One berth, in metres along the quay. */
export type BerthFact = {
  terminal_id: string
  berth_id: string
  name: string
  from_m: number
  to_m: number
  version: number
}

/** One yard block. */
export type BlockFact = {
  terminal_id: string
  block_id: string
  bays: number
  rows: number
  tiers: number
  ground_slots: number
  version: number
}

/** Every fact by the name of its table. */
export type Facts = {
  vessel_visit: VesselVisitFact
  visit_time: VisitTimeFact
  che_cycle: CheCycleFact
  crane_time: CraneTimeFact
  crane_assignment: CraneAssignmentFact
  work_queue: WorkQueueFact
  work_plan: WorkPlanFact
  che_state: CheStateFact
  fault: FaultFact
  truck_visit: TruckVisitFact
  truck_transaction: TruckTransactionFact
  container_visit: ContainerVisitFact
  equipment: EquipmentFact
  berth: BerthFact
  block: BlockFact
}
export type FactName = keyof Facts
