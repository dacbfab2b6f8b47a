import { type AdminStore, hashToken, newToken } from '@quaywise/admin-store'
import { z } from 'zod'
import { Problem } from '../http/problem.ts'

const STEP_MS = 60_000
const HOME = '/'
const NO_LAYOUT = /^\/user(\/|$)/

const exchangeBody = z.object({ userId: z.string(), remember: z.boolean() })

/** A path of this application, or the start page for anything else. */
export const ownPath = (wish: string, origin: string): string => {
  if (!wish.startsWith('/') || !URL.canParse(wish, origin)) return HOME
  const url = new URL(wish, origin)
  if (url.origin !== new URL(origin).origin || NO_LAYOUT.test(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

/** Makes the code for which the browser takes its session, once, within a minute. */
export const exchangeCode = async (
  admin: AdminStore,
  body: { readonly userId: string; readonly remember: boolean },
  now: Date,
): Promise<string> => {
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now.getTime() + STEP_MS)
  await admin.signInSteps.begin({ tokenHash, kind: 'exchange', body, expiresAt })
  return token
}

/** Whose session a code stands for; it holds for exactly one call. Throws `SIGN_IN_EXPIRED`. */
export const exchanged = async (admin: AdminStore, code: string, now: Date) => {
  const body = exchangeBody.safeParse(await admin.signInSteps.take(hashToken(code), 'exchange', now)).data
  const user = body && (await admin.users.findById(body.userId))
  if (!body || !user) throw new Problem('SIGN_IN_EXPIRED')
  return { user, remember: body.remember }
}
