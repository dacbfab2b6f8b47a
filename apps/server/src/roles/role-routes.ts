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
import type { FastifyInstance } from 'fastify'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { told } from '../kept/base.ts'
import type { Services } from '../routes/services.ts'
import { checkRole, tidy } from './role-fields.ts'
import { noteRole } from './role-record.ts'
import { comparisonOf, rolePage, roleRowOf } from './role-rows.ts'

const MOST_NAMED = 3

const storedOr = (outcome: RoleOutcome): Role => {
  if (outcome.ok) return outcome.role
  if (outcome.reason === 'not-found') throw new Problem('NOT_FOUND')
  if (outcome.reason === 'changed') throw new Problem('CONFLICT')
  throw fieldProblem({ field: 'name', code: 'taken' })
}

/** Roles: what they hold, who has them, and how two of them differ. */
export const roleRoutes = (app: FastifyInstance, { admin }: Services): void => {
  const rowOf = async (role: Role) => roleRowOf(role, await admin.roles.counts())
  const roleAt = async (id: string): Promise<Role> => {
    const role = await admin.roles.get(id)
    if (!role) throw new Problem('NOT_FOUND')
    return role
  }

  registerRoute(app, listRoles, async ({ query }) =>
    rolePage(await admin.roles.list(), await admin.roles.counts(), query),
  )
  registerRoute(app, getRole, async ({ params }) => rowOf(await roleAt(params.id)))

  registerRoute(app, compareRoles, async ({ query }) => {
    const [left, right] = await Promise.all([roleAt(query.left), roleAt(query.right)])
    const terminals = (await admin.terminals.list()).map(({ id }) => id)
    return comparisonOf(await rowOf(left), await rowOf(right), terminals)
  })

  registerRoute(app, addRole, async ({ body, request }) => {
    await checkRole(admin, body)
    const role = storedOr(await admin.roles.save(tidy(body)))
    noteRole(request, null, role)
    return rowOf(role)
  })

  registerRoute(app, changeRole, async ({ params, body: { version, ...fields }, request }) => {
    const before = await roleAt(params.id)
    const patch = tidy(told(fields))
    await checkRole(admin, patch, before)
    const role = storedOr(await admin.roles.update(params.id, patch, version))
    noteRole(request, before, role)
    return rowOf(role)
  })

  registerRoute(app, copyRole, async ({ params, body, request }) => {
    const { description, pageAuthorities, uiAuthorities, terminals } = await roleAt(params.id)
    const fields = { description, pageAuthorities, uiAuthorities, terminals }
    const role = storedOr(await admin.roles.save({ ...fields, name: body.name }))
    noteRole(request, null, role)
    return rowOf(role)
  })

  registerRoute(app, deleteRole, async ({ params, request }) => {
    const outcome = await admin.roles.remove(params.id)
    if (outcome.ok) {
      noteRole(request, outcome.role, null)
      return { id: params.id }
    }
    if (outcome.reason !== 'held') throw new Problem('NOT_FOUND')
    const { role, holders } = outcome
    const named = holders.slice(0, MOST_NAMED).map(({ username }) => username)
    const people = [...named, ...(holders.length > MOST_NAMED ? ['…'] : [])].join(', ')
    throw new Problem('ROLE_HELD', { values: { name: role.name, count: holders.length, people } })
  })

  registerRoute(app, listRoleMembers, async ({ params, query: { current, pageSize } }) => {
    await roleAt(params.id)
    const holders = await admin.roles.holders(params.id)
    const from = (current - 1) * pageSize
    const beside = { total: holders.length, current, pageSize }
    return { rows: holders.slice(from, from + pageSize), beside }
  })
}
