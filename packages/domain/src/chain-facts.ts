import type { Epoch, MaybeEpoch } from './epoch.ts'
import type { EquipmentKind } from './equipment.ts'
import type { OpMode } from './operation.ts'
import type { LegStage, WaitKind, WaitRoot } from './wait.ts'

/** One instruction to move one container from one place to another, told when it is confirmed or cancelled. */
export type WorkInstructionFact = {
  terminal_id: string
  wi_id: string
  unit_id: string
  op: OpMode
  visit_id: string
  wq_id: string
  qc_id: string
  block_id: string
  truck_visit_id: string
  /** Place in its work queue by plan and as done, from 1; 0 where it has no queue. */
  seq_plan: number
  seq_actual: number
  from_loc: string
  to_loc: string
  /** The instruction that shares its lift, '' for a single. */
  twin_wi: string
  priority: number
  cancelled: 0 | 1
  due_at: MaybeEpoch
  created_at: Epoch
  dispatched_at: MaybeEpoch
  started_at: MaybeEpoch
  picked_at: MaybeEpoch
  delivered_at: MaybeEpoch
  /** Confirmed, or cancelled. */
  confirmed_at: Epoch
  source: string
}

/** One stage of an instruction on one machine: the wait before the work, then the work. */
export type LegFact = {
  terminal_id: string
  wi_id: string
  /** Place in the chain of the instruction, from 1. */
  seq: number
  stage: LegStage
  eq_kind: EquipmentKind | ''
  eq_id: string
  unit_id: string
  /** '' where the source does not tell it and the way does not show it. */
  op: OpMode | ''
  visit_id: string
  qc_id: string
  block_id: string
  /** When the machine took the box up, or turned to it; the work is [started_at, ended_at). */
  started_at: Epoch
  ended_at: Epoch
  /** The waits of the machines that meet for this stage, and whom the largest part of them is laid to. */
  wait_ms: number
  wait_root: WaitRoot | ''
  source: string
}

/** One stretch of waiting with one root: a wait is split where the actor that it is laid to changes its state. */
export type WaitFact = {
  terminal_id: string
  eq_kind: EquipmentKind | 'TRUCK'
  eq_id: string
  kind: WaitKind
  root: WaitRoot
  /** The machine at the root, '' for a fleet, a plan or the weather. */
  root_eq_id: string
  /** What the root was doing, and for which operation: `RESHUFFLE` for `DELIVER`. */
  root_state: string
  root_op: OpMode | ''
  wi_id: string
  op: OpMode | ''
  visit_id: string
  qc_id: string
  block_id: string
  started_at: Epoch
  ended_at: Epoch
  source: string
}
