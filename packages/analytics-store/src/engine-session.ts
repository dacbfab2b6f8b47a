import { type ChdbResult, Session } from 'chdb'
import type { InsertFormat, QueryResult, Row } from './analytics-store.ts'
import { DATABASE } from './analytics-store.ts'
import { paramLiteral, quote } from './sql-literal.ts'
import type { Terms } from './statement-runner.ts'

/** Records of a text format. */
export type TextPayload = { readonly format: Exclude<InsertFormat, 'Native'>; readonly bytes: Uint8Array }

/** Where a payload goes, and under which token. */
export type InsertTarget = {
  readonly table: string
  readonly columns: readonly string[] | undefined
  readonly token: string
}

const RINSE_ATTEMPTS = 5

type Answer = { data: unknown[]; statistics: { rows_read: number; elapsed: number } }

/**
 * One session of the engine in this process; it runs one statement at a time. Settings last in a session and
 * `SET x = DEFAULT` would drop the caps of the profile, so every statement states all that may differ.
 */
export class EngineSession {
  readonly #path: string
  #session: Session
  #bound: readonly string[] = []

  private constructor(path: string, connectionArgs: readonly string[]) {
    this.#path = path
    this.#session = new Session(path, { connectionArgs })
  }

  /** Opens a session; only the first one of the process configures the engine. */
  static async open(path: string, connectionArgs: readonly string[] = []): Promise<EngineSession> {
    const opened = new EngineSession(path, connectionArgs)
    try {
      await opened.#useDatabase()
      return opened
    } catch (thrown) {
      opened.close()
      throw thrown
    }
  }

  /** All rows of a statement. */
  async query<T extends Row>(terms: Terms): Promise<QueryResult<T>> {
    const result = await this.#call(`${this.#prelude(terms)}; ${terms.text}`)
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
    await this.#call(`${this.#prelude(terms)}; ${outfile}`)
  }

  async command(terms: Terms): Promise<void> {
    await this.#call(`${this.#prelude(terms)}; ${terms.text}`)
  }

  async insert({ token, columns, table }: InsertTarget, payload: TextPayload, terms: Terms): Promise<void> {
    await this.#call(this.#prelude(terms, token))
    const { format, bytes } = payload
    await this.#session.insert({ table, format, values: bytes, ...(columns ? { columns } : {}) })
  }

  /** Inserts a block of columns from a file: the library's own insert takes text formats only. */
  async insertFile({ token, table, columns }: InsertTarget, file: string, terms: Terms): Promise<void> {
    const names = columns?.join(', ') ?? '*'
    await this.#call(this.#prelude(terms, token))
    await this.#call(`INSERT INTO ${table} (${names}) SELECT ${names} FROM file(${quote(file)}, Native)`)
  }

  /** Stops the run of another session. ASYNC, because SYNC was seen not to return. */
  async kill(runId: string): Promise<void> {
    await this.#call(`KILL QUERY WHERE Settings['log_comment'] = ${quote(runId)} ASYNC`)
  }

  async ping(): Promise<void> {
    await this.#call('SELECT 1')
  }

  close(): void {
    this.#session.close()
  }

  async #useDatabase(): Promise<void> {
    await this.#call(`CREATE DATABASE IF NOT EXISTS ${DATABASE}`)
    await this.#call(`USE ${DATABASE}`)
  }

  async #call(sql: string): Promise<ChdbResult> {
    try {
      return await this.#session.queryAsync(sql, { format: 'JSON' })
    } catch (thrown) {
      await this.#rinse()
      throw thrown
    }
  }

  /** What a failed statement had put out already would come back with the next result of its session. */
  async #rinse(): Promise<void> {
    for (let attempt = 0; attempt < RINSE_ATTEMPTS; attempt += 1) {
      try {
        await this.#session.queryAsync("SET log_comment = ''")
        return
      } catch {
        // A late KILL for the failed statement may hit the rinsing too.
      }
    }
    this.#session.close()
    this.#session = new Session(this.#path)
    this.#bound = []
    await this.#useDatabase()
  }

  /**
   * The values of the statement before cannot be unset, only blanked; and its token, left standing, would make the
   * engine drop what the next one inserts.
   */
  #prelude({ run, limits, params }: Terms, token: string = run.id): string {
    const blanks = this.#bound
      .filter((name) => !Object.hasOwn(params, name))
      .map((name) => `param_${name} = ''`)
    this.#bound = Object.keys(params)
    return `SET ${[
      `log_comment = ${quote(run.id)}`,
      `insert_deduplication_token = ${quote(token)}`,
      `max_execution_time = ${limits.seconds}`,
      `max_memory_usage = ${limits.memoryBytes}`,
      ...blanks,
      ...Object.entries(params).map(([name, value]) => `param_${name} = ${paramLiteral(value)}`),
    ].join(', ')}`
  }
}
