import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import { type Job, type JobStatus, jobOf } from './job.ts'
import { claimJob, writeHeld } from './job-lease.ts'
import type { JsonValue } from './json-text.ts'

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

/** Ending a job gives its lease back. */
function ended(status: JobStatus, now: Date) {
  return { status, leaseOwner: null, leaseUntil: null, updatedAt: toStored(now) }
}

/**
 * Background work that one of several processes does at a time: a worker holds a lease and writes only
 * while it holds it (`save`, `finish`, `fail` and `release` answer whether it does). A worker that dies
 * leaves the job, with its saved state, to whoever claims it after the lease.
 */
export function jobsRepository(connection: Connection) {
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

    claim(kind: string, owner: string, now: Date, leaseSeconds: number, tx?: Tx): Promise<Job | undefined> {
      return claimJob(connection, kind, { owner, now, seconds: leaseSeconds }, tx)
    },

    save(id: string, owner: string, saved: JobProgress, now: Date, tx?: Tx): Promise<boolean> {
      const lease = { leaseUntil: secondsAfter(now, saved.leaseSeconds), updatedAt: toStored(now) }
      const values = { state: JSON.stringify(saved.state), progress: saved.progress, ...lease }
      return writeHeld(connection, { id, owner }, values, tx)
    },

    finish(id: string, owner: string, now: Date, tx?: Tx): Promise<boolean> {
      return writeHeld(connection, { id, owner }, { ...ended('done', now), progress: 1 }, tx)
    },

    fail(id: string, owner: string, reason: string, now: Date, tx?: Tx): Promise<boolean> {
      return writeHeld(connection, { id, owner }, { ...ended('failed', now), error: reason }, tx)
    },

    /** Gives the job back unfinished, so that the next process need not wait for the lease to end. */
    release(id: string, owner: string, now: Date, tx?: Tx): Promise<boolean> {
      return writeHeld(connection, { id, owner }, ended('pending', now), tx)
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
  }
}
