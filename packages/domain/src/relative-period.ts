import { formatLocalMinute } from './instant.ts'
import { type ShiftCalendar, shiftsBetween } from './shift.ts'

const DAY_MS = 86_400_000

/** The spans of time that a period may be told by, counted back from now. */
export const RELATIVE_SPANS = ['shift', 'day', 'week', 'month'] as const
export type RelativeSpan = (typeof RELATIVE_SPANS)[number]

/** A period that moves with the clock: `back` 0 is the span that runs now, 1 the one before it. Weeks begin on Monday. */
export type RelativePeriod = { readonly of: RelativeSpan; readonly back: number }

/** A period in wall-clock minutes, the last minute included: `YYYY-MM-DD HH:mm`. */
export type LocalPeriod = { readonly startTime: string; readonly endTime: string }

const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const partsOf = (date: string): readonly [number, number, number] => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return [year, month, day]
}

const days = (first: string, last: string): LocalPeriod => ({
  startTime: `${first} 00:00`,
  endTime: `${last} 23:59`,
})

const shiftBack = (now: number, zone: string, calendar: ShiftCalendar, back: number): LocalPeriod => {
  // No shift is longer than a day.
  const shifts = shiftsBetween(now - (back + 1) * DAY_MS, now + 1, zone, calendar)
  const { start, end } = shifts.at(-1 - back) ?? { start: now, end: now + 60_000 }
  return { startTime: formatLocalMinute(start, zone), endTime: formatLocalMinute(end - 60_000, zone) }
}

/** The wall-clock minutes of a relative period at an instant (epoch milliseconds) in a zone. */
export const localPeriodOf = (
  { of, back }: RelativePeriod,
  now: number,
  zone: string,
  calendar: ShiftCalendar,
): LocalPeriod => {
  if (of === 'shift') return shiftBack(now, zone, calendar, back)
  const [year, month, day] = partsOf(formatLocalMinute(now, zone).slice(0, 10))
  if (of === 'month') return days(dateOf(year, month - back, 1), dateOf(year, month - back + 1, 0))
  if (of === 'day') {
    const date = dateOf(year, month, day - back)
    return days(date, date)
  }
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  const monday = day - weekday - 7 * back
  return days(dateOf(year, month, monday), dateOf(year, month, monday + 6))
}
