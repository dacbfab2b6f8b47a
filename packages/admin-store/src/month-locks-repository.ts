import type { Connection, Tx } from './connection.ts'
import { toStored, toStoredOrNull } from './instant.ts'
import { fromJson, type JsonValue } from './json-text.ts'
import { type MonthLock, type MonthNumbers, type MonthPart, monthLockOf } from './month-lock.ts'

/** A month of a page of a terminal. */
type Place = Pick<MonthLock, 'terminal' | 'page'>

/** Months that were locked, every version of them: none is ever changed or taken away. */
export function monthLocksRepository(connection: Connection) {
  const list = async ({ terminal, page }: Place, tx?: Tx): Promise<MonthLock[]> => {
    const rows = connection.on(tx).selectFrom('monthLock').selectAll()
    const found = rows.where('terminal', '=', terminal).where('page', '=', page)
    return (await found.orderBy('month').orderBy('version').execute()).map(monthLockOf)
  }

  return {
    /** All versions of all months of a page, by month and version. */
    list,

    /** The last version of each month that was locked, by month. */
    async last(place: Place, tx?: Tx): Promise<ReadonlyMap<string, MonthLock>> {
      return new Map((await list(place, tx)).map((lock) => [lock.month, lock]))
    },

    /**
     * Keeps a month as the next version: all of it or nothing. False, and nothing kept, where its version is not the one
     * after the last.
     */
    async add(lock: MonthLock, numbers: readonly MonthNumbers[], tx?: Tx): Promise<boolean> {
      return connection.within(tx, async (inner) => {
        const before = (await list(lock, inner)).findLast(({ month }) => month === lock.month)
        if (lock.version !== (before?.version ?? 0) + 1) return false
        const { lockedAt, dataUntil, parameters } = lock
        const row = {
          ...lock,
          lockedAt: toStored(lockedAt),
          dataUntil: toStoredOrNull(dataUntil),
          parameters: JSON.stringify(parameters),
        }
        // Of two that come at once one is the next version.
        const added = await inner
          .insertInto('monthLock')
          .values(row)
          .onConflict((same) => same.columns(['terminal', 'page', 'month', 'version']).doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) return false
        for (const { body, ...rest } of numbers) {
          const kept = { ...rest, lockId: lock.id, body: JSON.stringify(body) }
          await inner.insertInto('monthLockNumber').values(kept).execute()
        }
        return true
      })
    },

    /** The numbers of some locks for one choice of filters, by the id of the lock; none where nothing was kept for it. */
    async numbers(
      ids: readonly string[],
      choice: string,
      part: MonthPart,
      tx?: Tx,
    ): Promise<ReadonlyMap<string, JsonValue>> {
      if (ids.length === 0) return new Map()
      const rows = connection.on(tx).selectFrom('monthLockNumber').select(['lockId', 'body'])
      const found = rows.where('lockId', 'in', ids).where('choice', '=', choice).where('part', '=', part)
      return new Map((await found.execute()).map(({ lockId, body }) => [lockId, fromJson(body)]))
    },
  }
}
