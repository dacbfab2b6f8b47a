import { stackingCraneId } from '@quaywise/domain'
import type { Layout } from './layout.ts'

export { agvId, berthId, craneId } from '@quaywise/domain'

const two = (n: number): string => String(n).padStart(2, '0')

/** The id of yard block number `index` of a layout; empty where there is none. */
export const blockId = (layout: Layout, index: number): string => layout.blocks[index]?.id ?? ''
/** The id of the stacking crane at one end of a block. */
export const ascId = (layout: Layout, block: number, side: 'WATER' | 'LAND'): string =>
  stackingCraneId(blockId(layout, block), side)
/** The remote desk of a crane on its shift at a call. */
export const deskId = (crane: number, cranes: number, turn: number): string =>
  `RD${two(((crane + turn * 3) % Math.max(2, Math.ceil(cranes * 0.7))) + 1)}`
