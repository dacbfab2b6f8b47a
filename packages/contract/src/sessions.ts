import { z } from 'zod'
import { defineRoute } from './route.ts'

/** The session of the call: until when it holds, and after how long without a sign of its user it ends before. */
export const ownSession = z.object({
  id: z.string(),
  now: z.string(),
  expiresAt: z.string(),
  /** The last sign of its user that the server knows of. */
  lastSeenAt: z.string(),
  /** 0 where a quiet session does not end before its time. */
  idleMinutes: z.number().int(),
})
export type OwnSession = z.infer<typeof ownSession>

export const getSession = defineRoute({
  method: 'GET',
  path: '/v1/user/session',
  summary: 'Until when your session holds.',
  access: 'signed-in',
  answer: ownSession,
  beforePasswordChange: true,
})

export const extendSession = defineRoute({
  method: 'POST',
  path: '/v1/user/session/extend',
  summary: 'Stay signed in: the session begins its time anew.',
  access: 'signed-in',
  answer: ownSession,
  beforePasswordChange: true,
})

const listed = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  address: z.string(),
  userAgent: z.string(),
})
export type ListedSession = z.infer<typeof listed>

export const listSessions = defineRoute({
  method: 'GET',
  path: '/v1/user/sessions',
  summary: 'Where you are signed in, the session used last first.',
  access: 'signed-in',
  answer: z.array(listed),
  beforePasswordChange: true,
})

/** Ends sessions of the caller: those of `ids`, or without them all but the one of the call. */
export const endSessions = defineRoute({
  method: 'POST',
  path: '/v1/user/sessions/end',
  summary: 'Sign out elsewhere: the sessions of ids, or without them all but this one.',
  access: 'signed-in',
  body: z.strictObject({ ids: z.array(z.string().min(1).max(100)).min(1).max(200).optional() }),
  answer: z.object({ ended: z.number().int() }),
})
