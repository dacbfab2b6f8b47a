import { getAccountSetting } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../access/identity.ts'
import { namedPlaces } from '../geographic/kept-places.ts'
import { languageOf } from '../http/answers.ts'
import { registerRoute } from '../http/register-route.ts'
import { readerOf } from '../notices/reader-of.ts'
import type { Services } from '../routes/services.ts'
import { profileOf } from './profile-of.ts'

/** The signed-in user as the settings know them, in one answer. */
export const settingRoutes = (app: FastifyInstance, { admin }: Services): void => {
  registerRoute(app, getAccountSetting, async ({ request }) => {
    const { user } = userOf(request)
    const profile = await profileOf(admin, user.id)
    const account = await admin.accounts.find(user.id)
    const tags = (account?.roles ?? []).map(({ id, name }) => ({ key: id, label: name }))
    const reader = await readerOf(admin, request)
    const notices = await admin.notices.list(reader, { current: 1, pageSize: 1, unread: false })
    return {
      ...{ userid: user.id, name: user.name, avatar: user.avatarUrl, email: profile.email },
      ...{ nickname: profile.nickname, signature: profile.profile, country: profile.country },
      title: tags.map(({ label }) => label).join(', '),
      group: account?.departments[0]?.name ?? '',
      tags,
      notifyCount: notices.total,
      unreadCount: await admin.notices.unread(reader),
      access: user.isAdmin ? ('admin' as const) : ('user' as const),
      geographic: namedPlaces(profile, languageOf(request)),
      ...{ address: profile.address, phone: profile.phone },
    }
  })
}
