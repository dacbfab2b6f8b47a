import type { Connection, Tx } from './connection.ts'

/** A page of a terminal as one person opens it. */
export interface ViewPlace {
  userId: string
  terminal: string
  page: string
}

/** The view by which a person's page opens. */
export function viewDefaultsRepository(connection: Connection) {
  return {
    /** Chooses the view by which a page opens; null goes back to the page's own start. */
    async set(place: ViewPlace, itemId: string | null, tx?: Tx): Promise<void> {
      const { userId, terminal, page } = place
      const db = connection.on(tx)
      if (itemId === null) {
        const gone = db.deleteFrom('viewDefault').where('userId', '=', userId)
        await gone.where('terminal', '=', terminal).where('page', '=', page).execute()
        return
      }
      const insert = db.insertInto('viewDefault').values({ userId, terminal, page, itemId })
      const key = ['userId', 'terminal', 'page'] as const
      await insert.onConflict((same) => same.columns(key).doUpdateSet({ itemId })).execute()
    },

    /** The view by which a page opens; undefined for the page's own start. */
    async get({ userId, terminal, page }: ViewPlace, tx?: Tx): Promise<string | undefined> {
      const query = connection.on(tx).selectFrom('viewDefault').select('itemId').where('userId', '=', userId)
      return (await query.where('terminal', '=', terminal).where('page', '=', page).executeTakeFirst())
        ?.itemId
    },
  }
}
