import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { fromJson, type JsonValue } from './json-text.ts'

/** What users set up for themselves, by name, each a JSON value. */
export function preferencesRepository(connection: Connection) {
  return {
    /** The preferences of a user whose names begin so, by name. */
    async list(userId: string, prefix = '', tx?: Tx): Promise<Readonly<Record<string, JsonValue>>> {
      const rows = await connection
        .on(tx)
        .selectFrom('userPreference')
        .select(['key', 'value'])
        .where('userId', '=', userId)
        .orderBy('key')
        .execute()
      const own = rows.filter(({ key }) => key.startsWith(prefix))
      return Object.fromEntries(own.map(({ key, value }) => [key, fromJson(value)]))
    },

    /** Keeps a preference; of two that come at once, the later stays. */
    async set(userId: string, key: string, value: JsonValue, now: Date, tx?: Tx): Promise<void> {
      const row = { userId, key, value: JSON.stringify(value), changedAt: toStored(now) }
      const insert = connection.on(tx).insertInto('userPreference').values(row)
      await insert.onConflict((same) => same.columns(['userId', 'key']).doUpdateSet(row)).execute()
    },

    /** Takes a preference away; quiet where there is none. */
    async remove(userId: string, key: string, tx?: Tx): Promise<void> {
      await connection
        .on(tx)
        .deleteFrom('userPreference')
        .where('userId', '=', userId)
        .where('key', '=', key)
        .execute()
    },
  }
}
