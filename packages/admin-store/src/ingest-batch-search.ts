import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Tx } from './connection.ts'
import { type BatchStatus, batchOf, type IngestBatch } from './ingest-batch.ts'
import { toStored } from './instant.ts'
import { type Page, type PageRequest, pageBounds } from './page.ts'
import type { Schema } from './schema.ts'

/** What batches can be sorted by. */
export const BATCH_SORT_KEYS = [
  'receivedAt',
  'fileName',
  'kind',
  'status',
  'accepted',
  'duplicate',
  'rejected',
] as const
export type BatchSortKey = (typeof BATCH_SORT_KEYS)[number]

/** Which batches are wanted, in which order; `terminals` null means all, the times are ISO instants [from, to). */
export interface BatchSearch extends PageRequest {
  terminals: readonly string[] | null
  kind?: string | undefined
  status?: BatchStatus | undefined
  fileName?: string | undefined
  from?: string | undefined
  to?: string | undefined
  sort: BatchSortKey
  order: 'asc' | 'desc'
}

type Batches = ExpressionBuilder<Schema, 'ingestBatch'>

const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

// SQLite lowers Latin letters only: a name in another script is found as it is written.
const named = (text: string) =>
  sql<boolean>`(file_name like ${likeOf(text)} escape '\\' or lower(file_name) like ${likeOf(text.toLowerCase())} escape '\\')`

const wanted = (batch: Batches, search: BatchSearch) => {
  const { terminals, kind, status, fileName, from, to } = search
  return batch.and([
    ...(terminals === null ? [] : [batch('terminal', 'in', terminals.length > 0 ? [...terminals] : [''])]),
    ...(kind === undefined ? [] : [batch('kind', '=', kind)]),
    ...(status === undefined ? [] : [batch('status', '=', status)]),
    ...(fileName ? [named(fileName)] : []),
    ...(from === undefined ? [] : [batch('receivedAt', '>=', toStored(from))]),
    ...(to === undefined ? [] : [batch('receivedAt', '<', toStored(to))]),
  ])
}

/** One page of the batches that a search finds. Throws RangeError for times that are no instants. */
export async function searchBatches(
  database: Kysely<Schema> | Tx,
  search: BatchSearch,
): Promise<Page<IngestBatch>> {
  const { current, pageSize, limit, offset } = pageBounds(search)
  const found = database.selectFrom('ingestBatch').where((batch) => wanted(batch, search))
  const { total } = await found.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const sorted = found.selectAll().orderBy(search.sort, search.order).orderBy('id', search.order)
  const rows = await sorted.limit(limit).offset(offset).execute()
  return { data: rows.map(batchOf), total: Number(total), current, pageSize }
}
