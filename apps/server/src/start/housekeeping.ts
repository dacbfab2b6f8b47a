import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Config } from '../config/config.ts'
import { failAbandoned } from '../ingest/abandoned-batches.ts'
import { dropStaged, finishUnfinished } from '../ingest/unfinished.ts'
import { tellRejections } from '../notices/tell-rejections.ts'
import { parametersAt } from '../parameters/in-effect.ts'
import { cutOldRows } from '../query-log/keep-log.ts'
import { logSealOf } from '../query-log/seal.ts'
import { forgetReports } from '../schedules/forget-reports.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type Stores = { readonly admin: AdminStore; readonly store: AnalyticsStore; readonly config: Config }

const endAbandoned = async ({ admin, store }: Stores): Promise<void> => {
  await failAbandoned(admin, new Date(), false)
  await finishUnfinished(store, admin, { now: () => new Date(), alone: false })
  await dropStaged(store, admin)
  await tellRejections(admin, new Date())
}

/** Forgets what was kept long enough: ended sessions, codes, sign-in attempts, deleted things, notices, rejected rows, reports, the query log. */
export const tidy = async (
  { admin, config }: Omit<Stores, 'store'>,
  now: Date,
): Promise<Record<string, number>> => {
  const { values } = await parametersAt(admin, now)
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  await admin.sessions.purgeExpired(now)
  await admin.codes.purgeExpired(now)
  await admin.signInSteps.purgeExpired(now)
  await admin.attempts.purge(now)
  await admin.kept.purge(before(values['retention.deleted_days']))
  await admin.notices.purge(before(values['retention.notice_days']))
  const rejections = await admin.ingest.rejections.purge(before(values['retention.rejection_days']))
  const reports = await forgetReports({ admin, config }, before(values['retention.report_days']))
  await cutOldRows(admin, await logSealOf(config), now)
  return { noticeDays: values['retention.notice_days'], rejections, reports }
}

/**
 * Looks every minute for files whose receiver is gone and for what they left unfinished, and tells of those that could
 * not be taken in. Gives back how to stop it.
 */
export const keepHouse = (stores: Stores, onError: (error: unknown) => void): (() => void) => {
  const timers = [setInterval(() => void endAbandoned(stores).catch(onError), MINUTE_MS)]
  return () => timers.forEach((timer) => void clearInterval(timer))
}
