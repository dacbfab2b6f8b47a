import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { finishIntent } from '@quaywise/ingest'
import { factPorts } from './fact-ports.ts'
import { turns } from './turns.ts'

/**
 * Finishes the writes that a process began and did not live to end. One that is still at it keeps its turn: its
 * writes are waited for. A process that is `alone` with its stores takes all turns.
 */
export const finishUnfinished = async (
  store: AnalyticsStore,
  admin: AdminStore,
  { now, alone }: { now: () => Date; alone: boolean },
): Promise<void> => {
  if (alone) await admin.ingest.leases.clear()
  const ports = factPorts(store, admin)
  const inTurn = turns(admin, now)
  for (const name of await admin.ingest.intents.names()) await inTurn(name, () => finishIntent(ports, name))
}

/** Takes away the tables in which files that are no longer coming in were compared with what stood. */
export const dropStaged = async (store: AnalyticsStore, admin: AdminStore): Promise<void> => {
  // The tables first: one that is made meanwhile belongs to a batch that is open by then.
  const { rows } = await store.query<{ name: string }>(
    "SELECT name FROM system.tables WHERE database = 'quaywise' AND startsWith(name, 'staged_')",
  )
  const open = await admin.ingest.batches.receiving()
  const used = open.map(({ id }) => `staged_${id.replaceAll('-', '')}_`)
  for (const { name } of rows)
    if (!used.some((start) => name.startsWith(start)))
      await store.command(`DROP TABLE IF EXISTS quaywise.${name}`)
}
