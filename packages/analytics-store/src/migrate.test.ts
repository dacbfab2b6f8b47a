import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalyticsStore } from './analytics-store.ts'
import { type Migration, migrate } from './migrate.ts'
import { MIGRATIONS } from './schema/index.ts'
import { DRIVERS, type OpenedStore } from './store.fixture.ts'

const table = (name: string): string =>
  `CREATE TABLE IF NOT EXISTS quaywise.${name} (n UInt8) ENGINE = MergeTree ORDER BY n`
const FIRST: Migration = { id: '0001-first', statements: [table('a'), table('b')] }
const SECOND: Migration = {
  id: '0002-second',
  statements: ['ALTER TABLE quaywise.a ADD COLUMN IF NOT EXISTS m UInt8'],
}

describe.each(DRIVERS)('migrations of the $kind store', ({ open }) => {
  let opened: OpenedStore
  let store: AnalyticsStore

  beforeAll(async () => {
    opened = await open()
    store = opened.store
  })
  afterAll(() => opened.close())

  test('are applied once, in order', async () => {
    const lines: string[] = []
    expect(await migrate(store, [FIRST], (line) => lines.push(line))).toEqual({ applied: ['0001-first'] })
    expect(await migrate(store, [FIRST, SECOND])).toEqual({ applied: ['0002-second'] })
    expect(await migrate(store, [FIRST, SECOND])).toEqual({ applied: [] })
    expect(lines).toEqual(['Applied migration 0001-first'])
    const { rows } = await store.query('SELECT id FROM schema_migration ORDER BY id')
    expect(rows).toEqual([{ id: '0001-first' }, { id: '0002-second' }])
    expect((await store.query('SELECT n, m FROM a')).rows).toEqual([])
  })

  test('are refused when an applied one reads differently now', async () => {
    const changed = { ...FIRST, statements: [table('a')] }
    await expect(migrate(store, [changed, SECOND])).rejects.toThrow(
      /0001-first is applied already but reads differently/,
    )
  })

  test('go on after a failure in the middle', async () => {
    const half: Migration = {
      id: '0003-half',
      statements: [table('c'), 'ALTER TABLE quaywise.nowhere DELETE WHERE 1'],
    }
    await expect(migrate(store, [FIRST, SECOND, half])).rejects.toMatchObject({ engineCode: 60 })
    const whole = { ...half, statements: [table('c'), table('d')] }
    expect(await migrate(store, [FIRST, SECOND, whole])).toEqual({ applied: ['0003-half'] })
    expect((await store.query('SELECT * FROM d')).rows).toEqual([])
  })

  test('are refused when they could not be run again, or are out of order', async () => {
    const careless = (statement: string) => migrate(store, [{ id: '0009-careless', statements: [statement] }])
    await expect(careless('CREATE TABLE quaywise.e (n UInt8) ENGINE = Null')).rejects.toThrow(
      /could not be run again/,
    )
    await expect(careless('ALTER TABLE quaywise.a ADD COLUMN x UInt8')).rejects.toThrow(
      /could not be run again/,
    )
    await expect(careless('DROP TABLE quaywise.a')).rejects.toThrow(/could not be run again/)
    await expect(migrate(store, [SECOND, FIRST])).rejects.toThrow(/0001-first must come after 0002-second/)
    await expect(migrate(store, [FIRST, FIRST])).rejects.toThrow(/must come after/)
  })
})

describe.each(DRIVERS)('the schema in the $kind store', ({ open }) => {
  test('is applied whole, and every table syncs its inserts and remembers their tokens', async () => {
    const { store, close } = await open()
    expect((await migrate(store, MIGRATIONS)).applied).toEqual(MIGRATIONS.map(({ id }) => id))
    expect((await migrate(store, MIGRATIONS)).applied).toEqual([])
    const { rows } = await store.query<{ name: string; engine_full: string }>(
      "SELECT name, engine_full FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree'",
    )
    expect(rows.length).toBeGreaterThan(1)
    const careless = rows.filter(
      ({ engine_full: text }) =>
        !/fsync_after_insert = 1/.test(text) ||
        !/fsync_part_directory = 1/.test(text) ||
        !/non_replicated_deduplication_window = \d{3,}/.test(text),
    )
    expect(careless.map(({ name }) => name)).toEqual([])
    await close()
  })
})
