import {
  addDepartment,
  changeDepartment,
  deleteDepartment,
  listDepartments,
  moveDepartment,
} from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { noteDepartment } from './department-note.ts'
import { doneOf } from './department-problem.ts'
import { memberRoutes } from './member-routes.ts'

/** The tree of departments, and who belongs to them. */
export const departmentRoutes = (app: FastifyInstance, services: Services): void => {
  const { admin } = services
  memberRoutes(app, services)

  registerRoute(app, listDepartments, async () => {
    const [all, counts] = await Promise.all([admin.departments.list(), admin.departments.memberCounts()])
    return all.map((one) => ({ ...one, members: counts.get(one.id) ?? 0 }))
  })

  registerRoute(app, addDepartment, async ({ body, request }) => {
    const added = doneOf(await admin.departments.add(body))
    noteDepartment(request, null, added)
    return { id: added.id }
  })

  registerRoute(app, changeDepartment, async ({ params, body, request }) => {
    const { before, after } = doneOf(await admin.departments.change(params.id, body))
    noteDepartment(request, before, after)
    return { id: after.id }
  })

  registerRoute(app, moveDepartment, async ({ params, body, request }) => {
    const { before, after } = doneOf(await admin.departments.move(params.id, body))
    noteDepartment(request, before, after)
    return { id: after.id }
  })

  registerRoute(app, deleteDepartment, async ({ params, query, request }) => {
    const gone = doneOf(await admin.departments.remove(params.id, query.membersTo ?? null))
    noteDepartment(request, gone, null)
    return { id: gone.id }
  })
}
