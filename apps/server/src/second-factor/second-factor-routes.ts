import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  signInWithFactor,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import type { Services } from '../routes/services.ts'
import { proveOwnPassword } from '../sign-in/check-password.ts'
import { finishWithFactor } from '../sign-in/finish-sign-in.ts'
import { signInRules } from '../sign-in/rules.ts'
import { factorKey, throttled } from '../sign-in/throttled.ts'
import { beginEnrolment, confirmEnrolment, resetFactor } from './enrol.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { verifyFactor } from './verify-factor.ts'

const told = (request: FastifyRequest, secondFactor: boolean): void => {
  const { id, username } = userOf(request).user
  const [before, after] = [{ secondFactor: !secondFactor }, { secondFactor }]
  noteChange(request, { kind: 'account', id, name: username, before, after })
}

/** The second factor: setting it up, signing in with it, taking it away. */
export const secondFactorRoutes = (app: FastifyInstance, { admin, config, now }: Services): void => {
  const oneOf = (request: FastifyRequest, account: string) => ({ account, address: request.ip, now: now() })
  const provePassword = (request: FastifyRequest, password: string) => {
    const { user } = userOf(request)
    return proveOwnPassword(admin, user.id, password, oneOf(request, user.username))
  }

  registerRoute(app, signInWithFactor, ({ body, request }) => {
    const userAgent = request.headers['user-agent'] ?? ''
    return finishWithFactor({ admin, config }, body, { address: request.ip, userAgent, now: now() })
  })

  registerRoute(app, getSecondFactor, async ({ request }) => {
    const { id } = userOf(request).user
    const factor = await admin.secondFactors.of(id)
    const since = factor?.confirmedAt ?? null
    const { secondFactor: rule } = await signInRules(admin)
    return { on: since !== null, since, recoveryLeft: await admin.secondFactors.codesLeft(id), rule }
  })

  registerRoute(app, beginSecondFactor, async ({ body, request }) => {
    if ((await signInRules(admin)).secondFactor === 'off') throw new Problem('FORBIDDEN')
    await provePassword(request, body.password)
    return beginEnrolment({ admin, config }, userOf(request).user, now())
  })

  registerRoute(app, confirmSecondFactor, async ({ body, request }) => {
    const { id } = userOf(request).user
    const shown = await throttled(admin, oneOf(request, factorKey(id)), () =>
      confirmEnrolment({ admin, config }, id, body.code, now()),
    )
    told(request, true)
    return { recoveryCodes: shown }
  })

  registerRoute(app, renewRecoveryCodes, async ({ body, request }) => {
    const { id } = userOf(request).user
    await provePassword(request, body.password)
    if (!(await admin.secondFactors.of(id))?.confirmedAt) throw new Problem('NOT_FOUND')
    const { shown, hashes } = newRecoveryCodes(id)
    await admin.secondFactors.replaceCodes(id, hashes)
    return { recoveryCodes: shown }
  })

  registerRoute(app, removeSecondFactor, async ({ body, request }) => {
    const { id } = userOf(request).user
    await provePassword(request, body.password)
    await throttled(admin, oneOf(request, factorKey(id)), async () => {
      if (!(await verifyFactor(admin, config, id, body.code, now())))
        throw new Problem('WRONG_CODE', { status: 422, fields: [{ field: 'code', code: 'wrongCode' }] })
    })
    await admin.secondFactors.remove(id)
    await tellSecurity(admin, id, 'factor-off', now())
    told(request, false)
    return { on: false as const }
  })

  registerRoute(app, resetSecondFactor, async ({ body, request }) => {
    const user = await resetFactor(admin, body.id, now())
    const [before, after] = [{ secondFactor: true }, { secondFactor: false }]
    noteChange(request, { kind: 'account', id: user.id, name: user.username, before, after })
    return { on: false as const }
  })
}
