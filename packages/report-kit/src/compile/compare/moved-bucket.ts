import {
  formatLocalMinute,
  hoursOn,
  monthNumber,
  monthOf,
  type ShiftCalendar,
  type ShiftType,
  shiftAt,
  typesOf,
  zoneOffsetMs,
} from '@quaywise/domain'
import { dateOf, dayNumber } from './compared-window.ts'
import { weekNumber, weekNumberOf, weekOf } from './weeks.ts'

const HOUR = 3_600_000

/** Where two windows begin, the zone of their clocks, and the calendar of their shifts. */
export type Beginnings = {
  readonly from: number
  readonly to: number
  readonly zone: string
  readonly shifts: ShiftCalendar
}

/**
 * The bucket of time that lies as far behind the second beginning as a bucket lies behind the first: an hour, shift,
 * day, week, month or year of one window by its place in the other. Values of other dimensions stay as they are.
 */
export const movedBucket = (dimension: string, value: string, beginnings: Beginnings): string => {
  const { from, to, zone } = beginnings
  const [one, other] = [formatLocalMinute(from, zone), formatLocalMinute(to, zone)]
  switch (dimension) {
    case 'hour':
      return movedHour(value, beginnings)
    case 'day':
      return dateOf(dayNumber(other) + dayNumber(value) - dayNumber(one))
    case 'shift':
      return movedShift(value, beginnings)
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

type NamedShift = { readonly date: string; readonly type: string }

const typesOn = (date: string, shifts: ShiftCalendar): readonly ShiftType[] => typesOf(hoursOn(date, shifts))

/** The place of a shift among all shifts of a calendar with so many a day. */
const shiftNumber = ({ date, type }: NamedShift, types: readonly string[]): number =>
  dayNumber(date) * types.length + Math.max(0, types.indexOf(type))

/** By its place among the shifts; where the days of the windows have other numbers of shifts, by its day and kind. */
const movedShift = (value: string, { from, to, zone, shifts }: Beginnings): string => {
  const [one, other] = [shiftAt(from, zone, shifts), shiftAt(to, zone, shifts)]
  const [date = '', type = ''] = value.split(' ')
  if (!one || !other) return value
  const [here, there] = [typesOn(date, shifts), typesOn(other.date, shifts)]
  if (here.length !== there.length || here.length !== typesOn(one.date, shifts).length)
    return `${dateOf(dayNumber(other.date) + dayNumber(date) - dayNumber(one.date))} ${type}`
  const moved = shiftNumber(other, there) + shiftNumber({ date, type }, here) - shiftNumber(one, here)
  return `${dateOf(Math.floor(moved / there.length))} ${there[moved % there.length]}`
}
