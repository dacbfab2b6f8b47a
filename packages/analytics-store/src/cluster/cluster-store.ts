import type {
  AnalyticsStore,
  InsertFormat,
  InsertOptions,
  MissingShards,
  QueryOptions,
  QueryResult,
  Row,
} from '../analytics-store.ts'
import { inDatabase } from '../statement.ts'
import { StoreError } from '../store-error.ts'
import type { FoundCluster } from './find-layout.ts'
import { isPassing, placeStatement, tableOf } from './place-statement.ts'

/** The stores of which a cluster's is made. */
export type ClusterParts = {
  /** At the node of the URL. */
  readonly here: AnalyticsStore
  /** The same, answering without the shards that are away. */
  readonly lenient: AnalyticsStore
  /** At each node; none where a keeper passes statements on. */
  readonly nodes: readonly AnalyticsStore[]
}

/** One row for each shard that answers. */
const SHARDS = 'cluster_shard'
/** A shard that went away in the middle of its answer. */
const CUT_OFF = 32

/** The driver for a cluster: rows go to their shards, questions to all of them, changes of tables to every node. */
export class ClusterStore implements AnalyticsStore {
  readonly kind = 'cluster'
  readonly database: string
  readonly #found: FoundCluster
  readonly #parts: ClusterParts
  /** Tables that only the node of the URL has. */
  readonly #apart = new Set<string>()

  constructor(found: FoundCluster, parts: ClusterParts) {
    this.#found = found
    this.#parts = parts
    this.database = parts.here.database
  }

  /** Makes what the driver itself needs on the cluster. */
  async prepare(): Promise<void> {
    const { cluster, database, replicated } = this.#found.layout
    if (replicated) await this.command(`CREATE DATABASE IF NOT EXISTS ${database}`)
    const over = `Distributed('${cluster}', 'system', 'one')`
    await this.command(`CREATE TABLE IF NOT EXISTS ${database}.${SHARDS} (dummy UInt8) ENGINE = ${over}`)
  }

  async query<T extends Row = Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<T>> {
    try {
      return await this.#parts.here.query<T>(sql, options)
    } catch (thrown) {
      const away = awayOf(thrown)
      if (away === null || !options.partial) throw away ?? thrown
      return this.#withoutThemAway<T>(sql, options)
    }
  }

  stream<T extends Row = Row>(sql: string, options?: QueryOptions): AsyncIterable<T[]> {
    return this.#parts.here.stream<T>(sql, options)
  }

  insert(
    table: string,
    format: InsertFormat,
    bytes: Uint8Array | string,
    options?: InsertOptions,
  ): Promise<{ rows: number }> {
    return this.#parts.here.insert(table, format, bytes, options)
  }

  async command(sql: string, options: QueryOptions = {}): Promise<void> {
    const { here, nodes } = this.#parts
    const text = inDatabase(sql.trim(), this.database)
    if (isPassing(text)) this.#apart.add(tableOf(text) ?? '')
    for (const { at, sql: placed } of placeStatement(this.#found.layout, text, this.#apart))
      await Promise.all((at === 'here' ? [here] : nodes).map((store) => store.command(placed, options)))
  }

  async cancel(queryId: string): Promise<void> {
    await Promise.all(this.#all().map((store) => store.cancel(queryId)))
  }

  ping(): Promise<boolean> {
    return this.#parts.here.ping()
  }

  async close(): Promise<void> {
    await Promise.all(this.#all().map((store) => store.close()))
  }

  #all(): readonly AnalyticsStore[] {
    const { here, lenient, nodes } = this.#parts
    return [here, lenient, ...nodes]
  }

  /** Looked for before and after, so that no shard that went away in between is kept quiet. */
  async #withoutThemAway<T extends Row>(sql: string, options: QueryOptions): Promise<QueryResult<T>> {
    const before = await this.#away()
    if (before.length === 0) return this.#parts.here.query<T>(sql, options)
    const result = await this.#parts.lenient.query<T>(sql, options)
    const shards = [...new Set([...before, ...(await this.#away())])].sort((a, b) => a - b)
    const missing: MissingShards = { shards, of: this.#shards().size }
    return { ...result, missing }
  }

  #shards(): ReadonlySet<number> {
    return new Set(this.#found.nodes.map(({ shard }) => shard))
  }

  async #away(): Promise<readonly number[]> {
    const { rows } = await this.#parts.lenient.query<{ shard: number }>(
      `SELECT DISTINCT _shard_num AS shard FROM ${this.database}.${SHARDS}`,
    )
    const here = new Set(rows.map(({ shard }) => shard))
    return [...this.#shards()].filter((shard) => !here.has(shard))
  }
}

/** The failure of a statement for which a shard was away; null for any other, and where the node that was asked is. */
const awayOf = (thrown: unknown): StoreError | null => {
  if (!(thrown instanceof StoreError) || thrown.engineCode === undefined) return null
  if (thrown.code === 'UNAVAILABLE') return thrown
  if (thrown.engineCode !== CUT_OFF) return null
  return new StoreError('UNAVAILABLE', thrown.message, { engineCode: CUT_OFF, cause: thrown })
}
