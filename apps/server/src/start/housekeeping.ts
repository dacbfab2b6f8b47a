import type { AdminStore } from '@quaywise/admin-store'

const HOUR_MS = 3_600_000

const tidy = async (admin: AdminStore, now: Date): Promise<void> => {
  await admin.sessions.purgeExpired(now)
  await admin.codes.purgeExpired(now)
  await admin.attempts.purge(now)
}

/** Forgets ended sessions, codes and sign-in attempts once an hour. Gives back how to stop it. */
export const keepHouse = (admin: AdminStore, onError: (error: unknown) => void): (() => void) => {
  const timer = setInterval(() => void tidy(admin, new Date()).catch(onError), HOUR_MS)
  return () => clearInterval(timer)
}
