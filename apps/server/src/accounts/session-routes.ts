import { findUserSessions, revokeUserSession, revokeUserSessions } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { noteDeed } from './account-note.ts'

/** The sessions of an account, as administrators see and end them. */
export const accountSessionRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const accountOf = async (id: string) => {
    const account = await admin.accounts.find(id)
    if (!account) throw new Problem('NOT_FOUND')
    return account
  }

  registerRoute(app, findUserSessions, async ({ body, request }) => {
    await accountOf(body.id)
    const own = userOf(request).sessionId
    const sessions = await admin.userSessions.list(body.id, now())
    return sessions.map((session) => ({ ...session, own: session.id === own }))
  })

  registerRoute(app, revokeUserSession, async ({ body, request }) => {
    const account = await accountOf(body.id)
    if (!(await admin.userSessions.revoke(body.id, body.sessionId, now()))) throw new Problem('NOT_FOUND')
    noteDeed(request, account, 'session ended')
    return { revoked: true as const }
  })

  registerRoute(app, revokeUserSessions, async ({ body, request }) => {
    const account = await accountOf(body.id)
    const caller = userOf(request)
    if (body.id === caller.user.id) await admin.sessions.revokeOthers(body.id, caller.sessionId, now())
    else await admin.sessions.revokeAll(body.id, now())
    noteDeed(request, account, 'signed out everywhere')
    return { revoked: true as const }
  })
}
