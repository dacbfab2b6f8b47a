import type { Epoch, MaybeEpoch } from './epoch.ts'

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
