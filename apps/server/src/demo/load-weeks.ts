import { setTimeout as sleep } from 'node:timers/promises'
import { type Advancing, fillStretch, noteStretch } from './advance.ts'
import { NEWEST } from './demo-span.ts'
import type { WeekJob, WeekState } from './week-job.ts'

const HOUR_MS = 3_600_000
/** Simulated time in one step of the newest weeks, whose progress somebody watches: shorter ones take longer in all. */
const STEP_MS = 24 * HOUR_MS
/** And of the older ones: longer, because a few large inserts cost much less than many small ones. */
const LONG_STEP_MS = 84 * HOUR_MS
/** How far the terminal may lag behind its clock. */
const TICK_MS = 20_000
/** Rest after a step, as a share of its own time. */
const REST = 0.15
const MOST_FAILURES = 5

/** What a load goes by. */
export type LoadPlan = Advancing & {
  /** The weeks that should be there by `now`, and what they span. */
  readonly weeksAt: (now: number) => readonly WeekState[]
  /** The wall clock, in epoch milliseconds. */
  readonly now: () => number
  readonly signal: AbortSignal
  readonly onStep: () => Promise<void>
  readonly onError: (error: unknown) => void
}

const stepEnd = ({ done, to }: WeekState, stepMs: number, now: number): number =>
  Math.min(done + stepMs, to, now)

/** Where the step after the noted one ends, if it is as certain as the past is. */
const stretchAfter = (state: WeekState, stepMs: number, now: number): number | null => {
  const { pending, to } = state
  if (pending === null || pending >= to) return null
  const end = Math.min(pending + stepMs, to)
  return end <= now ? end : null
}

const isDue = ({ done, to }: WeekState, now: number): boolean => now >= Math.min(done + TICK_MS, to)

/** Loads weeks, the newest first, and keeps the one under way going with the clock, until the signal. */
export class WeekLoader {
  readonly #plan: LoadPlan
  #held: readonly WeekJob[] = []
  #failures = 0

  constructor(plan: LoadPlan) {
    this.#plan = plan
  }

  /** Whether the last attempts all failed; it goes on trying. */
  get stuck(): boolean {
    return this.#failures >= MOST_FAILURES
  }

  async run(): Promise<void> {
    const { signal, queue } = this.#plan
    while (!signal.aborted) {
      const rest = await this.#turn().catch((error: unknown) => this.#afterError(error))
      await sleep(rest, undefined, { signal }).catch(() => undefined)
    }
    for (const job of this.#held) await queue.release(job)
  }

  /** One step of the newest week that is due; gives back how long to rest. */
  async #turn(): Promise<number> {
    const { queue, weeksAt, now, onStep } = this.#plan
    const weeks = weeksAt(now())
    await queue.add(weeks)
    const job = await this.#next()
    if (!job) return Math.min(TICK_MS, 1000)
    const began = Date.now()
    const newest = weeks.filter(({ part }) => part === 'facts').at(-NEWEST)
    const isNewest = job.state.part === 'facts' && job.state.start >= (newest?.start ?? 0)
    await this.#forward(job, isNewest ? STEP_MS : LONG_STEP_MS)
    this.#failures = 0
    await onStep()
    return isNewest ? 0 : (Date.now() - began) * REST
  }

  async #forward(job: WeekJob, stepMs: number): Promise<void> {
    const now = this.#plan.now()
    const noted = await noteStretch(this.#plan, job, stepEnd(job.state, stepMs, now))
    this.#replace(job, noted)
    if (!noted) return
    const filled = await fillStretch(this.#plan, noted, stretchAfter(noted.state, stepMs, now))
    this.#replace(noted, filled)
    if (!filled || filled.state.done < filled.state.to) return
    await this.#plan.queue.finish(filled)
    this.#replace(filled, undefined)
  }

  async #next(): Promise<WeekJob | undefined> {
    const now = this.#plan.now()
    const due = this.#held.find(({ state }) => state.pending !== null || isDue(state, now))
    if (due) return due
    const claimed = await this.#plan.queue.claim()
    if (claimed) this.#held = [...this.#held, claimed]
    return claimed
  }

  #replace(job: WeekJob, by: WeekJob | undefined): void {
    this.#held = this.#held.flatMap((one) => (one.id === job.id ? (by ?? []) : one))
  }

  #afterError(error: unknown): number {
    if (this.#plan.signal.aborted) return 0
    this.#plan.onError(error)
    this.#failures += 1
    return 1000 * 2 ** Math.min(this.#failures, MOST_FAILURES)
  }
}
