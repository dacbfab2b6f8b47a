import type { OwnSession } from '@quaywise/contract'

const WARN_SECONDS = 120

/** From how many seconds before its end a session warns: two minutes, or a third of a rest that is shorter than six. */
export const warningSeconds = ({ idleMinutes }: OwnSession): number =>
  idleMinutes === 0 ? WARN_SECONDS : Math.min(WARN_SECONDS, idleMinutes * 20)

/**
 * In how many seconds a session ends: when its time is over, or when its user gave no sign for too long. `heardAt`
 * is when the server answered, on this browser's clock, like `lastSign` and `now` (milliseconds since 1970). A sign
 * from before the answer counts as the server knows it: what it did not hear of does not keep the session.
 */
export function secondsLeft(session: OwnSession, heardAt: number, lastSign: number, now: number): number {
  const ago = (instant: string) => Date.parse(session.now) - Date.parse(instant)
  const byTime = heardAt - ago(session.expiresAt) - now
  if (session.idleMinutes === 0) return Math.ceil(byTime / 1000)
  const seen = heardAt - ago(session.lastSeenAt)
  const byRest = (lastSign > heardAt ? lastSign : seen) + session.idleMinutes * 60_000 - now
  return Math.ceil(Math.min(byTime, byRest) / 1000)
}
