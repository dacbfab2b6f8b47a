import type { Connection, Tx } from './connection.ts'
import type { IngestBatch } from './ingest-batch.ts'
import { type BatchSearch, searchBatches } from './ingest-batch-search.ts'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Page } from './page.ts'

/** What the data page asks of batches and notes on them. */
export function batchNotes(connection: Connection) {
  return {
    /** One page of the batches that a search finds. */
    search(search: BatchSearch, tx?: Tx): Promise<Page<IngestBatch>> {
      return searchBatches(connection.on(tx), search)
    },

    /** Adds notes to the state of a batch; what else its state tells stays. */
    async annotate(id: string, notes: Readonly<Record<string, JsonValue>>, tx?: Tx): Promise<void> {
      await connection.within(tx, async (opened) => {
        const query = opened.selectFrom('ingestBatch').select('state').where('id', '=', id)
        const row = await query.executeTakeFirst()
        const told: JsonValue = row ? fromJson(row.state) : null
        const before = told !== null && typeof told === 'object' && !Array.isArray(told) ? told : {}
        const state = JSON.stringify({ ...before, ...notes })
        await opened.updateTable('ingestBatch').set({ state }).where('id', '=', id).execute()
      })
    },

    /** How many batches were read with each mapping, and how many of them are still coming in. */
    async byMapping(tx?: Tx): Promise<{ mapping: string; batches: number; receiving: number }[]> {
      const rows = await connection
        .on(tx)
        .selectFrom('ingestBatch')
        .select(({ fn, eb }) => [
          'mapping',
          fn.countAll<number | string>().as('batches'),
          fn
            .sum<number | string>(eb.case().when('status', '=', 'receiving').then(1).else(0).end())
            .as('receiving'),
        ])
        .where('mapping', 'is not', null)
        .groupBy('mapping')
        .execute()
      return rows.map(({ mapping, batches, receiving }) => ({
        mapping: mapping ?? '',
        batches: Number(batches),
        receiving: Number(receiving),
      }))
    },
  }
}
