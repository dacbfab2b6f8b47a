import { type AlertState, alertStateOf, untouched } from './alert-state.ts'
import type { Connection, Tx } from './connection.ts'

/** How the alerts stand. */
export function alertStatesRepository(connection: Connection) {
  async function get(itemId: string, tx?: Tx): Promise<AlertState> {
    const query = connection.on(tx).selectFrom('alertState').selectAll().where('itemId', '=', itemId)
    const row = await query.executeTakeFirst()
    return row ? alertStateOf(row) : untouched(itemId)
  }

  return {
    /** The state of an alert; that of one never evaluated when nothing is known. */
    get,

    /** The states of several alerts by their id. */
    async of(itemIds: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, AlertState>> {
      if (itemIds.length === 0) return new Map()
      const query = connection.on(tx).selectFrom('alertState').selectAll().where('itemId', 'in', itemIds)
      return new Map((await query.execute()).map((row) => [row.itemId, alertStateOf(row)]))
    },

    /** Changes the state of an alert; what is not named stays as it was. */
    async set(itemId: string, patch: Partial<Omit<AlertState, 'itemId'>>, tx?: Tx): Promise<void> {
      const row = { ...untouched(itemId), ...patch }
      const insert = connection.on(tx).insertInto('alertState').values(row)
      await insert.onConflict((same) => same.column('itemId').doUpdateSet({ ...patch, itemId })).execute()
    },
  }
}
