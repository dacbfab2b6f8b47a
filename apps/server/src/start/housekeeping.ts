import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { failAbandoned } from '../ingest/abandoned-batches.ts'
import { dropStaged, finishUnfinished } from '../ingest/unfinished.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So long notices are kept. */
const NOTICES_MS = 90 * DAY_MS

type Stores = { readonly admin: AdminStore; readonly store: AnalyticsStore }

const endAbandoned = async ({ admin, store }: Stores): Promise<void> => {
  await failAbandoned(admin, new Date(), false)
  await finishUnfinished(store, admin, { now: () => new Date(), alone: false })
  await dropStaged(store, admin)
}

const tidy = async (admin: AdminStore, now: Date): Promise<void> => {
  await admin.sessions.purgeExpired(now)
  await admin.codes.purgeExpired(now)
  await admin.signInSteps.purgeExpired(now)
  await admin.attempts.purge(now)
  await admin.kept.purge(new Date(now.getTime() - DAY_MS))
  await admin.notices.purge(new Date(now.getTime() - NOTICES_MS))
}

/**
 * Forgets ended sessions, codes and sign-in attempts once an hour, and looks every minute for files whose
 * receiver is gone and for what they left unfinished. Gives back how to stop it.
 */
export const keepHouse = (stores: Stores, onError: (error: unknown) => void): (() => void) => {
  const timers = [
    setInterval(() => void tidy(stores.admin, new Date()).catch(onError), HOUR_MS),
    setInterval(() => void endAbandoned(stores).catch(onError), MINUTE_MS),
  ]
  return () => timers.forEach((timer) => void clearInterval(timer))
}
