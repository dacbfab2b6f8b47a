import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databaseAt } from './database.ts'
import { engines, useEngine } from './fixture/engine.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'

const newest = migrations.at(-1)?.version ?? 0

const second: Migration = {
  version: newest + 1,
  name: 'second',
  async up(tx) {
    await sql`create table second_step (id integer primary key)`.execute(tx)
  },
}

const broken: Migration = {
  version: newest + 2,
  name: 'broken',
  async up(tx) {
    await sql`create table half_done (id integer primary key)`.execute(tx)
    await sql`create table second_step (id integer primary key)`.execute(tx)
  },
}

describe.each(engines)('migrations on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('run once, in order, all or nothing, and never backwards', async () => {
    const location = await engine.place()
    const [one, two] = [databaseAt(location).db, databaseAt(location).db]
    const steps = [...migrations, second]
    const applied = await Promise.all([migrate(one, kind, migrations), migrate(two, kind, migrations)])
    expect(applied.flat()).toEqual(migrations.map((step) => step.version))
    expect(await migrate(one, kind, steps)).toEqual([second.version])
    expect(await migrate(two, kind, steps)).toEqual([])
    await expect(migrate(one, kind, [...steps, broken])).rejects.toThrow(/already exists/)
    await expect(sql`select * from half_done`.execute(one)).rejects.toThrow(/half_done/)
    await expect(migrate(two, kind, migrations)).rejects.toThrow('Start a newer version')
    await Promise.all([one.destroy(), two.destroy()])
  })
})

it('are numbered from 1 without a gap', () => {
  expect(migrations.map((step) => step.version)).toEqual(migrations.map((_, index) => index + 1))
})
