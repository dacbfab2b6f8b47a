import { bindMobile, getProfile, putOwnSettings, putProfile } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { keptPlaces } from '../geographic/kept-places.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { codePartsOf, fromOf } from '../senders/code-parts.ts'
import { proveOwnPassword } from '../sign-in/check-password.ts'
import { masked } from '../sign-in/masked.ts'
import { throttled } from '../sign-in/throttled.ts'
import { bindPhone } from './bind-phone.ts'
import { noteProfile } from './note-profile.ts'
import { sendCodeTo } from './own-email.ts'
import { profileOf } from './profile-of.ts'

/** What people say of themselves, how they like the product, and the phone that is bound to their account. */
export const profileRoutes = (app: FastifyInstance, services: Services): void => {
  const { admin, now } = services

  registerRoute(app, getProfile, ({ request }) => profileOf(admin, userOf(request).user.id))

  registerRoute(app, putProfile, async ({ body: { email, ...fields }, request }) => {
    const { id } = userOf(request).user
    const places = keptPlaces(fields)
    const before = await profileOf(admin, id)
    const pendingEmail = email === before.email ? null : email
    // Nothing is kept where the code cannot go out.
    if (pendingEmail !== null && pendingEmail !== before.pendingEmail)
      await sendCodeTo(codePartsOf(services, request), { userId: id, email }, fromOf(request, now()))
    await admin.profiles.change(id, { ...fields, ...places, pendingEmail }, now())
    return noteProfile(request, before, await profileOf(admin, id))
  })

  registerRoute(app, putOwnSettings, async ({ body: { language, homePage, theme, muted }, request }) => {
    const { user } = userOf(request)
    const before = await profileOf(admin, user.id)
    await admin.transaction(async (tx) => {
      if (language !== undefined) await admin.users.update(user.id, { language }, tx)
      const patch = {
        ...(homePage === undefined ? {} : { homePage }),
        ...(theme === undefined ? {} : { theme }),
        ...(muted === undefined ? {} : { muted: [...new Set(muted)] }),
      }
      await admin.profiles.change(user.id, patch, now(), tx)
    })
    return noteProfile(request, before, await profileOf(admin, user.id))
  })

  registerRoute(app, bindMobile, async ({ body, request }) => {
    const { user } = userOf(request)
    const one = { account: user.username, address: request.ip, now: now() }
    await proveOwnPassword(admin, user.id, body.password, one)
    await throttled(admin, { ...one, account: body.mobile }, () => bindPhone(admin, user.id, body, one.now))
    const [before, after] = [{ mobile: masked(user.mobile) }, { mobile: masked(body.mobile) }]
    noteChange(request, { kind: 'account', id: user.id, name: user.username, before, after })
    return { mobile: masked(body.mobile) ?? '' }
  })
}
