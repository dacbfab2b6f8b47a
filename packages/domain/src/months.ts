import { formatLocalMinute, zonedToEpochMs } from './instant.ts'

/** Months since the year 0 of a month `YYYY-MM…`. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** The month of a month number. */
export const monthOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`

/** The calendar month of a zone in which an instant lies, as a number. */
export const monthAt = (at: number, zone: string): number => monthNumber(formatLocalMinute(at, zone))

/** The instant at which a month of a number begins on the clocks of a zone. */
export const monthStart = (month: number, zone: string): number =>
  zonedToEpochMs(Math.floor(month / 12), (month % 12) + 1, 1, 0, 0, zone)
