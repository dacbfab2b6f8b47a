import { formatLocalMinute, monthNumber, monthStart, parseLocalMinute } from '@quaywise/domain'
import { RequestError } from '../request-error.ts'
import { type Window, windowOf } from '../window.ts'

/** What a period can be compared with, besides a vessel's call before. */
export type PeriodCompare =
  | 'previous'
  | 'same-shift-last-week'
  | 'last-year'
  | { readonly startTime: string; readonly endTime: string }

const DAY = 86_400_000

/**
 * The window that a window is compared with. The period before is as long in wall-clock time: calendar months before
 * whole months, days before whole days, else the same time before. Throws `RequestError` on a period that is none.
 */
export const comparedWindow = (compare: PeriodCompare, window: Window, zone: string): Window => {
  if (compare === 'same-shift-last-week') return both(window, (at) => daysOn(at, -7, zone))
  if (compare === 'last-year') return both(window, (at) => yearBefore(at, zone))
  if (compare === 'previous') return windowBefore(window, zone)
  const asked = windowOf(compare.startTime, compare.endTime, zone)
  if (!asked)
    throw new RequestError(
      'compare',
      'The period to compare with must be two times of the calendar, the first before the second.',
      'period',
    )
  return asked
}

const windowBefore = (window: Window, zone: string): Window => {
  const [from, to] = [formatLocalMinute(window.from, zone), formatLocalMinute(window.to, zone)]
  const [months, days] = [monthsBetween(from, to), daysBetween(from, to)]
  if (months !== null) return both(window, (at) => monthsOn(at, -months, zone))
  if (days !== null) return both(window, (at) => daysOn(at, -days, zone))
  const length = window.to - window.from
  return both(window, (at) => at - length)
}

const both = ({ from, to }: Window, move: (at: number) => number): Window => ({
  from: move(from),
  to: move(to),
})

/** Whole days between two wall-clock minutes of the same time of day; null where there are none. */
const daysBetween = (from: string, to: string): number | null =>
  from.slice(11) === to.slice(11) ? dayNumber(to) - dayNumber(from) : null

/** Whole months between two beginnings of months; null where one is none. */
const monthsBetween = (from: string, to: string): number | null =>
  from.endsWith('-01 00:00') && to.endsWith('-01 00:00') ? monthNumber(to) - monthNumber(from) : null

/** Days since 1970 of a date `YYYY-MM-DD…`. */
export const dayNumber = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY

/** The date of a day number. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

const daysOn = (at: number, days: number, zone: string): number => {
  const local = formatLocalMinute(at, zone)
  return parseLocalMinute(`${dateOf(dayNumber(local) + days)} ${local.slice(11)}`, zone) ?? at + days * DAY
}

const monthsOn = (at: number, months: number, zone: string): number =>
  monthStart(monthNumber(formatLocalMinute(at, zone)) + months, zone)

/** The same date and time of day a year before; of a leap day, the day before it. */
const yearBefore = (at: number, zone: string): number => {
  const local = formatLocalMinute(at, zone)
  const year = String(Number(local.slice(0, 4)) - 1).padStart(4, '0')
  const before = parseLocalMinute(`${year}${local.slice(4)}`, zone)
  return before ?? parseLocalMinute(`${year}-02-28${local.slice(10)}`, zone) ?? at
}
