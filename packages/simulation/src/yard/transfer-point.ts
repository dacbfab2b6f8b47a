import type { AscJob } from '../play/asc-job.ts'
import { type End, LAND, WATER } from './block-shape.ts'
import type { Slot, YardBlock } from './yard-block.ts'

/** Where the vehicle of a job stands: the end of the block, metres along the rails, and the row. */
export type TransferPoint = {
  readonly end: End
  readonly along: number
  readonly row: number
  readonly slot: Slot
}

/** Whether a job brings or takes a box over the quay. */
export const isOverQuay = ({ op }: AscJob): boolean => op === 'LOAD' || op === 'DISC'

/** The transfer point of a job at a block. */
export const transferPoint = ({ shape }: YardBlock, job: AscJob): TransferPoint => {
  const end = isOverQuay(job) ? WATER : LAND
  const row = 1 + (job.key % shape.rows)
  const slot = { bay: end === WATER ? 0 : shape.bays + 1, row: 0, tier: 0 }
  return { end, along: shape.transfer[end], row, slot }
}
