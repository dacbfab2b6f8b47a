import { type AdminStore, hashToken, newToken, type User } from '@quaywise/admin-store'
import type { Session } from '@quaywise/contract'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { Problem } from '../http/problem.ts'
import { verifyFactor } from '../second-factor/verify-factor.ts'
import { checkMaySignIn, openSession, type SessionWish } from './open-session.ts'
import { factorKey, throttled } from './throttled.ts'

const STEP_MS = 5 * 60_000

const stepBody = z.object({
  userId: z.string(),
  type: z.enum(['account', 'mobile', 'oidc']),
  remember: z.boolean(),
})

const opened = async (
  admin: AdminStore,
  user: User,
  type: Session['type'],
  wish: SessionWish,
): Promise<Session> => ({
  status: 'ok',
  type,
  currentAuthority: user.isAdmin ? 'admin' : 'user',
  ...(await openSession(admin, user, wish)),
})

/**
 * Ends a sign-in whose first proof was good: with a session, or, where the account has a second factor, with a
 * challenge that holds five minutes. Throws for an account that may not sign in now.
 */
export const finishSignIn = async (
  admin: AdminStore,
  user: User,
  type: Session['type'],
  wish: SessionWish,
): Promise<Session> => {
  const factor = await admin.secondFactors.of(user.id)
  if (!factor?.confirmedAt) return opened(admin, user, type, wish)
  await checkMaySignIn(admin, user, wish.now)
  const { token: challenge, tokenHash } = newToken()
  const expiresAt = new Date(wish.now.getTime() + STEP_MS)
  const body = { userId: user.id, type, remember: wish.remember }
  await admin.signInSteps.begin({ tokenHash, kind: 'second-factor', body, expiresAt })
  const currentAuthority = 'guest'
  return { status: 'second-factor', type, currentAuthority, challenge, expiresAt: expiresAt.toISOString() }
}

/** Ends a sign-in that waits for its second factor. Throws `SIGN_IN_EXPIRED`, `WRONG_CODE`, `TOO_MANY_ATTEMPTS`. */
export const finishWithFactor = async (
  { admin, config }: { readonly admin: AdminStore; readonly config: Config },
  given: { readonly challenge: string; readonly code: string },
  wish: Omit<SessionWish, 'remember'>,
): Promise<Session> => {
  const tokenHash = hashToken(given.challenge)
  const step = stepBody.safeParse(await admin.signInSteps.peek(tokenHash, 'second-factor', wish.now)).data
  const user = step && (await admin.users.findById(step.userId))
  if (!step || !user) throw new Problem('SIGN_IN_EXPIRED')
  const one = { account: factorKey(user.id), address: wish.address, now: wish.now }
  await throttled(admin, one, async () => {
    if (!(await verifyFactor(admin, config, user.id, given.code, wish.now))) throw new Problem('WRONG_CODE')
  })
  if ((await admin.signInSteps.take(tokenHash, 'second-factor', wish.now)) === undefined)
    throw new Problem('SIGN_IN_EXPIRED')
  return opened(admin, user, step.type, { ...wish, remember: step.remember })
}
