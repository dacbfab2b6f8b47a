import type { ExpressionBuilder } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import type { LeaseRequest } from './job-lease.ts'
import type { JsonValue } from './json-text.ts'
import { newId } from './new-id.ts'
import { type ReportRun, reportRunOf } from './report-run.ts'
import type { Schema } from './schema.ts'

const claimable = (at: string) => (is: ExpressionBuilder<Schema, 'reportRun'>) =>
  is.or([
    is.and([is('state', '=', 'waiting'), is('tryAt', '<=', at)]),
    is.and([is('state', '=', 'running'), is('leaseUntil', '<=', at)]),
  ])

async function claimRun(
  connection: Connection,
  { owner, now, seconds }: LeaseRequest,
  tx?: Tx,
): Promise<ReportRun | undefined> {
  const at = toStored(now)
  const db = connection.on(tx)
  for (;;) {
    const open = db.selectFrom('reportRun').select(['id', 'tries']).where(claimable(at))
    const next = await open.orderBy('tryAt').orderBy('id').limit(1).executeTakeFirst()
    if (!next) return undefined
    const lease = { leaseOwner: owner, leaseUntil: secondsAfter(now, seconds) }
    const update = db
      .updateTable('reportRun')
      .set({ ...lease, state: 'running', startedAt: at, tries: next.tries + 1 })
    const taken = update.where('id', '=', next.id).where('tries', '=', next.tries).where(claimable(at))
    const row = await taken.returningAll().executeTakeFirst()
    if (row) return reportRunOf(row)
  }
}

/** The makings of scheduled reports: each is due once, and one process at a time works on it. */
export function reportRunsRepository(connection: Connection) {
  const held = (id: string, owner: string, values: Partial<Schema['reportRun']>, tx?: Tx) =>
    connection
      .on(tx)
      .updateTable('reportRun')
      .set({ ...values, leaseOwner: null, leaseUntil: null })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where('leaseOwner', '=', owner)
      .returning('id')
      .executeTakeFirst()

  return {
    /** Puts a run in the queue; false when the schedule has one for that instant already. */
    async add(scheduleId: string, dueAt: Date, now: Date, tx?: Tx): Promise<boolean> {
      const row = {
        ...{
          id: newId(now),
          scheduleId,
          dueAt: toStored(dueAt),
          state: 'waiting',
          tries: 0,
          tryAt: toStored(now),
        },
        ...{
          leaseOwner: null,
          leaseUntil: null,
          startedAt: null,
          finishedAt: null,
          error: null,
          result: 'null',
        },
      }
      const insert = connection.on(tx).insertInto('reportRun').values(row)
      const added = insert
        .onConflict((same) => same.columns(['scheduleId', 'dueAt']).doNothing())
        .returning('id')
      return (await added.executeTakeFirst()) !== undefined
    },

    /** Takes the first run that may be worked on, or one whose worker fell silent; undefined when there is none. */
    claim: (lease: LeaseRequest, tx?: Tx) => claimRun(connection, lease, tx),

    /** Ends a run well; false when another process holds it by now. */
    async finish(id: string, owner: string, result: JsonValue, now: Date, tx?: Tx): Promise<boolean> {
      const values = { state: 'done', finishedAt: toStored(now), error: null, result: JSON.stringify(result) }
      return (await held(id, owner, values, tx)) !== undefined
    },

    /** Notes why a try failed; with `again` the run waits until then, without it has failed for good. */
    async fail(
      id: string,
      owner: string,
      error: string,
      now: Date,
      again: Date | null,
      tx?: Tx,
    ): Promise<boolean> {
      const values = again
        ? { state: 'waiting', error, tryAt: toStored(again) }
        : { state: 'failed', error, finishedAt: toStored(now) }
      return (await held(id, owner, values, tx)) !== undefined
    },

    /** Runs that ended before an instant, the oldest first. */
    async endedBefore(before: Date, limit: number, tx?: Tx): Promise<ReportRun[]> {
      const query = connection.on(tx).selectFrom('reportRun').selectAll()
      const old = query.where('state', 'in', ['done', 'failed']).where('finishedAt', '<', toStored(before))
      return (await old.orderBy('finishedAt').limit(limit).execute()).map(reportRunOf)
    },

    /** Forgets runs. */
    async remove(ids: readonly string[], tx?: Tx): Promise<void> {
      if (ids.length > 0) await connection.on(tx).deleteFrom('reportRun').where('id', 'in', ids).execute()
    },

    /** The newest runs of a schedule, the newest first. */
    async of(scheduleId: string, limit: number, tx?: Tx): Promise<ReportRun[]> {
      const query = connection.on(tx).selectFrom('reportRun').selectAll().where('scheduleId', '=', scheduleId)
      const rows = await query.orderBy('dueAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(reportRunOf)
    },
  }
}
