import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClickHouse, type ClickHouseCluster, startCluster } from '@quaywise/testing/clickhouse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalyticsStore } from '../analytics-store.ts'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from '../schema/index.ts'
import { openClusterStore } from './open-cluster-store.ts'

const home = mkdtempSync(join(tmpdir(), 'quaywise-cluster-'))
const MACHINES = 30
const ROWS = 3000
let cluster: ClickHouseCluster
let store: AnalyticsStore
beforeAll(async () => {
  cluster = await startCluster({ dir: home })
  store = await openClusterStore({ url: cluster.url, cluster: cluster.name, maxSeconds: 20 })
  await migrate(store, MIGRATIONS)
  await store.insert('quaywise.telemetry', 'JSONEachRow', points('first'), {
    columns: COLUMNS,
    token: 'first',
  })
})
afterAll(async () => {
  await store?.close()
  await cluster?.stop()
  rmSync(home, { recursive: true, force: true })
})

const COLUMNS = ['terminal_id', 'eq_kind', 'eq_id', 'at', 'source']
const points = (source: string): string =>
  Array.from({ length: ROWS }, (_, i) =>
    JSON.stringify({
      ...{ terminal_id: 'T', eq_kind: 'AGV', eq_id: `A${i % MACHINES}`, source },
      at: new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString(),
    }),
  ).join('\n')

const COUNT = 'SELECT count() AS n FROM quaywise.telemetry'
const count = async (): Promise<number> => Number((await store.query<{ n: string }>(COUNT)).rows[0]?.n)
const last = (): ClickHouse => {
  const node = cluster.nodes.at(-1)
  if (!node) throw new Error('The cluster has no node.')
  return node
}

/** Does something while the third shard is away. */
const withoutThird = async (work: () => Promise<void>): Promise<void> => {
  await last().kill()
  try {
    await work()
  } finally {
    await last().restart()
  }
}

describe('rows of a cluster', () => {
  test('lie by terminal and machine: every shard has some, and a machine is on one', async () => {
    const { rows } = await store.query<{ machines: number; shard: number }>(
      'SELECT _shard_num AS shard, toUInt32(uniqExact(eq_id)) AS machines FROM quaywise.telemetry GROUP BY shard',
    )
    expect(rows.map(({ shard }) => shard).sort()).toEqual([1, 2, 3])
    expect(rows.reduce((sum, { machines }) => sum + machines, 0)).toBe(MACHINES)
  })

  test('are in parts of a table at every node, and none in the table of its name', async () => {
    const { rows } = await store.query<{ engine: string }>(
      "SELECT engine FROM system.tables WHERE database = 'quaywise' AND name IN ('telemetry', 'local_telemetry') ORDER BY name",
    )
    expect(rows).toEqual([{ engine: 'MergeTree' }, { engine: 'Distributed' }])
  })
})

describe('a table in memory', () => {
  test('can be filled, asked beside the tables of all shards, emptied and dropped', async () => {
    await store.command('CREATE TABLE IF NOT EXISTS quaywise.staged (n UInt32, eq String) ENGINE = Memory')
    await store.insert(
      'quaywise.staged',
      'JSONEachRow',
      '{"n":1,"eq":"A1"}\n{"n":2,"eq":"A2"}\n{"n":3,"eq":"X"}',
    )
    const known =
      'SELECT eq_id FROM quaywise.telemetry WHERE eq_id GLOBAL IN (SELECT eq FROM quaywise.staged)'
    const { rows } = await store.query(`SELECT n FROM quaywise.staged WHERE eq IN (${known}) ORDER BY n`)
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
    await store.command('TRUNCATE TABLE quaywise.staged')
    expect((await store.query('SELECT n FROM quaywise.staged')).rows).toEqual([])
    await store.command('DROP TABLE IF EXISTS quaywise.staged')
    await expect(store.query('SELECT n FROM quaywise.staged')).rejects.toMatchObject({ engineCode: 60 })
  })
})

