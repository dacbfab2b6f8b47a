import type { Selectable } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

/** How the columns of a customer's file become ours; the body is the importer's to read. */
export interface IngestMapping {
  id: string
  kind: string
  name: string
  body: JsonValue
  updatedAt: string
}

function mappingOf(row: Selectable<Schema['ingestMapping']>): IngestMapping {
  return { ...row, body: fromJson(row.body) }
}

/** The mappings that were uploaded or shipped. */
export function ingestMappings(connection: Connection) {
  return {
    /** Adds the mapping, or replaces the one with the same id. */
    async save(mapping: Omit<IngestMapping, 'updatedAt'>, now: Date, tx?: Tx): Promise<void> {
      const row = { ...mapping, body: JSON.stringify(mapping.body), updatedAt: toStored(now) }
      const insert = connection.on(tx).insertInto('ingestMapping').values(row)
      await insert.onConflict((same) => same.column('id').doUpdateSet(row)).execute()
    },

    async get(id: string, tx?: Tx): Promise<IngestMapping | undefined> {
      const query = connection.on(tx).selectFrom('ingestMapping').selectAll().where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row && mappingOf(row)
    },

    async list(kind: string, tx?: Tx): Promise<IngestMapping[]> {
      const query = connection.on(tx).selectFrom('ingestMapping').selectAll().where('kind', '=', kind)
      return (await query.orderBy('name').orderBy('id').execute()).map(mappingOf)
    },

    /** The mappings of every kind, by name. */
    async all(tx?: Tx): Promise<IngestMapping[]> {
      const query = connection.on(tx).selectFrom('ingestMapping').selectAll()
      return (await query.orderBy('name').orderBy('id').execute()).map(mappingOf)
    },

    /** Forgets a mapping; false when there was none. What was read with it stays. */
    async delete(id: string, tx?: Tx): Promise<boolean> {
      const gone = connection.on(tx).deleteFrom('ingestMapping').where('id', '=', id).returning('id')
      return (await gone.executeTakeFirst()) !== undefined
    },
  }
}
