import { MINUTE } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { ScheduledCall } from './call.ts'

type Occupied = { readonly fromM: number; readonly toM: number; readonly until: number }

/** A place at the quay and the instant from which it is free. */
export type Place = {
  readonly berth: number
  readonly fromM: number
  readonly toM: number
  readonly free: number
}

const CLEARANCE_M = 12
const CHANGE_OVER = 25 * MINUTE
const WALK = 8 * MINUTE
const CHOICES = 6
/** A ship lies in the middle of a berth rather than this much sooner at an end of it. */
const OFF_MIDDLE = 5 * MINUTE

/** The quay as a line: ships never overlap on it, each lies in the middle of a berth or, for want of room, beside it. */
export class Quay {
  #occupied: Occupied[] = []
  readonly #scenario: Scenario

  constructor(scenario: Scenario) {
    this.#scenario = scenario
  }

  /** The places where a call can berth first, best first; one near its usual berth wins when the wait is alike. */
  placesFor(call: ScheduledCall, ready: number): Place[] {
    this.#occupied = this.#occupied.filter((o) => o.until + CHANGE_OVER > ready)
    const { berths, berthPlaces } = this.#scenario.layout
    const usual = call.key % berths
    const costed = Array.from({ length: berths * berthPlaces }, (_, i) => {
      const berth = Math.floor(i / berthPlaces)
      const off = ((i % berthPlaces) + 0.5) / berthPlaces - 0.5
      const place = this.#at(berth, off, call.loaM)
      const away = Math.abs(berth - usual) * WALK + 2 * Math.abs(off) * OFF_MIDDLE
      return { place, cost: Math.max(place.free, ready) + away }
    })
    return costed
      .sort((a, b) => a.cost - b.cost)
      .slice(0, CHOICES)
      .map(({ place }) => place)
  }

  /** Takes the place until an instant. */
  occupy(place: Place, until: number): void {
    this.#occupied.push({ fromM: place.fromM, toM: place.toM, until })
  }

  /** The place whose middle is `off` of a berth's length away from the middle of that berth. */
  #at(berth: number, off: number, loaM: number): Place {
    const { quayM, berths } = this.#scenario.layout
    const middle = ((berth + 0.5 + off) * quayM) / berths
    const fromM = Math.round(Math.min(quayM - loaM, Math.max(0, middle - loaM / 2)))
    const toM = fromM + loaM
    let free = 0
    for (const o of this.#occupied)
      if (o.fromM < toM + CLEARANCE_M && fromM < o.toM + CLEARANCE_M)
        free = Math.max(free, o.until + CHANGE_OVER)
    return { berth, fromM, toM, free }
  }
}
