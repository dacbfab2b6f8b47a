/**
 * The fixed shape of a terminal. Metres of the terminal's own grid: x along the quay from its left end, y from
 * the quay edge landwards (negative over the water). Blocks stand with their bays along y, bay 1 at the water side.
 */
export type Layout = {
  readonly quayM: number
  readonly berths: number
  /** Places along one berth where the middle of a ship may lie: one, or more where small ships lie side by side. */
  readonly berthPlaces: number
  readonly cranes: number
  readonly blocks: readonly BlockLayout[]
  readonly agvs: number
  /** How far from its ship a box may stand, as a share of the quay to either side. */
  readonly spread: number
  readonly gateLanesIn: number
  readonly gateLanesOut: number
  readonly swapRobots: number
}

/** One yard block: its id, its water-side left corner, and its stacks. */
export type BlockLayout = {
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

/** Where things stand across the quay, as y in metres. */
export const QUAY_Y = {
  seaRail: 5,
  landRail: 35,
  platform: 33,
  lanes: 40,
  road: 70,
  transfer: 108,
  stacks: 122,
} as const

/** The share of the nominal capacity that can be worked: 5 tiers at 0.70. */
export const WORKABLE = 0.7

/** Equal blocks side by side along the whole quay. */
export const evenBlocks = (
  quayM: number,
  count: number,
  stacks: {
    readonly bays: number
    readonly rows: number
    readonly tiers: number
    readonly reeferPlugs: number
  },
): readonly BlockLayout[] => {
  const pitch = quayM / count
  return Array.from({ length: count }, (_, index) => ({
    ...stacks,
    id: `A${String(index + 1).padStart(2, '0')}`,
    x: Math.round(10 * (index * pitch + (pitch - stacks.rows * ROW_M) / 2)) / 10,
    y: QUAY_Y.stacks,
    dangerous: index % 9 === 4,
  }))
}

/** Width and length of the stacks of a block, in metres. */
export const blockWidth = (block: BlockLayout): number => block.rows * ROW_M
/** See `blockWidth`. */
export const blockLength = (block: BlockLayout): number => block.bays * BAY_M
/** The middle of a block along the quay, in metres. */
export const blockMiddle = (block: BlockLayout): number => block.x + blockWidth(block) / 2
/** Ground slots of a block. */
export const groundSlots = (block: BlockLayout): number => block.bays * block.rows
/** Operational capacity of a block in slot equivalents. */
export const capacitySlots = (block: BlockLayout): number =>
  Math.round(groundSlots(block) * block.tiers * WORKABLE)
