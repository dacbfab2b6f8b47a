import { createHash } from 'node:crypto'
import type { AnalyticsStore } from './analytics-store.ts'
import { StoreError } from './store-error.ts'

/** A numbered change of the tables. Its text never changes once applied; every statement can be run again. */
export type Migration = { readonly id: string; readonly statements: readonly string[] }

const LEDGER = `CREATE TABLE IF NOT EXISTS quaywise.schema_migration (
  id String,
  checksum String,
  applied_at DateTime64(3, 'UTC') DEFAULT now64(3)
) ENGINE = MergeTree
ORDER BY id
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000`

/**
 * Applies what is missing, in order, and notes each migration once all its statements ran. After a crash in the
 * middle, run it again: statements must therefore be repeatable (IF NOT EXISTS), which is checked first.
 * Throws `OTHER` when an applied migration reads differently now, when ids are not in order, or as above.
 */
export const migrate = async (
  store: AnalyticsStore,
  migrations: readonly Migration[],
  log: (line: string) => void = () => undefined,
): Promise<{ applied: string[] }> => {
  checkOrder(migrations)
  migrations.forEach(checkRepeatable)
  await store.command(LEDGER)
  const known = await appliedChecksums(store)
  for (const migration of migrations) checkUnchanged(migration, known.get(migration.id))
  const applied: string[] = []
  for (const migration of migrations.filter(({ id }) => !known.has(id))) {
    for (const statement of migration.statements) await store.command(statement)
    await note(store, migration)
    applied.push(migration.id)
    log(`Applied migration ${migration.id}`)
  }
  return { applied }
}

const appliedChecksums = async (store: AnalyticsStore): Promise<Map<string, string>> => {
  const { rows } = await store.query<{ id: string; checksum: string }>(
    'SELECT id, checksum FROM quaywise.schema_migration',
  )
  return new Map(rows.map(({ id, checksum }) => [id, checksum]))
}

const note = async (store: AnalyticsStore, migration: Migration): Promise<void> => {
  const record = JSON.stringify({ id: migration.id, checksum: checksum(migration) })
  const columns = ['id', 'checksum']
  await store.insert('quaywise.schema_migration', 'JSONEachRow', record, { columns, token: migration.id })
}

const checksum = ({ statements }: Migration): string =>
  createHash('sha256').update(JSON.stringify(statements)).digest('hex')

const checkOrder = (migrations: readonly Migration[]): void => {
  migrations.reduce((before, { id }) => {
    if (id <= before) throw refused(`Migration ${id} must come after ${before}, by its number.`)
    return id
  }, '')
}

const checkUnchanged = (migration: Migration, applied: string | undefined): void => {
  if (applied === undefined || applied === checksum(migration)) return
  throw refused(
    `Migration ${migration.id} is applied already but reads differently now: put its text back and write a new one.`,
  )
}

const NEEDS_GUARD: readonly (readonly [RegExp, RegExp])[] = [
  [/^\s*CREATE\s/i, /^\s*CREATE\s.*?\b(IF\s+NOT\s+EXISTS|OR\s+REPLACE)\b/is],
  [/^\s*DROP\s/i, /^\s*DROP\s.*?\bIF\s+EXISTS\b/is],
  [/\bADD\s+(COLUMN|INDEX|PROJECTION)\s/i, /\bADD\s+(COLUMN|INDEX|PROJECTION)\s+IF\s+NOT\s+EXISTS\b/i],
  [/\bDROP\s+(COLUMN|INDEX|PROJECTION)\s/i, /\bDROP\s+(COLUMN|INDEX|PROJECTION)\s+IF\s+EXISTS\b/i],
]

const checkRepeatable = ({ id, statements }: Migration): void => {
  for (const statement of statements) {
    for (const [applies, guarded] of NEEDS_GUARD) {
      if (applies.test(statement) && !guarded.test(statement)) {
        const start = statement.trim().slice(0, 60)
        throw refused(
          `Migration ${id} could not be run again after a crash; add IF [NOT] EXISTS to: ${start}`,
        )
      }
    }
  }
}

const refused = (message: string): StoreError => new StoreError('OTHER', message)
