import { type Move, movesOf } from './advice.ts'
import type { CallFacts } from './call-facts.ts'
import { type ConePoint, coneOf } from './cone.ts'
import { Delays } from './delays.ts'
import type { Experience } from './experience.ts'
import { latelyOf } from './lately.ts'
import { naiveOf } from './naive.ts'
import { Paces } from './pace.ts'
import { type CranePaths, completionsOf, pathsOf, quantileOf } from './paths.ts'
import { type Spread, spreadOf } from './spread.ts'
import { type QueueLeft, type Standing, standingAt } from './standing.ts'

const CONE_STEPS = 16
const HOUR = 3_600_000

/** P10, P50 and P90 of an instant, epoch ms. */
export type Band = { readonly p10: number; readonly p50: number; readonly p90: number }

/** A queue that is left, with its expected time. */
type QueueOutlook = { readonly queue: QueueLeft; readonly from: number; readonly to: number }
/** A crane with what it has left; `long` is the share of paths on which it is the last. */
export type CraneOutlook = Band & {
  readonly crane: string
  readonly left: number
  readonly long: number
  readonly queues: readonly QueueOutlook[]
}

/** What is expected of a call at an instant. */
export type Forecast = {
  readonly at: number
  readonly done: number
  readonly planned: number
  readonly completion: Band
  readonly naive: number | null
  readonly cranes: readonly CraneOutlook[]
  readonly longCrane: string
  /** Share of paths later than the due time, and the berth hours lost to that on average; null without a due time. */
  readonly late: { readonly risk: number; readonly hours: number } | null
  readonly moves: readonly Move[]
  readonly cone: readonly ConePoint[]
}

/** A forecaster of the calls of one class, with what was learned once. */
export class Forecaster {
  readonly #experience: Experience
  readonly #spread: Spread
  readonly #delays: Delays

  constructor(experience: Experience) {
    this.#experience = experience
    this.#spread = spreadOf(experience.runs)
    this.#delays = new Delays(experience)
  }

  get spread(): Spread {
    return this.#spread
  }

  /**
   * Forecasts the last lift of a call as known at `at`: nothing later is looked at. Null when the plan leaves
   * nothing to do, or there is none. Deterministic.
   */
  forecast(call: CallFacts, at: number): Forecast | null {
    const standing = standingAt(call, at)
    if (standing.planned <= standing.done) return null
    const cranes = this.#paths(call, standing)
    const ends = completionsOf(cranes)
    const completion = bandOf(ends)
    const outlooks = outlooksOf(cranes, ends)
    const longCrane = outlooks[0]?.crane ?? ''
    return {
      ...{ at, done: standing.done, planned: standing.planned, completion, longCrane },
      naive: naiveOf(standing),
      cranes: outlooks,
      late: call.dueAt === null ? null : lateness(ends, call.dueAt),
      moves: movesOf(cranes, longCrane),
      cone: coneOf(standing, cranes, completion.p90, CONE_STEPS),
    }
  }

  /** Only when the last lift is expected, for the history of a call: as `forecast`, but for what surrounds it. */
  completion(
    call: CallFacts,
    at: number,
  ): (Band & { readonly longCrane: string; readonly standing: Standing }) | null {
    const standing = standingAt(call, at)
    if (standing.planned <= standing.done) return null
    const cranes = this.#paths(call, standing)
    const ends = completionsOf(cranes)
    return { ...bandOf(ends), longCrane: outlooksOf(cranes, ends)[0]?.crane ?? '', standing }
  }

  #paths(call: CallFacts, standing: Standing): readonly CranePaths[] {
    const paces = new Paces(this.#experience, call.trunk)
    const lately = latelyOf(standing, paces, this.#spread)
    return pathsOf(call, standing, { paces, delays: this.#delays, lately })
  }
}

const bandOf = (ends: Float64Array): Band => ({
  p10: Math.round(quantileOf(ends, 0.1)),
  p50: Math.round(quantileOf(ends, 0.5)),
  p90: Math.round(quantileOf(ends, 0.9)),
})

const lateness = (ends: Float64Array, due: number): Forecast['late'] => ({
  risk: ends.filter((end) => end > due).length / ends.length,
  hours: ends.reduce((sum, end) => sum + Math.max(0, end - due), 0) / ends.length / HOUR,
})

const outlooksOf = (cranes: readonly CranePaths[], last: Float64Array): readonly CraneOutlook[] =>
  cranes
    .filter(({ queues }) => queues.length > 0)
    .map(
      ({ crane, queues, ends }): CraneOutlook => ({
        ...{ crane, ...bandOf(ends) },
        left: queues.reduce((sum, { queue }) => sum + queue.left, 0),
        long: ends.filter((end, path) => end === last[path]).length / ends.length,
        queues: queues.map((own) => ({
          queue: own.queue,
          from: Math.round(quantileOf(own.starts, 0.5)),
          to: Math.round(quantileOf(own.ends, 0.5)),
        })),
      }),
    )
    .sort((a, b) => b.long - a.long || b.p50 - a.p50)
