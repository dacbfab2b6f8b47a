import type { Permission } from '@quaywise/admin-store'
import {
  addPermission,
  changePermission,
  deletePermission,
  deletePermissions,
  findPermissions,
  getMenu,
  orderPermissions,
  type PermissionRow,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityOf, noteChange } from '../access/identity.ts'
import { languageOf } from '../http/answers.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { told } from '../kept/base.ts'
import type { Services } from '../routes/services.ts'
import { defaultsFinder } from '../words/defaults.ts'
import { lookupOf } from '../words/own-texts.ts'
import { DECLARED, placeOf } from './declared.ts'
import { found } from './find.ts'
import { menuOf } from './menu.ts'
import { permissionRows } from './permission-rows.ts'
import { removePermissions } from './remove.ts'

const ADMIN_MENU = 'admin'
const declaredOf = (id: string) => DECLARED.find((one) => one.id === id)

const plain = ({
  labels,
  description,
  sort,
  visible,
}: Pick<Permission, 'labels' | 'description' | 'sort' | 'visible'>) => ({
  ...{ labels, description, sort, visible },
})

/** Authorities as administrators see them, and the menu as everybody does. */
export const permissionRoutes = (app: FastifyInstance, { admin }: Services): void => {
  const textOf = (request: FastifyRequest) => lookupOf(admin, languageOf(request))
  const rowsFor = async (request: FastifyRequest): Promise<readonly PermissionRow[]> => {
    const [permissions, roles, text, defaultsOf] = await Promise.all([
      admin.permissions.list(),
      admin.roles.list(),
      textOf(request),
      defaultsFinder(),
    ])
    return permissionRows({ permissions, roles, locale: languageOf(request), text, defaultsOf })
  }
  const rowFor = async (request: FastifyRequest, id: string): Promise<PermissionRow> => {
    const row = (await rowsFor(request)).find((one) => one.id === id)
    if (!row) throw new Problem('NOT_FOUND')
    return row
  }

  registerRoute(app, getMenu, async ({ request }) =>
    menuOf(identityOf(request).rights, await admin.permissions.list(), await textOf(request)),
  )

  registerRoute(app, findPermissions, async ({ body, request }) => found(await rowsFor(request), body))

  registerRoute(app, addPermission, async ({ body: { authority, ...fields }, request }) => {
    const made = declaredOf(authority) ? undefined : await admin.permissions.create(authority, fields)
    if (!made) throw fieldProblem({ field: 'authority', code: 'taken' })
    noteChange(request, {
      kind: 'permission',
      id: authority,
      name: authority,
      before: null,
      after: plain(made),
    })
    return rowFor(request, authority)
  })

  registerRoute(app, changePermission, async ({ params: { id }, query, body, request }) => {
    const before = await rowFor(request, id)
    // Whoever hides the way to administration could not find back.
    if (body.visible === false && before.group === ADMIN_MENU) throw new Problem('MENU_STAYS')
    if (!(await admin.permissions.update(id, told(body), query.version))) throw new Problem('CONFLICT')
    const after = await rowFor(request, id)
    noteChange(request, { kind: 'permission', id, name: id, before: plain(before), after: plain(after) })
    return after
  })

  registerRoute(app, orderPermissions, async ({ body: { group, ids }, request }) => {
    const rows = (await rowsFor(request)).filter((row) => row.group === group)
    const known = new Set(rows.map(({ id }) => id))
    const strange = ids.find((id) => !known.has(id))
    if (strange !== undefined)
      throw fieldProblem({ field: 'ids', code: 'unknown', values: { name: strange } })
    if (new Set(ids).size !== known.size || ids.length !== known.size)
      throw fieldProblem({ field: 'ids', code: 'stale' })
    const places = rows.map(({ id, sort }) => [id, sort ?? placeOf(id)] as const)
    const before = places.toSorted(([, left], [, right]) => left - right).map(([id]) => id)
    await admin.permissions.order(ids)
    const change = { before: { order: before }, after: { order: ids } }
    noteChange(request, { kind: 'permission', id: group, name: group, ...change })
    return { ids }
  })

  registerRoute(app, deletePermission, async ({ params, request }) => {
    const [gone] = await removePermissions(admin, request, [params.id])
    if (!gone) throw new Problem('NOT_FOUND')
    return gone
  })

  registerRoute(app, deletePermissions, ({ body, request }) => removePermissions(admin, request, body.ids))
}
