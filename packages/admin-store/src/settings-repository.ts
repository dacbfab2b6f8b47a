import type { Connection, Tx } from './connection.ts'
import { fromJson, type JsonValue } from './json-text.ts'

/** Parameters by key, each a JSON value. */
export function settingsRepository(connection: Connection) {
  return {
    /** The parsed value, or undefined when the key was never set. Throws what `parse` throws. */
    async get<T>(key: string, parse: (value: JsonValue) => T, tx?: Tx): Promise<T | undefined> {
      const query = connection.on(tx).selectFrom('setting').select('value').where('key', '=', key)
      const row = await query.executeTakeFirst()
      return row && parse(fromJson(row.value))
    },

    async set(key: string, value: JsonValue, tx?: Tx): Promise<void> {
      const row = { key, value: JSON.stringify(value) }
      const insert = connection.on(tx).insertInto('setting').values(row)
      await insert.onConflict((same) => same.column('key').doUpdateSet(row)).execute()
    },

    /** Sets the value unless the key has one; true for the one caller, of all processes, who set it. */
    async setOnce(key: string, value: JsonValue, tx?: Tx): Promise<boolean> {
      const insert = connection
        .on(tx)
        .insertInto('setting')
        .values({ key, value: JSON.stringify(value) })
      const added = insert.onConflict((same) => same.column('key').doNothing()).returning('key')
      return (await added.executeTakeFirst()) !== undefined
    },
  }
}
