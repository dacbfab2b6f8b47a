import type { Epoch } from './epoch.ts'
import type { BlockSide, EquipmentKind, Trolley } from './equipment.ts'
import type { LiftKind, OpMode, RestowReason, YardMoveReason } from './operation.ts'

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
  crew: string
  /** The quay crane that an AGV trip served. */
  qc_id: string
  block_id: string
  /** Stacking cranes only. */
  side: BlockSide | ''
  move_reason: YardMoveReason | ''
  /** The operation of the job that caused a reshuffle. */
  caused_by: OpMode | ''
  /** Place in the ship or the block; 0 where there is none. */
  bay: number
  row: number
  tier: number
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
