import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { retryWhileBusy } from './sqlite-busy.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { SqliteStatements } from './sqlite-statements.ts'

// The engine waits this long with the event loop blocked; longer waits are ours, in retryWhileBusy.
const BUSY_TIMEOUT_MS = 20

async function openFile(path: string): Promise<DatabaseSync> {
  mkdirSync(dirname(path), { recursive: true })
  // The file holds password hashes: create it readable by its owner only; journal files inherit that.
  closeSync(openSync(path, 'a', 0o600))
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  await retryWhileBusy(() => file.exec('pragma journal_mode = wal'))
  file.exec('pragma synchronous = full')
  return file
}

class SqliteDriver implements Driver {
  readonly #path: string
  #file: DatabaseSync | undefined
  #statements: SqliteStatements | undefined

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    this.#file = await openFile(this.#path)
    this.#statements = new SqliteStatements(this.#file)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#statements) throw new Error('The SQLite file is not open.')
    return new SqliteConnection(this.#statements)
  }

  // Immediate: a transaction that reads first and writes later could otherwise fail half-way.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#file?.close()
  }
}

/**
 * Kysely on Node's own SQLite: write-ahead log, every commit flushed to disk, foreign keys on.
 * Kysely queues the statements of one process on the one connection; processes wait for each other.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#path)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}
