import { confirmEmail, dropEmail, sendEmailCode } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../access/identity.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { codePartsOf, fromOf } from '../senders/code-parts.ts'
import { proveOwnPassword } from '../sign-in/check-password.ts'
import { throttled } from '../sign-in/throttled.ts'
import { noteProfile } from './note-profile.ts'
import { confirmAddress, pendingEmailOf, sendCodeTo } from './own-email.ts'
import { profileOf } from './profile-of.ts'

/** The e-mail address that a person chose: its code, its proof, and the way back. */
export const emailRoutes = (app: FastifyInstance, services: Services): void => {
  const { admin, now } = services

  registerRoute(app, sendEmailCode, async ({ request }) => {
    const userId = userOf(request).user.id
    const email = await pendingEmailOf(admin, userId)
    return sendCodeTo(codePartsOf(services, request), { userId, email }, fromOf(request, now()))
  })

  registerRoute(app, confirmEmail, async ({ body: { captcha, password }, request }) => {
    const { user } = userOf(request)
    const before = await profileOf(admin, user.id)
    await pendingEmailOf(admin, user.id)
    const one = { account: user.username, address: request.ip, now: now() }
    await proveOwnPassword(admin, user.id, password, one)
    const account = `e-mail of ${user.id}`
    await throttled(admin, { ...one, account }, () => confirmAddress(admin, user.id, captcha, one.now))
    return noteProfile(request, before, await profileOf(admin, user.id))
  })

  registerRoute(app, dropEmail, async ({ request }) => {
    const { id } = userOf(request).user
    const before = await profileOf(admin, id)
    if (before.pendingEmail !== null) await admin.profiles.change(id, { pendingEmail: null }, now())
    return noteProfile(request, before, await profileOf(admin, id))
  })
}
