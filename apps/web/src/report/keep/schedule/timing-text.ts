import type { Timing } from '@quaywise/domain'
import type { Locale, Say } from '@quaywise/i18n'

/** The name of a weekday; 1 is Monday. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  // 5 January 2026 was a Monday.
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 4 + weekday),
  )

/** When a schedule is due, in words. */
export function timingText({ every, at, weekday, day }: Timing, say: Say, locale: Locale): string {
  if (every === 'shift') return say('keep.when.shift')
  if (every === 'day') return say('keep.when.day', { at })
  if (every === 'week') return say('keep.when.week', { day: weekdayName(weekday, locale), at })
  return say('keep.when.month', { day, at })
}
