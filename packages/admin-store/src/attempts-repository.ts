import { createHash } from 'node:crypto'
import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import { fromJson } from './json-text.ts'
import {
  DEFAULT_LOCK_RULE,
  type LockRule,
  type ThrottleKind,
  waitUntil,
  withFailure,
} from './throttle-rule.ts'
import { usernameKeyOf } from './user-search.ts'

// As long as the longest lock may be.
const FORGET_SECONDS = 86_400

// Names and addresses come from outside at any length, and mistyped names may be passwords: keep a hash.
function keyHashOf(kind: ThrottleKind, key: string): string {
  const same = kind === 'account' ? usernameKeyOf(key) : key
  return createHash('sha256').update(same).digest('hex')
}

/** Reads the failures of a key and keeps others from changing them until the transaction ends. */
async function lockFailures(tx: Tx, kind: ThrottleKind, key: string, at: Date): Promise<number[]> {
  const updatedAt = toStored(at)
  const insert = tx.insertInto('signInAttempt')
  const row = await insert
    .values({ kind, keyHash: keyHashOf(kind, key), failures: '[]', updatedAt })
    .onConflict((same) => same.columns(['kind', 'keyHash']).doUpdateSet({ updatedAt }))
    .returning('failures')
    .executeTakeFirstOrThrow()
  return fromJson<number[]>(row.failures)
}

async function writeFailures(
  tx: Tx,
  kind: ThrottleKind,
  key: string,
  failures: readonly number[],
): Promise<void> {
  const update = tx.updateTable('signInAttempt').set({ failures: JSON.stringify(failures) })
  await update.where('kind', '=', kind).where('keyHash', '=', keyHashOf(kind, key)).execute()
}

function laterThan(now: Date, ...instants: number[]): Date | null {
  const until = Math.max(...instants)
  return until > now.getTime() ? new Date(until) : null
}

/** Throttles sign-in by account and by address. The rule is in `throttle-rule.ts`. */
export function attemptsRepository(connection: Connection) {
  async function failuresOf(kind: ThrottleKind, key: string, tx?: Tx): Promise<number[]> {
    const query = connection.on(tx).selectFrom('signInAttempt').select('failures').where('kind', '=', kind)
    const row = await query.where('keyHash', '=', keyHashOf(kind, key)).executeTakeFirst()
    return row ? fromJson<number[]>(row.failures) : []
  }

  return {
    /** Until when this account, or this address, has to wait; null when it may try now. */
    async blockedUntil(account: string, address: string, now: Date, tx?: Tx): Promise<Date | null> {
      const byAccount = waitUntil('account', await failuresOf('account', account, tx))
      return laterThan(now, byAccount, waitUntil('address', await failuresOf('address', address, tx)))
    },

    /**
     * Asks for one try and counts it as a failure at once, so that no number of simultaneous tries gets
     * past the rule. Returns null when the try may go ahead, else until when to wait. When the try then
     * succeeds, `record` it for both keys with the same instant.
     */
    async reserve(
      account: string,
      address: string,
      at: Date,
      tx?: Tx,
      lock: LockRule = DEFAULT_LOCK_RULE,
    ): Promise<Date | null> {
      return connection.within(tx, async (opened) => {
        const byAccount = await lockFailures(opened, 'account', account, at)
        const byAddress = await lockFailures(opened, 'address', address, at)
        const until = laterThan(at, waitUntil('account', byAccount, lock), waitUntil('address', byAddress))
        if (until) return until
        await writeFailures(opened, 'account', account, withFailure('account', byAccount, at.getTime(), lock))
        await writeFailures(opened, 'address', address, withFailure('address', byAddress, at.getTime()))
        return null
      })
    },

    /**
     * Counts a try. A success clears the account; for an address it takes back only the try reserved at
     * the same instant, so that one known password does not open the way to guess others.
     */
    async record(key: string, kind: ThrottleKind, at: Date, success: boolean, tx?: Tx): Promise<void> {
      await connection.within(tx, async (opened) => {
        const failures = await lockFailures(opened, kind, key, at)
        if (!success) return writeFailures(opened, kind, key, withFailure(kind, failures, at.getTime()))
        const reserved = failures.indexOf(at.getTime())
        const left = kind === 'account' ? [] : failures.filter((_, index) => index !== reserved)
        return writeFailures(opened, kind, key, left)
      })
    },

    /** Forgets the failures of an account, so that it may try at once. */
    async unlock(account: string, tx?: Tx): Promise<void> {
      const gone = connection.on(tx).deleteFrom('signInAttempt').where('kind', '=', 'account')
      await gone.where('keyHash', '=', keyHashOf('account', account)).execute()
    },

    /** Forgets keys that were not tried for a day. */
    async purge(now: Date, tx?: Tx): Promise<void> {
      const old = connection.on(tx).deleteFrom('signInAttempt')
      await old.where('updatedAt', '<', secondsAfter(now, -FORGET_SECONDS)).execute()
    },
  }
}
