const three = (n: number): string => String(n).padStart(3, '0')

/** Asked for with every row of a crane: made once. */
const craneIds: string[] = []

/** The id of quay crane number `index` of a layout that only counts them, from 0. */
export const craneId = (index: number): string => {
  const id = craneIds[index] ?? `QC${101 + index}`
  craneIds[index] = id
  return id
}
/** The id of vehicle number `index`. */
export const agvId = (index: number): string => `AGV${three(index + 1)}`
/** The id of the stacking crane at one end of a block. */
export const stackingCraneId = (blockId: string, side: 'WATER' | 'LAND'): string =>
  `${blockId}${side === 'WATER' ? 'W' : 'L'}`
/** The id of berth number `index`. */
export const berthId = (index: number): string => `B${index + 1}`
