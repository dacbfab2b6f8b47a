import { HOUR } from '../scenario/calendar.ts'
import type { Appointment } from './appointment.ts'
import { bookDay } from './booking.ts'
import { gateTimes } from './gate.ts'
import { gateDayOf, gateDayStart } from './gate-day.ts'
import { LandEpisodes } from './land-episodes.ts'
import { LOST_DAYS, lostBefore } from './lost-appointment.ts'
import type { Plan, Span } from './plan.ts'
import { ticketsOf } from './trouble-desk.ts'
import { type TruckVisit, visitOf } from './truck-visit.ts'
import { type TruckWish, truckWishes } from './truck-wish.ts'
import { TrucksOfDay } from './trucks-of-day.ts'

/** The land side by plan: the visits by arrival, and the appointments that were lost, by no order. */
export type LandPlan = { readonly visits: readonly TruckVisit[]; readonly lost: readonly Appointment[] }

/** A truck's week is settled within this time of its arrival. */
export const LONGEST_APPROACH = 8 * HOUR

/**
 * What comes to the gate in a span, widened to whole gate days: a pure function of plan and time, each
 * gate day worked out by itself from the wishes of that day and of the two after it.
 */
export const landPlan = (plan: Plan, span: Span): LandPlan => {
  const { zone } = plan.scenario.terminal
  const [first, end] = [gateDayOf(span.from, zone), gateDayOf(span.to - 1, zone) + 1]
  const episodes = new LandEpisodes(plan.scenario)
  const days: { readonly wishes: TruckWish[]; readonly lost: Appointment[] }[] = []
  for (let day = first; day < end + LOST_DAYS; day++) days.push({ wishes: [], lost: [] })
  const lostBy = new Map<TruckWish, Appointment>()
  for (const wish of truckWishes(plan, first, end + LOST_DAYS)) {
    days[gateDayOf(wish.at, zone) - first]?.wishes.push(wish)
    const lost = lostBefore(plan.scenario, episodes, wish)
    if (!lost) continue
    lostBy.set(wish, lost)
    days[gateDayOf(lost.slotFrom, zone) - first]?.lost.push(lost)
  }
  const known = days.slice(0, end - first)
  return {
    visits: known.flatMap(({ wishes, lost }, i) =>
      visitsOfDay(plan, episodes, first + i, wishes, lostBy, lost),
    ),
    lost: known.flatMap(({ lost }) => lost),
  }
}

/** When the gate day of an instant begins: visits that arrive from then on are told by `landPlan`. */
export const plannedFrom = (plan: Plan, at: number): number => {
  const { zone } = plan.scenario.terminal
  return gateDayStart(gateDayOf(at, zone), zone)
}

const visitsOfDay = (
  plan: Plan,
  episodes: LandEpisodes,
  day: number,
  wishes: readonly TruckWish[],
  lostBy: ReadonlyMap<TruckWish, Appointment>,
  lost: readonly Appointment[],
): TruckVisit[] => {
  const { scenario } = plan
  const missed = lost.filter((appointment) => appointment.lost?.state === 'NO_SHOW')
  const arrivals = bookDay(scenario, day, wishes, lostBy, missed)
  arrivals.sort((a, b) => a.at - b.at || a.wish.key - b.wish.key)
  const passages = gateTimes(scenario, episodes, day, arrivals)
  const tickets = ticketsOf(scenario.land.gate, episodes, arrivals, passages)
  const trucks = new TrucksOfDay(day, scenario.land.returning)
  return arrivals.flatMap((arrival, i) => {
    const gate = passages[i]
    return gate ? [visitOf(plan, arrival, gate, tickets.get(i), trucks)] : []
  })
}
