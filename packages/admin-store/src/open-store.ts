import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from 'kysely'
import { type AdminStore, adminStoreOn } from './admin-store.ts'
import { CleanTextPlugin } from './clean-text-plugin.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { EngineKind } from './migrations/migration.ts'
import { openPool } from './postgres-pool.ts'
import type { Schema } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

/** Where the administration data lives: a PostgreSQL server, or a SQLite file. Exactly one is given. */
export interface AdminStoreLocation {
  /** `postgres://user:password@host:port/database` */
  url?: string
  /** The SQLite file; it and its folder are made where missing. */
  path?: string
}

function engineAt(location: AdminStoreLocation): { kind: EngineKind; dialect: Dialect } {
  const { url, path } = location
  if (url && !path)
    return { kind: 'postgres', dialect: new PostgresDialect({ pool: async () => openPool(url) }) }
  if (path && !url) return { kind: 'sqlite', dialect: new NodeSqliteDialect(path) }
  throw new Error('The administration store needs either a url or a path.')
}

/**
 * Opens the administration store and brings its schema up to date. Throws when the engine cannot be
 * reached or its schema is newer than this program; the message never holds the URL's password.
 */
export async function openAdminStore(location: AdminStoreLocation): Promise<AdminStore> {
  const { kind, dialect } = engineAt(location)
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin(), new CleanTextPlugin()] })
  try {
    await migrate(db, kind, migrations)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return adminStoreOn(db, kind)
}
