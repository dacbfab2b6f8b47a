import type { Connection, Tx } from './connection.ts'
import { secondsAfter, toStored } from './instant.ts'
import type { LeaseRequest } from './job-lease.ts'
import type { JsonValue } from './json-text.ts'
import { ruleOf, type ScheduledRule } from './scheduled-rule.ts'

const TURN = 'rules_turn'

/** Only one transaction at a time looks for what is due. */
async function takeTurn(connection: Connection, tx: Tx): Promise<void> {
  const row = { key: TURN, value: '1' }
  const insert = connection.on(tx).insertInto('setting').values(row)
  await insert.onConflict((same) => same.column('key').doUpdateSet(row)).execute()
}

/**
 * Takes the rule that is due longest, unless one of its kind is at work: kinds run once at a time, in whatever process.
 * Undefined when there is none.
 */
export async function claimRule(
  connection: Connection,
  { owner, now, seconds }: LeaseRequest,
): Promise<ScheduledRule | undefined> {
  const at = toStored(now)
  const due = (tx?: Tx) =>
    connection
      .on(tx)
      .selectFrom('scheduledRule')
      .selectAll()
      .where('paused', '=', 0)
      .where('nextAt', '<=', at)
      .where((is) => is.or([is('leaseUntil', 'is', null), is('leaseUntil', '<=', at)]))
      .orderBy('nextAt')
      .orderBy('id')
  // A look without anything due writes nothing.
  if ((await due().limit(1).execute()).length === 0) return undefined
  return connection.within(undefined, async (tx) => {
    await takeTurn(connection, tx)
    const working = await connection
      .on(tx)
      .selectFrom('scheduledRule')
      .select('kind')
      .where('leaseUntil', '>', at)
      .execute()
    const busy = new Set(working.map(({ kind }) => kind))
    const next = (await due(tx).execute()).find(({ kind }) => !busy.has(kind))
    if (!next) return undefined
    const values = {
      ...{ leaseOwner: owner, leaseUntil: secondsAfter(now, seconds), lastAt: at, progress: 0 },
      calls: next.calls + 1,
    }
    const update = connection.on(tx).updateTable('scheduledRule').set(values).where('id', '=', next.id)
    const row = await update.returningAll().executeTakeFirst()
    return row && ruleOf(row)
  })
}

/** Renews the hold on a rule at work and notes how far it is; false when it is another's, paused or gone. */
export async function renewRule(
  connection: Connection,
  { id, owner }: { id: string; owner: string },
  { progress, seconds, now }: { progress: number | undefined; seconds: number; now: Date },
  tx?: Tx,
): Promise<boolean> {
  const values = { leaseUntil: secondsAfter(now, seconds), ...(progress === undefined ? {} : { progress }) }
  const update = connection.on(tx).updateTable('scheduledRule').set(values).where('id', '=', id)
  const held = update.where('leaseOwner', '=', owner).where('paused', '=', 0).returning('id')
  return (await held.executeTakeFirst()) !== undefined
}

/** How a run of a rule ended. */
export interface RuleEnd {
  error: string | null
  outcome: JsonValue
  ms: number
  nextAt: Date
}

/** Notes how a run ended and when the next is due; false when another process has the rule now. */
export async function endRule(
  connection: Connection,
  { id, owner }: { id: string; owner: string },
  { error, outcome, ms, nextAt }: RuleEnd,
  tx?: Tx,
): Promise<boolean> {
  const values = {
    ...{ error, outcome: JSON.stringify(outcome), lastMs: Math.round(ms), nextAt: toStored(nextAt) },
    ...{ progress: error === null ? 1 : 0, leaseOwner: null, leaseUntil: null },
  }
  const update = connection.on(tx).updateTable('scheduledRule').set(values).where('id', '=', id)
  return (await update.where('leaseOwner', '=', owner).returning('id').executeTakeFirst()) !== undefined
}
