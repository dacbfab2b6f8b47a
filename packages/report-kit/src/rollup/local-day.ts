import { formatLocalMinute, zonedToEpochMs, zoneOffsetMs } from '@quaywise/domain'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string

/** The local day that holds an instant. */
export const dayAt = (epochMs: number, zone: string): Day => formatLocalMinute(epochMs, zone).slice(0, 10)

/** The day so many days later. */
export const dayAfter = (day: Day, days = 1): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The first instant of a local day: midnight, or what comes instead of it where clocks skip it. */
export const startOfDay = (day: Day, zone: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return zonedToEpochMs(year, month, date, 0, 0, zone)
}

/** The days from one to another, both included. */
export const daysBetween = (first: Day, last: Day): readonly Day[] => {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, i) => dayAfter(first, i))
}

/** Whether all hours of a day begin at the same minute of the world's clock: not where clocks move by half an hour. */
export const hasWholeHours = (from: number, to: number, zone: string): boolean =>
  (zoneOffsetMs(from, zone) - zoneOffsetMs(to, zone)) % HOUR_MS === 0

/** The beginning of the local hour that holds an instant. */
export const hourAt = (epochMs: number, zone: string): number => {
  const offset = zoneOffsetMs(epochMs, zone)
  return Math.floor((epochMs + offset) / HOUR_MS) * HOUR_MS - offset
}
