import { randomUUID } from 'node:crypto'
import { ROUTES } from '@quaywise/contract'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { authenticate } from './access/authenticate.ts'
import { guardRoutes } from './access/authorise.ts'
import type { BackupDesk } from './backup/backup-desk.ts'
import { backupRoutes } from './backup/backup-routes.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { takeJson } from './http/body-parsers.ts'
import { answerError, handleErrors } from './http/error-handler.ts'
import { methodTable } from './http/method-table.ts'
import { handleNotFound } from './http/not-found.ts'
import { logAnswers } from './http/request-log.ts'
import { secureHeaders, securityHeaders } from './http/security-headers.ts'
import type { Metrics } from './observe/metrics.ts'
import { measureCalls } from './observe/metrics-route.ts'
import { logRoutes } from './query-log/log-routes.ts'
import { LogWriter } from './query-log/log-writer.ts'
import { logSealOf } from './query-log/seal.ts'
import { watchCalls } from './query-log/watch-calls.ts'
import { registerCalls } from './routes/register-calls.ts'
import type { Services } from './routes/services.ts'
import { pageFallback, serveWeb } from './web/serve-web.ts'

/** What an application is built from. */
export type AppParts = Services & {
  readonly metrics: Metrics
  /** SHA-256 of the token by which tools on this machine sign in. */
  readonly toolTokenHash: string
  /** Makes backups; without it, where a store is not embedded, the calls of backups are refused. */
  readonly backup?: BackupDesk
  readonly logger?: FastifyServerOptions['logger']
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The writer of the query log; closed once more when the last call was answered. */
    queryLog: LogWriter
  }
}

const BODY_LIMIT = 1_048_576

const bareApp = ({ config, logger }: AppParts): FastifyInstance =>
  Fastify({
    logger: logger ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 0,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Behind a proxy on this machine the caller's address is the one that the proxy tells.
    trustProxy: config.PUBLIC_URL ? 'loopback' : false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(securityHeaders(config.PUBLIC_URL))),
  })

const keepQueryLog = (app: FastifyInstance, parts: AppParts): void => {
  const { admin, config, now } = parts
  const seal = () => logSealOf(config)
  const onError = (error: unknown) => app.log.error({ err: error }, 'the query log could not be written')
  const log = new LogWriter({ admin, seal, now, onError, dataDir: config.DATA_DIR })
  watchCalls(app, { admin, log, now })
  logRoutes(app, parts, log, seal)
  app.decorate('queryLog', log)
  app.addHook('onClose', () => log.close())
}

/** The whole HTTP application over open stores; it listens nowhere until told to. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const app = bareApp(parts)
  const methodsAt = methodTable(app)
  takeJson(app)
  handleErrors(app)
  logAnswers(app)
  secureHeaders(app, parts.config.PUBLIC_URL)
  authenticate(app, parts.admin, parts.toolTokenHash, parts.now)
  guardRoutes(app)
  measureCalls(app, parts.metrics)
  keepQueryLog(app, parts)
  registerCalls(app, parts)
  backupRoutes(app, parts.backup ?? null)
  docsRoutes(app, ROUTES)
  await serveWeb(app, parts.web)
  handleNotFound(app, methodsAt, pageFallback(parts.web))
  await app.ready()
  return app
}
