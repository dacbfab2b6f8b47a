import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** An open transaction; every repository method takes it as its last argument. */
export type Tx = Transaction<Schema>

/** What a repository runs its statements on. */
export interface Connection {
  on(tx?: Tx): Kysely<Schema>
  within<T>(tx: Tx | undefined, work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * Wraps a database so that repositories can join a transaction (`within`) or run alone (`on`).
 * Throws when the database itself is used by code that runs inside one of its transactions: on SQLite
 * that would wait for itself for ever, on PostgreSQL it would miss the transaction's own writes.
 */
export function connectionOf(db: Kysely<Schema>): Connection {
  const inside = new AsyncLocalStorage<{ open: boolean }>()

  function refuseOuterUse(): void {
    if (inside.getStore()?.open) {
      throw new Error(
        'The store was used inside its own transaction: pass the transaction as the last argument.',
      )
    }
  }

  async function transact<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
    // Work that was started in here and goes on after the end may use the database again.
    const scope = { open: true }
    try {
      return await inside.run(scope, work, tx)
    } finally {
      scope.open = false
    }
  }

  return {
    on(tx) {
      if (tx) return tx
      refuseOuterUse()
      return db
    },
    within(tx, work) {
      if (tx) return work(tx)
      refuseOuterUse()
      return db.transaction().execute((opened) => transact(opened, work))
    },
  }
}
