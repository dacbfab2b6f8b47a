import type { ALERT_WINDOWS } from '@quaywise/contract/alert-windows'
import { formatLocalMinute, type LocalPeriod, localPeriodOf, type ShiftCalendar } from '@quaywise/domain'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/**
 * The minutes that an alert counts over, up to the terminal's now: the last sixty, or those of the running
 * shift or day that have passed. At the very start of one, the one before.
 */
export const alertPeriod = (
  window: (typeof ALERT_WINDOWS)[number],
  terminalNow: number,
  zone: string,
  shifts: ShiftCalendar,
): LocalPeriod => {
  const last = Math.ceil(terminalNow / MINUTE_MS) * MINUTE_MS - MINUTE_MS
  const endTime = formatLocalMinute(last, zone)
  if (window === 'hour')
    return { startTime: formatLocalMinute(last - (HOUR_MINUTES - 1) * MINUTE_MS, zone), endTime }
  return { startTime: localPeriodOf({ of: window, back: 0 }, last, zone, shifts).startTime, endTime }
}
