import { Session } from 'chdb'
import type { InsertFormat, QueryResult, Row } from './analytics-store.ts'
import { DATABASE } from './analytics-store.ts'
import { paramLiteral, quote } from './sql-literal.ts'
import type { Terms } from './statement-runner.ts'

/** Where a payload goes, and under which token. */
export type InsertTarget = {
  readonly table: string
  readonly columns: readonly string[] | undefined
  readonly format: InsertFormat
  readonly token: string
}

type Answer = { data: unknown[]; statistics: { rows_read: number; elapsed: number } }

/**
 * One session of the engine in this process; it runs one statement at a time. Settings last in a session and
 * `SET x = DEFAULT` would drop the caps of the profile, so every statement states all that may differ.
 */
export class EngineSession {
  readonly #session: Session
  #bound: readonly string[] = []

  constructor(path: string, connectionArgs: readonly string[] = []) {
    this.#session = new Session(path, { connectionArgs })
  }

  async useDatabase(): Promise<void> {
    await this.#session.queryAsync(`CREATE DATABASE IF NOT EXISTS ${DATABASE}`)
    await this.#session.queryAsync(`USE ${DATABASE}`)
  }

  /** All rows of a statement. */
  async query<T extends Row>(terms: Terms): Promise<QueryResult<T>> {
    const result = await this.#session.queryAsync(`${this.#prelude(terms)}; ${terms.text}`, {
      format: 'JSON',
    })
    const text = result.text()
    if (text === '') return { rows: [], readRows: 0, elapsedMs: result.elapsed * 1000 }
    const answer: Answer & { data: T[] } = JSON.parse(text)
    return {
      rows: answer.data,
      readRows: answer.statistics.rows_read,
      elapsedMs: answer.statistics.elapsed * 1000,
    }
  }

  /** Writes the rows of a statement into a pipe as JSON, one per line. */
  async writeTo(pipe: string, terms: Terms): Promise<void> {
    const outfile = `${terms.text}\nINTO OUTFILE ${quote(pipe)} TRUNCATE FORMAT JSONEachRow`
    await this.#session.queryAsync(`${this.#prelude(terms)}; ${outfile}`)
  }

  async command(terms: Terms): Promise<void> {
    await this.#session.queryAsync(`${this.#prelude(terms)}; ${terms.text}`)
  }

  async insert({ token, columns, ...target }: InsertTarget, bytes: Uint8Array, terms: Terms): Promise<void> {
    await this.#session.queryAsync(`${this.#prelude(terms)}, insert_deduplication_token = ${quote(token)}`)
    await this.#session.insert({ ...target, values: bytes, ...(columns ? { columns } : {}) })
  }

  /** Stops the run of another session. ASYNC, because SYNC was seen not to return. */
  async kill(runId: string): Promise<void> {
    await this.#session.queryAsync(`KILL QUERY WHERE Settings['log_comment'] = ${quote(runId)} ASYNC`)
  }

  async ping(): Promise<void> {
    await this.#session.queryAsync('SELECT 1')
  }

  close(): void {
    this.#session.close()
  }

  /** The values of the statement before cannot be unset, only blanked. */
  #prelude({ run, limits, params }: Terms): string {
    const blanks = this.#bound
      .filter((name) => !Object.hasOwn(params, name))
      .map((name) => `param_${name} = ''`)
    this.#bound = Object.keys(params)
    return `SET ${[
      `log_comment = ${quote(run.id)}`,
      `max_execution_time = ${limits.seconds}`,
      `max_memory_usage = ${limits.memoryBytes}`,
      ...blanks,
      ...Object.entries(params).map(([name, value]) => `param_${name} = ${paramLiteral(value)}`),
    ].join(', ')}`
  }
}
