import type { Epoch } from './epoch.ts'
import type { BlockSide, EquipmentKind } from './equipment.ts'
import type { TrunkBranch } from './vessel-visit.ts'

/** One machine of the terminal. `technical_rate`: boxes an hour at standard, 0 where it has none. */
export type EquipmentFact = {
  terminal_id: string
  eq_kind: EquipmentKind
  eq_id: string
  name: string
  block_id: string
  side: BlockSide | ''
  twin_capable: 0 | 1
  technical_rate: number
  family: string
  brand: string
  commissioned_at: Epoch
  /** Rated speeds in metres a second, 0 where the machine has no such motion; safe working load in tonnes. */
  gantry_speed: number
  trolley_speed: number
  hoist_speed: number
  swl_t: number
  version: number
}

/** One berth, in metres along the quay. */
export type BerthFact = {
  terminal_id: string
  berth_id: string
  name: string
  from_m: number
  to_m: number
  depth_m: number
  version: number
}

/** One yard block. */
export type BlockFact = {
  terminal_id: string
  block_id: string
  bays: number
  rows: number
  tiers: number
  ground_slots: number
  /** Operational capacity in slot equivalents. */
  capacity_slots: number
  reefer_plugs: number
  dangerous_allowed: 0 | 1
  /** The rectangle on the ground, metres of the terminal's grid. */
  x: number
  y: number
  width: number
  length: number
  version: number
}

/** One place of a stack, with the middle of its floor on the terminal's grid. */
export type SlotFact = {
  terminal_id: string
  block_id: string
  bay: number
  row: number
  tier: number
  x: number
  y: number
  z: number
}

/** One ship. */
export type VesselFact = {
  terminal_id: string
  imo: string
  name: string
  call_sign: string
  loa_m: number
  beam_m: number
  teu_capacity: number
  bays: number
  holds: number
  version: number
}

/** One service of a line. */
export type ServiceFact = {
  terminal_id: string
  service: string
  name: string
  carrier: string
  trunk_branch: TrunkBranch
  version: number
}

/** One haulier. */
export type TruckCompanyFact = { terminal_id: string; company: string; name: string; version: number }
