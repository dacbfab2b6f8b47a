import { type AdminStore, newToken, type User } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'

const HOURS = 3_600_000
const USUAL_MS = 12 * HOURS
const REMEMBERED_MS = 30 * 24 * HOURS

/** From where a session is opened, and for how long. */
export type SessionWish = {
  readonly remember: boolean
  readonly address: string
  readonly userAgent: string
  readonly now: Date
}

const maySignIn = (user: User, now: Date): boolean => {
  const at = now.toISOString()
  return !user.disabled && (user.validFrom ?? at) <= at && (user.validUntil === null || user.validUntil > at)
}

/**
 * Opens a session of 12 hours, or 30 days when remembered; only the hash of its token is stored.
 * Throws `ACCOUNT_DISABLED` for an account that may not sign in now.
 */
export const openSession = async (admin: AdminStore, user: User, wish: SessionWish) => {
  if (!maySignIn(user, wish.now)) throw new Problem('ACCOUNT_DISABLED')
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(wish.now.getTime() + (wish.remember ? REMEMBERED_MS : USUAL_MS))
  const { address, now } = wish
  const userAgent = wish.userAgent.slice(0, 300)
  await admin.sessions.create({ tokenHash, userId: user.id, createdAt: now, expiresAt, address, userAgent })
  await admin.users.update(user.id, { lastSignInAt: now.toISOString() })
  return { token, expiresAt: expiresAt.toISOString() }
}
