import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startClickHouse, startCluster } from '@quaywise/testing/clickhouse'
import type { AnalyticsStore } from './analytics-store.ts'
import { openClusterStore } from './cluster/open-cluster-store.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { openServerStore } from './server-store.ts'

/** A store on a fresh folder, for one test file. */
export type OpenedStore = { readonly store: AnalyticsStore; close(): Promise<void> }

const MAX_SECONDS = 20

const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'quaywise-store-'))

const openEmbedded = async (): Promise<OpenedStore> => {
  const home = freshFolder()
  const store = await openEmbeddedStore({
    path: join(home, 'analytics'),
    memoryBytes: 2e9,
    maxSeconds: MAX_SECONDS,
  })
  const close = async () => {
    await store.close()
    rmSync(home, { recursive: true, force: true })
  }
  return { store, close }
}

const openServer = async (): Promise<OpenedStore> => {
  const home = freshFolder()
  const server = await startClickHouse({ dir: join(home, 'data') })
  const store = await openServerStore({ url: server.url, memoryBytes: 1e9, maxSeconds: MAX_SECONDS })
  const close = async () => {
    await store.close()
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
  return { store, close }
}

const openCluster = async (): Promise<OpenedStore> => {
  const home = freshFolder()
  const cluster = await startCluster({ dir: home, memoryBytes: 2e9 })
  const store = await openClusterStore({
    ...{ url: cluster.url, cluster: cluster.name, memoryBytes: 1e9, maxSeconds: MAX_SECONDS },
  })
  const close = async () => {
    await store.close()
    await cluster.stop()
    rmSync(home, { recursive: true, force: true })
  }
  return { store, close }
}

/** Every driver, each against its real engine. */
export const DRIVERS = [
  { kind: 'embedded', open: openEmbedded },
  { kind: 'server', open: openServer },
  { kind: 'cluster', open: openCluster },
] as const
