import type { Epoch, MaybeEpoch } from './epoch.ts'

/** One visit of a truck; written at gate-in and again at gate-out. */
export type TruckVisitFact = {
  terminal_id: string
  truck_visit_id: string
  company: string
  plate: string
  driver: string
  /** '' for a walk-in. */
  appointment_id: string
  flow: 'RECEIVE' | 'DELIVER' | 'DUAL'
  lane: string
  lane_out: string
  trouble: 0 | 1
  /** What the trouble ticket says, '' without one. */
  trouble_code: string
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
  /** Boxes that had to be moved out of the way for it. */
  rehandles: number
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
  /** A reefer that needs power, and its set temperature in degrees Celsius. */
  reefer: 0 | 1
  reefer_c: number
  /** Class of dangerous goods, '' for none. */
  imo_class: string
  oog: 0 | 1
  pol: string
  pod: string
  in_mode: 'VESSEL' | 'TRUCK'
  out_mode: 'VESSEL' | 'TRUCK'
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

/** One appointment of a truck, as far as it is known: written when it is booked, changed, kept, missed or cancelled. */
export type TruckAppointmentFact = {
  terminal_id: string
  appointment_id: string
  company: string
  plate: string
  driver: string
  kind: 'RECEIVE' | 'DELIVER' | 'DUAL'
  unit_ids: readonly string[]
  block_id: string
  slot_from: Epoch
  slot_to: Epoch
  booked_at: Epoch
  changes: number
  state: 'BOOKED' | 'CANCELLED' | 'CANCELLED_BY_TERMINAL' | 'ARRIVED' | 'DONE' | 'NO_SHOW'
  cancelled_at: MaybeEpoch
  /** The queue stamp: the truck stands at the gate. */
  arrived_at: MaybeEpoch
  source: string
  version: number
}
