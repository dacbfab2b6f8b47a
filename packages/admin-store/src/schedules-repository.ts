import type { Connection, Tx } from './connection.ts'
import { toStored, toStoredOrNull } from './instant.ts'

/** When a schedule is due next, and whether it rests. */
export interface ScheduleState {
  itemId: string
  nextAt: string | null
  paused: boolean
}

/** When the scheduled reports are due. */
export function schedulesRepository(connection: Connection) {
  return {
    async set(itemId: string, state: { nextAt: Date | null; paused: boolean }, tx?: Tx): Promise<void> {
      const row = {
        itemId,
        nextAt: toStoredOrNull(state.nextAt),
        paused: state.paused ? (1 as const) : (0 as const),
      }
      const insert = connection.on(tx).insertInto('scheduleState').values(row)
      await insert.onConflict((same) => same.column('itemId').doUpdateSet(row)).execute()
    },

    /** The states of several schedules by their id. */
    async of(itemIds: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, ScheduleState>> {
      if (itemIds.length === 0) return new Map()
      const query = connection.on(tx).selectFrom('scheduleState').selectAll().where('itemId', 'in', itemIds)
      return new Map((await query.execute()).map((row) => [row.itemId, { ...row, paused: row.paused === 1 }]))
    },

    /** The schedules that are due, neither resting nor deleted, with the instant that they were due at. */
    async due(now: Date, tx?: Tx): Promise<{ itemId: string; nextAt: string }[]> {
      const query = connection
        .on(tx)
        .selectFrom('scheduleState')
        .innerJoin('keptItem', 'keptItem.id', 'scheduleState.itemId')
        .select(['scheduleState.itemId', 'scheduleState.nextAt'])
        .where('scheduleState.paused', '=', 0)
        .where('keptItem.deletedAt', 'is', null)
        .where('scheduleState.nextAt', '<=', toStored(now))
      const rows = await query.orderBy('scheduleState.nextAt').execute()
      return rows.flatMap(({ itemId, nextAt }) => (nextAt === null ? [] : [{ itemId, nextAt }]))
    },

    /** Moves a due schedule on; false when another process did so first. */
    async moveOn(itemId: string, from: string, nextAt: Date | null, tx?: Tx): Promise<boolean> {
      const update = connection
        .on(tx)
        .updateTable('scheduleState')
        .set({ nextAt: toStoredOrNull(nextAt) })
      const moved = update.where('itemId', '=', itemId).where('nextAt', '=', from).returning('itemId')
      return (await moved.executeTakeFirst()) !== undefined
    },
  }
}
