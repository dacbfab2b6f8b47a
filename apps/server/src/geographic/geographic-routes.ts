import { listCities, listProvinces } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../http/answers.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { PROVINCES } from './china.ts'
import { provinceOf } from './find-place.ts'
import { placeName } from './place-name.ts'

/** The places that a profile names: provinces of China and their cities, in the language of the call. */
export const geographicRoutes = (app: FastifyInstance): void => {
  registerRoute(app, listProvinces, async ({ request }) =>
    PROVINCES.map((each) => ({ id: each.id, name: placeName(each, languageOf(request)) })),
  )

  registerRoute(app, listCities, async ({ params, request }) => {
    const province = provinceOf(params.province)
    if (!province) throw new Problem('NOT_FOUND')
    return province.cities.map((each) => ({ id: each.id, name: placeName(each, languageOf(request)) }))
  })
}
