import type { Connection, Tx } from './connection.ts'
import {
  type BatchPatch,
  batchOf,
  batchPatchRow,
  type IngestBatch,
  type NewBatch,
  newBatchRow,
} from './ingest-batch.ts'
import { newId } from './new-id.ts'
import { type Page, type PageRequest, pageBounds } from './page.ts'

/** The files and messages that came in. */
export function ingestBatches(connection: Connection) {
  return {
    async create(batch: NewBatch, tx?: Tx): Promise<IngestBatch> {
      const insert = connection.on(tx).insertInto('ingestBatch').values(newBatchRow(newId(), batch))
      return batchOf(await insert.returningAll().executeTakeFirstOrThrow())
    },

    async update(id: string, patch: BatchPatch, tx?: Tx): Promise<IngestBatch | undefined> {
      const update = connection
        .on(tx)
        .updateTable('ingestBatch')
        .set({ id, ...batchPatchRow(patch) })
      const row = await update.where('id', '=', id).returningAll().executeTakeFirst()
      return row && batchOf(row)
    },

    async get(id: string, tx?: Tx): Promise<IngestBatch | undefined> {
      const query = connection.on(tx).selectFrom('ingestBatch').selectAll().where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row && batchOf(row)
    },

    /** The batches that are still coming in, or whose receiver died. */
    async receiving(tx?: Tx): Promise<IngestBatch[]> {
      const open = connection.on(tx).selectFrom('ingestBatch').selectAll().where('status', '=', 'receiving')
      return (await open.orderBy('receivedAt').orderBy('id').execute()).map(batchOf)
    },

    /** Changes a batch that is still coming in; false when it has ended meanwhile. */
    async updateReceiving(id: string, patch: BatchPatch, tx?: Tx): Promise<boolean> {
      const update = connection
        .on(tx)
        .updateTable('ingestBatch')
        .set({ id, ...batchPatchRow(patch) })
      const open = update.where('id', '=', id).where('status', '=', 'receiving')
      return (await open.returning('id').executeTakeFirst()) !== undefined
    },

    /** The newest finished batch of a kind and terminal with exactly this content. */
    async findDone(
      kind: string,
      terminal: string,
      contentHash: string,
      tx?: Tx,
    ): Promise<IngestBatch | undefined> {
      const query = connection
        .on(tx)
        .selectFrom('ingestBatch')
        .selectAll()
        .where('contentHash', '=', contentHash)
      const same = query
        .where('kind', '=', kind)
        .where('terminal', '=', terminal)
        .where('status', '=', 'done')
      const row = await same.orderBy('receivedAt', 'desc').limit(1).executeTakeFirst()
      return row && batchOf(row)
    },

    /** One page of the batches, newest first. */
    async list(request: PageRequest, tx?: Tx): Promise<Page<IngestBatch>> {
      const { current, pageSize, limit, offset } = pageBounds(request)
      const all = connection.on(tx).selectFrom('ingestBatch')
      const { total } = await all.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow()
      const newest = all.selectAll().orderBy('receivedAt', 'desc').orderBy('id', 'desc')
      const rows = await newest.limit(limit).offset(offset).execute()
      return { data: rows.map(batchOf), total: Number(total), current, pageSize }
    },
  }
}
