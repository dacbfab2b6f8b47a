import { type ExpressionBuilder, sql } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import { type Job, type JobStatus, jobOf } from './job.ts'
import type { JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

/** A job to be done once; adding it again changes nothing. */
export interface NewJob {
  id: string
  kind: string
  state: JsonValue
  sort?: number
}

/** What a worker saves on its way; it also renews the lease. */
export interface JobProgress {
  state: JsonValue
  progress: number
  leaseSeconds: number
}

const free = { leaseOwner: null, leaseUntil: null }

function claimable(at: string) {
  return (is: ExpressionBuilder<Schema, 'job'>) =>
    is.or([is('status', '=', 'pending'), is.and([is('status', '=', 'running'), is('leaseUntil', '<=', at)])])
}

/**
 * Background work that one of several processes does at a time: a worker holds a lease and writes only
 * while it holds it. A worker that dies leaves the job to whoever claims it after the lease.
 */
export function jobsRepository(connection: Connection) {
  async function claimOne(kind: string, owner: string, now: Date, leaseSeconds: number, tx?: Tx) {
    const at = toStored(now)
    const db = connection.on(tx)
    const open = db.selectFrom('job').select('id').where('kind', '=', kind).where(claimable(at))
    const next = await open.orderBy('sort').orderBy('id').limit(1).executeTakeFirst()
    if (!next) return 'nothing' as const
    const lease = { leaseOwner: owner, leaseUntil: secondsAfter(now, leaseSeconds) }
    const update = db.updateTable('job').set({ ...lease, status: 'running', error: null, updatedAt: at })
    const row = await update.where('id', '=', next.id).where(claimable(at)).returningAll().executeTakeFirst()
    return row ? jobOf(row) : ('lost' as const)
  }

  /** Writes to a running job if the owner still holds it; false when the lease went to another. */
  async function writeHeld(id: string, owner: string, values: Partial<Schema['job']>, now: Date, tx?: Tx) {
    const update = connection
      .on(tx)
      .updateTable('job')
      .set({ ...values, updatedAt: toStored(now) })
    const held = update.where('id', '=', id).where('status', '=', 'running').where('leaseOwner', '=', owner)
    return (await held.returning('id').executeTakeFirst()) !== undefined
  }

  function end(
    id: string,
    owner: string,
    status: JobStatus,
    more: Partial<Schema['job']>,
    now: Date,
    tx?: Tx,
  ) {
    return writeHeld(id, owner, { ...free, ...more, status }, now, tx)
  }

  return {
    async add(job: NewJob, now: Date, tx?: Tx): Promise<void> {
      const { id, kind, sort = 0 } = job
      const start = {
        status: 'pending',
        progress: 0,
        state: JSON.stringify(job.state),
        updatedAt: toStored(now),
      }
      const insert = connection
        .on(tx)
        .insertInto('job')
        .values({ id, kind, sort, ...start })
      await insert.onConflict((same) => same.column('id').doNothing()).execute()
    },

    /** Takes the first free job of the kind for `leaseSeconds`; undefined when there is none. */
    async claim(
      kind: string,
      owner: string,
      now: Date,
      leaseSeconds: number,
      tx?: Tx,
    ): Promise<Job | undefined> {
      for (;;) {
        const claimed = await claimOne(kind, owner, now, leaseSeconds, tx)
        if (claimed === 'nothing') return undefined
        if (claimed !== 'lost') return claimed
      }
    },

    save(id: string, owner: string, saved: JobProgress, now: Date, tx?: Tx): Promise<boolean> {
      const { state, progress, leaseSeconds } = saved
      const values = { state: JSON.stringify(state), progress, leaseUntil: secondsAfter(now, leaseSeconds) }
      return writeHeld(id, owner, values, now, tx)
    },

    finish(id: string, owner: string, now: Date, tx?: Tx): Promise<boolean> {
      return end(id, owner, 'done', { progress: 1 }, now, tx)
    },

    fail(id: string, owner: string, reason: string, now: Date, tx?: Tx): Promise<boolean> {
      return end(id, owner, 'failed', { error: reason }, now, tx)
    },

    /** Gives the job back unfinished, with its saved state, so that the next process need not wait. */
    release(id: string, owner: string, now: Date, tx?: Tx): Promise<boolean> {
      return end(id, owner, 'pending', {}, now, tx)
    },

    /** Puts failed jobs of a kind back in the queue, with their saved state. */
    async reopenFailed(kind: string, now: Date, tx?: Tx): Promise<void> {
      const update = connection
        .on(tx)
        .updateTable('job')
        .set({ status: 'pending', updatedAt: toStored(now) })
      await update.where('kind', '=', kind).where('status', '=', 'failed').execute()
    },

    async get(id: string, tx?: Tx): Promise<Job | undefined> {
      const row = await connection
        .on(tx)
        .selectFrom('job')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && jobOf(row)
    },

    async list(kind: string, tx?: Tx): Promise<Job[]> {
      const query = connection.on(tx).selectFrom('job').selectAll().where('kind', '=', kind)
      return (await query.orderBy('sort').orderBy('id').execute()).map(jobOf)
    },

    /** The mean progress of all jobs of a kind, 0 to 1; 1 when there are none. */
    async progressOf(kind: string, tx?: Tx): Promise<number> {
      const query = connection.on(tx).selectFrom('job').where('kind', '=', kind)
      const row = await query.select(sql<number | null>`avg(progress)`.as('mean')).executeTakeFirstOrThrow()
      return row.mean ?? 1
    },
  }
}
