import type { SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { retryWhileBusy } from './sqlite-busy.ts'
import type { SqliteStatements } from './sqlite-statements.ts'

/** One open SQLite file, as Kysely wants to talk to it. Waits without blocking while another process writes. */
export class SqliteConnection implements DatabaseConnection {
  readonly #statements: SqliteStatements

  constructor(statements: SqliteStatements) {
    this.#statements = statements
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // A busy statement has changed nothing, so it may run again; in a transaction the write lock is
    // already held and the loop runs once.
    return retryWhileBusy(() => this.#run<R>(query.sql, query.parameters))
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  #run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, reads } = this.#statements.of(sql)
    const values = parameters as SQLInputValue[]
    if (reads) return { rows: statement.all(...values) as R[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }
}
