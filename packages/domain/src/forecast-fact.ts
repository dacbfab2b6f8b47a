import type { Epoch } from './epoch.ts'

/** What was expected at an instant of the last lift of a call. */
export type ForecastFact = {
  terminal_id: string
  visit_id: string
  made_at: Epoch
  method: string
  etc_p10: Epoch
  etc_p50: Epoch
  etc_p90: Epoch
  /** Boxes done and planned as they were known then. */
  done_boxes: number
  planned_boxes: number
  source: string
}
