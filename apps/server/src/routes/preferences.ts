import { getPreferences, putPreference } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../access/identity.ts'
import { fieldProblem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from './services.ts'

const MOST = 500

/** What the signed-in user set up for themselves; nobody else's can be named. */
export const preferenceRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, getPreferences, async ({ query, request }) => ({
    ...(await admin.preferences.list(userOf(request).user.id, query.prefix)),
  }))

  registerRoute(app, putPreference, async ({ body: { key, value }, request }) => {
    const { id } = userOf(request).user
    if (value === null) {
      await admin.preferences.remove(id, key)
      return { kept: false }
    }
    const own = await admin.preferences.list(id)
    if (!Object.hasOwn(own, key) && Object.keys(own).length >= MOST)
      throw fieldProblem({ field: 'key', code: 'tooMany', values: { count: MOST } })
    await admin.preferences.set(id, key, value, now())
    return { kept: true }
  })
}
