import type { JsonValue } from '@quaywise/admin-store'
import { type RuleSchedule, ruleSchedule } from '@quaywise/contract'
import { type HeldParameters, nextAt, shiftCalendar } from '@quaywise/domain'

const HOURLY: RuleSchedule = { every: 'interval', seconds: 3600 }

/** A kept schedule; one that this program does not know runs every hour. */
export const scheduleOf = (kept: JsonValue): RuleSchedule => {
  const parsed = ruleSchedule.safeParse(kept)
  return parsed.success ? parsed.data : HOURLY
}

/** The first instant after `after` at which a schedule is due, by the shifts as they are held. */
export const nextRun = (schedule: RuleSchedule, after: Date, held: HeldParameters): Date => {
  if (schedule.every === 'interval') return new Date(after.getTime() + schedule.seconds * 1000)
  return new Date(nextAt(schedule, after.getTime(), schedule.zone, shiftCalendar(held, schedule.zone)))
}
