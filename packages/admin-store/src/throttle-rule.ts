/** What sign-in failures are counted by: the account that was tried, or the address that tried. */
export type ThrottleKind = 'account' | 'address'

const WINDOW_MS = 15 * 60_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
const threshold: Record<ThrottleKind, number> = { account: 5, address: 30 }
// From the threshold on, the wait doubles five times until it is at its longest; older failures say no more.
const DOUBLINGS = Math.ceil(Math.log2(LONGEST_WAIT_MS / FIRST_WAIT_MS))

/**
 * Until when nobody may try again, in milliseconds since 1970, or 0 when there is no wait.
 * `failures` are instants in milliseconds. Those within 15 minutes up to the last one count: from the
 * 5th (account) or 30th (address) on, the wait after the last is 30 s, doubling with each, at most 15 min.
 */
export function waitUntil(kind: ThrottleKind, failures: readonly number[]): number {
  const last = Math.max(0, ...failures)
  const recent = failures.filter((at) => at > last - WINDOW_MS).length
  const over = recent - threshold[kind]
  if (over < 0) return 0
  return last + Math.min(FIRST_WAIT_MS * 2 ** over, LONGEST_WAIT_MS)
}

/** The failures with one more, less those that can no longer matter, so that the list stays short. */
export function withFailure(kind: ThrottleKind, failures: readonly number[], at: number): number[] {
  const recent = failures.filter((earlier) => earlier > at - WINDOW_MS)
  return [...recent, at].sort((a, b) => a - b).slice(-(threshold[kind] + DOUBLINGS))
}
