import { HOUR } from '../scenario/calendar.ts'
import type { Appointment } from './appointment.ts'
import { gateDayOf, gateDayStart } from './gate-day.ts'
import { LandDays } from './land-days.ts'
import type { Plan, Span } from './plan.ts'
import type { TruckVisit } from './truck-visit.ts'

/** The land side by plan: the visits by arrival, and the appointments that were lost, in no order. */
export type LandPlan = { readonly visits: readonly TruckVisit[]; readonly lost: readonly Appointment[] }

/** A truck's week is settled within this time of its arrival. */
export const LONGEST_APPROACH = 8 * HOUR

const known = new WeakMap<Plan, LandDays>()

/** What comes to the gate in a span, widened to whole gate days: a pure function of plan and time. */
export const landPlan = (plan: Plan, span: Span): LandPlan => {
  const { zone } = plan.scenario.terminal
  const land = known.get(plan) ?? new LandDays(plan)
  known.set(plan, land)
  const days = land.days(gateDayOf(span.from, zone), gateDayOf(span.to - 1, zone) + 1)
  return { visits: days.flatMap(({ visits }) => visits), lost: days.flatMap(({ lost }) => lost) }
}

/** When the gate day of an instant begins: visits that arrive from then on are told by `landPlan`. */
export const plannedFrom = (plan: Plan, at: number): number => {
  const { zone } = plan.scenario.terminal
  return gateDayStart(gateDayOf(at, zone), zone)
}
