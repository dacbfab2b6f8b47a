import type { Appointment } from './appointment.ts'
import { bookDay } from './booking.ts'
import { gateTimes } from './gate.ts'
import { gateDayOf } from './gate-day.ts'
import { LandEpisodes } from './land-episodes.ts'
import { LOST_DAYS, lostBefore } from './lost-appointment.ts'
import type { Plan } from './plan.ts'
import { ticketsOf } from './trouble-desk.ts'
import { type TruckVisit, visitOf } from './truck-visit.ts'
import { type TruckWish, truckWishes } from './truck-wish.ts'
import { TrucksOfDay } from './trucks-of-day.ts'

/** One gate day: the visits by arrival, and the appointments of its slots that were lost. */
type LandDay = { readonly visits: readonly TruckVisit[]; readonly lost: readonly Appointment[] }

type Asked = { readonly wishes: TruckWish[]; readonly lost: Appointment[] }

/** The days that a week shares with the next one, and some more. */
const KEPT = 16

/** The gate days of a plan, each worked out from the wishes of that day and of the two after it. */
export class LandDays {
  readonly #plan: Plan
  readonly #episodes: LandEpisodes
  readonly #known = new Map<number, LandDay>()

  constructor(plan: Plan) {
    this.#plan = plan
    this.#episodes = new LandEpisodes(plan.scenario)
  }

  /** The gate days `[from, to)`; the latest ones asked for are remembered. */
  days(from: number, to: number): LandDay[] {
    let [first, end] = [from, to]
    while (first < end && this.#known.has(first)) first++
    while (first < end && this.#known.has(end - 1)) end--
    const made = this.#make(first, end)
    const days: LandDay[] = []
    for (let day = from; day < to; day++) {
      const found = made.get(day) ?? this.#known.get(day)
      if (!found) continue
      days.push(found)
      this.#known.delete(day)
      this.#known.set(day, found)
    }
    for (const oldest of this.#known.keys()) if (this.#known.size > KEPT) this.#known.delete(oldest)
    return days
  }

  #make(first: number, end: number): Map<number, LandDay> {
    const made = new Map<number, LandDay>()
    if (first === end) return made
    const asked: Asked[] = []
    for (let day = first; day < end + LOST_DAYS; day++) asked.push({ wishes: [], lost: [] })
    const lostBy = new Map<TruckWish, Appointment>()
    const { zone } = this.#plan.scenario.terminal
    for (const wish of truckWishes(this.#plan, first, end + LOST_DAYS)) {
      asked[gateDayOf(wish.at, zone) - first]?.wishes.push(wish)
      const lost = lostBefore(this.#plan, this.#episodes, wish)
      if (!lost) continue
      lostBy.set(wish, lost)
      asked[gateDayOf(lost.slotFrom, zone) - first]?.lost.push(lost)
    }
    for (const [i, day] of asked.slice(0, end - first).entries())
      made.set(first + i, { visits: this.#visits(first + i, day, lostBy), lost: day.lost })
    return made
  }

  #visits(day: number, asked: Asked, lostBy: ReadonlyMap<TruckWish, Appointment>): TruckVisit[] {
    const { scenario } = this.#plan
    const missed = asked.lost.filter(({ lost }) => lost?.state === 'NO_SHOW')
    const arrivals = bookDay(scenario, day, asked.wishes, lostBy, missed)
    arrivals.sort((a, b) => a.at - b.at || a.wish.key - b.wish.key)
    const passages = gateTimes(scenario, this.#episodes, day, arrivals)
    const tickets = ticketsOf(scenario.land.gate, this.#episodes, arrivals, passages)
    const trucks = new TrucksOfDay(day, scenario.land.returning)
    return arrivals.flatMap((arrival, i) => {
      const gate = passages[i]
      return gate ? [visitOf(this.#plan, arrival, gate, tickets.get(i), trucks)] : []
    })
  }
}
