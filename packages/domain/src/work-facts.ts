import type { Epoch } from './epoch.ts'
import type { OpMode } from './operation.ts'

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
