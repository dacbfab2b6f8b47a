import type { OpMode } from '@quaywise/domain'
import type { JobLink } from '../chain/job-link.ts'
import type { Unit } from '../plan/unit.ts'

/** One move that a stacking crane is asked for. */
export type AscJob = {
  readonly op: Extract<OpMode, 'LOAD' | 'DISC' | 'RECEIVE' | 'DELIVER' | 'HOUSEKEEP'>
  readonly unit: Unit | null
  readonly sub: number
  readonly key: number
  readonly block: number
  readonly visitId: string
  /** The instruction that it is part of; null for a move inside the block. */
  readonly link: JobLink | null
  /** The vehicle or truck stands at the transfer point; always so for a move inside the block. */
  present: boolean
  /** Boxes that were moved out of the way of this one so far. */
  rehandles?: number
  /** The crane turns to the vehicle. */
  started(): void
  /** The vehicle is released. */
  released(): void
  /** The box is in the stack, or out of it and on the vehicle. */
  finished(): void
}

/** Whether a job takes a box out of the stack. */
export const isRetrieval = (job: AscJob): boolean => job.op === 'LOAD' || job.op === 'DELIVER'
