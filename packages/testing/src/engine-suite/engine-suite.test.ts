import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnalyticsStore, openClusterStore, openServerStore } from '@quaywise/analytics-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startClickHouse, startCluster } from '../clickhouse/index.ts'
import { type Bench, ENGINE_CHECKS, openBench } from './index.ts'

type Opened = { readonly store: AnalyticsStore; stop(): Promise<void> }

const openServer = async (dir: string): Promise<Opened> => {
  const server = await startClickHouse({ dir: join(dir, 'data') })
  return { store: await openServerStore({ url: server.url }), stop: () => server.stop() }
}

const openCluster = async (dir: string): Promise<Opened> => {
  const cluster = await startCluster({ dir })
  const store = await openClusterStore({ url: cluster.url, cluster: cluster.name })
  return { store, stop: () => cluster.stop() }
}

describe.each([
  ['a server', openServer],
  ['a cluster of three shards', openCluster],
])('on %s', (_name, open) => {
  const dir = mkdtempSync(join(tmpdir(), 'quaywise-suite-'))
  let opened: Opened
  let bench: Bench
  beforeAll(async () => {
    opened = await open(dir)
    bench = await openBench(opened.store)
  })
  afterAll(async () => {
    await bench?.close()
    await opened?.store.close()
    await opened?.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  test.each(ENGINE_CHECKS)('holds: $name', async (check) => {
    expect(await check.complaints(bench)).toEqual([])
  })
})
