import { z } from 'zod'
import { accountId } from './accounts.ts'
import { defineRoute } from './route.ts'

const access = { page: '/admin/account' } as const

const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  address: z.string(),
  userAgent: z.string(),
  /** The one that asks. */
  own: z.boolean(),
})
export type SessionRow = z.infer<typeof session>

/** The sessions of an account. */
export const findUserSessions = defineRoute({
  method: 'POST',
  path: '/v1/user/findUserSessions',
  summary: 'The sessions of an account that hold now, the one used last first.',
  access,
  body: z.strictObject({ id: accountId }),
  answer: z.array(session),
})

/** Ends one session of an account. */
export const revokeUserSession = defineRoute({
  method: 'POST',
  path: '/v1/user/revokeUserSession',
  summary: 'End one session of an account.',
  access,
  body: z.strictObject({ id: accountId, sessionId: accountId }),
  answer: z.object({ revoked: z.literal(true) }),
})

/** Ends all sessions of an account; of the caller's own, all but the one that asks. */
export const revokeUserSessions = defineRoute({
  method: 'POST',
  path: '/v1/user/revokeUserSessions',
  summary: 'Sign an account out everywhere; the session that asks stays.',
  access,
  body: z.strictObject({ id: accountId }),
  answer: z.object({ revoked: z.literal(true) }),
})
