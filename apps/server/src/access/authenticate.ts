import { timingSafeEqual } from 'node:crypto'
import { type AdminStore, hashToken, type User } from '@quaywise/admin-store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SignInRules, signInRules } from '../sign-in/rules.ts'
import type { Identity } from './identity.ts'
import { rightsOf, TOOL_RIGHTS } from './rights.ts'

const TOUCH_SECONDS = 60
const BEARER = /^Bearer ([\w-]{20,200})$/

const tokenOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1]

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/** Says that a call came by itself, without a sign of whoever sits in front. */
const isQuiet = (request: FastifyRequest): boolean => request.headers['x-quaywise-idle'] === '1'

/** A short rest is not over before a sign of its user was noted. */
const touchSeconds = ({ idleMinutes }: SignInRules): number =>
  idleMinutes === 0 ? TOUCH_SECONDS : Math.min(TOUCH_SECONDS, idleMinutes * 10)

const lacksFactor = async (admin: AdminStore, user: User, rules: SignInRules): Promise<boolean> =>
  user.isAdmin && rules.secondFactor === 'required' && !(await admin.secondFactors.of(user.id))?.confirmedAt

const userOfToken = async (
  admin: AdminStore,
  tokenHash: string,
  now: Date,
  quiet: boolean,
): Promise<Identity | null> => {
  const rules = await signInRules(admin)
  const session = await admin.sessions.findValid(tokenHash, now, rules.idleMinutes)
  const user = session && (await admin.users.findById(session.userId))
  if (!session || !user) return null
  if (!quiet) await admin.sessions.touch(session.id, now, touchSeconds(rules))
  const rights = rightsOf(user.isAdmin, await admin.roles.authoritiesOf(user.id))
  const mustSetUpFactor = await lacksFactor(admin, user, rules)
  return { kind: 'user', user, sessionId: session.id, rights, mustSetUpFactor }
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
      : await userOfToken(admin, tokenHash, now(), isQuiet(request))
  })
}
