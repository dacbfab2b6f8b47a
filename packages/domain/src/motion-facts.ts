import type { Epoch } from './epoch.ts'
import type { EquipmentKind, Trolley } from './equipment.ts'
import type { CyclePhase } from './phase.ts'

/**
 * One phase of a cycle, from one place of the machine to another. Metres of the terminal's own grid: x
 * along the quay, y from the quay edge landwards (negative over the water), z above the ground. For a quay
 * crane the place is that of the spreader of its trolley.
 */
export type CyclePhaseFact = {
  terminal_id: string
  eq_kind: EquipmentKind
  eq_id: string
  cycle_id: string
  seq: number
  trolley: Trolley | ''
  phase: CyclePhase
  started_at: Epoch
  ended_at: Epoch
  from_x: number
  from_y: number
  from_z: number
  to_x: number
  to_y: number
  to_z: number
  load_kg: number
  /** State of charge of a vehicle when the cycle began, in percent; 0 for the others. */
  soc: number
  source: string
}

/** Where a machine was at one second, and what it measured. The trolleys of a quay crane are told apart. */
export type TelemetryFact = {
  terminal_id: string
  eq_kind: EquipmentKind
  eq_id: string
  trolley: Trolley | ''
  at: Epoch
  x: number
  y: number
  z: number
  /** Metres a second. */
  speed: number
  load_kg: number
  /** State of charge of a vehicle in percent, 0 for the others. */
  soc: number
  /** Metres a second at the boom of a quay crane, 0 for the others. */
  wind: number
  source: string
}
