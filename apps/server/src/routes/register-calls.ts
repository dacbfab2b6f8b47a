import type { FastifyInstance } from 'fastify'
import { emailRoutes } from '../account/email-routes.ts'
import { profileRoutes } from '../account/profile-routes.ts'
import { sessionRoutes } from '../account/session-routes.ts'
import { settingRoutes } from '../account/setting-routes.ts'
import { registerAccounts } from '../accounts/register-accounts.ts'
import { alertRoutes } from '../alerts/alert-routes.ts'
import { annotationRoutes } from '../annotations/annotation-routes.ts'
import { dataRoutes } from '../data/data-routes.ts'
import { departmentRoutes } from '../departments/department-routes.ts'
import { dictionaryRoutes } from '../dictionary/dictionary-routes.ts'
import { exportRoutes } from '../export/export-routes.ts'
import { forecastRoutes } from '../forecast/forecast-routes.ts'
import { geographicRoutes } from '../geographic/geographic-routes.ts'
import { ingestRoutes } from '../ingest/ingest-routes.ts'
import { monthLockRoutes } from '../month-locks/month-lock-routes.ts'
import { noticeRoutes } from '../notices/notice-routes.ts'
import { oidcRoutes } from '../oidc/oidc-routes.ts'
import { parameterRoutes } from '../parameters/parameter-routes.ts'
import { permissionRoutes } from '../permissions/permission-routes.ts'
import { registrationRoutes } from '../registration/registration-routes.ts'
import { roleRoutes } from '../roles/role-routes.ts'
import { ruleRoutes } from '../rules/rule-routes.ts'
import { scheduleRoutes } from '../schedules/schedule-routes.ts'
import { secondFactorRoutes } from '../second-factor/second-factor-routes.ts'
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
  permissionRoutes(app, services)
  roleRoutes(app, services)
  dictionaryRoutes(app, services)
  registrationRoutes(app, services)
  secondFactorRoutes(app, services)
  oidcRoutes(app, services)
  sessionRoutes(app, services)
  profileRoutes(app, services)
  emailRoutes(app, services)
  settingRoutes(app, services)
  geographicRoutes(app)
  registerAccounts(app, services)
  departmentRoutes(app, services)
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
  parameterRoutes(app, services)
  ruleRoutes(app, services)
}
