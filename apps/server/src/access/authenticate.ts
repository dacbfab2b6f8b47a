import { timingSafeEqual } from 'node:crypto'
import { type AdminStore, hashToken, type User } from '@quaywise/admin-store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parametersAt } from '../parameters/in-effect.ts'
import { rulesOf, type SignInRules } from '../sign-in/rules.ts'
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

type Caller = { readonly tokenHash: string; readonly quiet: boolean; readonly rules: SignInRules }

const userOfToken = async (
  admin: AdminStore,
  { tokenHash, quiet, rules }: Caller,
  now: Date,
): Promise<Identity | null> => {
  const session = await admin.sessions.findValid(tokenHash, now, rules.idleMinutes)
  const user = session && (await admin.users.findById(session.userId))
  if (!session || !user) return null
  if (!quiet) await admin.sessions.touch(session, now, touchSeconds(rules))
  const rights = rightsOf(user.isAdmin, await admin.roles.authoritiesOf(user))
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
  app.decorateRequest('inEffect', null)
  app.decorateRequest('asked', null)
  app.decorateRequest('rowsGiven', null)
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request)
    if (token === undefined) return
    const tokenHash = hashToken(token)
    if (same(tokenHash, toolTokenHash)) {
      request.identity = { kind: 'tool', rights: TOOL_RIGHTS }
      return
    }
    const at = now()
    request.inEffect = await parametersAt(admin, at)
    const rules = rulesOf(request.inEffect.values)
    request.identity = await userOfToken(admin, { tokenHash, quiet: isQuiet(request), rules }, at)
  })
}
