import { BAY_M, ROW_M, type YardBlock } from '@quaywise/domain'

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

/** One yard block of a layout. */
export type BlockLayout = YardBlock

export { BAY_M, capacitySlots, groundSlots, ROW_M, WORKABLE } from '@quaywise/domain'

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
