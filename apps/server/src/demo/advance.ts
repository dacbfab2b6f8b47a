import type { AnalyticsStore } from '@quaywise/analytics-store'
import { insertBatches } from './insert-batches.ts'
import type { NotedWrite } from './noted-write.ts'
import type { Stretch } from './play-protocol.ts'
import type { Player } from './player.ts'
import type { WeekJob } from './week-job.ts'
import type { WeekQueue } from './week-queue.ts'

/** What brings a week forward. */
export type Advancing = {
  readonly store: AnalyticsStore
  readonly queue: WeekQueue
  readonly player: Player
  /** Writes batches so that no roll-up is believed that they change. */
  readonly noted: NotedWrite
  /** Lets those go first who wait for an answer. */
  readonly giveWay: () => Promise<void>
}

/**
 * Notes on disk where a week goes to next, before the first row is sent; a stretch that was noted before
 * is ended first. Undefined when the week went to another process.
 */
export const noteStretch = async (
  { queue }: Advancing,
  job: WeekJob,
  until: number,
): Promise<WeekJob | undefined> =>
  job.state.pending === null ? queue.save(job, { ...job.state, pending: until }) : job

/**
 * Sends the rows of the noted stretch. Whoever is killed in between sends the same rows under the same
 * tokens again: none is lost, none is twice. Meanwhile the stretch `next` is played. Undefined when the week went to
 * another process.
 */
export const fillStretch = async (
  { store, queue, player, giveWay, noted }: Advancing,
  job: WeekJob,
  next: Stretch | null,
): Promise<WeekJob | undefined> => {
  const { part, start, done, rows, pending } = job.state
  if (pending === null) return job
  const batches = await player.stretch({ part, start, from: done, until: pending })
  if (next) player.playAhead(next)
  const name = `${job.id}-${pending}`
  const added = await noted(batches, () => insertBatches(store, name, batches, giveWay))
  return queue.save(job, { ...job.state, done: pending, pending: null, rows: rows + added })
}
