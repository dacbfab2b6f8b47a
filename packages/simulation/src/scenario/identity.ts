import type { Layout } from './layout.ts'

const two = (n: number): string => String(n).padStart(2, '0')
const three = (n: number): string => String(n).padStart(3, '0')

/** Asked for with every row of a crane: made once. */
const craneIds: string[] = []

/** The id of quay crane number `index`, counted from 0. */
export const craneId = (index: number): string => {
  const id = craneIds[index] ?? `QC${101 + index}`
  craneIds[index] = id
  return id
}
/** The id of yard block number `index` of a layout; empty where there is none. */
export const blockId = (layout: Layout, index: number): string => layout.blocks[index]?.id ?? ''
/** The id of vehicle number `index`. */
export const agvId = (index: number): string => `AGV${three(index + 1)}`
/** The id of the stacking crane at one end of a block. */
export const ascId = (layout: Layout, block: number, side: 'WATER' | 'LAND'): string =>
  `${blockId(layout, block)}${side === 'WATER' ? 'W' : 'L'}`
/** The id of berth number `index`. */
export const berthId = (index: number): string => `B${index + 1}`
/** The remote desk of a crane on its shift at a call. */
export const deskId = (crane: number, cranes: number, turn: number): string =>
  `RD${two(((crane + turn * 3) % Math.max(2, Math.ceil(cranes * 0.7))) + 1)}`
