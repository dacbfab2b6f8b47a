import type { AdminStore } from '@quaywise/admin-store'
import { listNotices, markNotices, mayOpen, pageAt } from '@quaywise/contract'
import { kindsOfNoticeGroups } from '@quaywise/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { textsOf } from '../export/texts.ts'
import { languageOf } from '../http/answers.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { ownTexts } from '../words/own-texts.ts'
import { noticeItem } from './notice-item.ts'

const DATA_PAGE = '/BigDataAnalysis/system/data'
const SHIFT_PAGE = '/BigDataAnalysis/workshift/workshiftMonitorHour'

/** Who reads, and which kinds of notices are not for them. */
const readerOf = async (
  admin: AdminStore,
  request: FastifyRequest,
): Promise<Parameters<AdminStore['notices']['unread']>[0]> => {
  const { user, rights } = userOf(request)
  // What is told to everybody is made once: whoever does not want it does not find it.
  const { muted } = await admin.profiles.of(user.id)
  const [data, shift] = [pageAt(DATA_PAGE), pageAt(SHIFT_PAGE)]
  const hidden = [
    ...(data && mayOpen(data, rights) ? [] : ['ingest']),
    ...(shift && mayOpen(shift, rights) ? [] : ['anomaly', 'bottleneck']),
    ...(rights.isAdmin ? [] : ['rollup']),
    ...kindsOfNoticeGroups(muted),
  ]
  return { userId: user.id, terminals: rights.terminals, hidden }
}

/** The bell: what a person is told, and what they have read of it. */
export const noticeRoutes = (app: FastifyInstance, { admin }: Services): void => {
  registerRoute(app, listNotices, async ({ query: { current, pageSize, unread }, request }) => {
    const reader = await readerOf(admin, request)
    const page = await admin.notices.list(reader, { current, pageSize, unread: unread === '1' })
    const locale = languageOf(request)
    const own = await ownTexts(admin, locale)
    const { text } = await textsOf('workshift/workshiftMonitorHour', locale, 'UTC', own)
    return {
      rows: page.data.map((notice) => noticeItem(notice, locale, text)),
      beside: { total: page.total, current, pageSize, unread: await admin.notices.unread(reader) },
    }
  })

  registerRoute(app, markNotices, async ({ body: { ids, read }, request }) => {
    const reader = await readerOf(admin, request)
    await admin.notices.mark(reader, read, ids)
    return { unread: await admin.notices.unread(reader) }
  })
}
