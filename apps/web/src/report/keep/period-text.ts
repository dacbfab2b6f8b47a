import type { RelativePeriod } from '@quaywise/domain'
import type { Say } from '@quaywise/i18n'
import type { Query } from '../query/address.ts'

/** How a kept period reads: `yesterday`, or its times. */
export function periodText(period: RelativePeriod | null, query: Query, say: Say): string {
  if (period) return say(`keep.rel.${period.of}`, { back: period.back })
  const { startTime, endTime } = query
  return startTime && endTime ? `${startTime} – ${endTime}` : say('keep.period.fixed')
}
