import type { FastifyInstance } from 'fastify'
import type { Services } from '../routes/services.ts'
import { batchRoutes } from './batch-routes.ts'
import { mappingRoutes } from './mapping-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { sourceRoutes } from './source-routes.ts'
import { terminalRoutes } from './terminal-routes.ts'

/** What the data page asks for: files, mappings, sources, terminals and messages. */
export const dataRoutes = (app: FastifyInstance, services: Services): void => {
  batchRoutes(app, services)
  mappingRoutes(app, services)
  sourceRoutes(app, services)
  terminalRoutes(app, services)
  messageRoutes(app, services)
}
