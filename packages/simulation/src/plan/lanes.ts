import { HOUR } from '../scenario/calendar.ts'
import type { LaneClosure } from '../scenario/land.ts'
import { localHour } from './gate-day.ts'

/** The lanes of one side of the gate: one queue, and the truck at its head takes the lane that is free first. */
export class Lanes {
  readonly #free: number[]
  /** By local hour and lane. */
  readonly #shut: readonly boolean[]
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
    this.#zone = zone
    this.#turn = turn
    const known = closed.every(({ lanes }) => lanes.every((lane) => lane <= count)) ? closed : []
    this.#shut = Array.from({ length: 24 * count }, (_, place) =>
      known.some((closure) => isShut(closure, (place % count) + 1, Math.floor(place / count))),
    )
  }

  /** The lane, from 1, and the start of a truck that is in the queue at `at`; all trucks in order of `at`. */
  next(at: number, within?: (lane: number) => boolean): { lane: number; started: number } {
    let best = { lane: 1, started: Number.POSITIVE_INFINITY }
    for (let lane = 1; lane <= this.#free.length; lane++) {
      if (within && !within(lane)) continue
      const free = Math.max(at, this.#free[lane - 1] ?? at)
      const started = free < best.started ? this.#open(lane, free) : free
      if (started < best.started) best = { lane, started }
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
    const now = localHour(asked, this.#zone)
    const hour = Math.floor(now)
    for (let later = 0; later <= 24; later++) {
      if (!this.#shut[((hour + later) % 24) * this.#free.length + lane - 1]) {
        const opened = later === 0 ? asked : Math.round(asked + (hour + later - now) * HOUR)
        return opened < this.#turn ? Math.max(at, opened) : Number.POSITIVE_INFINITY
      }
    }
    return Number.POSITIVE_INFINITY
  }
}

const isShut = ({ lanes, from, to }: LaneClosure, lane: number, hour: number): boolean =>
  lanes.includes(lane) && (from < to ? hour >= from && hour < to : hour >= from || hour < to)
