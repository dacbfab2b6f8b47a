import type { Connection, Tx } from './connection.ts'
import { dictionaryEntries } from './dictionary-entries.ts'
import { type DictionaryType, type DictionaryTypePatch, dictionaryTypeOf } from './dictionary-row.ts'
import { toStored } from './instant.ts'

async function changedType(
  tx: Tx,
  id: string,
  patch: DictionaryTypePatch,
  version: number | undefined,
): Promise<DictionaryType | undefined> {
  const lock = tx.updateTable('dictionaryType').set((row) => ({ id: row.ref('id') }))
  const row = await lock.where('id', '=', id).returningAll().executeTakeFirst()
  const kept = row ? dictionaryTypeOf(row) : { id, labels: {}, description: '', version: 0 }
  if (version !== undefined && kept.version !== version) return undefined
  const next = { ...kept, ...patch, version: kept.version + 1, changedAt: toStored(new Date()) }
  const values = { ...next, labels: JSON.stringify(next.labels) }
  const insert = tx.insertInto('dictionaryType').values(values)
  await insert.onConflict((same) => same.column('id').doUpdateSet(values)).execute()
  return next
}

/** The terminal's own words: what a row does not say is as the product says it. */
export function dictionaryRepository(connection: Connection) {
  return {
    ...dictionaryEntries(connection),

    async types(tx?: Tx): Promise<DictionaryType[]> {
      const rows = await connection.on(tx).selectFrom('dictionaryType').selectAll().orderBy('id').execute()
      return rows.map(dictionaryTypeOf)
    },

    /** Says how a list is called; undefined when it is not at that version (0: nothing said yet). */
    saveType(
      id: string,
      patch: DictionaryTypePatch,
      version?: number,
      tx?: Tx,
    ): Promise<DictionaryType | undefined> {
      return connection.within(tx, (opened) => changedType(opened, id, patch, version))
    },

    /** Takes a list of the terminal's own away with its words. */
    removeType(id: string, tx?: Tx): Promise<void> {
      return connection.within(tx, async (opened) => {
        await opened.deleteFrom('dictionaryEntry').where('typeId', '=', id).execute()
        await opened.deleteFrom('dictionaryType').where('id', '=', id).execute()
      })
    },
  }
}
