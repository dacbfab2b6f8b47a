import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { reconcileAll } from './checking.ts'
import { prepareTables } from './tables.ts'
import { RollupWork } from './work.ts'

/** How the roll-ups of a store stand: days that do not hold what the facts hold, as they are and when all are built. */
export type RollupFigures = { readonly before: number; readonly after: number; readonly days: number }

/**
 * Compares all roll-ups of stores that no server has open with the facts, builds what waits, and compares again.
 * `days` tells how many were built.
 */
export const compareRollups = async (store: AnalyticsStore, admin: AdminStore): Promise<RollupFigures> => {
  const parts = { store, admin, giveWay: async () => undefined }
  // What a process that was killed began to write is over.
  await admin.rollups.endAll()
  await prepareTables(store)
  const before = await reconcileAll(parts, () => undefined)
  const work = new RollupWork(parts, 0)
  let days = 0
  for (let built = await work.step(); built > 0; built = await work.step()) days += built
  return { before, after: await reconcileAll(parts, () => undefined), days }
}
