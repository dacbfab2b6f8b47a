import { DAY, HOUR } from '../scenario/calendar.ts'
import type { LaneClosure } from '../scenario/land.ts'
import { localHour } from './gate-day.ts'

/** The lanes of one side of the gate: one queue, and the truck at its head takes the lane that is free first. */
export class Lanes {
  readonly #free: number[]
  readonly #closed: readonly LaneClosure[]
  readonly #zone: string
  readonly #turn: number

  /**
   * Closures that name lanes which are not there are void. From `turn` on no hours are kept: the lanes that
   * were open then serve the queue to its end.
   */
  constructor(
    count: number,
    closed: readonly LaneClosure[],
    zone: string,
    turn: number = Number.POSITIVE_INFINITY,
  ) {
    this.#free = new Array<number>(count).fill(0)
    this.#closed = closed.every(({ lanes }) => lanes.every((lane) => lane <= count)) ? closed : []
    this.#zone = zone
    this.#turn = turn
  }

  /** The lane, from 1, and the start of a truck that is in the queue at `at`; all trucks in order of `at`. */
  next(at: number, within?: (lane: number) => boolean): { lane: number; started: number } {
    let best = { lane: 1, started: Number.POSITIVE_INFINITY }
    for (const [index, free] of this.#free.entries()) {
      if (within && !within(index + 1)) continue
      const started = this.#open(index + 1, Math.max(at, free))
      if (started < best.started) best = { lane: index + 1, started }
    }
    // Where hours keep every lane shut for good, the first one opens: no truck waits for ever.
    return best.started < Number.POSITIVE_INFINITY
      ? best
      : { lane: 1, started: Math.max(at, this.#free[0] ?? at) }
  }

  /** The lane is taken until an instant. */
  take(lane: number, until: number): void {
    this.#free[lane - 1] = until
  }

  /** The first instant from `at` on at which a lane is open; Infinity for one that stays closed. */
  #open(lane: number, at: number): number {
    const asked = Math.min(at, this.#turn - 1)
    const hour = localHour(asked, this.#zone)
    const closure = this.#closed.find(
      ({ lanes, from, to }) =>
        lanes.includes(lane) && (from < to ? hour >= from && hour < to : hour >= from || hour < to),
    )
    if (!closure) return at
    const wait = (closure.to - hour) * HOUR
    const opened = Math.round(asked + (wait <= 0 ? wait + DAY : wait))
    return opened >= this.#turn ? Number.POSITIVE_INFINITY : Math.max(at, opened)
  }
}
