import type { TerminalEntry } from '@quaywise/admin-store'
import {
  formatLocalMinute,
  type HeldParameters,
  type LocalPeriod,
  shiftAt,
  shiftCalendar,
  zonedToEpochMs,
} from '@quaywise/domain'
import { terminalNow } from '../terminals/terminal-now.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const WEEK_MS = 168 * HOUR_MS
/** What happened in an hour is told by then. */
const LAG_MS = 15 * MINUTE_MS

/** Where the last hour of a terminal began that is over and told, in epoch milliseconds. */
export const lastFinishedHour = (terminal: TerminalEntry, now: Date): number => {
  const lag = terminal.clock === 'live' ? LAG_MS : 0
  return Math.floor((terminalNow(terminal, now).getTime() - lag) / HOUR_MS) * HOUR_MS - HOUR_MS
}

/** An hour as the form of a page has it. */
export const hourPeriod = (hour: number, zone: string): LocalPeriod => ({
  startTime: formatLocalMinute(hour, zone),
  endTime: formatLocalMinute(hour + HOUR_MS - MINUTE_MS, zone),
})

/** The same hour of the local week, so many weeks before. */
export const weeksBefore = (hour: number, weeks: number, zone: string): number => {
  const [day = '', time = ''] = formatLocalMinute(hour, zone).split(' ')
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const before = new Date(Date.UTC(year, month - 1, date) - weeks * WEEK_MS)
  const [clock = 0, minute = 0] = time.split(':').map(Number)
  return zonedToEpochMs(
    before.getUTCFullYear(),
    before.getUTCMonth() + 1,
    before.getUTCDate(),
    clock,
    minute,
    zone,
  )
}

/** When the shift of an hour began, as a name of that shift. */
export const shiftOf = (hour: number, zone: string, held: HeldParameters): string =>
  new Date(shiftAt(hour, zone, shiftCalendar(held, zone))?.start ?? hour).toISOString()

/** The address of a page that shows one hour of a terminal. */
export const hourHref = (page: string, { id, zone }: TerminalEntry, hour: number): string =>
  `${page}?${new URLSearchParams({ ...hourPeriod(hour, zone), terminal: id })}`
