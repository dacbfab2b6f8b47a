import type { AnalyticsStore } from '@quaywise/analytics-store'
import { toldColumns } from '@quaywise/analytics-store/native'
import type { Batch } from './play-protocol.ts'

/**
 * Inserts batches one after the other, each under its own token and after `giveWay`, and tells how many rows
 * they hold. Done again with the same name and the same batches, it adds nothing.
 */
export const insertBatches = async (
  store: AnalyticsStore,
  name: string,
  batches: readonly Batch[],
  giveWay: () => Promise<void> = async () => undefined,
): Promise<number> => {
  let rows = 0
  for (const batch of batches) {
    const columns = toldColumns(batch.table)
    const token = `${name}-${batch.table}-${batch.seq}`
    await giveWay()
    await store.insert(`quaywise.${batch.table}`, 'Native', batch.bytes, { columns, token })
    rows += batch.rows
  }
  return rows
}
