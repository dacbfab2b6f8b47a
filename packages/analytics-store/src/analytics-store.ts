/** Values for the `{name:Type}` placeholders of a statement. Instants go as ISO strings in UTC. */
export type Params = Readonly<Record<string, ParamValue | readonly (string | number)[]>>
export type ParamValue = string | number | boolean | null

export type QueryOptions = {
  params?: Params
  /** Stops the statement after so many seconds; never more than the store's own cap, ten times that for a stream. */
  maxSeconds?: number
  /** Memory the statement may take; never more than the store's own cap. */
  maxMemoryBytes?: number
  /** Aborting stops the statement in the engine and rejects with `CANCELLED`. */
  signal?: AbortSignal
  /** A name under which `cancel` finds the statement. */
  queryId?: string
  /** Rather an answer without the shards that are away than none; `missing` then says so. A cluster only. */
  partial?: boolean
}

/** Shards of a cluster that were away when it answered, by number, and how many shards it has. */
export type MissingShards = { readonly shards: readonly number[]; readonly of: number }

export type Row = Record<string, unknown>

export type QueryResult<T extends Row = Row> = {
  rows: T[]
  /** Rows the engine read to answer. */
  readRows: number
  elapsedMs: number
  /** The answer lacks the rows of these shards; only where the caller asked for `partial`. */
  missing?: MissingShards
}

/** Text formats hold records, one per line (quoted CSV fields may span lines); Native is one block of columns. */
export type InsertFormat = 'JSONEachRow' | 'TabSeparated' | 'CSVWithNames' | 'Native'

export type InsertOptions = {
  /** The columns in the order of the records; Native, which names its own, must be told them too. */
  columns?: readonly string[]
  /** Same token and same content a second time add nothing. Without one, every insert adds. */
  token?: string
}

/**
 * The store of facts: one interface, three drivers, the same behaviour. Every failure is a `StoreError`.
 * All tables live in `database`; rows carry 64-bit integers as strings and instants as ISO strings in UTC.
 */
export type AnalyticsStore = {
  readonly kind: 'embedded' | 'server' | 'cluster'
  readonly database: string
  /** Runs one statement (without FORMAT) and gives all rows at once. */
  query<T extends Row = Row>(sql: string, options?: QueryOptions): Promise<QueryResult<T>>
  /** Runs one statement and gives its rows in chunks, in bounded memory; leaving the loop stops the engine. */
  stream<T extends Row = Row>(sql: string, options?: QueryOptions): AsyncIterable<T[]>
  /** Adds records; on disk when resolved, all or none per partition. */
  insert(
    table: string,
    format: InsertFormat,
    bytes: Uint8Array | string,
    options?: InsertOptions,
  ): Promise<{ rows: number }>
  /** Runs one statement that gives no rows. */
  command(sql: string, options?: QueryOptions): Promise<void>
  /** Stops every statement that carries this `queryId`; quiet when there is none. */
  cancel(queryId: string): Promise<void>
  /** True when the engine answers. Never throws. */
  ping(): Promise<boolean>
  /** Takes nothing new, stops queries, lets inserts finish and lets go of the engine. */
  close(): Promise<void>
}

/** The database in which every table of the product lives. */
export const DATABASE = 'quaywise'
