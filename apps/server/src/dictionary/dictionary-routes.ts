import { getOwnTexts } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { ownTexts } from '../words/own-texts.ts'
import { dictionaryEntryRoutes } from './entry-routes.ts'
import { dictionaryTypeRoutes } from './type-routes.ts'

/** The lists of words, their entries, and the texts that the browser puts in place of the product's. */
export const dictionaryRoutes = (app: FastifyInstance, services: Services): void => {
  dictionaryTypeRoutes(app, services)
  dictionaryEntryRoutes(app, services)
  registerRoute(app, getOwnTexts, ({ query }) => ownTexts(services.admin, query.locale))
}
