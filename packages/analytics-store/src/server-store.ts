import { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import type {
  AnalyticsStore,
  InsertFormat,
  InsertOptions,
  QueryOptions,
  QueryResult,
  Row,
} from './analytics-store.ts'
import { DATABASE } from './analytics-store.ts'
import { checkNamed, identifier } from './identifier.ts'
import { countRecords } from './record-count.ts'
import { connect, ensureDatabase, type MoreSettings } from './server-client.ts'
import { streamRows } from './server-stream.ts'
import type { Limits } from './settings.ts'
import { inDatabase } from './statement.ts'
import { StatementRunner, type Terms } from './statement-runner.ts'
import { StoreError, toStoreError } from './store-error.ts'

export type ServerOptions = {
  /** `http://user:password@host:port/`, or https. */
  url: string
  /** Cap on the run time of a statement; 60 by default. */
  maxSeconds?: number
  /** Cap on the memory of a statement; the server's own by default. */
  memoryBytes?: number
  /** The database of its tables, instead of the product's own: for checks that must leave that one alone. */
  database?: string
}

const MAX_SECONDS = 60

/** Connects to a server and makes the database if it is not there. Throws `UNAVAILABLE` when nobody answers. */
export const openServerStore = async (options: ServerOptions): Promise<AnalyticsStore> => {
  try {
    await ensureDatabase(options.url, options.maxSeconds ?? MAX_SECONDS, databaseOf(options))
  } catch (thrown) {
    throw toStoreError(thrown)
  }
  return serverStore(options)
}

/** A store over a server whose database is there; it connects when it is first used. */
export const serverStore = (options: ServerOptions, more: MoreSettings = {}): AnalyticsStore => {
  const { url, maxSeconds: seconds = MAX_SECONDS, memoryBytes = Number.POSITIVE_INFINITY } = options
  const database = databaseOf(options)
  const client = connect(url, seconds, database, more)
  return new ServerStore(database, client, connect(url, seconds), { seconds, memoryBytes })
}

const databaseOf = ({ database = DATABASE }: ServerOptions): string => {
  if (!/^[A-Za-z_]\w*$/.test(database))
    throw new StoreError('SYNTAX', `${database} is no plain name of a database.`)
  return database
}

class ServerStore implements AnalyticsStore {
  readonly kind = 'server'
  readonly database: string
  readonly #client: ClickHouseClient
  /** Connections of its own, so that stopping a statement never waits for the ones to be stopped. */
  readonly #control: ClickHouseClient
  readonly #runner: StatementRunner
  #closing: Promise<void> | undefined

  constructor(database: string, client: ClickHouseClient, control: ClickHouseClient, limits: Limits) {
    this.database = database
    this.#client = client
    this.#control = control
    this.#runner = new StatementRunner(limits, (runId) => this.#kill(runId))
  }

  query<T extends Row = Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<T>> {
    return this.#runner.run(this.#named(sql), options, async (terms) => {
      const result = await this.#client.query({ ...request(terms, { wait_end_of_query: 1 }), format: 'JSON' })
      const { data, statistics } = await result.json<T>()
      return {
        rows: data,
        readRows: statistics?.rows_read ?? 0,
        elapsedMs: (statistics?.elapsed ?? 0) * 1000,
      }
    })
  }

  command(sql: string, options: QueryOptions = {}): Promise<void> {
    return this.#runner.run(this.#named(sql), options, async (terms) => {
      await this.#client.command(request(terms, { wait_end_of_query: 1 }))
    })
  }

  async *stream<T extends Row = Row>(sql: string, options: QueryOptions = {}): AsyncGenerator<T[]> {
    const terms = this.#runner.beginStream(this.#named(sql), options)
    yield* streamRows<T>(
      terms,
      (runId) => this.#kill(runId),
      () =>
        this.#runner.supervise(terms.run, () =>
          this.#client.query({ ...request(terms), format: 'JSONEachRow' }),
        ),
    )
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
      const rows = countRecords(format, bytes)
      if (format === 'Native' && rows === 0) return { rows }
      const names = columns ? ` (${columns.map(identifier).join(', ')})` : ''
      const text = `INSERT INTO ${this.#named(identifier(table))}${names} FORMAT ${format}`
      const values = Readable.from([bytes], { objectMode: false })
      const settings = {
        wait_end_of_query: 1,
        ...(token === undefined ? {} : { insert_deduplication_token: token }),
      }
      const { stream } = await this.#client.exec({ ...request({ ...terms, text }, settings), values })
      await stream.resume().toArray()
      return { rows }
    })
  }

  async cancel(queryId: string): Promise<void> {
    await this.#runner.cancel(queryId)
  }

  async ping(): Promise<boolean> {
    if (this.#closing) return false
    const { success } = await this.#control.ping({ select: true })
    return success
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  #named(sql: string): string {
    return inDatabase(sql, this.database)
  }

  async #close(): Promise<void> {
    await this.#runner.close()
    await Promise.all([this.#client.close(), this.#control.close()])
  }

  async #kill(runId: string): Promise<void> {
    await this.#control.command({
      query: 'KILL QUERY WHERE query_id = {id:String} ASYNC',
      query_params: { id: runId },
    })
  }
}

const request = ({ run, text, params, limits }: Terms, settings: Record<string, string | number> = {}) => ({
  query: text,
  query_id: run.id,
  query_params: params,
  clickhouse_settings: {
    insert_deduplication_token: run.id,
    ...settings,
    max_execution_time: limits.seconds,
    ...(Number.isFinite(limits.memoryBytes) ? { max_memory_usage: String(limits.memoryBytes) } : {}),
  },
})
