import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from 'kysely'
import { CleanTextPlugin } from './clean-text-plugin.ts'
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

function engineAt({ url, path }: AdminStoreLocation): { kind: EngineKind; dialect: Dialect } {
  if (url && !path)
    return { kind: 'postgres', dialect: new PostgresDialect({ pool: async () => openPool(url) }) }
  if (path && !url) return { kind: 'sqlite', dialect: new NodeSqliteDialect(path) }
  throw new Error('The administration store needs either a url or a path.')
}

/** The database at a location, not connected yet and as it is. Throws when the location is not exactly one. */
export function databaseAt(location: AdminStoreLocation): { kind: EngineKind; db: Kysely<Schema> } {
  const { kind, dialect } = engineAt(location)
  const plugins = [new CamelCasePlugin(), new CleanTextPlugin()]
  return { kind, db: new Kysely<Schema>({ dialect, plugins }) }
}
