import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../migrate.ts'
import { DRIVERS, type OpenedStore } from '../../store.fixture.ts'
import { MIGRATIONS, TABLES } from '../index.ts'
import { createTableSql, type Table } from '../table.ts'

/** What the first released folder was made with, to the letter. */
const OLD = readFileSync(new URL('./0001-facts-and-places.fixture.sql', import.meta.url), 'utf8')
  .split(';\n')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '')
const FIRST = { id: '0001-facts-and-places', statements: OLD }
const OWN = ['schema_migration', 'cluster_shard']

/** The checksums under which folders remember what they were made with: a folder refuses a text that reads otherwise. */
const RELEASED = {
  '0001-facts-and-places': 'a0817eeb0d495bcf2b1c9e1728f88b1868d9d1eb1507a834adb8641d58244d3c',
  '0002-the-whole-terminal': '705c82939fd611abb769457c204f9a4151edb7ec5fe29ccba67ab2b62f2a763e',
  '0003-partitions-at-rest': '4300d2243e79925a77d5cb6974325da56e83b038be2700b219142d0441659594',
}

test('the first migration is the released one, to the letter', () => {
  expect(MIGRATIONS[0]).toEqual(FIRST)
})

test('what is released reads as it did, whatever the tables have become', () => {
  const now = MIGRATIONS.map(({ id, statements }) => [
    id,
    createHash('sha256').update(JSON.stringify(statements)).digest('hex'),
  ])
  expect(Object.fromEntries(now)).toMatchObject(RELEASED)
})

/** A table made anew as it is defined now, with what all tables of its kind are set to. */
const madeAnew = (table: Table): readonly string[] => {
  const rests = table.engine !== 'MergeTree' && table.partitionBy !== undefined
  const atRest = 'min_age_to_force_merge_seconds = 900, min_age_to_force_merge_on_partition_only = 1'
  return [
    createTableSql(table),
    ...(rests ? [`ALTER TABLE quaywise.${table.name} MODIFY SETTING ${atRest}`] : []),
  ]
}

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

  test('keeps its rows, and ends with the tables as they are defined now', async () => {
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
    for (const statement of Object.values(TABLES).flatMap(madeAnew)) await store.command(statement)
    expect(migrated, 'a table that changes needs a migration of its own').toEqual(await tablesNow())
    const names = migrated.map(({ name }) => String(name)).filter((name) => !name.startsWith('local_'))
    expect(names.sort()).toEqual(Object.keys(TABLES).sort())
  })
})
