import type { Epoch } from './epoch.ts'
import type { BlockSide } from './equipment.ts'
import type { OpMode, YardMoveReason } from './operation.ts'

/** One move of one container by a stacking crane. A place outside the stacks has tier 0 and bay 0 (water) or bays + 1 (land). */
export type YardMoveFact = {
  terminal_id: string
  move_id: string
  eq_id: string
  side: BlockSide
  block_id: string
  unit_id: string
  op: OpMode
  reason: YardMoveReason
  /** What a reshuffle was for: the operation and the instruction of the box below. */
  caused_by: OpMode | ''
  caused_by_wi: string
  visit_id: string
  teu: number
  from_bay: number
  from_row: number
  from_tier: number
  to_bay: number
  to_row: number
  to_tier: number
  started_at: Epoch
  ended_at: Epoch
  source: string
}

/** The stock of one block at a full hour, and what passed in the hour before it. */
export type YardSnapshotFact = {
  terminal_id: string
  block_id: string
  hour_at: Epoch
  boxes: number
  teu: number
  /** Slot equivalents: 20 feet 1, longer 2. */
  slots: number
  ground_used: number
  import_boxes: number
  export_boxes: number
  transhipment_boxes: number
  empty_boxes: number
  reefer_boxes: number
  dangerous_boxes: number
  plugs_used: number
  /** Boxes set down in a stack from outside the block, and picked from a stack to leave it. */
  boxes_in: number
  boxes_out: number
  /** Operational capacity in slot equivalents; closed bays are out. */
  capacity_slots: number
  ground_slots: number
  source: string
}

/** One choice of a slot for one container. */
export type SlotDecisionFact = {
  terminal_id: string
  decision_id: string
  at: Epoch
  unit_id: string
  op: OpMode
  block_id: string
  bay: number
  row: number
  tier: number
  algorithm: string
  weights_version: number
  score: number
  second_score: number
  candidates: number
  /** Candidates that each rule kept out, as `rule:count`. */
  excluded: readonly string[]
  decided_by: 'ALGORITHM' | 'PERSON'
  override_reason: string
  latency_us: number
  source: string
}

/**
 * What one choice of a slot came to: told when the box leaves the slot, if that is in the week of the choice.
 * `score` is what the choice was expected to cost in seconds of crane time, `realised` what it did: when the box had
 * to be moved inside the block, that move takes the place of what was allowed for it.
 */
export type SlotOutcomeFact = {
  terminal_id: string
  decision_id: string
  unit_id: string
  /** The operation of the choice. */
  op: OpMode
  block_id: string
  /** When the slot was chosen, and when the move that took the box away was over. */
  started_at: Epoch
  ended_at: Epoch
  /** What took the box away: it left the block, stood in the way of another, or was tidied. */
  move_reason: YardMoveReason
  score: number
  realised: number
  source: string
}

/** One slot that was weighed for a choice; rank 1 is the chosen. Terms are the weighted parts of the score. */
export type SlotCandidateFact = {
  terminal_id: string
  decision_id: string
  at: Epoch
  rank: number
  bay: number
  row: number
  tier: number
  score: number
  term_over: number
  term_height: number
  term_travel: number
  term_twin: number
  term_spread: number
  source: string
}
