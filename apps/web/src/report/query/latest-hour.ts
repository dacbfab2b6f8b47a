import type { Marks } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { instantsOf, type Period } from './period.ts'

const HOUR = 3_600_000

/** The newest hour of a period that is over and whose records are in; null when there is none. */
export function latestHour(period: Period, freshness: string | null, zone: string): Period | null {
  const window = instantsOf(period, zone)
  if (window === null || freshness === null) return null
  // Records of an hour are in once a record of a later minute is; a millisecond short of the hour counts.
  const known = Math.min(window.to, Date.parse(freshness) + 1)
  const end = Math.floor(known / HOUR) * HOUR
  if (end - HOUR < window.from) return null
  return hourUntil(end, zone)
}

/** The newest of the hours that were chosen on the page; null where none was. */
export function chosenHour(hours: Marks[string] | undefined, zone: string): Period | null {
  const begins = (hours ?? []).flatMap((hour) => (typeof hour === 'string' ? Date.parse(hour) : []))
  return begins.length === 0 ? null : hourUntil(Math.max(...begins) + HOUR, zone)
}

const hourUntil = (end: number, zone: string): Period => ({
  startTime: formatLocalMinute(end - HOUR, zone),
  endTime: formatLocalMinute(end - 60_000, zone),
})
