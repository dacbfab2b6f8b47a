import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalyticsStore } from '../analytics-store.ts'
import { openEmbeddedStore } from '../embedded-store.ts'
import { MIGRATIONS } from '../schema/index.ts'
import type { Layout } from './layout.ts'
import { placeStatement } from './place-statement.ts'

const PLAIN: Layout = { cluster: 'quay', database: 'quaywise', replicated: false }
const REPLICATED: Layout = { ...PLAIN, replicated: true }

const CREATE = `CREATE TABLE IF NOT EXISTS quaywise.stay (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  visit_id String,
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  version UInt64,
  INDEX by_visit visit_id TYPE bloom_filter(0.01) GRANULARITY 4
) ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(started_at)
ORDER BY (terminal_id, visit_id, started_at)
SETTINGS fsync_after_insert = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one (quiet, long) stay'`

const textsOf = (layout: Layout, sql: string): readonly string[] =>
  placeStatement(layout, sql).map((placed) => `${placed.at}: ${placed.sql}`)

describe('a table on a cluster', () => {
  test('without a keeper is one part at every node and the table over them', () => {
    const [part = '', whole, ...more] = textsOf(PLAIN, CREATE)
    expect(part).toMatch(/^everywhere: CREATE TABLE IF NOT EXISTS quaywise\.local_stay \(/)
    expect(part).toContain('ENGINE = ReplacingMergeTree(version)\nPARTITION BY')
    expect(whole).toBe(
      "everywhere: CREATE TABLE IF NOT EXISTS quaywise.stay AS quaywise.local_stay ENGINE = Distributed('quay', 'quaywise', 'local_stay', cityHash64(terminal_id, visit_id))",
    )
    expect(more).toEqual([])
  })

  test('with a keeper is replicated and made by one statement', () => {
    const [part = '', whole = ''] = textsOf(REPLICATED, CREATE)
    expect(part).toMatch(/^here: CREATE TABLE IF NOT EXISTS quaywise\.local_stay ON CLUSTER quay \(/)
    expect(part).toContain(
      "ENGINE = ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}', version)",
    )
    expect(part).toContain('replicated_deduplication_window = 10000')
    expect(part).toContain("COMMENT 'One row is one (quiet, long) stay'")
    expect(whole).toContain('quaywise.stay ON CLUSTER quay AS quaywise.local_stay ENGINE = Distributed(')
  })

  test.each([
    ['ORDER BY (terminal_id, at)', 'MergeTree', 'cityHash64(terminal_id, eq_id)'],
    ['ORDER BY (terminal_id, at, version)', 'ReplacingMergeTree', 'cityHash64(terminal_id, at)'],
    [
      'ORDER BY (terminal_id, toStartOfHour(at), eq_id, at)',
      'SummingMergeTree',
      'cityHash64(terminal_id, eq_id)',
    ],
    ['ORDER BY at', 'ReplacingMergeTree()', 'cityHash64(at)'],
    ['ORDER BY tuple()', 'MergeTree', 'cityHash64(terminal_id, eq_id)'],
    ['ORDER BY tuple()', 'SummingMergeTree', '0'],
    ['ORDER BY tuple()', 'ReplacingMergeTree', '0'],
  ])('%s of a %s lies by %s', (order, engine, key) => {
    const columns = '(terminal_id String, eq_id String, at DateTime)'
    const [, whole] = textsOf(PLAIN, `CREATE TABLE quaywise.t ${columns} ENGINE = ${engine} ${order}`)
    expect(whole).toContain(`'local_t', ${key})`)
  })

  test('changes in its parts, and in its columns as a whole', () => {
    const change =
      'ALTER TABLE quaywise.t ADD COLUMN IF NOT EXISTS a Decimal(9, 2) DEFAULT 1, MODIFY COLUMN b String, ADD INDEX IF NOT EXISTS i a TYPE set(0)'
    expect(textsOf(PLAIN, change)).toEqual([
      `everywhere: ${change.replace('.t ', '.local_t ')}`,
      'everywhere: ALTER TABLE quaywise.t ADD COLUMN IF NOT EXISTS a Decimal(9, 2) DEFAULT 1, MODIFY COLUMN b String',
    ])
    expect(textsOf(REPLICATED, 'ALTER TABLE quaywise.t DELETE WHERE 1')).toEqual([
      'here: ALTER TABLE quaywise.local_t ON CLUSTER quay DELETE WHERE 1',
    ])
  })

  test('loses rows in its parts, and goes with them', () => {
    expect(textsOf(PLAIN, 'DELETE FROM quaywise.t WHERE a IN (SELECT a FROM quaywise.u)')).toEqual([
      'everywhere: DELETE FROM quaywise.local_t WHERE a IN (SELECT a FROM quaywise.u)',
    ])
    expect(textsOf(PLAIN, 'TRUNCATE TABLE quaywise.t')).toEqual([
      'everywhere: TRUNCATE TABLE quaywise.local_t',
    ])
    expect(textsOf(REPLICATED, 'DROP TABLE IF EXISTS quaywise.t SYNC')).toEqual([
      'here: DROP TABLE IF EXISTS quaywise.t ON CLUSTER quay SYNC',
      'here: DROP TABLE IF EXISTS quaywise.local_t ON CLUSTER quay SYNC',
    ])
  })

  test('that one node keeps in memory stays there', () => {
    const make = 'CREATE TABLE IF NOT EXISTS quaywise.staged (n UInt32) ENGINE = Memory'
    expect(textsOf(PLAIN, make)).toEqual([`here: ${make}`])
    const empty = 'TRUNCATE TABLE quaywise.staged'
    expect(placeStatement(PLAIN, empty, new Set(['staged']))).toEqual([{ at: 'here', sql: empty }])
  })

  test('takes rows as it is, and refuses what is not known', () => {
    expect(textsOf(PLAIN, 'INSERT INTO quaywise.t SELECT 1')).toEqual([
      'here: INSERT INTO quaywise.t SELECT 1',
    ])
    for (const sql of ['RENAME TABLE quaywise.t TO quaywise.u', 'CREATE DICTIONARY quaywise.d (a String)'])
      expect(() => placeStatement(PLAIN, sql)).toThrow(/not known on a cluster/)
    expect(() => placeStatement(PLAIN, 'CREATE TABLE quaywise.t (a String) ENGINE = Log')).toThrow(
      /MergeTree/,
    )
  })
})

describe('the statements of a replicated cluster', () => {
  const home = mkdtempSync(join(tmpdir(), 'quaywise-syntax-'))
  let store: AnalyticsStore
  beforeAll(async () => {
    store = await openEmbeddedStore({ path: join(home, 'analytics'), sessions: 1, memoryBytes: 1e9 })
  })
  afterAll(async () => {
    await store.close()
    rmSync(home, { recursive: true, force: true })
  })

  const others = [
    'ALTER TABLE quaywise.t ADD COLUMN IF NOT EXISTS a UInt8, ADD INDEX IF NOT EXISTS i a TYPE set(0)',
    'DELETE FROM quaywise.t WHERE terminal_id = {terminal:String}',
    'TRUNCATE TABLE IF EXISTS quaywise.t',
    'DROP TABLE IF EXISTS quaywise.t SYNC',
    'OPTIMIZE TABLE quaywise.t FINAL',
    'CREATE MATERIALIZED VIEW IF NOT EXISTS quaywise.v TO quaywise.t AS SELECT 1 AS a FROM quaywise.u',
  ]

  test.each([...MIGRATIONS, { id: 'other changes', statements: others }])(
    'of $id are read by the engine',
    async ({ statements }) => {
      const placed = statements.flatMap((sql) => placeStatement(REPLICATED, sql))
      expect(placed.length).toBeGreaterThan(statements.length / 2)
      for (const { at, sql } of placed) {
        expect(at).toBe('here')
        const { rows } = await store.query<{ read: string }>('SELECT formatQuery({sql:String}) AS read', {
          params: { sql },
        })
        expect(rows[0]?.read).toContain('ON CLUSTER quay')
      }
    },
  )
})
