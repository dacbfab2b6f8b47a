import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { CranePart, ScheduledCall } from './call.ts'
import type { Place } from './quay.ts'
import type { Stops } from './stops.ts'

const SLACK = 18 * MINUTE
const BETWEEN = 12 * MINUTE
const WALK_PER_CRANE = 7 * MINUTE
const START_ROOM = 20 * MINUTE
const LATEST_JOIN = 6 * HOUR

type Candidate = {
  readonly crane: number
  readonly from: number
  readonly cost: number
  readonly weight: number
}

/** Which crane is free from when; it splits each call over cranes, none of which has two calls at once. */
export class CraneSplit {
  readonly #free: number[]
  readonly #scenario: Scenario
  readonly #stops: Stops

  constructor(scenario: Scenario, stops: Stops) {
    this.#scenario = scenario
    this.#stops = stops
    this.#free = Array.from({ length: scenario.layout.cranes }, () => 0)
  }

  /** The parts of the cranes that work `lifts` of a call from `ready` on, and books the cranes for them. */
  split(call: ScheduledCall, place: Place, ready: number, lifts: number): CranePart[] {
    const kind = call.trunk ? this.#scenario.trunk : this.#scenario.branch
    const wish = Math.round((lifts * 1.2) / kind.boxesPerCrane + 0.5 * (uniform(call.key, 11) - 0.5))
    const count = Math.min(kind.cranes.max, Math.max(kind.cranes.min, wish), lifts)
    const candidates = this.#candidates(call, place, ready)
    const first = Math.min(...candidates.slice(0, count).map((c) => c.from))
    const start = this.#clear(first, -1)
    const crew = candidates.slice(0, count).filter((c) => c.from <= start + LATEST_JOIN)
    const parts = shares(crew, start, kind.paceMs, lifts).map((share) => {
      const pace = kind.paceMs * (share.crane === this.#scenario.slowCrane - 1 ? 1.1 : 1)
      const from = this.#clear(Math.max(start, share.from), share.crane)
      const end = this.#stops.endAfter(from, share.lifts * pace + SLACK, share.crane)
      return { crane: share.crane, start: from, end: Math.round(end), lifts: share.lifts, paceMs: pace }
    })
    for (const part of parts) this.#free[part.crane] = part.end + BETWEEN
    return parts.sort((a, b) => a.start - b.start || a.crane - b.crane)
  }

  /** No crane starts inside a weekly hand-over or a weather stop, nor just before one. */
  #clear(at: number, crane: number): number {
    return Math.ceil(this.#stops.clearStart(at, START_ROOM, crane))
  }

  #candidates(call: ScheduledCall, place: Place, ready: number): Candidate[] {
    const { cranes, quayM } = this.#scenario.layout
    const middle = ((place.fromM + place.toM) / 2 / quayM) * cranes - 0.5
    return this.#free
      .map((free, crane) => {
        const from = Math.max(ready, free)
        const key = mix(call.key, 500 + crane)
        const cost = from - ready + Math.abs(crane - middle) * WALK_PER_CRANE
        return { crane, from, cost, weight: 1 - 0.2 * uniform(key) * uniform(key, 1) }
      })
      .sort((a, b) => a.cost - b.cost)
  }
}

/** Splits lifts so that the crew would end together, but for the weights that make a longest crane. */
const shares = (crew: readonly Candidate[], start: number, pace: number, lifts: number) => {
  const weights = crew.reduce((sum, c) => sum + c.weight, 0)
  const lost = crew.reduce((sum, c) => sum + c.weight * Math.max(0, c.from - start), 0)
  const span = (lifts * pace + lost) / weights
  const split = crew.map((c) => ({
    crane: c.crane,
    from: c.from,
    lifts: Math.max(0, Math.round((c.weight * (span - Math.max(0, c.from - start))) / pace)),
  }))
  let surplus = split.reduce((sum, s) => sum + s.lifts, 0) - lifts
  for (const share of split) {
    const cut = surplus > 0 ? Math.min(surplus, share.lifts) : surplus
    share.lifts -= cut
    surplus -= cut
  }
  return split.filter((share) => share.lifts > 0)
}
