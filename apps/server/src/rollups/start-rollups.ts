import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { FastifyBaseLogger } from 'fastify'
import type { Demo } from '../demo/start-demo.ts'
import type { Traffic } from '../demo/traffic.ts'
import type { Metrics } from '../observe/metrics.ts'
import { RollupTurns } from './rollup-turns.ts'
import { prepareTables } from './tables.ts'

/** What the roll-ups of a process need. `store` is asked without standing in its own way. */
export type RollupParts = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly traffic: Traffic
  readonly metrics: Metrics
  readonly loading: Demo['loading']
}

/** Makes the tables of the roll-ups; writes that a process left open are over where the engine was its own. */
export const prepareRollups = async (store: AnalyticsStore, admin: AdminStore): Promise<void> => {
  if (store.kind === 'embedded') await admin.rollups.endAll()
  await prepareTables(store)
}

/** What keeps the roll-ups of this process; differences are told to people, counted and logged. */
export const rollupTurns = (
  { store, admin, traffic, metrics, loading }: RollupParts,
  log: FastifyBaseLogger,
): RollupTurns => {
  const busy = async (): Promise<boolean> =>
    (await loading()).some(({ state }) => state === 'loading' || state === 'filling')
  return new RollupTurns({
    ...{ store, admin, busy, giveWay: () => traffic.giveWay() },
    onDifference: (difference) => {
      metrics.rollupDifferences.inc({ dataset: difference.dataset })
      const { terminal, dataset, day } = difference
      const told = {
        onceKey: `rollup:${terminal}:${dataset}:${day}`,
        userId: null,
        kind: 'rollup',
        href: null,
      }
      const detail = { dataset, day }
      void admin.notices.tell({ ...told, terminal, detail }, new Date()).catch((err) => log.error({ err }))
      log.error(difference, 'a roll-up did not hold what the facts hold; it is counted anew')
    },
  })
}
