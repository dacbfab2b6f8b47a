import { type BodyOf, signIn, signOut } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../http/register-route.ts'
import { checkCode, checkPassword } from '../sign-in/check-password.ts'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { throttled } from '../sign-in/throttled.ts'
import type { Services } from './services.ts'

const accountOf = (body: BodyOf<typeof signIn>): string =>
  body.type === 'account' ? body.username : body.mobile

/** Sign-in and sign-out. */
export const loginRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, signIn, async ({ body, request }) => {
    const one = { account: accountOf(body), address: request.ip, now: now() }
    const user = await throttled(admin, one, () =>
      body.type === 'account'
        ? checkPassword(admin, body.username, body.password)
        : checkCode(admin, body.mobile, body.captcha, one.now),
    )
    const userAgent = request.headers['user-agent'] ?? ''
    const wish = { remember: body.autoLogin === true, address: request.ip, userAgent, now: one.now }
    return finishSignIn(admin, user, body.type, wish)
  })

  registerRoute(app, signOut, async ({ request }) => {
    if (request.identity?.kind === 'user') await admin.sessions.revoke(request.identity.sessionId, now())
    return {}
  })
}
