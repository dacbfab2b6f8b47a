import { formatLocalMinute, parseLocalMinute } from './instant.ts'

const DAY_MS = 86_400_000

/** The calendar day `YYYY-MM-DD` of an instant in a zone. */
export const dayInZone = (epochMs: number, zone: string): string =>
  formatLocalMinute(epochMs, zone).slice(0, 10)

/** Epoch milliseconds at which a day `YYYY-MM-DD` begins in a zone, or the one so many days later; null when it is no day. */
export const startOfDay = (day: string, zone: string, daysLater = 0): number | null => {
  const utc = parseLocalMinute(`${day} 00:00`, 'UTC')
  if (utc === null) return null
  return parseLocalMinute(formatLocalMinute(utc + daysLater * DAY_MS, 'UTC'), zone)
}