describe('a deletion', () => {
  test('by what the whole table says goes by all shards', async () => {
    const last = points('first').split('\n').at(-1) ?? ''
    const add = (line: string) =>
      store.insert('quaywise.telemetry', 'JSONEachRow', line, { columns: COLUMNS })
    for (const eq of ['B1', 'B2', 'B3', 'B4'])
      await add(last.replace(/"eq_id":"\w+"/, `"eq_id":"${eq}"`).replace('first', 'newer'))
    const newer = "SELECT at FROM quaywise.telemetry WHERE source = 'newer'"
    await store.command(`DELETE FROM quaywise.telemetry WHERE source = 'first' AND at IN (${newer})`)
    await store.command("DELETE FROM quaywise.telemetry WHERE source = 'newer'")
    expect(await count()).toBe(ROWS - 1)
    await add(last)
    expect(await count()).toBe(ROWS)
  })
})

describe('a shard that is killed', () => {
  test('is told with the answer of the others, and only to who asked for that', async () => {
    await withoutThird(async () => {
      await expect(store.query(COUNT)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      const { rows, missing } = await store.query<{ n: string }>(COUNT, { partial: true })
      expect(missing).toEqual({ shards: [3], of: 3 })
      expect(Number(rows[0]?.n)).toBeGreaterThan(0)
      expect(Number(rows[0]?.n)).toBeLessThan(ROWS)
    })
    expect(await store.query(COUNT, { partial: true })).not.toHaveProperty('missing')
    expect(await count()).toBe(ROWS)
  })

  test('in the middle of a question is told too', async () => {
    const slow = `SELECT count() AS n, sum(sleepEachRow(0.002)) AS s FROM quaywise.telemetry`
    const asked = store.query<{ n: string }>(`${slow} SETTINGS max_block_size = 50`, { partial: true })
    await sleep(300)
    await withoutThird(async () => {
      const { rows, missing } = await asked
      expect(missing).toEqual({ shards: [3], of: 3 })
      expect(Number(rows[0]?.n)).toBeLessThan(ROWS)
    })
    expect(await count()).toBe(ROWS)
  })

  test('takes no rows, and takes them once when they are sent again', async () => {
    const insert = () =>
      store.insert('quaywise.telemetry', 'JSONEachRow', points('second'), {
        columns: COLUMNS,
        token: 'second',
      })
    await withoutThird(async () => {
      await expect(insert()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    })
    await insert()
    await insert()
    expect(await count()).toBe(2 * ROWS)
  })

  test('keeps a deletion from being acknowledged; said again, it is whole', async () => {
    const drop = () => store.command("DELETE FROM quaywise.telemetry WHERE source = 'second'")
    await withoutThird(async () => {
      await expect(drop()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    })
    await drop()
    expect(await count()).toBe(ROWS)
  })
})

describe('opening a cluster', () => {
  test('names the clusters there are when there is none of the name', async () => {
    const open = openClusterStore({ url: cluster.url, cluster: 'nowhere' })
    await expect(open).rejects.toThrow(/knows no cluster nowhere; it knows: .*quay/)
  })

  test('names the node that does not answer', async () => {
    await withoutThird(async () => {
      const open = openClusterStore({ url: cluster.url, cluster: cluster.name })
      await expect(open).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /127\.0\.0\.3/ })
    })
  })

  test('in another database leaves that of the product alone', async () => {
    const scratch = await openClusterStore({
      url: cluster.url,
      cluster: cluster.name,
      database: 'quaywise_scratch',
    })
    await migrate(scratch, MIGRATIONS.slice(0, 1))
    await scratch.insert('quaywise.che_state', 'JSONEachRow', '{"terminal_id":"T"}', {
      columns: ['terminal_id'],
    })
    const { rows } = await scratch.query(
      "SELECT count() AS n, 'quaywise.che_state' AS said FROM quaywise.che_state",
    )
    expect(rows).toEqual([{ n: '1', said: 'quaywise.che_state' }])
    await scratch.close()
    expect((await store.query('SELECT count() AS n FROM quaywise.che_state')).rows).toEqual([{ n: '0' }])
  })
})
