import {
  dateAfter,
  formatLocalMinute,
  hoursOn,
  type LocalShift,
  localShifts,
  SHIFT_TYPES,
  type ShiftCalendar,
  type ShiftType,
  shiftAt,
  typesOf,
} from '@quaywise/domain'
import { type Period, wholeDay } from './period.ts'

/** What the shift picker offers of a date; `CUSTOM` is a period of the address that is none of them. */
export type ShiftChoice = ShiftType | 'WHOLE' | 'CUSTOM'

/** A date with a part of it. A night shift carries the date of its start. */
export interface ShiftDay {
  readonly date: string
  readonly choice: ShiftChoice
}

const isType = (text: string): text is ShiftType => SHIFT_TYPES.some((type) => type === text)

/** The whole day and each of its shifts. */
export const choicesOn = (date: string, shifts: ShiftCalendar): readonly Exclude<ShiftChoice, 'CUSTOM'>[] => [
  'WHOLE',
  ...typesOf(hoursOn(date, shifts)),
]

/** The shift of a key as the server tells it, `2026-01-13 NIGHT`. */
export function shiftOfKey(key: string): ShiftDay {
  const [date = '', type = ''] = key.split(' ')
  return { date, choice: isType(type) ? type : 'WHOLE' }
}

const around = (date: string, shifts: ShiftCalendar): readonly LocalShift[] =>
  localShifts(dateAfter(date, -2), dateAfter(date, 2), shifts)

/** The shift of a date by the wall clock; none where its day has no such shift. */
const localShift = ({ date, choice }: ShiftDay, shifts: ShiftCalendar): LocalShift | undefined =>
  around(date, shifts).find((shift) => shift.date === date && shift.type === choice)

/** The period of a shift or of a whole day. */
export function periodOfShift(day: ShiftDay, shifts: ShiftCalendar): Period {
  const shift = localShift(day, shifts)
  if (!shift) return wholeDay(day.date)
  return { startTime: shift.start, endTime: minuteBefore(shift.end) }
}

/** The wall-clock minute before a full hour. */
function minuteBefore(local: string): string {
  const [date = '', time = ''] = local.split(' ')
  const hour = Number(time.slice(0, 2)) - 1
  return hour < 0 ? `${dateAfter(date, -1)} 23:59` : `${date} ${String(hour).padStart(2, '0')}:59`
}

/** The shift or whole day that a period is. */
export function shiftOfPeriod(period: Period, shifts: ShiftCalendar): ShiftDay {
  const date = period.startTime.slice(0, 10)
  const same = (choice: ShiftChoice) => {
    const made = periodOfShift({ date, choice }, shifts)
    return made.startTime === period.startTime && made.endTime === period.endTime
  }
  return { date, choice: choicesOn(date, shifts).find(same) ?? 'CUSTOM' }
}

/** The shift or day before (−1) or after (+1): shifts follow each other, whole days too. */
export function stepShift({ date, choice }: ShiftDay, step: 1 | -1, shifts: ShiftCalendar): ShiftDay {
  const near = around(date, shifts)
  const place = near.findIndex((shift) => shift.date === date && shift.type === choice)
  const next = place < 0 ? undefined : near[place + step]
  return next ? { date: next.date, choice: next.type } : { date: dateAfter(date, step), choice: 'WHOLE' }
}

/** The shift that runs at the terminal's now; at its very start, the one before. */
export function runningShift(now: string, zone: string, shifts: ShiftCalendar): ShiftDay {
  const at = Date.parse(now) - 1
  const shift = shiftAt(at, zone, shifts)
  if (shift) return { date: shift.date, choice: shift.type }
  return { date: formatLocalMinute(at, zone).slice(0, 10), choice: 'WHOLE' }
}

/** Between which hours a shift lies, for its name: `from` and `to`, two digits each. */
export function hoursTold(
  day: ShiftDay,
  shifts: ShiftCalendar,
): { readonly from: string; readonly to: string } {
  const shift = localShift(day, shifts)
  return { from: shift?.start.slice(11, 13) ?? '', to: shift?.end.slice(11, 13) ?? '' }
}
