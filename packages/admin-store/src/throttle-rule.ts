/** What sign-in failures are counted by: the account that was tried, or the address that tried. */
export type ThrottleKind = 'account' | 'address'

/** From how many failures on an account has to wait, and for how long at most. */
export type LockRule = { readonly tries: number; readonly longestWaitMs: number }

const WINDOW_MS = 15 * 60_000
const FIRST_WAIT_MS = 30_000
const LONGEST_ADDRESS_WAIT_MS = 15 * 60_000
const ADDRESS_RULE: LockRule = { tries: 30, longestWaitMs: LONGEST_ADDRESS_WAIT_MS }

/** Five failures, and a quarter of an hour at most. */
export const DEFAULT_LOCK_RULE: LockRule = { tries: 5, longestWaitMs: 15 * 60_000 }

const ruleOf = (kind: ThrottleKind, lock: LockRule): LockRule => (kind === 'account' ? lock : ADDRESS_RULE)

// From the threshold on, the wait doubles until it is at its longest; older failures say no more.
const doublingsOf = ({ longestWaitMs }: LockRule): number =>
  Math.max(1, Math.ceil(Math.log2(longestWaitMs / FIRST_WAIT_MS)))

const windowOf = ({ longestWaitMs }: LockRule): number => Math.max(WINDOW_MS, longestWaitMs)

/**
 * Until when nobody may try again, in milliseconds since 1970, or 0 when there is no wait.
 * `failures` are instants in milliseconds. Those within 15 minutes (or the longest wait, if that is longer) up
 * to the last one count: from the 5th (account, unless `lock` says otherwise) or 30th (address) on, the wait
 * after the last is 30 s, doubling with each, up to the longest.
 */
export function waitUntil(
  kind: ThrottleKind,
  failures: readonly number[],
  lock: LockRule = DEFAULT_LOCK_RULE,
): number {
  const rule = ruleOf(kind, lock)
  const last = Math.max(0, ...failures)
  const recent = failures.filter((at) => at > last - windowOf(rule)).length
  const over = recent - rule.tries
  if (over < 0) return 0
  return last + Math.min(FIRST_WAIT_MS * 2 ** over, rule.longestWaitMs)
}

/** The failures with one more, less those that can no longer matter, so that the list stays short. */
export function withFailure(
  kind: ThrottleKind,
  failures: readonly number[],
  at: number,
  lock: LockRule = DEFAULT_LOCK_RULE,
): number[] {
  const rule = ruleOf(kind, lock)
  const recent = failures.filter((earlier) => earlier > at - windowOf(rule))
  return [...recent, at].sort((a, b) => a - b).slice(-(rule.tries + doublingsOf(rule)))
}
