import { setTimeout as sleep } from 'node:timers/promises'
import { type Advancing, fillStretch, noteStretch } from './advance.ts'
import { NEWEST } from './demo-span.ts'
import type { Stretch } from './play-protocol.ts'
import type { WeekJob, WeekState } from './week-job.ts'

const HOUR_MS = 3_600_000
/** Simulated time in one step of the newest weeks, whose progress somebody watches: shorter ones take longer in all. */
const STEP_MS = 24 * HOUR_MS
/**
 * And of the older ones: longer, because a few large inserts cost much less than many small ones. Two of them are a
 * week with the day after it, in which its last ships leave.
 */
const LONG_STEP_MS = 96 * HOUR_MS
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

/** How far a step goes; `newest` is the start of the first of the newest weeks, whose facts somebody waits for. */
const stepOf = ({ part, start }: WeekState, newest: number): number =>
  part === 'facts' && start >= newest ? STEP_MS : LONG_STEP_MS

const stepEnd = ({ done, to }: WeekState, stepMs: number, now: number): number =>
  Math.min(done + stepMs, to, now)

/** The stretch of a week from an instant on, if it is as certain as the past is. */
const certainStretch = (
  { part, start, to }: WeekState,
  from: number,
  stepMs: number,
  now: number,
): Stretch | null => {
  const until = Math.min(from + stepMs, to)
  return from < to && until <= now ? { part, start, from, until } : null
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
    const newest = weeks.filter(({ part }) => part === 'facts').at(-NEWEST)?.start ?? 0
    await this.#forward(job, newest)
    this.#failures = 0
    await onStep()
    return stepOf(job.state, newest) === STEP_MS ? 0 : (Date.now() - began) * REST
  }

  async #forward(job: WeekJob, newest: number): Promise<void> {
    const now = this.#plan.now()
    const noted = await noteStretch(this.#plan, job, stepEnd(job.state, stepOf(job.state, newest), now))
    this.#replace(job, noted)
    if (!noted) return
    const filled = await fillStretch(this.#plan, noted, await this.#ahead(noted, newest, now))
    this.#replace(noted, filled)
    if (!filled || filled.state.done < filled.state.to) return
    await this.#plan.queue.finish(filled)
    this.#replace(filled, undefined)
  }

  /** What is certain to come after a noted stretch: the next of its week, or the first of the week that comes then. */
  async #ahead({ id, state }: WeekJob, newest: number, now: number): Promise<Stretch | null> {
    const after = (of: WeekState, from: number | null): Stretch | null =>
      from === null ? null : certainStretch(of, from, stepOf(of, newest), now)
    const first = (job: WeekJob | undefined): Stretch | null =>
      job && job.state.pending === null ? after(job.state, job.state.done) : null
    if (state.pending !== state.to) return after(state, state.pending)
    const held = this.#held.filter((job) => job.id !== id).map(first)
    return held.find((stretch) => stretch !== null) ?? first(await this.#claim())
  }

  async #next(): Promise<WeekJob | undefined> {
    const now = this.#plan.now()
    return (
      this.#held.find(({ state }) => state.pending !== null || isDue(state, now)) ?? (await this.#claim())
    )
  }

  async #claim(): Promise<WeekJob | undefined> {
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
