import type { AdminStore, Session } from '@quaywise/admin-store'
import { endSessions, extendSession, getSession, listSessions } from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { signInRules } from '../sign-in/rules.ts'

const HOUR_MS = 3_600_000

const ownOf = async (admin: AdminStore, request: FastifyRequest, now: Date): Promise<Session> => {
  const { user, sessionId } = userOf(request)
  const own = (await admin.sessions.openOf(user.id, now)).find(({ id }) => id === sessionId)
  if (!own) throw new Problem('UNAUTHENTICATED')
  return own
}

const told = async (admin: AdminStore, { id, expiresAt, lastSeenAt }: Session, now: Date) => {
  const { idleMinutes } = await signInRules(admin)
  return { id, now: now.toISOString(), expiresAt, lastSeenAt, idleMinutes }
}

/** The session begins its time anew, but none lasts longer than a remembered one; it never becomes shorter. */
const extendedUntil = async (admin: AdminStore, session: Session, now: Date): Promise<Date> => {
  const { sessionHours, rememberDays } = await signInRules(admin)
  const anew = now.getTime() + sessionHours * HOUR_MS
  const last = Date.parse(session.createdAt) + rememberDays * 24 * HOUR_MS
  return new Date(Math.max(Date.parse(session.expiresAt), Math.min(anew, last)))
}

/** Where the caller is signed in, until when, and how to end it elsewhere. */
export const sessionRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, getSession, async ({ request }) =>
    told(admin, await ownOf(admin, request, now()), now()),
  )

  registerRoute(app, extendSession, async ({ request }) => {
    const at = now()
    const own = await ownOf(admin, request, at)
    await admin.sessions.extend(own.id, await extendedUntil(admin, own, at), at)
    return told(admin, await ownOf(admin, request, at), at)
  })

  registerRoute(app, listSessions, async ({ request }) => {
    const { user, sessionId } = userOf(request)
    return (await admin.sessions.openOf(user.id, now())).map((session) => ({
      ...{ id: session.id, current: session.id === sessionId, createdAt: session.createdAt },
      ...{ lastSeenAt: session.lastSeenAt, expiresAt: session.expiresAt },
      ...{ address: session.address, userAgent: session.userAgent },
    }))
  })

  registerRoute(app, endSessions, async ({ body, request }) => {
    const { user, sessionId } = userOf(request)
    const open = await admin.sessions.openOf(user.id, now())
    const wanted = body.ids === undefined ? undefined : new Set(body.ids)
    const ended = open.filter(({ id }) => wanted?.has(id) ?? id !== sessionId)
    await admin.transaction(async (tx) => {
      for (const { id } of ended) await admin.sessions.revoke(id, now(), tx)
    })
    const { id, username: name } = user
    const before = { sessions: open.length }
    noteChange(request, {
      kind: 'account',
      id,
      name,
      before,
      after: { sessions: open.length - ended.length },
    })
    return { ended: ended.length }
  })
}
