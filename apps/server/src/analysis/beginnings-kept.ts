import { beginningOf, type Place, type Reader, recordsOf } from '@quaywise/report-kit/compile'
import { keptLooks } from './kept-looks.ts'

/** How long an answer is good for: what is older than all that was known comes with an import, which takes longer. */
const GOOD_MS = 60_000

/**
 * Tells where the records begin that a measure adds up, as an ISO instant, at most a minute old; null where there are
 * none, or the measure is no sum of records.
 */
export const beginningsKept = (now?: () => number) => {
  const kept = keptLooks(GOOD_MS, now)
  return async (measure: string, terminal: Place, reader: Reader): Promise<string | null> => {
    const records = recordsOf(measure)
    if (!records) return null
    return kept(`${terminal.id} ${records.name}`, (known) => beginningOf(records, terminal, reader, known))
  }
}
