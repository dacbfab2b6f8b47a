import type { FastifyInstance } from 'fastify'
import { alertRoutes } from '../alerts/alert-routes.ts'
import { annotationRoutes } from '../annotations/annotation-routes.ts'
import { dataRoutes } from '../data/data-routes.ts'
import { exportRoutes } from '../export/export-routes.ts'
import { forecastRoutes } from '../forecast/forecast-routes.ts'
import { ingestRoutes } from '../ingest/ingest-routes.ts'
import { monthLockRoutes } from '../month-locks/month-lock-routes.ts'
import { noticeRoutes } from '../notices/notice-routes.ts'
import { scheduleRoutes } from '../schedules/schedule-routes.ts'
import { shareRoutes } from '../shares/share-routes.ts'
import { viewRoutes } from '../views/view-routes.ts'
import { analysisRoutes } from './analysis.ts'
import { entityRoutes } from './entity.ts'
import { healthRoutes } from './health.ts'
import { loginRoutes } from './login.ts'
import { preferenceRoutes } from './preferences.ts'
import type { Services } from './services.ts'
import { statusRoutes } from './status.ts'
import { trackRoutes } from './track.ts'
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
  monthLockRoutes(app, services)
  entityRoutes(app, services)
  trackRoutes(app, services)
  forecastRoutes(app, services)
  ingestRoutes(app, services)
  dataRoutes(app, services)
  viewRoutes(app, services)
  shareRoutes(app, services)
  annotationRoutes(app, services)
  alertRoutes(app, services)
  noticeRoutes(app, services)
  scheduleRoutes(app, services)
}
