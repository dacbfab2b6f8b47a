import type { AnalyticsStore } from '@quaywise/analytics-store'
import { insertBatches } from './insert-batches.ts'
import type { Player } from './player.ts'
import type { WeekJob } from './week-job.ts'
import type { WeekQueue } from './week-queue.ts'

/** What brings a week forward. */
export type Advancing = { readonly store: AnalyticsStore; readonly queue: WeekQueue; readonly player: Player }

/**
 * Brings a week forward to `until`. Where it goes to is on disk before the first row is sent, so that a
 * process killed in between sends the same rows under the same tokens again: none is lost, none is twice.
 * Undefined when the week went to another process.
 */
export const advance = async (
  { store, queue, player }: Advancing,
  job: WeekJob,
  until: number,
): Promise<WeekJob | undefined> => {
  const pending = job.state.pending ?? until
  const noted = await queue.save(job, { ...job.state, pending })
  if (!noted) return undefined
  const { start, done, rows } = noted.state
  const batches = await player.stretch({ start, from: done, until: pending })
  const added = await insertBatches(store, `${job.id}-${pending}`, batches)
  return queue.save(noted, { ...noted.state, done: pending, pending: null, rows: rows + added })
}
