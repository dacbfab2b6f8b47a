import type { FastifyInstance } from 'fastify'
import { dataRoutes } from '../data/data-routes.ts'
import { exportRoutes } from '../export/export-routes.ts'
import { ingestRoutes } from '../ingest/ingest-routes.ts'
import { analysisRoutes } from './analysis.ts'
import { entityRoutes } from './entity.ts'
import { healthRoutes } from './health.ts'
import { loginRoutes } from './login.ts'
import { preferenceRoutes } from './preferences.ts'
import type { Services } from './services.ts'
import { statusRoutes } from './status.ts'
import { userRoutes } from './user.ts'

/** Every call of the contract, and the health of the process. */
export const registerCalls = (app: FastifyInstance, services: Services): void => {
  healthRoutes(app, services)
  loginRoutes(app, services)
  userRoutes(app, services)
  preferenceRoutes(app, services)
  statusRoutes(app, services)
  analysisRoutes(app, services)
  exportRoutes(app, services)
  entityRoutes(app, services)
  ingestRoutes(app, services)
  dataRoutes(app, services)
}
