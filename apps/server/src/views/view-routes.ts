import type { KeptItem } from '@quaywise/admin-store'
import {
  addView,
  changeView,
  deleteView,
  listViews,
  restoreView,
  type SavedView,
  savedView,
  setDefaultView,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { languageOf } from '../http/answers.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { asJson, baseOf, bodyOf, intact, told } from '../kept/base.ts'
import { KeptDesk } from '../kept/desk.ts'
import { namedRole } from '../roles/role-name.ts'
import type { Services } from '../routes/services.ts'

const viewBody = savedView.pick({ description: true, query: true, period: true })

/** Saved views: the state of a page by name, for oneself, for a role, or for everybody of the terminal. */
export const viewRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const desk = new KeptDesk(admin, 'view', now)
  const viewOf = (request: FastifyRequest, item: KeptItem): SavedView => ({
    ...baseOf(item, desk.isMine(request, item)),
    roleId: item.roleId,
    ...bodyOf(viewBody, item),
  })
  const rolesOf = async (request: FastifyRequest) => {
    const { user, rights } = userOf(request)
    const roles = rights.isAdmin ? await admin.roles.list() : await admin.roles.rolesOf(user.id)
    return roles.map((role) => namedRole(role, languageOf(request)))
  }
  const checkRole = async (request: FastifyRequest, audience: string, roleId: string | null) => {
    if (audience !== 'role') return null
    if ((await rolesOf(request)).some(({ id }) => id === roleId)) return roleId
    throw fieldProblem({ field: 'roleId', code: 'choice' })
  }

  registerRoute(app, listViews, async ({ query, request }) => {
    const { id: terminal } = await desk.placeOf(request, query)
    const views = intact(viewBody, await desk.list(request, query)).map((item) => viewOf(request, item))
    const place = { userId: userOf(request).user.id, terminal, page: query.page }
    const chosen = await admin.viewDefaults.get(place)
    const defaultView = views.some(({ id }) => id === chosen) ? (chosen ?? null) : null
    return { views, defaultView, roles: await rolesOf(request) }
  })

  registerRoute(app, addView, async ({ body, request }) => {
    const terminal = await desk.placeOf(request, body)
    const { page, name, audience, description, query, period } = body
    const roleId = await checkRole(request, audience, body.roleId)
    const kept = { terminal: terminal.id, page, name, audience, roleId, startAt: null, endAt: null }
    const item = await desk.add(request, { ...kept, body: asJson({ description, query, period }) })
    return viewOf(request, item)
  })

  registerRoute(app, changeView, async ({ params, body, request }) => {
    const item = await desk.own(request, params.id)
    const { name, audience = item.audience, description, query, period } = body
    const roleId = await checkRole(request, audience, body.roleId === undefined ? item.roleId : body.roleId)
    const kept = { ...bodyOf(viewBody, item), ...told({ description, query, period }) }
    const patch = { ...told({ name }), audience, roleId, body: asJson(kept) }
    return viewOf(request, await desk.change(request, params.id, patch))
  })

  registerRoute(app, deleteView, ({ params, request }) => desk.remove(request, params.id))
  registerRoute(app, restoreView, ({ params, request }) => desk.restore(request, params.id))

  registerRoute(app, setDefaultView, async ({ body, request }) => {
    const terminal = await desk.placeOf(request, body)
    const item = body.id === null ? null : await desk.seen(request, body.id)
    if (item && (item.page !== body.page || item.terminal !== terminal.id)) throw new Problem('NOT_FOUND')
    const place = { userId: userOf(request).user.id, terminal: terminal.id, page: body.page }
    const viewId = (await admin.viewDefaults.get(place)) ?? null
    await admin.viewDefaults.set(place, body.id)
    const { terminal: where, page } = place
    const [before, after] = [{ viewId }, { viewId: body.id }]
    noteChange(request, {
      kind: 'view-default',
      id: `${where} ${page}`,
      name: item?.name ?? page,
      before,
      after,
    })
    return { id: body.id }
  })
}
