import { type Kysely, sql, type Transaction } from 'kysely'
import type { EngineKind, Migration } from './migrations/migration.ts'
import type { Schema } from './schema.ts'

// Any number will do, as long as every process of the product asks for the same one.
const MIGRATION_LOCK = 5_108_417_231

async function currentVersion(tx: Transaction<Schema>): Promise<number> {
  await sql`create table if not exists schema_migration (
    version integer primary key, name text not null, applied_at text not null)`.execute(tx)
  const { rows } = await sql<{
    version: number | null
  }>`select max(version) as version from schema_migration`.execute(tx)
  return rows[0]?.version ?? 0
}

async function apply(tx: Transaction<Schema>, kind: EngineKind, step: Migration): Promise<void> {
  await step.up(tx, kind)
  await sql`insert into schema_migration (version, name, applied_at)
    values (${step.version}, ${step.name}, ${new Date().toISOString()})`.execute(tx)
}

/**
 * Brings the schema to the newest step, all or nothing, and returns the versions it applied.
 * Processes that start together wait for each other. Throws when the database is newer than this program.
 */
export async function migrate(
  db: Kysely<Schema>,
  kind: EngineKind,
  steps: readonly Migration[],
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    // On SQLite the transaction itself holds the write lock from its first statement.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)
    const version = await currentVersion(tx)
    const newest = steps.at(-1)?.version ?? 0
    if (version > newest) {
      throw new Error(
        `The administration database has schema ${version}; this program knows ${newest}. Start a newer version.`,
      )
    }
    const missing = steps.filter((step) => step.version > version)
    for (const step of missing) await apply(tx, kind, step)
    return missing.map((step) => step.version)
  })
}
