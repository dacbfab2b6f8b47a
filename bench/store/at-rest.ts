import { setTimeout as sleep } from 'node:timers/promises'
import type { AnalyticsStore } from '@quaywise/analytics-store'

const LOOK_MS = 1000

/** Waits until the engine merges nothing any more: what it does in its own time would be measured with the rest. */
export const atRest = async (store: Pick<AnalyticsStore, 'query'>): Promise<void> => {
  const merging = async (): Promise<number> =>
    Number((await store.query('SELECT count() AS n FROM system.merges')).rows[0]?.n ?? 0)
  while ((await merging()) > 0) await sleep(LOOK_MS)
}
