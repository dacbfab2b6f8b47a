import {
  changeForgottenPassword,
  decideRegistrations,
  getSignInOptions,
  listRegistrations,
  register,
  unlockUser,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { reachFor } from '../access/personal.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { isOidcOn } from '../oidc/provider.ts'
import type { Services } from '../routes/services.ts'
import { signInRules } from '../sign-in/rules.ts'
import { unlock } from '../sign-in/throttled.ts'
import { decide } from './decide.ts'
import { replaceForgotten } from './forgotten-password.ts'
import { registerByCode } from './register-by-code.ts'

const isVia = (text: string): text is 'mobile' | 'oidc' => text === 'mobile' || text === 'oidc'

/** Accounts that people open themselves, forgotten passwords, and what administrators decide about both. */
export const registrationRoutes = (app: FastifyInstance, { admin, config, sender, now }: Services): void => {
  const oneOf = (request: FastifyRequest, account: string) => ({ account, address: request.ip, now: now() })

  registerRoute(app, getSignInOptions, async () => {
    const { registration, minPasswordLength, strength, rememberDays } = await signInRules(admin)
    const codeNeedsEmail = sender.needsEmail === true
    return {
      ...{ registration, minPasswordLength, strength, rememberDays, codeNeedsEmail },
      oidc: isOidcOn(config),
    }
  })

  registerRoute(app, register, async ({ body, request }) => {
    const user = await registerByCode(admin, body, oneOf(request, body.mobile))
    const after = { username: user.username, name: user.name, waiting: user.disabled }
    noteChange(request, { kind: 'account', id: user.id, name: user.username, before: null, after })
    return { status: user.disabled ? ('waiting' as const) : ('open' as const) }
  })

  registerRoute(app, changeForgottenPassword, async ({ body, request }) => {
    const { id, username } = await replaceForgotten(admin, body, oneOf(request, body.mobile))
    noteChange(request, {
      kind: 'account',
      id,
      name: username,
      before: null,
      after: { passwordChanged: true },
    })
    return { changed: true as const }
  })

  registerRoute(app, listRegistrations, async ({ request }) => {
    const reach = reachFor(userOf(request).rights)
    return (await admin.registrations.list()).map((each) => ({
      ...reach(each),
      via: isVia(each.via) ? each.via : 'mobile',
    }))
  })

  registerRoute(app, decideRegistrations, async ({ body, request }) => {
    const decided = await decide(admin, body, userOf(request).user.id, now())
    for (const { userId, username } of decided) {
      const after = body.approve ? { waiting: false } : null
      noteChange(request, { kind: 'account', id: userId, name: username, before: { waiting: true }, after })
    }
    return { decided: decided.length }
  })

  registerRoute(app, unlockUser, async ({ body, request }) => {
    const user = await admin.users.findById(body.id)
    if (!user) throw new Problem('NOT_FOUND')
    await unlock(admin, user)
    const { id, username: name } = user
    noteChange(request, { kind: 'account', id, name, before: null, after: { unlocked: true } })
    return { unlocked: true as const }
  })
}
