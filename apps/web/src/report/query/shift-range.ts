import { dateAfter, type ShiftCalendar } from '@quaywise/domain'
import type { Period } from './period.ts'
import { choicesOn, periodOfShift, type ShiftDay, shiftOfPeriod, stepShift } from './shift.ts'

/** Shifts of one sort, or whole days, from one date to another; both are in it. */
export interface ShiftRange {
  readonly from: string
  readonly to: string
  readonly choice: ShiftDay['choice']
}

/** More shifts than these are not named one by one. */
const MOST_SHIFTS = 180

/** The days of a range in order. */
function daysOf({ from, to }: ShiftRange): readonly string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return Array.from({ length: Math.max(1, days) }, (_, index) => dateAfter(from, index))
}

/** A range as it can be asked: too many shifts of one sort become whole days. */
export const askableRange = (range: ShiftRange): ShiftRange =>
  daysOf(range).length > MOST_SHIFTS ? { ...range, choice: 'WHOLE' } : range

/** From the beginning of the first shift of a range to the end of its last. */
export function periodOfRange({ from, to, choice }: ShiftRange, shifts: ShiftCalendar): Period {
  const [first, last] = [from, to].map((date) => periodOfShift({ date, choice }, shifts))
  return { startTime: first?.startTime ?? '', endTime: last?.endTime ?? '' }
}

/** The shifts that a range is of, as the server names them; none where it is of all that lie in its period. */
export const shiftsOfRange = (range: ShiftRange): readonly string[] =>
  range.from === range.to || range.choice === 'WHOLE' || range.choice === 'CUSTOM'
    ? []
    : daysOf(range).map((day) => `${day} ${range.choice}`)

/** The range that a period is. */
export function rangeOfPeriod(period: Period, shifts: ShiftCalendar): ShiftRange {
  const { date, choice } = shiftOfPeriod(period, shifts)
  if (choice !== 'CUSTOM') return { from: date, to: date, choice }
  const last = period.endTime.slice(0, 10)
  // A shift that runs over midnight ends on the day after its own.
  const ends = [last, dateAfter(last, -1)].filter((end) => end >= date)
  const tried = choicesOn(date, shifts).flatMap((each) =>
    ends.map((to) => ({ from: date, to, choice: each })),
  )
  const found = tried.find((range) => {
    const made = periodOfRange(range, shifts)
    return made.startTime === period.startTime && made.endTime === period.endTime
  })
  return found ?? { from: date, to: last, choice: 'CUSTOM' }
}

/** The range before (−1) or after (+1): the neighbouring shift or day of a single one, as many days of several. */
export function stepRange(range: ShiftRange, step: 1 | -1, shifts: ShiftCalendar): ShiftRange {
  if (range.from === range.to) {
    const { date, choice } = stepShift({ date: range.from, choice: range.choice }, step, shifts)
    return { from: date, to: date, choice }
  }
  const days = step * daysOf(range).length
  return { ...range, from: dateAfter(range.from, days), to: dateAfter(range.to, days) }
}
