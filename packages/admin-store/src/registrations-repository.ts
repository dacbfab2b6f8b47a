import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'

/** Somebody who asked for an account and waits for a decision. */
export interface Registration {
  userId: string
  username: string
  name: string
  mobile: string | null
  email: string | null
  via: string
  requestedAt: string
}

/** Who asked for an account by themselves. While one waits, its account is disabled. */
export function registrationsRepository(connection: Connection) {
  const waiting = (tx?: Tx) =>
    connection
      .on(tx)
      .selectFrom('registration')
      .innerJoin('userAccount', 'userAccount.id', 'registration.userId')
      .where('registration.decidedAt', 'is', null)
      .where('userAccount.disabled', '=', 1)

  return {
    /** Notes that an account was asked for; `decided` where nobody has to agree. */
    async add(userId: string, via: string, decided: boolean, now: Date, tx?: Tx): Promise<void> {
      const at = toStored(now)
      const row = { userId, via, requestedAt: at, decidedAt: decided ? at : null, decidedBy: null }
      await connection.on(tx).insertInto('registration').values(row).execute()
    },

    /** Everybody who waits, the longest first. */
    async list(tx?: Tx): Promise<Registration[]> {
      return waiting(tx)
        .select(['registration.userId', 'registration.via', 'registration.requestedAt'])
        .select(['userAccount.username', 'userAccount.name', 'userAccount.mobile', 'userAccount.email'])
        .orderBy('registration.requestedAt')
        .orderBy('registration.userId')
        .execute()
    },

    /** Whether the account waits for a decision. */
    async isWaiting(userId: string, tx?: Tx): Promise<boolean> {
      const found = waiting(tx).select('registration.userId').where('registration.userId', '=', userId)
      return (await found.executeTakeFirst()) !== undefined
    },

    /** Lets an account in; false when it waited no longer. */
    async approve(userId: string, by: string, now: Date, tx?: Tx): Promise<boolean> {
      return connection.within(tx, async (opened) => {
        const open = opened.updateTable('registration').where('userId', '=', userId)
        const decided = open.where('decidedAt', 'is', null).set({ decidedAt: toStored(now), decidedBy: by })
        if (!(await decided.returning('userId').executeTakeFirst())) return false
        await opened.updateTable('userAccount').set({ disabled: 0 }).where('id', '=', userId).execute()
        return true
      })
    },

    /** Turns a request down: its account, which was never used, is gone; false when it waited no longer. */
    async refuse(userId: string, tx?: Tx): Promise<boolean> {
      return connection.within(tx, async (opened) => {
        const open = opened.deleteFrom('registration').where('userId', '=', userId)
        const gone = await open.where('decidedAt', 'is', null).returning('userId').executeTakeFirst()
        if (!gone) return false
        await opened.deleteFrom('userAccount').where('id', '=', userId).execute()
        return true
      })
    },

    /** The administrators who may decide. */
    async deciders(tx?: Tx): Promise<string[]> {
      const query = connection.on(tx).selectFrom('userAccount').select('id').where('isAdmin', '=', 1)
      return (await query.where('disabled', '=', 0).execute()).map(({ id }) => id)
    },
  }
}
