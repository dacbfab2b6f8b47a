import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminStore, openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, MIGRATIONS, migrate, openClusterStore } from '@quaywise/analytics-store'
import { answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { BUCKET_ERROR } from '@quaywise/report-kit/rollup'
import { readerOf } from '@quaywise/testing/ask'
import { type ClickHouseCluster, startCluster } from '@quaywise/testing/clickhouse'
import { answerDifferences } from '@quaywise/testing/panels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { reconcileAll } from './checking.ts'
import { insertAwkward } from './fixture/awkward.ts'
import { Shelves } from './shelves.ts'
import { prepareTables } from './tables.ts'
import { RollupWork } from './work.ts'

const TERMINAL = { id: 'here', zone: 'Europe/Berlin' } as const
const WINDOW = { from: Date.parse('2026-03-20T23:00:00Z'), to: Date.parse('2026-05-27T22:00:00Z') }

const folder = mkdtempSync(join(tmpdir(), 'quaywise-cluster-'))
let cluster: ClickHouseCluster
let store: AnalyticsStore
let admin: AdminStore
let raw: Reader
let rolled: Reader
const read: string[] = []
beforeAll(async () => {
  cluster = await startCluster({ dir: join(folder, 'cluster') })
  store = await openClusterStore({ url: cluster.url, cluster: cluster.name })
  await migrate(store, MIGRATIONS)
  admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
  await prepareTables(store)
  const entry = { ...TERMINAL, name: 'Here', locode: null, kind: 'imported', clock: 'frozen' } as const
  await admin.terminals.upsert({ ...entry, frozenAt: null, sort: 0 })
  await insertAwkward(store, TERMINAL.id, new Draw(9), 0)
  const work = new RollupWork({ store, admin, giveWay: async () => undefined }, 0)
  while ((await work.step()) > 0);
  raw = readerOf(store)
  const query: Reader['query'] = (sql, params) => {
    read.push(sql)
    return raw.query(sql, params)
  }
  rolled = { query, shelf: new Shelves(admin).shelf }
}, 240_000)
afterAll(async () => {
  await store?.close()
  await admin?.close()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const questionOf = (measures: readonly string[], more: Partial<Question>): Question => ({
  ...{ terminal: TERMINAL.id, zone: TERMINAL.zone, window: WINDOW, basis: 'time', measures },
  ...{ by: [], attributes: [], restrictions: [], scopes: {}, order: [] },
  ...{ reasons: true, limit: 10_000, offset: 0 },
  ...more,
})

const TRUNK = { of: 'trunkBranchLine', dimension: 'trunk_branch', values: ['TRUNK'] }
const CUTS: readonly Partial<Question>[] = [
  {},
  { by: ['month'] },
  { by: ['day'], restrictions: [TRUNK] },
  { by: ['visit'] },
  { by: ['trunk_branch', 'month'] },
]

describe('on a cluster', () => {
  test.each(CUTS)('sums are the same from roll-ups: %j', async (more) => {
    const question = questionOf(['crane_boxes', 'gross_hours', 'gmph'], more)
    read.length = 0
    expect(answerDifferences(await answer(question, raw), await answer(question, rolled))).toEqual([])
    expect(read.join()).toContain('quaywise.rollup_')
  })

  test.each(CUTS)('percentiles lie within their error: %j', async (more) => {
    const question = questionOf(['cycle_p90'], more)
    read.length = 0
    const [exact, near] = [await answer(question, raw), await answer(question, rolled)]
    expect(read.join()).toContain('_buckets')
    expect(near.rows.length).toBe(exact.rows.length)
    for (const [i, row] of exact.rows.entries()) {
      if (row.cycle_p90 === null) expect(near.rows[i]?.cycle_p90).toBeNull()
      else
        expect(Math.abs(Number(near.rows[i]?.cycle_p90) / Number(row.cycle_p90) - 1)).toBeLessThan(
          BUCKET_ERROR * (1 + 1e-9),
        )
    }
  })

  test('what is built holds what the facts hold', async () => {
    const found: string[] = []
    await reconcileAll({ store, admin, giveWay: async () => undefined }, ({ day }) => found.push(day))
    expect(found).toEqual([])
  }, 120_000)
})
