import { listNotices, markNotices } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { textsOf } from '../export/texts.ts'
import { languageOf } from '../http/answers.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { ownTexts } from '../words/own-texts.ts'
import { noticeItem } from './notice-item.ts'
import { readerOf } from './reader-of.ts'

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
