import { freshnessOf, type Place, type Reader } from '@quaywise/report-kit/compile'
import { keptLooks } from './kept-looks.ts'

/** How long an answer is good for: the panels of a page are asked within it, and nobody reads a clock faster. */
const GOOD_MS = 1000

/**
 * Tells the newest record of a terminal, at most a second old, as an ISO instant; null when it has none. Panels that
 * are asked together share one look at the engine, which begins where the one before ended.
 */
export const newestKept = (now?: () => number) => {
  const kept = keptLooks(GOOD_MS, now)
  return (terminal: Place, reader: Reader): Promise<string | null> =>
    kept(terminal.id, (known) => freshnessOf(terminal, reader, known))
}
