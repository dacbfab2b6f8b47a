import type { ExpressionBuilder } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import { type Job, jobOf } from './job.ts'
import type { Schema } from './schema.ts'

/** Who claims a job, when, and for how many seconds without a sign of life. */
export interface LeaseRequest {
  owner: string
  now: Date
  seconds: number
}

function claimable(at: string) {
  return (is: ExpressionBuilder<Schema, 'job'>) =>
    is.or([is('status', '=', 'pending'), is.and([is('status', '=', 'running'), is('leaseUntil', '<=', at)])])
}

async function claimOne(
  connection: Connection,
  kind: string,
  lease: LeaseRequest,
  tx?: Tx,
): Promise<Job | 'nothing' | 'lost'> {
  const at = toStored(lease.now)
  const db = connection.on(tx)
  const open = db.selectFrom('job').select('id').where('kind', '=', kind).where(claimable(at))
  const next = await open.orderBy('sort').orderBy('id').limit(1).executeTakeFirst()
  if (!next) return 'nothing'
  const held = { leaseOwner: lease.owner, leaseUntil: secondsAfter(lease.now, lease.seconds) }
  const update = db.updateTable('job').set({ ...held, status: 'running', error: null, updatedAt: at })
  const row = await update.where('id', '=', next.id).where(claimable(at)).returningAll().executeTakeFirst()
  return row ? jobOf(row) : 'lost'
}

/** Takes the first free job of a kind, or of those whose lease ran out; undefined when there is none. */
export async function claimJob(
  connection: Connection,
  kind: string,
  lease: LeaseRequest,
  tx?: Tx,
): Promise<Job | undefined> {
  for (;;) {
    const claimed = await claimOne(connection, kind, lease, tx)
    if (claimed === 'nothing') return undefined
    if (claimed !== 'lost') return claimed
  }
}

/** Writes to a running job if the owner still holds it; false when the lease went to another. */
export async function writeHeld(
  connection: Connection,
  held: { id: string; owner: string },
  values: Partial<Schema['job']>,
  tx?: Tx,
): Promise<boolean> {
  const update = connection.on(tx).updateTable('job').set(values).where('id', '=', held.id)
  const owned = update.where('status', '=', 'running').where('leaseOwner', '=', held.owner)
  return (await owned.returning('id').executeTakeFirst()) !== undefined
}
