import type { FastifyInstance } from 'fastify'
import type { Services } from '../routes/services.ts'
import { accountRoutes } from './account-routes.ts'
import { avatarRoutes } from './avatar-routes.ts'
import { accountExportRoutes } from './export-routes.ts'
import { accountImportRoutes } from './import-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { accountSessionRoutes } from './session-routes.ts'

/** Everything around accounts: finding and changing them, passwords, sessions, pictures, and workbooks. */
export const registerAccounts = (app: FastifyInstance, services: Services): void => {
  accountRoutes(app, services)
  passwordRoutes(app, services)
  accountSessionRoutes(app, services)
  avatarRoutes(app, services)
  accountExportRoutes(app, services)
  accountImportRoutes(app, services)
}
