import type { OwnSession } from '@quaywise/contract'

const WARN_SECONDS = 120

/** From how many seconds before its end a session warns: two minutes, or a third of a rest that is shorter than six. */
export const warningSeconds = ({ idleMinutes }: OwnSession): number =>
  idleMinutes === 0 ? WARN_SECONDS : Math.min(WARN_SECONDS, idleMinutes * 20)

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
