import type { AdminStore, User, UserProfile } from '@quaywise/admin-store'
import { bindMobile, getProfile, type Profile, putOwnSettings, putProfile } from '@quaywise/contract'
import { NOTICE_GROUPS, type NoticeGroup } from '@quaywise/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { proveOwnPassword } from '../sign-in/check-password.ts'
import { masked } from '../sign-in/masked.ts'
import { throttled } from '../sign-in/throttled.ts'
import { bindPhone } from './bind-phone.ts'

const isGroup = (text: string): text is NoticeGroup => Object.hasOwn(NOTICE_GROUPS, text)

const shown = ({ email, language }: User, profile: UserProfile): Profile => {
  const {
    nickname,
    profile: about,
    country,
    province,
    city,
    address,
    phone,
    homePage,
    theme,
    muted,
  } = profile
  return {
    ...{ email: email ?? '', nickname, profile: about, country, province, city, address, phone, homePage },
    ...{ theme: theme === 'dark' || theme === 'light' ? theme : null, language },
    muted: muted.filter(isGroup),
  }
}

const profileOf = async (admin: AdminStore, userId: string): Promise<Profile> => {
  const user = await admin.users.findById(userId)
  if (!user) throw new Problem('UNAUTHENTICATED')
  return shown(user, await admin.profiles.of(userId))
}

const noted = (request: FastifyRequest, before: Profile, after: Profile): void => {
  const { id, username: name } = userOf(request).user
  noteChange(request, { kind: 'profile', id, name, before, after })
}

/** What people say of themselves, how they like the product, and the phone that is bound to their account. */
export const profileRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, getProfile, ({ request }) => profileOf(admin, userOf(request).user.id))

  registerRoute(app, putProfile, async ({ body: { email, ...fields }, request }) => {
    const { user } = userOf(request)
    const before = await profileOf(admin, user.id)
    await admin.transaction(async (tx) => {
      // An address that the person merely typed in does not lead a company account to this one.
      const own = email === user.email ? {} : { ownEmail: email }
      await admin.users.update(user.id, { email }, tx)
      await admin.profiles.change(user.id, { ...fields, ...own }, now(), tx)
    })
    const after = await profileOf(admin, user.id)
    noted(request, before, after)
    return after
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
    const after = await profileOf(admin, user.id)
    noted(request, before, after)
    return after
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
