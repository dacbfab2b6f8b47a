import type { Selectable } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { Schema } from './schema.ts'

const LIFE_SECONDS = 300
const TRIES = 5
const PAUSE_SECONDS = 60

/** What came of a code that a user typed. `expired` also stands for a code without tries left. */
export type CodeOutcome = 'ok' | 'wrong' | 'expired' | 'none'

/** Whether a code may be sent now, and if not, when. */
export type IssueOutcome = { issued: true; expiresAt: string } | { issued: false; retryAt: string }

/** A code that was right; `use` is true for the one caller who used it up. */
export type RightCode = { use(tx?: Tx): Promise<boolean> }

type CodeRow = Selectable<Schema['verificationCode']>

/** Verification codes, one for each mobile and purpose; a newer one replaces the older. */
export function codesRepository(connection: Connection) {
  async function find(mobile: string, purpose: string, tx?: Tx): Promise<CodeRow | undefined> {
    const query = connection.on(tx).selectFrom('verificationCode').selectAll().where('mobile', '=', mobile)
    return query.where('purpose', '=', purpose).executeTakeFirst()
  }

  async function takeTry(mobile: string, purpose: string, now: Date, tx?: Tx): Promise<CodeRow | undefined> {
    const update = connection.on(tx).updateTable('verificationCode')
    return update
      .set((row) => ({ triesLeft: row('triesLeft', '-', 1) }))
      .where('mobile', '=', mobile)
      .where('purpose', '=', purpose)
      .where('consumedAt', 'is', null)
      .where('expiresAt', '>', toStored(now))
      .where('triesLeft', '>', 0)
      .returningAll()
      .executeTakeFirst()
  }

  async function markConsumed(code: CodeRow, now: Date, tx?: Tx): Promise<boolean> {
    const update = connection
      .on(tx)
      .updateTable('verificationCode')
      .set({ consumedAt: toStored(now) })
    const same = update.where('mobile', '=', code.mobile).where('purpose', '=', code.purpose)
    const live = same.where('codeHash', '=', code.codeHash).where('consumedAt', 'is', null)
    return (await live.returning('mobile').executeTakeFirst()) !== undefined
  }

  return {
    /** Keeps a new code for five minutes and five tries; refused within a minute of the one before. */
    async issue(mobile: string, purpose: string, code: string, now: Date, tx?: Tx): Promise<IssueOutcome> {
      const expiresAt = secondsAfter(now, LIFE_SECONDS)
      const fresh = { triesLeft: TRIES, createdAt: toStored(now), expiresAt, consumedAt: null }
      const row = { ...fresh, mobile, purpose, codeHash: await hashPassword(code) }
      const insert = connection.on(tx).insertInto('verificationCode').values(row)
      const stored = await insert
        .onConflict((same) =>
          same
            .columns(['mobile', 'purpose'])
            .doUpdateSet(row)
            .where('verificationCode.createdAt', '<=', secondsAfter(now, -PAUSE_SECONDS)),
        )
        .returning('mobile')
        .executeTakeFirst()
      if (stored) return { issued: true, expiresAt }
      const earlier = await find(mobile, purpose, tx)
      return { issued: false, retryAt: secondsAfter(new Date(earlier?.createdAt ?? now), PAUSE_SECONDS) }
    },

    /** Checks a code and uses it up. Every call costs a try; of simultaneous right ones exactly one is `ok`. */
    async consume(mobile: string, purpose: string, code: string, now: Date, tx?: Tx): Promise<CodeOutcome> {
      const taken = await takeTry(mobile, purpose, now, tx)
      if (!taken) {
        const row = await find(mobile, purpose, tx)
        return row && row.consumedAt === null ? 'expired' : 'none'
      }
      if (!(await verifyPassword(taken.codeHash, code))) return 'wrong'
      return (await markConsumed(taken, now, tx)) ? 'ok' : 'none'
    },

    /**
     * Checks a code without using it up, so that what it opens can fail for another reason and be tried again.
     * Every call costs a try. `use` what it gives: of simultaneous ones exactly one is used.
     */
    async check(
      mobile: string,
      purpose: string,
      code: string,
      now: Date,
      tx?: Tx,
    ): Promise<RightCode | undefined> {
      const taken = await takeTry(mobile, purpose, now, tx)
      if (!taken || !(await verifyPassword(taken.codeHash, code))) return undefined
      return { use: (inside) => markConsumed(taken, now, inside) }
    },

    /** Forgets codes that expired before `now`. */
    async purgeExpired(now: Date, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('verificationCode').where('expiresAt', '<=', toStored(now)).execute()
    },
  }
}
