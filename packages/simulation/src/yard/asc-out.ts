import type { AscJob } from '../play/asc-job.ts'
import { IDLE } from '../play/machine-states.ts'
import type { Asc } from './asc.ts'

/** Why a stacking crane does not work. */
export type Outage = 'FAULT' | 'MAINT'

/** Takes a crane out of service: it drives behind its transfer point, and its jobs go to its partner. */
export const standAside = (asc: Asc, why: Outage, job: AscJob | null): void => {
  const { partner, block, body, queue } = asc
  asc.down = why
  asc.job = null
  body.states.set({ state: why, activity: '', visitId: job?.visitId ?? '', op: job?.op ?? '' })
  body.makeWay(block.shape.park[asc.end])
  for (const moved of [...(job ? [job] : []), ...queue.empty()]) partner?.submit(moved)
  asc.waiting.rests()
}

/** Puts a crane back into service where it stands. */
export const comeBack = (asc: Asc): void => {
  asc.down = null
  asc.body.states.set(IDLE)
  asc.waiting.rests()
}
