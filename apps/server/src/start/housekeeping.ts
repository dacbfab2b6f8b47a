import type { AdminStore } from '@quaywise/admin-store'
import { failAbandoned } from '../ingest/abandoned-batches.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const tidy = async (admin: AdminStore, now: Date): Promise<void> => {
  await admin.sessions.purgeExpired(now)
  await admin.codes.purgeExpired(now)
  await admin.attempts.purge(now)
}

/**
 * Forgets ended sessions, codes and sign-in attempts once an hour, and looks every minute for files whose
 * receiver is gone. Gives back how to stop it.
 */
export const keepHouse = (admin: AdminStore, onError: (error: unknown) => void): (() => void) => {
  const timers = [
    setInterval(() => void tidy(admin, new Date()).catch(onError), HOUR_MS),
    setInterval(() => void failAbandoned(admin, new Date(), false).catch(onError), MINUTE_MS),
  ]
  return () => timers.forEach((timer) => void clearInterval(timer))
}
