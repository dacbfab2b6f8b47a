import type { CraneTimeCategory } from './crane-time.ts'
import type { Epoch } from './epoch.ts'
import type { EquipmentKind, MachineActivity, MachineState } from './equipment.ts'
import type { OpMode } from './operation.ts'

/** One interval of gross crane time. Every millisecond of an assignment has exactly one category. */
export type CraneTimeFact = {
  terminal_id: string
  eq_id: string
  assignment_id: string
  visit_id: string
  wq_id: string
  desk_id: string
  crew: string
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

/** One interval of a machine in one state. */
export type CheStateFact = {
  terminal_id: string
  eq_kind: EquipmentKind
  eq_id: string
  state: MachineState
  /** What exactly, in the words of the phases: `TRAVEL_EMPTY`, `W_QC`; '' where the state says all. */
  activity: MachineActivity
  visit_id: string
  op: OpMode | ''
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
