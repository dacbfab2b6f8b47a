import { formatLocalMinute, monthNumber, monthOf, shiftAt, zoneOffsetMs } from '@quaywise/domain'
import { dateOf, dayNumber } from './compared-window.ts'
import { weekNumber, weekNumberOf, weekOf } from './weeks.ts'

const HOUR = 3_600_000

/** Where two windows begin, and the zone of their clocks. */
export type Beginnings = { readonly from: number; readonly to: number; readonly zone: string }

/**
 * The bucket of time that lies as far behind the second beginning as a bucket lies behind the first: an hour, shift,
 * day, week, month or year of one window by its place in the other. Values of other dimensions stay as they are.
 */
export const movedBucket = (dimension: string, value: string, { from, to, zone }: Beginnings): string => {
  const [one, other] = [formatLocalMinute(from, zone), formatLocalMinute(to, zone)]
  switch (dimension) {
    case 'hour':
      return movedHour(value, { from, to, zone })
    case 'day':
      return dateOf(dayNumber(other) + dayNumber(value) - dayNumber(one))
    case 'shift':
      return shiftOf(firstShift(to, zone) + shiftNumber(value) - firstShift(from, zone))
    case 'week':
      return weekOf(weekNumber(other) + weekNumberOf(value) - weekNumber(one))
    case 'month':
      return monthOf(monthNumber(other) + monthNumber(value) - monthNumber(one))
    case 'year':
      return String(Number(value) + Number(other.slice(0, 4)) - Number(one.slice(0, 4)))
    default:
      return value
  }
}

/** Whether a dimension cuts by time, so that two windows meet by position and not by name. */
export const isTimely = (dimension: string): boolean =>
  ['hour', 'shift', 'day', 'week', 'month', 'year'].includes(dimension)

const movedHour = (value: string, { from, to, zone }: Beginnings): string => {
  const hours = Math.round((Date.parse(value) - hourStart(from, zone)) / HOUR)
  const at = hourStart(to, zone) + hours * HOUR
  return Number.isNaN(at) ? value : `${new Date(at).toISOString().slice(0, 19)}Z`
}

const hourStart = (at: number, zone: string): number => {
  const local = at + zoneOffsetMs(at, zone)
  return at - (((local % HOUR) + HOUR) % HOUR)
}

const shiftNumber = (shift: string): number => dayNumber(shift) * 2 + (shift.endsWith(' NIGHT') ? 1 : 0)

const shiftOf = (number: number): string =>
  `${dateOf(Math.floor(number / 2))} ${number % 2 === 0 ? 'DAY' : 'NIGHT'}`

const firstShift = (at: number, zone: string): number => {
  const shift = shiftAt(at, zone)
  return shift ? shiftNumber(`${shift.date} ${shift.type}`) : 0
}
