import { MINUTE } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Where a crane works along the quay, from its leftmost to its rightmost bay, in metres. */
export type Reach = { readonly fromM: number; readonly toM: number }

type Booking = Reach & { readonly crane: number; readonly from: number; readonly until: number }

const BETWEEN = 12 * MINUTE
const GIVE_WAY = 4 * MINUTE
const SET_UP = 3 * MINUTE
const RAIL_END_M = 30

/**
 * Where every crane works when. Cranes stand on one rail: they keep their order and a least distance, and so much
 * room for each crane between two. One that is in the way gives way once its own work is over.
 */
export class CraneBookings {
  #bookings: Booking[] = []
  readonly #last: (Booking | undefined)[] = []
  readonly #clearanceM: number
  readonly #msPerM: number
  readonly #cranes: number
  readonly #quayM: number

  constructor({ layout, quay }: Scenario) {
    this.#clearanceM = quay.clearanceM
    this.#msPerM = 1000 / quay.gantrySpeed
    this.#cranes = layout.cranes
    this.#quayM = layout.quayM
  }

  /** Whether the rail has room for the cranes to the left and to the right of this one. */
  fits(crane: number, { fromM, toM }: Reach): boolean {
    const room = this.#clearanceM
    return (
      fromM >= (crane + 0.5) * room - RAIL_END_M &&
      toM <= this.#quayM - (this.#cranes - crane - 0.5) * room + RAIL_END_M
    )
  }

  /** The first instant from `ready` on at which a crane may work at a place for `ms`. */
  earliest(crane: number, reach: Reach, ready: number, ms: number): number {
    const last = this.#last[crane]
    let at = ready
    if (last) at = Math.max(at, last.until + Math.max(BETWEEN, this.#way(last, reach) + SET_UP))
    for (let moved = true; moved; ) {
      moved = false
      for (const booking of this.#bookings) {
        const gap = this.#gap(crane, reach, booking)
        if (gap <= 0) continue
        const wait = gap * this.#msPerM + GIVE_WAY
        if (booking.until + wait <= at || booking.from - wait >= at + ms) continue
        at = booking.until + wait
        moved = true
      }
    }
    return at
  }

  /** Books a crane at a place. */
  book(crane: number, reach: Reach, from: number, until: number): void {
    const booking = { crane, ...reach, from, until }
    this.#bookings.push(booking)
    this.#last[crane] = booking
  }

  /** How many cranes are booked for work on the mean over `[from, until)`. */
  atWork(from: number, until: number): number {
    let ms = 0
    for (const booking of this.#bookings)
      ms += Math.max(0, Math.min(booking.until, until) - Math.max(booking.from, from))
    return ms / (until - from)
  }

  /** Forgets what is long over at an instant. */
  forget(before: number): void {
    const longest = this.#quayM * this.#msPerM + GIVE_WAY
    this.#bookings = this.#bookings.filter((booking) => booking.until + longest > before)
  }

  #way(last: Reach, { fromM, toM }: Reach): number {
    return Math.max(Math.abs(toM - last.fromM), Math.abs(fromM - last.toM)) * this.#msPerM
  }

  /** Metres by which a crane at a place and a booked one would be too close, or in the wrong order. */
  #gap(crane: number, { fromM, toM }: Reach, other: Booking): number {
    if (other.crane === crane) return 0
    return other.crane < crane
      ? (crane - other.crane) * this.#clearanceM - (fromM - other.toM)
      : (other.crane - crane) * this.#clearanceM - (other.fromM - toM)
  }
}
