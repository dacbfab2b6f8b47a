import { formatLocalMinute, zonedToEpochMs } from './instant.ts'
import { type ShiftCalendar, shiftAt } from './shift.ts'

/** How often something is to happen. */
export const TIMING_RHYTHMS = ['shift', 'day', 'week', 'month'] as const

/**
 * When something is to happen, by the wall clock of a zone. `at` is `HH:mm`; `weekday` 1 is Monday; a `day`
 * that a month lacks is its last. With `every: 'shift'` it happens when a shift ends.
 */
export type Timing = {
  readonly every: (typeof TIMING_RHYTHMS)[number]
  readonly at: string
  readonly weekday: number
  readonly day: number
}

const DAYS_AHEAD = 64

const fits = ({ every, weekday, day }: Timing, date: Date): boolean => {
  if (every === 'week') return ((date.getUTCDay() + 6) % 7) + 1 === weekday
  if (every !== 'month') return true
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.getUTCDate() === Math.min(day, last)
}

/**
 * The first instant after `after` (both epoch milliseconds) that a timing means in a zone. A wall-clock time
 * that clocks skip happens right after the gap, one that they repeat happens once.
 */
export const nextAt = (timing: Timing, after: number, zone: string, calendar: ShiftCalendar): number => {
  if (timing.every === 'shift') return shiftAt(after, zone, calendar)?.end ?? after + 86_400_000
  const [hour = 0, minute = 0] = timing.at.split(':').map(Number)
  const [year = 0, month = 1, day = 1] = formatLocalMinute(after, zone).slice(0, 10).split('-').map(Number)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(Date.UTC(year, month - 1, day + ahead))
    if (!fits(timing, date)) continue
    const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
    const instant = zonedToEpochMs(y, m, d, hour, minute, zone)
    if (instant > after) return instant
  }
  throw new RangeError(`No day within ${DAYS_AHEAD} fits the timing.`)
}
