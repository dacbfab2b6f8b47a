import type { EquipmentKind } from '@quaywise/domain'
import { keyOf, uniform } from '../engine/random.ts'
import { DAY, HOUR, weekOf, weekStart } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { gapsBetween } from './crane-gaps.ts'
import type { Plan, Span } from './plan.ts'

/** How long planned maintenance takes, every how many weeks, and over how many hours of the day it starts. */
const RULES = {
  QC: { hours: 4, everyWeeks: 1, startHours: 5 },
  ASC: { hours: 3, everyWeeks: 2, startHours: 7 },
  AGV: { hours: 2, everyWeeks: 1, startHours: 8 },
} as const

const WEEK_SEAM = HOUR
const REST = 0.5 * HOUR

/**
 * When machine number `index` of a kind is due for maintenance in a week: in the day shift of a weekday of its own,
 * well away from the week's ends; null in a week in which it has none.
 */
export const maintenanceDue = (
  scenario: Scenario,
  kind: EquipmentKind,
  index: number,
  week: number,
): Span | null => {
  const { hours, everyWeeks, startHours } = RULES[kind]
  if ((week + index) % everyWeeks !== 0) return null
  const key = keyOf(scenario.seed, 'maintenance', RULES[kind].hours, index)
  const day = Math.floor(uniform(key) * 7)
  const hour = 1 + Math.floor(uniform(key, 1) * startHours)
  const from = weekStart(week, scenario.terminal.zone) + day * DAY + hour * HOUR
  return { from, to: from + hours * HOUR }
}

/**
 * The planned maintenance of a quay crane in the week that begins at `start`: when it is due or as near to that as
 * the crane is without work for so long. A week without such a time has none.
 */
export const craneMaintenance = (plan: Plan, crane: number, start: number): Span[] => {
  const zone = plan.scenario.terminal.zone
  const week = weekOf(start, zone)
  const due = maintenanceDue(plan.scenario, 'QC', crane, week)
  if (!due) return []
  const within = { from: start + WEEK_SEAM, to: weekStart(week + 1, zone) - WEEK_SEAM }
  const ms = due.to - due.from
  let best: Span | null = null
  for (const gap of gapsBetween(plan, crane, within)) {
    const earliest = Math.max(gap.from + REST, within.from)
    const latest = Math.min(gap.to - REST, within.to) - ms
    if (latest < earliest) continue
    const from = Math.min(latest, Math.max(earliest, due.from))
    if (!best || Math.abs(from - due.from) < Math.abs(best.from - due.from)) best = { from, to: from + ms }
  }
  return best ? [best] : []
}
