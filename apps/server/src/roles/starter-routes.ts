import type { Role } from '@quaywise/admin-store'
import { addStarterRoles, listStarterRoles } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../http/answers.ts'
import { fieldProblem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { catalogueLookup } from '../words/catalogue.ts'
import { noteRole } from './role-record.ts'
import { roleRowOf } from './role-rows.ts'
import { STARTER_ROLES } from './starter-roles.ts'
import { newStarterRoles, starterRows } from './starter-rows.ts'

/** The roles that the product proposes: told, and made where somebody asks for them. */
export const starterRoutes = (app: FastifyInstance, { admin }: Services): void => {
  registerRoute(app, listStarterRoles, async ({ request }) =>
    starterRows(await admin.roles.list(), await catalogueLookup(languageOf(request))),
  )

  registerRoute(app, addStarterRoles, async ({ body, request }) => {
    const ids = new Set(body.ids)
    const strange = body.ids.find((id) => STARTER_ROLES.every((one) => one.id !== id))
    if (strange !== undefined)
      throw fieldProblem({ field: 'ids', code: 'unknown', values: { name: strange } })
    const wanted = await newStarterRoles(STARTER_ROLES.filter(({ id }) => ids.has(id)))
    const made = await admin.transaction(async (tx) => {
      const roles: Role[] = []
      for (const role of wanted) {
        const outcome = await admin.roles.save(role, tx)
        if (!outcome.ok) throw fieldProblem({ field: 'ids', code: 'taken' })
        roles.push(outcome.role)
      }
      return roles
    })
    for (const role of made) noteRole(request, null, role)
    const locale = languageOf(request)
    const text = await catalogueLookup(locale)
    return made.map((role) => roleRowOf(role, new Map(), { locale, text }))
  })
}
