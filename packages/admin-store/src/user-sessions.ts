import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'

/** A session of somebody as an administrator sees it. */
export interface UserSession {
  readonly id: string
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly expiresAt: string
  readonly address: string
  readonly userAgent: string
}

/** The sessions of one user. */
export function userSessionsRepository(connection: Connection) {
  return {
    /** Those that hold at an instant, the one used last first. */
    list(userId: string, now: Date, tx?: Tx): Promise<UserSession[]> {
      return connection
        .on(tx)
        .selectFrom('session')
        .select(['id', 'createdAt', 'lastSeenAt', 'expiresAt', 'address', 'userAgent'])
        .where('userId', '=', userId)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', toStored(now))
        .orderBy('lastSeenAt', 'desc')
        .orderBy('id')
        .execute()
    },

    /** Ends one session of the user; false when it is not theirs, or over. */
    async revoke(userId: string, sessionId: string, now: Date, tx?: Tx): Promise<boolean> {
      const ended = await connection
        .on(tx)
        .updateTable('session')
        .set({ revokedAt: toStored(now) })
        .where('id', '=', sessionId)
        .where('userId', '=', userId)
        .where('revokedAt', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return ended !== undefined
    },
  }
}
