import type { RuleSchedule } from '@quaywise/contract'
import { formatDuration, useLocale, useText } from '@quaywise/i18n'

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
      return say('rules.at.week', { at, zone, weekday: say(`keep.weekday.${weekday as 1}`) })
    return schedule.every === 'month' ? say('rules.at.month', { at, zone, day }) : say('rules.at.day', { at, zone })
  }
}
