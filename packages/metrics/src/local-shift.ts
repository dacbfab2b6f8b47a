import { hourOfShift, kindOfShift } from './parameter-sql.ts'

/** The local date on which the shift began that holds an instant. */
const dateOfShift = (at: string): string => `toDate(${at}, {zone:String}) - (${hourOfShift(at)} < 0)`

/**
 * The shift that holds an instant, `2026-01-13 NIGHT`, as SQL over an SQL expression of the instant, in the zone that is
 * bound as `zone` and by the hours of the parameter `shift.hours`. A night shift carries the date of its start.
 */
export const localShift = (at: string): string =>
  `concat(toString(${dateOfShift(at)}), ' ', ${kindOfShift(at)})`

/** The beginning of the shift that holds an instant, as SQL of an instant. */
export const beginOfShift = (at: string): string =>
  `toDateTime64(toDateTime(concat(toString(${dateOfShift(at)}), ' ', leftPad(toString((${hourOfShift(at)} + 24) % 24), 2, '0'), ':00:00'), {zone:String}), 3, 'UTC')`
