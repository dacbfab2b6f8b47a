import type { FastifyInstance } from 'fastify'
import type { Services } from '../routes/services.ts'
import { batchRoutes } from './batch-routes.ts'
import { mappingRoutes } from './mapping-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { sourceRoutes } from './source-routes.ts'

/** What the data page asks for: files, mappings, sources and messages. */
export const dataRoutes = (app: FastifyInstance, services: Services): void => {
  batchRoutes(app, services)
  mappingRoutes(app, services)
  sourceRoutes(app, services)
  messageRoutes(app, services)
}
