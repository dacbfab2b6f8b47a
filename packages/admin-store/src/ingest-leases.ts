import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'

/** Who asks for a lease, when, and for how many seconds without a sign of life. */
export interface LeaseAsked {
  owner: string
  now: Date
  seconds: number
}

/** Leases by name: one owner at a time, across processes, until it gives the lease back or falls silent. */
export function ingestLeases(connection: Connection) {
  return {
    /** Takes or renews a lease; false while another owner holds it. */
    async take(name: string, { owner, now, seconds }: LeaseAsked, tx?: Tx): Promise<boolean> {
      const held = { owner, until: secondsAfter(now, seconds) }
      const insert = connection
        .on(tx)
        .insertInto('ingestLease')
        .values({ name, ...held })
      const taken = insert.onConflict((same) =>
        same
          .column('name')
          .doUpdateSet(held)
          .where((is) =>
            is.or([is('ingestLease.owner', '=', owner), is('ingestLease.until', '<=', toStored(now))]),
          ),
      )
      return (await taken.returning('name').executeTakeFirst()) !== undefined
    },

    /** Gives a lease back; quiet when another owner has it by now. */
    async release(name: string, owner: string, tx?: Tx): Promise<void> {
      const all = connection.on(tx).deleteFrom('ingestLease').where('name', '=', name)
      await all.where('owner', '=', owner).execute()
    },

    /** Forgets every lease: for a process that knows itself to be alone with the database. */
    async clear(tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('ingestLease').execute()
    },
  }
}
