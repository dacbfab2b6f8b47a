import type { Selectable } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import { newId } from './new-id.ts'
import type { Schema } from './schema.ts'

/** A signed-in browser or tool. */
export type Session = Omit<Selectable<Schema['session']>, 'tokenHash'>

/** What a sign-in leaves behind; instants are dates, the address is the caller's network address. */
export interface NewSession {
  tokenHash: string
  userId: string
  createdAt: Date
  expiresAt: Date
  address: string
  userAgent: string
}

const TOUCH_SECONDS = 60

function sessionOf({ tokenHash: _hash, ...session }: Selectable<Schema['session']>): Session {
  return session
}

/** Sessions, found by the hash of their token. */
export function sessionsRepository(connection: Connection) {
  async function revokeWhere(column: 'id' | 'userId', value: string, now: Date, tx?: Tx): Promise<void> {
    const update = connection
      .on(tx)
      .updateTable('session')
      .set({ revokedAt: toStored(now) })
    await update.where(column, '=', value).where('revokedAt', 'is', null).execute()
  }

  return {
    async create(session: NewSession, tx?: Tx): Promise<Session> {
      const createdAt = toStored(session.createdAt)
      const times = { createdAt, lastSeenAt: createdAt, expiresAt: toStored(session.expiresAt) }
      const insert = connection
        .on(tx)
        .insertInto('session')
        .values({ ...session, ...times, id: newId() })
      return sessionOf(await insert.returningAll().executeTakeFirstOrThrow())
    },

    /**
     * The session if it is neither revoked nor expired, was used within `idleMinutes` (0 for any time), and its
     * user may sign in now.
     */
    async findValid(tokenHash: string, now: Date, idleMinutes = 0, tx?: Tx): Promise<Session | undefined> {
      const at = toStored(now)
      const query = connection.on(tx).selectFrom('session')
      const joined = query.innerJoin('userAccount', 'userAccount.id', 'session.userId').selectAll('session')
      const row = await joined
        .where('tokenHash', '=', tokenHash)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', at)
        .where('lastSeenAt', '>', idleMinutes > 0 ? secondsAfter(now, -60 * idleMinutes) : '')
        .where('disabled', '=', 0)
        .where((is) => is.or([is('validFrom', 'is', null), is('validFrom', '<=', at)]))
        .where((is) => is.or([is('validUntil', 'is', null), is('validUntil', '>', at)]))
        .executeTakeFirst()
      return row && sessionOf(row)
    },

    /** The sessions of a user that still hold, the one used last first. */
    async openOf(userId: string, now: Date, tx?: Tx): Promise<Session[]> {
      const query = connection.on(tx).selectFrom('session').selectAll().where('userId', '=', userId)
      const open = query.where('revokedAt', 'is', null).where('expiresAt', '>', toStored(now))
      return (await open.orderBy('lastSeenAt', 'desc').orderBy('id').execute()).map(sessionOf)
    },

    /** Lets a session last longer, and notes that it was used now. */
    async extend(id: string, expiresAt: Date, now: Date, tx?: Tx): Promise<void> {
      const update = connection
        .on(tx)
        .updateTable('session')
        .set({ expiresAt: toStored(expiresAt), lastSeenAt: toStored(now) })
      await update.where('id', '=', id).where('revokedAt', 'is', null).execute()
    },

    /** Notes that the session was used, at most once in so many seconds: nothing is written before. */
    async touch({ id, lastSeenAt }: Session, now: Date, seconds = TOUCH_SECONDS): Promise<void> {
      const stale = secondsAfter(now, -seconds)
      if (lastSeenAt > stale) return
      const update = connection
        .on()
        .updateTable('session')
        .set({ lastSeenAt: toStored(now) })
      await update.where('id', '=', id).where('lastSeenAt', '<=', stale).execute()
    },

    revoke(id: string, now: Date, tx?: Tx): Promise<void> {
      return revokeWhere('id', id, now, tx)
    },

    revokeAll(userId: string, now: Date, tx?: Tx): Promise<void> {
      return revokeWhere('userId', userId, now, tx)
    },

    /** Ends every session of the user but one. */
    async revokeOthers(userId: string, keptId: string, now: Date, tx?: Tx): Promise<void> {
      const update = connection
        .on(tx)
        .updateTable('session')
        .set({ revokedAt: toStored(now) })
      const others = update.where('userId', '=', userId).where('id', '!=', keptId)
      await others.where('revokedAt', 'is', null).execute()
    },

    /** Forgets the sessions that ended before `now`. */
    async purgeExpired(now: Date, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('session').where('expiresAt', '<=', toStored(now)).execute()
    },
  }
}
