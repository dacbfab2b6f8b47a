import type { Role, RoleOutcome } from '@quaywise/admin-store'
import {
  addRole,
  changeRole,
  compareRoles,
  copyRole,
  deleteRole,
  getRole,
  listRoleMembers,
  listRoles,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../http/answers.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { told } from '../kept/base.ts'
import type { Services } from '../routes/services.ts'
import { catalogueLookup } from '../words/catalogue.ts'
import { checkRole, tidy } from './role-fields.ts'
import { roleName } from './role-name.ts'
import { noteRole } from './role-record.ts'
import { comparisonOf, type RoleReader, rolePage, roleRowOf } from './role-rows.ts'
import { starterRoutes } from './starter-routes.ts'

const LONGEST_NAME = 80

const storedOr = (outcome: RoleOutcome): Role => {
  if (outcome.ok) return outcome.role
  if (outcome.reason === 'not-found') throw new Problem('NOT_FOUND')
  if (outcome.reason === 'changed') throw new Problem('CONFLICT')
  if (outcome.reason === 'too-long')
    throw fieldProblem({ field: 'name', code: 'tooLong', values: { count: LONGEST_NAME } })
  throw fieldProblem({ field: 'name', code: 'taken' })
}

const readerOf = async (request: FastifyRequest): Promise<RoleReader> => {
  const locale = languageOf(request)
  return { locale, text: await catalogueLookup(locale) }
}

/** Roles: what they hold, who has them, and how two of them differ. */
export const roleRoutes = (app: FastifyInstance, services: Services): void => {
  const { admin } = services
  starterRoutes(app, services)
  const rowOf = async (request: FastifyRequest, role: Role) =>
    roleRowOf(role, await admin.roles.counts(), await readerOf(request))
  const roleAt = async (id: string): Promise<Role> => {
    const role = await admin.roles.get(id)
    if (!role) throw new Problem('NOT_FOUND')
    return role
  }

  registerRoute(app, listRoles, async ({ query, request }) =>
    rolePage(await admin.roles.list(), await admin.roles.counts(), query, await readerOf(request)),
  )
  registerRoute(app, getRole, async ({ params, request }) => rowOf(request, await roleAt(params.id)))

  registerRoute(app, compareRoles, async ({ query, request }) => {
    const [left, right] = await Promise.all([roleAt(query.left), roleAt(query.right)])
    const terminals = (await admin.terminals.list()).map(({ id }) => id)
    return comparisonOf(await rowOf(request, left), await rowOf(request, right), terminals)
  })

  registerRoute(app, addRole, async ({ body, request }) => {
    await checkRole(admin, body)
    const role = storedOr(await admin.roles.save({ ...tidy(body), labels: body.labels ?? {} }))
    noteRole(request, null, role)
    return rowOf(request, role)
  })

  registerRoute(app, changeRole, async ({ params, body: { version, ...fields }, request }) => {
    const before = await roleAt(params.id)
    const patch = tidy(told(fields))
    await checkRole(admin, patch, before)
    const role = storedOr(await admin.roles.update(params.id, patch, version))
    noteRole(request, before, role)
    return rowOf(request, role)
  })

  registerRoute(app, copyRole, async ({ params, body, request }) => {
    const { description, pageAuthorities, uiAuthorities, terminals } = await roleAt(params.id)
    const fields = { description, pageAuthorities, uiAuthorities, terminals }
    const role = storedOr(await admin.roles.save({ ...fields, name: body.name }))
    noteRole(request, null, role)
    return rowOf(request, role)
  })

  registerRoute(app, deleteRole, async ({ params, request }) => {
    const outcome = await admin.roles.remove(params.id)
    if (outcome.ok) {
      noteRole(request, outcome.role, null)
      return { id: params.id }
    }
    if (outcome.reason !== 'held') throw new Problem('NOT_FOUND')
    const { role, holders } = outcome
    const named = holders.data.map(({ username }) => username)
    const people = [...named, ...(holders.total > named.length ? ['…'] : [])].join(', ')
    const name = roleName(role, languageOf(request))
    throw new Problem('ROLE_HELD', { values: { name, count: holders.total, people } })
  })

  registerRoute(app, listRoleMembers, async ({ params, query }) => {
    await roleAt(params.id)
    const { data, ...beside } = await admin.roles.holders(params.id, query)
    return { rows: data, beside }
  })
}
