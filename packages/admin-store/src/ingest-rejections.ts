import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { fromJson, type JsonValue } from './json-text.ts'
import { type Page, type PageRequest, pageBounds } from './page.ts'

/** A row that was not taken: its line in the file, the stable reason, the row as it came, and what it named. */
export interface Rejection {
  line: number
  reason: string
  raw: string
  fields: JsonValue
}

// Five values a row; SQLite takes 32,766 in a statement, PostgreSQL 65,535.
const ROWS_A_STATEMENT = 1000

/** The rows that batches did not take. */
export function ingestRejections(connection: Connection) {
  return {
    /** Keeps rejections, all or none. Adding the same line and reason again changes nothing. */
    async add(batchId: string, rejections: readonly Rejection[], tx?: Tx): Promise<void> {
      const rows = rejections.map((row) => ({ ...row, batchId, fields: JSON.stringify(row.fields) }))
      await connection.within(tx, async (opened) => {
        for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
          const insert = opened
            .insertInto('ingestRejection')
            .values(rows.slice(from, from + ROWS_A_STATEMENT))
          await insert.onConflict((same) => same.columns(['batchId', 'line', 'reason']).doNothing()).execute()
        }
      })
    },

    /** Forgets the rejected rows of files that came before an instant; gives how many. */
    async purge(before: Date, tx?: Tx): Promise<number> {
      const db = connection.on(tx)
      const old = db.selectFrom('ingestBatch').select('id').where('receivedAt', '<', toStored(before))
      const gone = await db.deleteFrom('ingestRejection').where('batchId', 'in', old).executeTakeFirst()
      return Number(gone.numDeletedRows)
    },

    /** One page of a batch's rejections, by line. */
    async list(batchId: string, request: PageRequest, tx?: Tx): Promise<Page<Rejection>> {
      const { current, pageSize, limit, offset } = pageBounds(request)
      const all = connection.on(tx).selectFrom('ingestRejection').where('batchId', '=', batchId)
      const { total } = await all.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow()
      const columns = all.select(['line', 'reason', 'raw', 'fields'])
      const rows = await columns.orderBy('line').orderBy('reason').limit(limit).offset(offset).execute()
      const data = rows.map((row) => ({ ...row, fields: fromJson(row.fields) }))
      return { data, total: Number(total), current, pageSize }
    },
  }
}
