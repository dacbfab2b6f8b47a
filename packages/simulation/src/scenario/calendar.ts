import { zonedToEpochMs } from '@quaywise/domain'

/** Milliseconds of a day. */
export const DAY = 86_400_000
/** Milliseconds of an hour. */
export const HOUR = 3_600_000
/** Milliseconds of a minute. */
export const MINUTE = 60_000

const FIRST_MONDAY = Date.UTC(2024, 0, 1)

/** The start of week number `week` (0 is that of Monday 1 January 2024): Monday 08:00 in the zone. */
export const weekStart = (week: number, zone: string): number => {
  const day = new Date(FIRST_MONDAY + week * 7 * DAY)
  return zonedToEpochMs(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), 8, 0, zone)
}

/** The starts of the weeks that overlap `[from, to)`, in order. */
export const weekStartsIn = (from: number, to: number, zone: string): readonly number[] => {
  const starts: number[] = []
  for (let week = weekOf(from, zone); weekStart(week, zone) < to; week++) starts.push(weekStart(week, zone))
  return starts
}

/** The number of the week that holds an instant. */
export const weekOf = (at: number, zone: string): number => {
  let week = Math.floor((at - FIRST_MONDAY) / (7 * DAY))
  while (weekStart(week + 1, zone) <= at) week++
  while (weekStart(week, zone) > at) week--
  return week
}
