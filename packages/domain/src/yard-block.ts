import type { BlockFact } from './place-facts.ts'

/** One yard block of a layout: its id, its water-side left corner in metres of the terminal's grid, and its stacks. */
export type YardBlock = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly bays: number
  readonly rows: number
  readonly tiers: number
  /** Slots with power for a reefer, at the land end. */
  readonly reeferPlugs: number
  readonly dangerous: boolean
}

/** Length of a bay of 20 feet along the block, and width of a row, in metres. */
export const BAY_M = 6.7
export const ROW_M = 2.85

/** The share of the nominal capacity that can be worked: 5 tiers at 0.70. */
export const WORKABLE = 0.7

/** Ground slots of a block. */
export const groundSlots = ({ bays, rows }: Pick<YardBlock, 'bays' | 'rows'>): number => bays * rows

/** Operational capacity of a block in slot equivalents. */
export const capacitySlots = (block: Pick<YardBlock, 'bays' | 'rows' | 'tiers'>): number =>
  Math.round(groundSlots(block) * block.tiers * WORKABLE)

/** A block of a layout as a fact; its stacks stand as close as they can. */
export const blockFact = (terminalId: string, block: YardBlock, version: number): BlockFact => ({
  terminal_id: terminalId,
  block_id: block.id,
  bays: block.bays,
  rows: block.rows,
  tiers: block.tiers,
  ground_slots: groundSlots(block),
  capacity_slots: capacitySlots(block),
  reefer_plugs: block.reeferPlugs,
  dangerous_allowed: block.dangerous ? 1 : 0,
  x: block.x,
  y: block.y,
  width: block.rows * ROW_M,
  length: block.bays * BAY_M,
  version,
})
