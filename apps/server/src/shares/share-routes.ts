import { randomBytes } from 'node:crypto'
import type { KeptItem } from '@quaywise/admin-store'
import {
  addShare,
  deleteShare,
  listShares,
  openShare,
  pageState,
  restoreShare,
  type ShareLink,
} from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { bodyOf } from '../kept/base.ts'
import { KeptDesk } from '../kept/desk.ts'
import type { Services } from '../routes/services.ts'

const DAY_MS = 86_400_000

/** 72 bits of chance: a link is found by whoever was given it, and by nobody else. */
const newShareId = (): string => randomBytes(9).toString('base64url')

const linkOf = ({ id, page, createdAt, endAt }: KeptItem): ShareLink => ({
  ...{ id, page, createdAt },
  path: `/s/${id}`,
  expiresAt: endAt,
})

/** Share links: one state of a page under a short address, for those who may open the page. */
export const shareRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const desk = new KeptDesk(admin, 'share', now)
  const leads = ({ endAt }: KeptItem): boolean => endAt === null || endAt > now().toISOString()

  registerRoute(app, addShare, async ({ body, request }) => {
    const terminal = await desk.placeOf(request, body)
    const endAt = body.days === null ? null : new Date(now().getTime() + body.days * DAY_MS).toISOString()
    const item = await desk.add(request, {
      ...{
        id: newShareId(),
        terminal: terminal.id,
        page: body.page,
        name: '',
        audience: 'all',
        roleId: null,
      },
      ...{ startAt: null, endAt, body: { ...body.query, terminal: terminal.id } },
    })
    return linkOf(item)
  })

  registerRoute(app, listShares, async ({ query, request }) =>
    (await desk.list(request, query, 'mine')).filter(leads).map(linkOf),
  )

  registerRoute(app, openShare, async ({ params, request }) => {
    const item = await desk.seen(request, params.id)
    if (!leads(item)) throw new Problem('NOT_FOUND')
    return { page: item.page, query: bodyOf(pageState, item) }
  })

  registerRoute(app, deleteShare, ({ params, request }) => desk.remove(request, params.id))
  registerRoute(app, restoreShare, ({ params, request }) => desk.restore(request, params.id))
}
