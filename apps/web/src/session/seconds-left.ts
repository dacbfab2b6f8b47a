import type { OwnSession } from '@quaywise/contract'

/**
 * In how many seconds a session ends: when its time is over, or when its user gave no sign for too long. `heardAt`
 * is when the server answered, on this browser's clock, like `lastSign` and `now` (milliseconds since 1970).
 */
export function secondsLeft(session: OwnSession, heardAt: number, lastSign: number, now: number): number {
  const holdsMs = Date.parse(session.expiresAt) - Date.parse(session.now)
  const byTime = heardAt + holdsMs - now
  if (session.idleMinutes === 0) return Math.ceil(byTime / 1000)
  const byRest = Math.max(lastSign, heardAt) + session.idleMinutes * 60_000 - now
  return Math.ceil(Math.min(byTime, byRest) / 1000)
}
