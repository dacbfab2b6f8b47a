import { useText } from '@quaywise/i18n'
import type { Now } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import type { Bucket } from './buckets.ts'

const HOUR = 3_600_000

/** The terminal's now on an axis of hours; undefined when it lies outside. */
export function useNow(buckets: readonly Bucket[]): Now | undefined {
  const say = useText()
  const { terminal, words } = useReport()
  const now = Date.parse(terminal.now)
  const index = buckets.findIndex(({ at }) => at !== null && now > at && now < at + HOUR)
  const at = buckets[index]?.at
  if (at === undefined || at === null) return undefined
  return {
    index,
    share: (now - at) / HOUR,
    label: say('report.now', { time: words.instant(terminal.now, 'time') }),
  }
}
