import { freshnessOf, type Place, type Reader } from '@quaywise/report-kit/compile'

/** How long an answer is good for: the panels of a page are asked within it, and nobody reads a clock faster. */
const GOOD_MS = 1000

type Known = { readonly newest: string | null; readonly at: number }

/**
 * Tells the newest record of a terminal, at most a second old, as an ISO instant; null when it has none. Panels that
 * are asked together share one look at the engine, which begins where the one before ended.
 */
export const newestKept = (now: () => number = () => performance.now()) => {
  const known = new Map<string, Known>()
  const looking = new Map<string, Promise<string | null>>()

  const look = async (terminal: Place, reader: Reader): Promise<string | null> => {
    const at = now()
    const newest = await freshnessOf(terminal, reader, known.get(terminal.id)?.newest ?? undefined)
    known.set(terminal.id, { newest, at })
    return newest
  }

  const lookNow = (terminal: Place, reader: Reader): Promise<string | null> => {
    const looked = look(terminal, reader).finally(() => looking.delete(terminal.id))
    looking.set(terminal.id, looked)
    return looked
  }

  return async (terminal: Place, reader: Reader): Promise<string | null> => {
    const kept = known.get(terminal.id)
    if (kept && now() - kept.at < GOOD_MS) return kept.newest
    const other = looking.get(terminal.id)
    // Another caller's look ends with that caller: then this one looks itself.
    return other ? other.catch(() => look(terminal, reader)) : lookNow(terminal, reader)
  }
}
