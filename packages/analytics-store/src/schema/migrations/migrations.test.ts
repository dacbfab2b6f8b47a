import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../migrate.ts'
import { DRIVERS, type OpenedStore } from '../../store.fixture.ts'
import { changeTableSql } from '../change-table.ts'
import { MIGRATIONS, TABLES } from '../index.ts'
import { createTableSql, type Table } from '../table.ts'
import { partitionsAtRest } from './0003-partitions-at-rest.ts'

/** What the first released folder was made with, to the letter. */
const OLD = readFileSync(new URL('./0001-facts-and-places.fixture.sql', import.meta.url), 'utf8')
  .split(';\n')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '')
const FIRST = { id: '0001-facts-and-places', statements: OLD }
const OWN = ['schema_migration', 'cluster_shard']

test('the first migration is the released one, to the letter', () => {
  expect(MIGRATIONS[0]).toEqual(FIRST)
})

describe.each(DRIVERS)('a folder of the first migration in the $kind store', ({ open }) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  const tablesNow = async () => {
    const tables = await opened.store.query(
      `SELECT name, engine_full, create_table_query FROM system.tables
       WHERE database = currentDatabase() AND name NOT IN {own:Array(String)} ORDER BY name`,
      { params: { own: OWN } },
    )
    return tables.rows
  }

  test('keeps its rows, and ends like one made anew', async () => {
    const { store } = opened
    await migrate(store, [FIRST])
    await store.command(
      "INSERT INTO berth (terminal_id, berth_id, from_m, version) VALUES ('T', 'B1', 12.5, 1)",
    )
    await migrate(store, MIGRATIONS)
    const { rows } = await store.query('SELECT berth_id, from_m, depth_m FROM berth')
    expect(rows).toEqual([{ berth_id: 'B1', from_m: 12.5, depth_m: 0 }])
    const migrated = await tablesNow()
    for (const name of Object.keys(TABLES)) await store.command(`DROP TABLE quaywise.${name}`)
    for (const table of Object.values(TABLES)) await store.command(createTableSql(table))
    for (const statement of partitionsAtRest(Object.values(TABLES))) await store.command(statement)
    expect(migrated).toEqual(await tablesNow())
    const names = migrated.map(({ name }) => String(name)).filter((name) => !name.startsWith('local_'))
    expect(names.sort()).toEqual(Object.keys(TABLES).sort())
  })
})

test('a change that needs more than columns is refused', () => {
  const { berth } = TABLES
  const grown: Table = { ...berth, columns: { ...berth.columns, name: 'LowCardinality(String)', z: 'UInt8' } }
  expect(changeTableSql(berth, grown)).toEqual([
    'ALTER TABLE quaywise.berth MODIFY COLUMN name LowCardinality(String), ADD COLUMN IF NOT EXISTS z UInt8 AFTER version',
  ])
  expect(changeTableSql(berth, berth)).toEqual([])
  expect(() => changeTableSql(berth, { ...berth, orderBy: ['terminal_id'] })).toThrow(
    /berth cannot be changed/,
  )
  expect(() => changeTableSql(grown, berth)).toThrow(/berth cannot be changed/)
})
