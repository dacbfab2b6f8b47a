import { type AdminStore, newToken, type User } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'
import { signInRules } from './rules.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** From where a session is opened, and for how long. */
export type SessionWish = {
  readonly remember: boolean
  readonly address: string
  readonly userAgent: string
  readonly now: Date
}

const mayNow = (user: User, now: Date): boolean => {
  const at = now.toISOString()
  return !user.disabled && (user.validFrom ?? at) <= at && (user.validUntil === null || user.validUntil > at)
}

/** Throws `ACCOUNT_WAITING` or `ACCOUNT_DISABLED` for an account that may not sign in now. */
export const checkMaySignIn = async (admin: AdminStore, user: User, now: Date): Promise<void> => {
  if (mayNow(user, now)) return
  throw new Problem((await admin.registrations.isWaiting(user.id)) ? 'ACCOUNT_WAITING' : 'ACCOUNT_DISABLED')
}

/**
 * Opens a session of 12 hours, or 30 days when remembered (both are parameters); only the hash of its token is
 * stored. Throws for an account that may not sign in now.
 */
export const openSession = async (admin: AdminStore, user: User, wish: SessionWish) => {
  const { address, now } = wish
  await checkMaySignIn(admin, user, now)
  const { sessionHours, rememberDays } = await signInRules(admin)
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now.getTime() + (wish.remember ? rememberDays * DAY_MS : sessionHours * HOUR_MS))
  const userAgent = wish.userAgent.slice(0, 300)
  await admin.sessions.create({ tokenHash, userId: user.id, createdAt: now, expiresAt, address, userAgent })
  await admin.users.update(user.id, { lastSignInAt: now.toISOString() })
  return { token, expiresAt: expiresAt.toISOString() }
}
