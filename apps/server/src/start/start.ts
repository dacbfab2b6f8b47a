import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureFirstAdmin } from '@quaywise/admin-store'
import { ensureToolToken } from '../access/tool-token.ts'
import { buildApp } from '../app.ts'
import { BackupDesk } from '../backup/backup-desk.ts'
import { WriteGate } from '../backup/write-gate.ts'
import { runClockwork } from '../clockwork/run-clockwork.ts'
import type { Config } from '../config/config.ts'
import { startDemo } from '../demo/start-demo.ts'
import { Traffic } from '../demo/traffic.ts'
import { ForecastKeeper } from '../forecast/keep-forecasts.ts'
import { openInbox } from '../inbox/open-inbox.ts'
import { failAbandoned } from '../ingest/abandoned-batches.ts'
import { fillPlaces } from '../ingest/fill-places.ts'
import { spoolFolder } from '../ingest/ports-of.ts'
import { emptySpool } from '../ingest/spool.ts'
import { dropStaged, finishUnfinished } from '../ingest/unfinished.ts'
import { loggerOptions } from '../observe/log.ts'
import { measuredStore } from '../observe/measured-store.ts'
import { createMetrics } from '../observe/metrics.ts'
import { newStarterRoles } from '../roles/starter-rows.ts'
import { factWritesOf } from '../rollups/fact-writes.ts'
import { prepareRollups, rollupTurns } from '../rollups/start-rollups.ts'
import { runRules } from '../rules/run-rules.ts'
import { senderOf } from '../senders/sender-of.ts'
import { findWebBuild } from '../web/web-build.ts'
import { checkReports } from './check-reports.ts'
import { keepHouse } from './housekeeping.ts'
import { listen } from './listen.ts'
import { openStores, type Stores } from './open-stores.ts'
import { welcome } from './welcome.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist')
/** How long running calls may go on before their queries are stopped. */
const PATIENCE_MS = 3000

/** A running server; `stop` lets go of everything it holds. */
export type Running = { stop(): Promise<void> }

/** Backups are made here where both stores are embedded; outside engines have their own means. */
const backupOf = (config: Config, store: Stores['store'], gate: WriteGate): { backup?: BackupDesk } => {
  if (store.kind !== 'embedded' || config.DATABASE_URL) return {}
  const parts = { store, gate, dataDir: config.DATA_DIR, inbox: config.INBOX_DIR, now: () => new Date() }
  return {
    backup: new BackupDesk(parts, (error) => process.stderr.write(`A backup failed: ${String(error)}\n`)),
  }
}

const serve = async (config: Config, opened: Stores): Promise<Running> => {
  const gate = new WriteGate()
  const stores = { ...opened, store: gate.over(opened.store) }
  const { admin } = stores
  const metrics = createMetrics()
  const traffic = new Traffic()
  const store = traffic.watched(measuredStore(stores.store, metrics))
  await prepareRollups(store, admin)
  const writes = factWritesOf(admin)
  const demo = await startDemo({ store, admin, traffic, writes, mode: config.DEMO })
  const app = await buildApp({
    ...{ store, admin, config, metrics, sender: await senderOf(config), loading: demo.loading },
    now: () => new Date(),
    web: await findWebBuild(WEB_FOLDER),
    ...backupOf(config, opened.store, gate),
    toolTokenHash: await ensureToolToken(resolve(config.DATA_DIR)),
    logger: loggerOptions(config.LOG_LEVEL),
  })
  // The embedded engine belongs to one process: whoever received a file before is gone.
  await failAbandoned(admin, new Date(), store.kind === 'embedded')
  await finishUnfinished(store, admin, { now: () => new Date(), alone: store.kind === 'embedded' })
  await dropStaged(store, admin)
  await fillPlaces(store)
  await emptySpool(spoolFolder(config.DATA_DIR))
  const stopHouse = keepHouse({ admin, store, config }, (error) =>
    app.log.error({ err: error }, 'housekeeping failed'),
  )
  const forecasts = new ForecastKeeper({
    ...{ store, admin, loading: demo.loading, now: () => new Date() },
    giveWay: () => traffic.giveWay(),
  })
  const inbox = await openInbox(config.INBOX_DIR, { store, admin, dataDir: config.DATA_DIR, log: app.log })
  const rollups = rollupTurns(
    { store: measuredStore(stores.store, metrics), admin, traffic, metrics, loading: demo.loading },
    app.log,
  )
  const clockwork = runClockwork({ store, admin, config }, app.log)
  const rules = await runRules({ store, admin, config, rollups, forecasts, loading: demo.loading }, app.log)
  const stop = async (): Promise<void> => {
    stopHouse()
    await Promise.race([clockwork.stop(), sleep(PATIENCE_MS)])
    await Promise.race([inbox?.stop(), sleep(PATIENCE_MS)])
    const closed = app.close()
    await demo.stop()
    await Promise.race([rules.stop(), sleep(PATIENCE_MS)])
    await Promise.race([closed, sleep(PATIENCE_MS)])
    await store.close()
    app.server.closeAllConnections()
    await closed
    await app.queryLog.close()
    await admin.close()
  }
  try {
    const url = await listen(app, config)
    // Only now: a password that is made before the port is had could be lost unprinted.
    const password = config.ADMIN_PASSWORD
    const first = { ...(password ? { password } : {}), roles: await newStarterRoles() }
    const firstAdmin = await ensureFirstAdmin(admin, first)
    process.stdout.write(welcome(url, firstAdmin))
  } catch (thrown) {
    await stop()
    throw thrown
  }
  demo.run(app.log)
  inbox?.run()
  return { stop }
}

/** Opens everything, listens, and tells where. Throws a `StartProblem` where the user can mend it. */
export const start = async (config: Config): Promise<Running> => {
  checkReports()
  const stores = await openStores(config)
  try {
    return await serve(config, stores)
  } catch (thrown) {
    await stores.store.close()
    await stores.admin.close()
    throw thrown
  }
}
