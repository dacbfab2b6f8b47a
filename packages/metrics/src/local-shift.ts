import { parameterSql } from './parameter-sql.ts'

/** The hours of the day's shifts as one number; see `shiftCode` of the domain. */
const CODE = `toUInt32(${parameterSql('shift.hours')})`
const THREE = `${CODE} >= 3000000`
const pairAt = (place: number): string => `intDiv(${CODE}, ${100 ** place}) % 100`

/** Whole hours from the beginning of the day shift on, around the clock. */
const fromDay = (hour: string): string => `((${hour} + 24 - if(${THREE}, ${pairAt(2)}, ${pairAt(1)})) % 24)`

const hourOf = (at: string): string => `toHour(${at}, {zone:String})`
const night = fromDay(pairAt(0))
const evening = `if(${THREE}, ${fromDay(pairAt(1))}, ${night})`
const isDay = (at: string): string => `${fromDay(hourOf(at))} < ${evening}`
const isEvening = (at: string): string => `${fromDay(hourOf(at))} < ${night}`

/** Whole hours since the shift that holds an instant began. */
const sinceBegin = (at: string): string =>
  `(${fromDay(hourOf(at))} - multiIf(${isDay(at)}, 0, ${isEvening(at)}, ${evening}, ${night}))`

/** The local date on which the shift began that holds an instant: hours before it are of the day before. */
const dateOfShift = (at: string): string =>
  `(toDate(${at}, {zone:String}) - (${sinceBegin(at)} > ${hourOf(at)}))`

/**
 * The shift that holds an instant, `2026-01-13 NIGHT`, as SQL over an SQL expression of the instant, in the zone that is
 * bound as `zone` and by the hours of the parameter `shift.hours`. A night shift carries the date of its start.
 */
export const localShift = (at: string): string =>
  `concat(toString(${dateOfShift(at)}), multiIf(${isDay(at)}, ' DAY', ${isEvening(at)}, ' EVENING', ' NIGHT'))`

/** The beginning of the shift that holds an instant, as SQL of an instant. */
export const beginOfShift = (at: string): string =>
  `toDateTime64(toDateTime(concat(toString(${dateOfShift(at)}), ' ', leftPad(toString((${hourOf(at)} + 24 - ${sinceBegin(at)}) % 24), 2, '0'), ':00:00'), {zone:String}), 3, 'UTC')`
