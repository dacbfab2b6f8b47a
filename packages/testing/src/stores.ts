import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminStore, openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, MIGRATIONS, migrate, openEmbeddedStore } from '@quaywise/analytics-store'

/** Both stores, empty and migrated, in a folder of their own. */
export type TestStores = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly folder: string
  /** Closes both and removes the folder. */
  close(): Promise<void>
}

/** Opens the real embedded engines on a fresh temporary folder. One call a process at a time. */
export const openTestStores = async (): Promise<TestStores> => {
  const folder = await mkdtemp(join(tmpdir(), 'quaywise-test-'))
  const store = await openEmbeddedStore({ path: join(folder, 'analytics'), sessions: 2, memoryBytes: 1e9 })
  await migrate(store, MIGRATIONS)
  const admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
  const close = async (): Promise<void> => {
    await store.close()
    await admin.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { store, admin, folder, close }
}
