import type { Job } from '@quaywise/admin-store'
import type { Loading } from '@quaywise/contract'
import { NEWEST } from './demo-span.ts'
import { shareDone, weekStateOf } from './week-job.ts'

const LIVE_LAG_MS = 10 * 60_000

/** The jobs of the newest week first; `now` bounds what the week that is under way can hold. */
type Known = {
  readonly terminal: string
  readonly jobs: readonly Job[]
  readonly now: number
  /** Whether the last attempts to go on all failed. */
  readonly stuck: boolean
  /** Whether what stands before the first week is there. */
  readonly opened: boolean
}

const isFilled = (job: Job, now: number): boolean => {
  const { to, done } = weekStateOf(job)
  return job.status === 'done' || done >= Math.min(to, now - LIVE_LAG_MS)
}

/** How far a demonstration terminal is loaded: the newest two weeks come first, the older ones follow. */
export const loadingOf = ({ terminal, jobs, now, stuck, opened }: Known): Loading => {
  const filled = jobs.filter((job) => isFilled(job, now))
  const facts = jobs.filter((job) => weekStateOf(job).part === 'facts')
  const shares = jobs.map((job) => (isFilled(job, now) ? 1 : shareDone(weekStateOf(job))))
  const newest = facts.slice(0, NEWEST).every((job) => isFilled(job, now))
  const state = () => {
    if (stuck) return 'failed'
    if (filled.length === jobs.length && opened) return 'done'
    return newest ? 'filling' : 'loading'
  }
  return {
    terminal,
    state: state(),
    weeksDone: facts.filter((job) => isFilled(job, now)).length,
    weeksTotal: facts.length,
    progress: jobs.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / jobs.length,
    rows: jobs.reduce((sum, job) => sum + weekStateOf(job).rows, 0),
  }
}
