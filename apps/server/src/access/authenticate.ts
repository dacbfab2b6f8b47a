import { timingSafeEqual } from 'node:crypto'
import { type AdminStore, hashToken } from '@quaywise/admin-store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identity } from './identity.ts'
import { rightsOf, TOOL_RIGHTS } from './rights.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/

const tokenOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1]

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

const userOfToken = async (admin: AdminStore, tokenHash: string, now: Date): Promise<Identity | null> => {
  const session = await admin.sessions.findValid(tokenHash, now)
  const user = session && (await admin.users.findById(session.userId))
  if (!session || !user) return null
  await admin.sessions.touch(session.id, now)
  const held = await admin.roles.authoritiesOf(user.id)
  return { kind: 'user', user, sessionId: session.id, rights: rightsOf(user.isAdmin, held) }
}

/** Finds out who calls, by the Bearer token. Without a valid one nobody does. */
export const authenticate = (
  app: FastifyInstance,
  admin: AdminStore,
  toolTokenHash: string,
  now: () => Date,
): void => {
  app.decorateRequest('identity', null)
  app.decorateRequest('changes', null)
  app.decorateRequest('asked', null)
  app.decorateRequest('rowsGiven', null)
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request)
    if (token === undefined) return
    const tokenHash = hashToken(token)
    request.identity = same(tokenHash, toolTokenHash)
      ? { kind: 'tool', rights: TOOL_RIGHTS }
      : await userOfToken(admin, tokenHash, now())
  })
}
