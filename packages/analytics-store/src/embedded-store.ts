import { drainPending } from 'chdb'
import type {
  AnalyticsStore,
  InsertFormat,
  InsertOptions,
  QueryOptions,
  QueryResult,
  Row,
} from './analytics-store.ts'
import { DATABASE } from './analytics-store.ts'
import { type EmbeddedEngine, type EmbeddedOptions, startEngine } from './embedded-engine.ts'
import { streamRows } from './embedded-stream.ts'
import type { EngineSession } from './engine-session.ts'
import { checkNamed, identifier } from './identifier.ts'
import { withInsertFile } from './insert-file.ts'
import { countRecords } from './record-count.ts'
import { SessionPool } from './session-pool.ts'
import { StatementRunner, type Terms } from './statement-runner.ts'

/** Stopping a statement and asking for life are never given up: they take a moment, one after the other. */
const NEVER = new AbortController().signal

/**
 * Opens the engine inside this process on a data folder (made if missing; configuration goes to `<path>-config`).
 * One process, one folder: throws `IN_USE` or `NOT_WRITABLE`, and `UNAVAILABLE` when Node has too few threads.
 */
export const openEmbeddedStore = async (options: EmbeddedOptions): Promise<AnalyticsStore> =>
  new EmbeddedStore(await startEngine(options))

class EmbeddedStore implements AnalyticsStore {
  readonly kind = 'embedded'
  readonly database = DATABASE
  readonly #engine: EmbeddedEngine
  readonly #pool: SessionPool
  readonly #control: SessionPool
  readonly #runner: StatementRunner
  #closing: Promise<void> | undefined

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine
    this.#pool = new SessionPool(engine.sessions, engine.maxWaiting)
    this.#control = new SessionPool([engine.control], Number.POSITIVE_INFINITY)
    this.#runner = new StatementRunner(engine.limits, (runId) =>
      this.#control.lend(NEVER, (session) => session.kill(runId)),
    )
  }

  query<T extends Row = Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<T>> {
    return this.#runner.run(sql, options, (terms) => this.#lend(terms, (session) => session.query<T>(terms)))
  }

  command(sql: string, options: QueryOptions = {}): Promise<void> {
    return this.#runner.run(sql, options, (terms) => this.#lend(terms, (session) => session.command(terms)))
  }

  async *stream<T extends Row = Row>(sql: string, options: QueryOptions = {}): AsyncGenerator<T[]> {
    const terms = this.#runner.beginStream(sql, options)
    try {
      yield* streamRows<T>(this.#engine.configFolder, terms, (pipe) =>
        this.#runner.supervise(terms.run, () => this.#lend(terms, (session) => session.writeTo(pipe, terms))),
      )
    } finally {
      terms.run.finish()
    }
  }

  insert(
    table: string,
    format: InsertFormat,
    payload: Uint8Array | string,
    { columns, token }: InsertOptions = {},
  ): Promise<{ rows: number }> {
    return this.#runner.runInsert(async (terms) => {
      checkNamed(format, columns)
      const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
      const target = {
        table: identifier(table),
        columns: columns?.map(identifier),
        token: token ?? terms.run.id,
      }
      const rows = countRecords(format, bytes)
      if (format !== 'Native')
        await this.#lend(terms, (session) => session.insert(target, { format, bytes }, terms))
      else if (rows > 0)
        await withInsertFile(this.#engine.configFolder, terms.run.id, bytes, (file) =>
          this.#lend(terms, (session) => session.insertFile(target, file, terms)),
        )
      return { rows }
    })
  }

  cancel(queryId: string): Promise<void> {
    return this.#runner.cancel(queryId)
  }

  async ping(): Promise<boolean> {
    if (this.#closing) return false
    return this.#control
      .lend(NEVER, (session) => session.ping())
      .then(
        () => true,
        () => false,
      )
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await this.#runner.close()
    for (const session of [...this.#engine.sessions, this.#engine.control]) session.close()
    await drainPending()
    this.#engine.release()
  }

  #lend<T>({ run }: Terms, work: (session: EngineSession) => Promise<T>): Promise<T> {
    return this.#pool.lend(run.signal, work)
  }
}
