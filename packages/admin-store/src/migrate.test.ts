import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@quaywise/testing/postgres'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { EngineKind, Migration } from './migrations/migration.ts'
import { openPool } from './postgres-pool.ts'
import type { Schema } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

async function withDialect(kind: EngineKind, work: (dialect: () => Dialect) => Promise<void>): Promise<void> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'quaywise-migrate-'))
    await work(() => new NodeSqliteDialect(join(folder, 'a.sqlite')))
    rmSync(folder, { recursive: true })
    return
  }
  const server = await startPostgres()
  const url = await server.createSchema()
  await work(() => new PostgresDialect({ pool: openPool(url) }))
  await server.stop()
}

const second: Migration = {
  version: 2,
  name: 'second',
  async up(tx) {
    await sql`create table second_step (id integer primary key)`.execute(tx)
  },
}

const broken: Migration = {
  version: 3,
  name: 'broken',
  async up(tx) {
    await sql`create table half_done (id integer primary key)`.execute(tx)
    await sql`create table second_step (id integer primary key)`.execute(tx)
  },
}

describe.each(['sqlite', 'postgres'] as const)('migrations on %s', (kind) => {
  it('run once, in order, all or nothing, and never backwards', async () => {
    await withDialect(kind, async (dialect) => {
      const [one, two] = [
        new Kysely<Schema>({ dialect: dialect() }),
        new Kysely<Schema>({ dialect: dialect() }),
      ]
      const steps = [...migrations, second]
      const applied = await Promise.all([migrate(one, kind, migrations), migrate(two, kind, migrations)])
      expect(applied.flat()).toEqual(migrations.map((step) => step.version))
      expect(await migrate(one, kind, steps)).toEqual([2])
      expect(await migrate(two, kind, steps)).toEqual([])
      await expect(migrate(one, kind, [...steps, broken])).rejects.toThrow(/already exists/)
      await expect(sql`select * from half_done`.execute(one)).rejects.toThrow(/half_done/)
      await expect(migrate(two, kind, migrations)).rejects.toThrow('Start a newer version')
      await Promise.all([one.destroy(), two.destroy()])
    })
  })
})

it('are numbered from 1 without a gap', () => {
  expect(migrations.map((step) => step.version)).toEqual(migrations.map((_, index) => index + 1))
})
