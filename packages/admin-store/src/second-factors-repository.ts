import type { Selectable } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import type { Schema } from './schema.ts'

/** The second factor of an account: its sealed secret, the last time step that was used, and since when it counts. */
export type SecondFactor = Selectable<Schema['secondFactor']>

async function replaceCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  const rows = hashes.map((codeHash) => ({ userId, codeHash, usedAt: null }))
  if (rows.length > 0) await tx.insertInto('recoveryCode').values(rows).execute()
}

/** Second factors and their recovery codes; both are given as they may lie in a database: sealed and hashed. */
export function secondFactorsRepository(connection: Connection) {
  return {
    /** The second factor of an account, confirmed or only begun. */
    async of(userId: string, tx?: Tx): Promise<SecondFactor | undefined> {
      const query = connection.on(tx).selectFrom('secondFactor').selectAll()
      return query.where('userId', '=', userId).executeTakeFirst()
    },

    /** Begins an enrolment; false where a confirmed one exists, which stays as it is. */
    async begin(userId: string, secret: string, now: Date, tx?: Tx): Promise<boolean> {
      const row = { userId, secret, lastStep: 0, begunAt: toStored(now), confirmedAt: null }
      const insert = connection.on(tx).insertInto('secondFactor').values(row)
      const begun = insert.onConflict((same) =>
        same.column('userId').doUpdateSet(row).where('secondFactor.confirmedAt', 'is', null),
      )
      return (await begun.returning('userId').executeTakeFirst()) !== undefined
    },

    /** Confirms what was begun with the secret, at the time step of the code, with its recovery codes; false when it was already. */
    async confirm(
      factor: Pick<SecondFactor, 'userId' | 'secret'>,
      step: number,
      codeHashes: readonly string[],
      now: Date,
      tx?: Tx,
    ): Promise<boolean> {
      return connection.within(tx, async (opened) => {
        const done = await opened
          .updateTable('secondFactor')
          .set({ lastStep: step, confirmedAt: toStored(now) })
          .where('userId', '=', factor.userId)
          .where('secret', '=', factor.secret)
          .where('confirmedAt', 'is', null)
          .returning('userId')
          .executeTakeFirst()
        if (done) await replaceCodes(opened, factor.userId, codeHashes)
        return done !== undefined
      })
    },

    /** Uses a time step up: true for exactly one caller, and never again for it or an earlier one. */
    async useStep(userId: string, step: number, tx?: Tx): Promise<boolean> {
      const update = connection.on(tx).updateTable('secondFactor').set({ lastStep: step })
      const fresh = update.where('userId', '=', userId).where('lastStep', '<', step)
      return (await fresh.returning('userId').executeTakeFirst()) !== undefined
    },

    /** Uses a recovery code up: true for exactly one caller. */
    async useCode(userId: string, codeHash: string, now: Date, tx?: Tx): Promise<boolean> {
      const update = connection
        .on(tx)
        .updateTable('recoveryCode')
        .set({ usedAt: toStored(now) })
      const fresh = update.where('userId', '=', userId).where('codeHash', '=', codeHash)
      return (await fresh.where('usedAt', 'is', null).returning('userId').executeTakeFirst()) !== undefined
    },

    /** How many recovery codes of an account were not used yet. */
    async codesLeft(userId: string, tx?: Tx): Promise<number> {
      const query = connection.on(tx).selectFrom('recoveryCode').where('userId', '=', userId)
      const counted = query.where('usedAt', 'is', null).select((is) => is.fn.countAll().as('count'))
      return Number((await counted.executeTakeFirst())?.count ?? 0)
    },

    /** Replaces all recovery codes of an account. */
    replaceCodes(userId: string, codeHashes: readonly string[], tx?: Tx): Promise<void> {
      return connection.within(tx, (opened) => replaceCodes(opened, userId, codeHashes))
    },

    /** Takes the second factor and its codes away; quiet where there is none. */
    async remove(userId: string, tx?: Tx): Promise<void> {
      await connection.within(tx, async (opened) => {
        await replaceCodes(opened, userId, [])
        await opened.deleteFrom('secondFactor').where('userId', '=', userId).execute()
      })
    },
  }
}
