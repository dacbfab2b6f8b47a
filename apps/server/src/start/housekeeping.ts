import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Config } from '../config/config.ts'
import { failAbandoned } from '../ingest/abandoned-batches.ts'
import { dropStaged, finishUnfinished } from '../ingest/unfinished.ts'
import { cutOldRows } from '../query-log/keep-log.ts'
import { logSealOf } from '../query-log/seal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So long notices are kept. */
const NOTICES_MS = 90 * DAY_MS

type Stores = { readonly admin: AdminStore; readonly store: AnalyticsStore; readonly config: Config }

const endAbandoned = async ({ admin, store }: Stores): Promise<void> => {
  await failAbandoned(admin, new Date(), false)
  await finishUnfinished(store, admin, { now: () => new Date(), alone: false })
  await dropStaged(store, admin)
}

const tidy = async ({ admin, config }: Stores, now: Date): Promise<void> => {
  await admin.sessions.purgeExpired(now)
  await admin.codes.purgeExpired(now)
  await admin.attempts.purge(now)
  await admin.kept.purge(new Date(now.getTime() - DAY_MS))
  await admin.notices.purge(new Date(now.getTime() - NOTICES_MS))
  await cutOldRows(admin, await logSealOf(config), now)
}

/**
 * Forgets ended sessions, codes, sign-in attempts and old rows of the query log once an hour, and looks every minute for files whose
 * receiver is gone and for what they left unfinished. Gives back how to stop it.
 */
export const keepHouse = (stores: Stores, onError: (error: unknown) => void): (() => void) => {
  const timers = [
    setInterval(() => void tidy(stores, new Date()).catch(onError), HOUR_MS),
    setInterval(() => void endAbandoned(stores).catch(onError), MINUTE_MS),
  ]
  return () => timers.forEach((timer) => void clearInterval(timer))
}
