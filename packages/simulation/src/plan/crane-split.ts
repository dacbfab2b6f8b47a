import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { CallClass, Scenario } from '../scenario/scenario.ts'
import { mostCranes, reachOf, zonesOf } from './bay-zones.ts'
import type { BayZone, CranePart, ScheduledCall } from './call.ts'
import { CraneBookings, type Reach } from './crane-bookings.ts'
import { paceFactor } from './episodes.ts'
import type { Place } from './quay.ts'
import { shipOf } from './ship.ts'
import type { Stops } from './stops.ts'

const SLACK = 26 * MINUTE
const WALK_PER_CRANE = 4 * MINUTE
const START_ROOM = 20 * MINUTE
const LATEST_JOIN = 6 * HOUR
const FARTHEST = 7
const LONGER_THAN_PLANNED = 1.25
const FOR_EVER = 1000 * HOUR

type Member = {
  readonly crane: number
  readonly zone: BayZone
  readonly reach: Reach
  readonly from: number
  readonly weight: number
}
type Crew = { readonly members: readonly Member[]; readonly start: number; readonly cost: number }
type Wanted = {
  readonly call: ScheduledCall
  readonly place: Place
  readonly ready: number
  readonly lifts: number
  readonly kind: CallClass
}

/**
 * Splits each call over neighbouring cranes that reach their bays without crossing another. No crane has two
 * calls at once, and none comes too close to another that works.
 */
export class CraneSplit {
  readonly #bookings: CraneBookings
  readonly #scenario: Scenario
  readonly #stops: Stops

  constructor(scenario: Scenario, stops: Stops) {
    this.#scenario = scenario
    this.#stops = stops
    this.#bookings = new CraneBookings(scenario)
  }

  /** When a call would be done at a place, roughly, and later the farther its cranes have to come. */
  doneBy(call: ScheduledCall, place: Place, ready: number, lifts: number): number {
    this.#bookings.forget(call.arrival)
    const kind = call.trunk ? this.#scenario.trunk : this.#scenario.branch
    return this.#best({ call, place, ready, lifts, kind }, LONGER_THAN_PLANNED).cost
  }

  /** The parts of the cranes that work `lifts` of a call from `ready` on, and books the cranes for them. */
  split(call: ScheduledCall, place: Place, ready: number, lifts: number): CranePart[] {
    this.#bookings.forget(call.arrival)
    const kind = call.trunk ? this.#scenario.trunk : this.#scenario.branch
    const wanted = { call, place, ready, lifts, kind }
    const crew = this.#best(wanted, LONGER_THAN_PLANNED)
    let parts = this.#parts(wanted, crew)
    if (!this.#areClear(crew, parts)) {
      // It takes longer than thought and would meet a crane that is booked later: it lets that one go first.
      parts = this.#parts(wanted, this.#best(wanted, FOR_EVER))
    }
    const ship = shipOf(call.loaM)
    for (const part of parts)
      this.#bookings.book(part.crane, reachOf(ship, place.fromM, part.zone), part.start, part.end)
    return parts.sort((a, b) => a.zone.first - b.zone.first)
  }

  #count({ call, lifts, kind }: Wanted): number {
    const wish = Math.round((lifts * 1.2) / kind.boxesPerCrane + 0.5 * (uniform(call.key, 11) - 0.5))
    const most = Math.min(
      kind.cranes.max,
      lifts,
      this.#scenario.layout.cranes,
      mostCranes(this.#scenario, shipOf(call.loaM)),
    )
    return Math.min(most, Math.max(kind.cranes.min, wish))
  }

  /** The neighbouring cranes that would be done first; those near the ship are preferred. */
  #best(wanted: Wanted, longer: number): Crew {
    const { cranes, quayM } = this.#scenario.layout
    const { fromM, toM } = wanted.place
    const middle = ((fromM + toM) / 2 / quayM) * cranes - 0.5
    let best: Crew | null = null
    for (let count = this.#count(wanted); count >= 1; count--) {
      const zones = zonesOf(this.#scenario, shipOf(wanted.call.loaM), count)
      for (let first = 0; first + count <= cranes; first++) {
        const away = Math.abs(first + (count - 1) / 2 - middle)
        const soonest = wanted.ready + (wanted.lifts * wanted.kind.paceMs) / count + away * WALK_PER_CRANE
        if (best && (away > FARTHEST || soonest >= best.cost)) continue
        const crew = this.#crew(wanted, zones, first, longer)
        if (crew && (!best || crew.cost + away * WALK_PER_CRANE < best.cost))
          best = { ...crew, cost: crew.cost + away * WALK_PER_CRANE }
      }
    }
    if (!best) throw new RangeError(`no crane can reach a ship at ${fromM} m`)
    return best
  }

