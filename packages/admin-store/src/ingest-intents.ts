import type { Connection, Tx } from './connection.ts'
import { fromJson, type JsonValue } from './json-text.ts'

/** A write that was begun and may have to be finished by another process. */
export interface IngestIntent {
  name: string
  body: JsonValue
}

/** What a write is about to take out, kept until it is done; one for each name. */
export function ingestIntents(connection: Connection) {
  return {
    async keep({ name, body }: IngestIntent, tx?: Tx): Promise<void> {
      const kept = { body: JSON.stringify(body) }
      const insert = connection
        .on(tx)
        .insertInto('ingestIntent')
        .values({ name, ...kept })
      await insert.onConflict((same) => same.column('name').doUpdateSet(kept)).execute()
    },

    async get(name: string, tx?: Tx): Promise<IngestIntent | undefined> {
      const query = connection.on(tx).selectFrom('ingestIntent').selectAll().where('name', '=', name)
      const row = await query.executeTakeFirst()
      return row && { name, body: fromJson(row.body) }
    },

    /** The names of all that was begun and not done. */
    async names(tx?: Tx): Promise<string[]> {
      const rows = await connection.on(tx).selectFrom('ingestIntent').select('name').orderBy('name').execute()
      return rows.map(({ name }) => name)
    },

    async drop(name: string, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('ingestIntent').where('name', '=', name).execute()
    },
  }
}
