import { formatLocalMinute, zonedToEpochMs } from './instant.ts'
import { dateAfter } from './local-date.ts'
import { ALL_TIME, type HeldParameters, stepsIn } from './parameters/history.ts'
import { type ShiftHours, type ShiftType, shiftHoursOf, typesOf, USUAL_SHIFT_HOURS } from './shift-hours.ts'

/** One shift: `[start, end)` in epoch milliseconds; `date` is the local date of its start. */
export type Shift = {
  readonly type: ShiftType
  readonly date: string
  readonly start: number
  readonly end: number
}

/** Which hours hold from which local date on, in order; the first from the beginning of time (''). */
export type ShiftCalendar = readonly { readonly from: string; readonly hours: ShiftHours }[]

/** The usual hours on all days. */
export const USUAL_SHIFTS: ShiftCalendar = [{ from: '', hours: shiftHoursOf(USUAL_SHIFT_HOURS) }]

/**
 * The calendar of shifts in a zone, as it is held. Other hours hold for the whole of the local day in which they begin:
 * every day has one calendar.
 */
export const shiftCalendar = (held: HeldParameters, zone: string): ShiftCalendar =>
  calendarOf(
    stepsIn(held, 'shift.hours', ALL_TIME).map(({ from, value }) => ({ from, hours: String(value) })),
    zone,
  )

/** The calendar of hours (`08-20`) that hold from instants on, in epoch milliseconds, the first from the beginning. */
export const calendarOf = (
  steps: readonly { readonly from: number; readonly hours: string }[],
  zone: string,
): ShiftCalendar =>
  steps.map(({ from, hours }) => ({
    from: Number.isFinite(from) ? formatLocalMinute(from, zone).slice(0, 10) : '',
    hours: shiftHoursOf(hours),
  }))

/** The hours that hold on a local date. */
export const hoursOn = (date: string, calendar: ShiftCalendar): ShiftHours =>
  calendar.findLast(({ from }) => from <= date)?.hours ?? []

/** A shift by the wall clock, `YYYY-MM-DD HH:mm`, from its start to the start of the next. */
export type LocalShift = {
  readonly type: ShiftType
  readonly date: string
  readonly start: string
  readonly end: string
}

type Piece = Omit<LocalShift, 'end'>

const clock = (date: string, hour: number): string => `${date} ${String(hour).padStart(2, '0')}:00`

/** What begins on a date: at midnight the last shift of the day before goes on, unless one begins then. */
const piecesOf = (date: string, calendar: ShiftCalendar): readonly Piece[] => {
  const hours = hoursOn(date, calendar)
  const types = typesOf(hours)
  const begun = hours
    .map((hour, place): Piece => ({ type: types[place] ?? 'DAY', date, start: clock(date, hour) }))
    .sort((one, other) => (one.start < other.start ? -1 : 1))
  const running = begun.at(-1)
  if (!running || hours.includes(0)) return begun
  return [{ ...running, date: dateAfter(date, -1), start: clock(date, 0) }, ...begun]
}

/** The shifts of some dates in order, both dates among them: those that began on them, a night by the date of its start. */
export const localShifts = (first: string, last: string, calendar: ShiftCalendar): readonly LocalShift[] => {
  const pieces: Piece[] = []
  // What runs at midnight began on the day before; where other hours begin, it may go on into a second day.
  for (let date = dateAfter(first, -1); date <= dateAfter(last, 2); date = dateAfter(date, 1))
    pieces.push(...piecesOf(date, calendar))
  return pieces
    .filter(({ type, date }, place) => type !== pieces[place - 1]?.type || date !== pieces[place - 1]?.date)
    .map((piece, place, all) => ({ ...piece, end: all[place + 1]?.start ?? piece.start }))
    .filter(({ date }) => date >= first && date <= last)
}

const instantOf = (local: string, zone: string): number => {
  const [year = 0, month = 0, day = 0, hour = 0] = local.split(/[- :]/).map(Number)
  return zonedToEpochMs(year, month, day, hour, 0, zone)
}

/** All shifts that overlap `[from, to)`, in order. A night shift carries the date of its start. */
export const shiftsBetween = (
  from: number,
  to: number,
  zone: string,
  calendar: ShiftCalendar,
): readonly Shift[] => {
  const [first, last] = [from, to].map((at) => formatLocalMinute(at, zone).slice(0, 10))
  // Where other hours begin, a shift may last from the evening into the day after the next.
  return localShifts(dateAfter(first ?? '', -2), last ?? '', calendar)
    .map((shift) => ({
      ...shift,
      start: instantOf(shift.start, zone),
      end: instantOf(shift.end, zone),
    }))
    .filter(({ start, end }) => end > from && start < to)
}

/** The shift that holds an instant. */
export const shiftAt = (epochMs: number, zone: string, calendar: ShiftCalendar): Shift | undefined =>
  shiftsBetween(epochMs, epochMs + 1, zone, calendar)[0]