  /** The cranes from `first` on, one for each zone; null if one cannot get there or would join too late. */
  #crew(wanted: Wanted, zones: readonly BayZone[], first: number, longer: number): Crew | null {
    const { call, place, ready, lifts, kind } = wanted
    const ship = shipOf(call.loaM)
    const ms = (lifts / zones.length) * kind.paceMs * longer + 2 * SLACK
    const members: Member[] = []
    for (const [i, zone] of zones.entries()) {
      const crane = first + i
      const reach = reachOf(ship, place.fromM, zone)
      if (!this.#bookings.fits(crane, reach)) return null
      const key = mix(call.key, 500 + crane)
      const weight = 1 - 0.2 * uniform(key) * uniform(key, 1)
      members.push({ crane, zone, reach, from: this.#bookings.earliest(crane, reach, ready, ms), weight })
    }
    const start = Math.min(...members.map((m) => m.from))
    if (members.some((m) => m.from > start + LATEST_JOIN)) return null
    const worked = members.reduce((sum, m) => sum + m.from, 0) + lifts * kind.paceMs
    return { members, start, cost: worked / members.length }
  }

  #parts({ call, lifts, kind }: Wanted, { members, start: first }: Crew): CranePart[] {
    const start = this.#clear(first, -1)
    const usual = kind.paceMs * paceFactor(this.#scenario, start, call.line)
    const pace = usual * this.#crowding(start, start + (lifts * usual) / members.length, members.length)
    return shares(members, start, pace, lifts).map(({ member, lifts: own }) => {
      const { crane, zone } = member
      const paceMs = pace * (crane === this.#scenario.slowCrane - 1 ? 1.1 : 1)
      const from = this.#clear(Math.max(start, member.from), crane)
      const end = Math.round(this.#stops.endAfter(from, own * paceMs + SLACK, crane))
      return { crane, zone, start: from, end, lifts: own, paceMs }
    })
  }

  /** How much slower the work goes when `own` cranes more than are booked share vehicles and yard. */
  #crowding(from: number, until: number, own: number): number {
    const { crowdedFrom, crowdedPace } = this.#scenario.quay
    const share = (this.#bookings.atWork(from, until) + own) / this.#scenario.layout.cranes
    return 1 + (crowdedPace * Math.max(0, Math.min(1, share) - crowdedFrom)) / (1 - crowdedFrom)
  }

  /** Whether the bookings let every part run as long as it will. */
  #areClear({ members }: Crew, parts: readonly CranePart[]): boolean {
    return parts.every((part) => {
      const member = members.find((m) => m.crane === part.crane)
      if (!member) return true
      const { crane, start, end } = part
      return this.#bookings.earliest(crane, member.reach, start, end - start) <= start
    })
  }

  /** No crane starts inside a weekly hand-over or a weather stop, nor just before one. */
  #clear(at: number, crane: number): number {
    return Math.ceil(this.#stops.clearStart(at, START_ROOM, crane))
  }
}

/** Splits lifts so that the crew would end together, but for the weights that make a longest crane. */
const shares = (crew: readonly Member[], start: number, pace: number, lifts: number) => {
  const weights = crew.reduce((sum, c) => sum + c.weight, 0)
  const lost = crew.reduce((sum, c) => sum + c.weight * Math.max(0, c.from - start), 0)
  const span = (lifts * pace + lost) / weights
  const split = crew.map((member) => ({
    member,
    lifts: Math.max(0, Math.round((member.weight * (span - Math.max(0, member.from - start))) / pace)),
  }))
  let surplus = split.reduce((sum, s) => sum + s.lifts, 0) - lifts
  for (const share of split) {
    const cut = surplus > 0 ? Math.min(surplus, share.lifts) : surplus
    share.lifts -= cut
    surplus -= cut
  }
  return split.filter((share) => share.lifts > 0)
}
