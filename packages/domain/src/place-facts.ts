import type { BlockSide, EquipmentKind } from './equipment.ts'

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
  version: number
}

/** One berth, in metres along the quay. */
export type BerthFact = {
  terminal_id: string
  berth_id: string
  name: string
  from_m: number
  to_m: number
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
  version: number
}
