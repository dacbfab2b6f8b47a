import { zoneOffsetMs } from '@quaywise/domain'
import { MINUTE } from './calendar.ts'

const SEASONS = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)]

/** What is wrong with a time zone: it is not known, or not whole or half hours from UTC; null when it is right. */
export const zoneProblem = (zone: string): string | null => {
  try {
    const even = SEASONS.every((at) => zoneOffsetMs(at, zone) % (30 * MINUTE) === 0)
    return even ? null : 'must be whole or half hours from UTC'
  } catch {
    return 'is no time zone known here'
  }
}
