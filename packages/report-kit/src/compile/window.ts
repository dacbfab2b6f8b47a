import { parseLocalMinute } from '@quaywise/domain'

/** A window of time, `[from, to)` in epoch milliseconds. */
export type Window = { readonly from: number; readonly to: number }

const MINUTE = 60_000
/** What the engine's instants hold. */
const EARLIEST = Date.UTC(1970, 0, 1)
const LATEST = Date.UTC(2199, 11, 31)

/** The longest window that a page may ask for, in days: six years. */
const LONGEST_WINDOW_DAYS = 2200

/**
 * The window of two form times in a zone: `[start, end + 1 min)`. Null when one is not a time of the
 * calendar between 1970 and 2199, the end lies before the start, or the window is longer than the limit.
 */
export const windowOf = (start: string, end: string, zone: string): Window | null => {
  const from = parseLocalMinute(start, zone)
  const last = parseLocalMinute(end, zone)
  if (from === null || last === null || last < from || from < EARLIEST || last > LATEST) return null
  const to = last + MINUTE
  return to - from > LONGEST_WINDOW_DAYS * 86_400_000 ? null : { from, to }
}

/** An instant as the engine takes it in a parameter: `2026-01-09 00:00:00.000` in UTC. */
export const engineInstant = (epochMs: number): string =>
  new Date(epochMs).toISOString().replace('T', ' ').slice(0, 23)
