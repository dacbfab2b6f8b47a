import type { Connection, Tx } from './connection.ts'
import {
  type DictionaryEntry,
  type DictionaryEntryPatch,
  dictionaryEntryOf,
  dictionaryEntryRow,
} from './dictionary-row.ts'
import { toStored } from './instant.ts'
import { lockFor } from './named-lock.ts'
import { foldText } from './user-search.ts'

async function changedEntry(
  tx: Tx,
  typeId: string,
  code: string,
  patch: DictionaryEntryPatch,
  version: number | undefined,
): Promise<DictionaryEntry | undefined> {
  const lock = tx.updateTable('dictionaryEntry').set((row) => ({ code: row.ref('code') }))
  const own = lock.where('typeId', '=', typeId).where('code', '=', code)
  const row = await own.returningAll().executeTakeFirst()
  const kept = row
    ? dictionaryEntryOf(row)
    : { typeId, code, labels: {}, sort: null, enabled: true, version: 0 }
  if (version !== undefined && kept.version !== version) return undefined
  const next = { ...kept, ...patch, version: kept.version + 1, changedAt: toStored(new Date()) }
  const values = dictionaryEntryRow(next)
  const insert = tx.insertInto('dictionaryEntry').values(values)
  await insert.onConflict((same) => same.columns(['typeId', 'code']).doUpdateSet(values)).execute()
  return next
}

/** The words of the lists. */
export function dictionaryEntries(connection: Connection) {
  return {
    /** The words of a list, or of all lists, of which something was said. */
    async entries(typeId?: string, tx?: Tx): Promise<DictionaryEntry[]> {
      let query = connection.on(tx).selectFrom('dictionaryEntry').selectAll()
      if (typeId !== undefined) query = query.where('typeId', '=', typeId)
      return (await query.orderBy('typeId').orderBy('code').execute()).map(dictionaryEntryOf)
    },

    /** Says something of a word; undefined when it is not at that version (0: nothing said yet). */
    saveEntry(
      { typeId, code }: Pick<DictionaryEntry, 'typeId' | 'code'>,
      patch: DictionaryEntryPatch,
      version?: number,
      tx?: Tx,
    ): Promise<DictionaryEntry | undefined> {
      return connection.within(tx, (opened) => changedEntry(opened, typeId, code, patch, version))
    },

    /** Adds a word; undefined where something is said already of one that differs at most by case. */
    addEntry(
      { typeId, code }: Pick<DictionaryEntry, 'typeId' | 'code'>,
      patch: DictionaryEntryPatch,
      tx?: Tx,
    ): Promise<DictionaryEntry | undefined> {
      return connection.within(tx, async (opened) => {
        await lockFor(opened, 'dictionary')
        const query = opened.selectFrom('dictionaryEntry').select('code').where('typeId', '=', typeId)
        const others = await query.execute()
        if (others.some((one) => foldText(one.code) === foldText(code))) return undefined
        return changedEntry(opened, typeId, code, patch, 0)
      })
    },

    /** Puts the words of a list into an order, all at once; those that keep their place stay as they are. */
    orderEntries(typeId: string, codes: readonly string[], tx?: Tx): Promise<void> {
      return connection.within(tx, async (opened) => {
        const query = opened.selectFrom('dictionaryEntry').select(['code', 'sort'])
        const kept = await query.where('typeId', '=', typeId).execute()
        const places = new Map(kept.map(({ code, sort }) => [code, sort]))
        for (const [sort, code] of codes.entries())
          if (places.get(code) !== sort) await changedEntry(opened, typeId, code, { sort }, undefined)
      })
    },

    /** Forgets what was said of a word. */
    async removeEntry(typeId: string, code: string, tx?: Tx): Promise<void> {
      const gone = connection.on(tx).deleteFrom('dictionaryEntry').where('typeId', '=', typeId)
      await gone.where('code', '=', code).execute()
    },
  }
}
