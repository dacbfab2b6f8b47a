import { setTimeout as sleep } from 'node:timers/promises'
import { type Advancing, advance } from './advance.ts'
import type { WeekJob, WeekState } from './week-job.ts'

const HOUR_MS = 3_600_000
/** Simulated time in one step, so that its rows stay few and queries get their turn in between. */
const STEP_MS = 6 * HOUR_MS
/** How far the terminal may lag behind its clock. */
const TICK_MS = 20_000
/** Rest after a step, as a share of its own time. */
const REST = 0.35
const MOST_FAILURES = 5

/** What a load goes by. */
export type LoadPlan = Advancing & {
  /** The weeks that should be there by `now`, and what they span. */
  readonly weeksAt: (now: number) => readonly WeekState[]
  readonly signal: AbortSignal
  readonly onStep: () => Promise<void>
  readonly onError: (error: unknown) => void
}

const stepEnd = ({ done, to }: WeekState, now: number): number => Math.min(done + STEP_MS, to, now)

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
    const { queue, weeksAt, onStep } = this.#plan
    await queue.add(weeksAt(Date.now()))
    const job = await this.#next()
    if (!job) return Math.min(TICK_MS, 1000)
    const began = Date.now()
    const forward = await advance(this.#plan, job, stepEnd(job.state, began))
    this.#replace(job, forward)
    if (forward && forward.state.done >= forward.state.to) await this.#finish(forward)
    this.#failures = 0
    await onStep()
    return (Date.now() - began) * REST
  }

  async #next(): Promise<WeekJob | undefined> {
    const now = Date.now()
    const due = this.#held.find(({ state }) => state.pending !== null || isDue(state, now))
    if (due) return due
    const claimed = await this.#plan.queue.claim()
    if (claimed) this.#held = [...this.#held, claimed]
    return claimed
  }

  #replace(job: WeekJob, by: WeekJob | undefined): void {
    this.#held = this.#held.flatMap((one) => (one.id === job.id ? (by ?? []) : one))
  }

  async #finish(job: WeekJob): Promise<void> {
    await this.#plan.queue.finish(job)
    this.#replace(job, undefined)
  }

  #afterError(error: unknown): number {
    if (this.#plan.signal.aborted) return 0
    this.#plan.onError(error)
    this.#failures += 1
    return 1000 * 2 ** Math.min(this.#failures, MOST_FAILURES)
  }
}
