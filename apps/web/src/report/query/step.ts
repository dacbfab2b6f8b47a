import { dateAfter, type ShiftCalendar } from '@quaywise/domain'
import { type Period, periodBefore, wholeDay } from './period.ts'
import { periodOfShift, shiftOfPeriod, stepShift } from './shift.ts'

/** What a period is stepped by: a shift, a month or a day where it is one, else its own length. */
export type StepUnit = 'shift' | 'day' | 'month' | 'period'

/** The whole month `YYYY-MM`. */
export function wholeMonth(month: string): Period {
  return { startTime: `${month}-01 00:00`, endTime: `${dateAfter(`${monthAfter(month, 1)}-01`, -1)} 23:59` }
}

/** The months from one to another, both among them, `YYYY-MM`. */
export function monthsWithin(first: string, last: string): readonly string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** The month `months` after a month, both `YYYY-MM`. */
function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const same = (left: Period, right: Period): boolean =>
  left.startTime === right.startTime && left.endTime === right.endTime

/** What a period is stepped by. */
export function stepUnit(period: Period, shifts: ShiftCalendar): StepUnit {
  if (same(period, wholeMonth(period.startTime.slice(0, 7)))) return 'month'
  if (same(period, wholeDay(period.startTime.slice(0, 10)))) return 'day'
  return shiftOfPeriod(period, shifts).choice === 'CUSTOM' ? 'period' : 'shift'
}

/** The period before (−1) or after (+1) by its own unit; periods follow each other without a gap. */
export function stepPeriod(period: Period, step: 1 | -1, shifts: ShiftCalendar): Period {
  const unit = stepUnit(period, shifts)
  if (unit === 'month') return wholeMonth(monthAfter(period.startTime.slice(0, 7), step))
  if (unit === 'day') return wholeDay(dateAfter(period.startTime.slice(0, 10), step))
  if (unit === 'shift') return periodOfShift(stepShift(shiftOfPeriod(period, shifts), step, shifts), shifts)
  return step === -1 ? periodBefore(period) : periodAfter(period)
}

function periodAfter({ startTime, endTime }: Period): Period {
  const [start, end] = [startTime, endTime].map((text) => Date.parse(`${text.replace(' ', 'T')}Z`))
  const minute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const [from, last] = [start ?? 0, end ?? 0]
  return { startTime: minute(last + 60_000), endTime: minute(last + last - from + 60_000) }
}
