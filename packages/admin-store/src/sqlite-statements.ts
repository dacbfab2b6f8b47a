import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** Enough for every statement of a call, however its conditions vary. */
const MOST = 300

/** A statement that is ready to run; `reads` where it gives rows. */
type Prepared = { readonly statement: StatementSync; readonly reads: boolean }

/** Statements of one file, prepared once: the engine prepares them anew by itself where the schema changes. */
export class SqliteStatements {
  readonly #file: DatabaseSync
  readonly #kept = new Map<string, Prepared>()

  constructor(file: DatabaseSync) {
    this.#file = file
  }

  /** The statement of a text. Throws the engine's error where it is none. */
  of(sql: string): Prepared {
    const known = this.#kept.get(sql)
    if (known) return known
    const statement = this.#file.prepare(sql)
    const prepared = { statement, reads: statement.columns().length > 0 }
    if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(sql, prepared)
    return prepared
  }
}
