import { dayInZone, startOfDay } from '@quaywise/domain'
import dayjs, { type Dayjs } from 'dayjs'

const DAY = 'YYYY-MM-DD'

/** The first day on which an account may sign in, by a zone's clocks; null for no limit. */
export const firstDay = (validFrom: string | null, zone: string): Dayjs | null =>
  validFrom === null ? null : dayjs(dayInZone(Date.parse(validFrom), zone))

/** The last day on which an account may sign in; it ends just before the instant. */
export const lastDay = (validUntil: string | null, zone: string): Dayjs | null =>
  validUntil === null ? null : dayjs(dayInZone(Date.parse(validUntil) - 1, zone))

const instantOf = (day: Dayjs | null, zone: string, daysLater: number): string | null => {
  const at = day && startOfDay(day.format(DAY), zone, daysLater)
  return at === null ? null : new Date(at).toISOString()
}

/** The instant at which a first day begins. */
export const fromOf = (day: Dayjs | null, zone: string): string | null => instantOf(day, zone, 0)

/** The instant at which a last day is over. */
export const untilOf = (day: Dayjs | null, zone: string): string | null => instantOf(day, zone, 1)
