import type { RuleSchedule } from '@quaywise/contract'
import { formatDuration, type Locale, useLocale, useText } from '@quaywise/i18n'

/** When a job runs, in words. */
export function useScheduleText(): (schedule: RuleSchedule) => string {
  const say = useText()
  const locale = useLocale()
  return (schedule) => {
    if (schedule.every === 'interval')
      return say('rules.every', { time: formatDuration(schedule.seconds, locale) })
    const { at, zone, weekday, day } = schedule
    if (schedule.every === 'shift') return say('rules.at.shift', { zone })
    if (schedule.every === 'week')
      return say('rules.at.week', { at, zone, weekday: weekdayName(weekday, locale) })
    return schedule.every === 'month'
      ? say('rules.at.month', { at, zone, day })
      : say('rules.at.day', { at, zone })
  }
}

// A Monday.
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** The name of a day of the week; 1 is Monday. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + (weekday - 1) * DAY_MS,
  )
