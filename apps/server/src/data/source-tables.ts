import type { Facts } from '@quaywise/domain'

/** The tables that sources fill by the time of what happens, each with the column that tells when. */
export const SOURCE_TABLES = {
  vessel_visit: 'sort_at',
  visit_time: 'started_at',
  port_call_event: 'received_at',
  forecast: 'made_at',
  work_instruction: 'confirmed_at',
  che_cycle: 'ended_at',
  cycle_phase: 'ended_at',
  crane_time: 'ended_at',
  che_state: 'ended_at',
  fault: 'started_at',
  leg: 'ended_at',
  wait: 'ended_at',
  telemetry: 'at',
  container_visit: 'arrived_at',
  yard_move: 'ended_at',
  yard_snapshot: 'hour_at',
  slot_decision: 'at',
  truck_visit: 'arrived_at',
  truck_transaction: 'service_ended_at',
  truck_appointment: 'booked_at',
  weather: 'at',
  stow_position: 'planned_at',
  load_list: 'listed_at',
  equipment_order: 'ordered_at',
  verified_mass: 'at',
} as const satisfies { readonly [Name in keyof Facts]?: keyof Facts[Name] }

export type SourceTable = keyof typeof SOURCE_TABLES
