import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import type { LeaseRequest } from './job-lease.ts'
import { newId } from './new-id.ts'
import { claimRule, endRule, type RuleEnd, renewRule } from './rule-lease.ts'
import { type RuleText, ruleColumns, ruleOf, type ScheduledRule } from './scheduled-rule.ts'

/** What became of a rule that was to be kept: `taken` where another has its name, `gone` where there is none. */
export type RuleOutcome = { kept: ScheduledRule } | 'taken' | 'gone'

const EMPTY = {
  ...{ lastAt: null, lastMs: null, calls: 0, progress: 0, error: null, outcome: '{}' },
  ...{ leaseOwner: null, leaseUntil: null },
}

/** The algorithm jobs that run by the clock, each in one process at a time. */
export function scheduledRulesRepository(connection: Connection) {
  async function isTaken(nameKey: string, except: string, tx: Tx): Promise<boolean> {
    const query = connection.on(tx).selectFrom('scheduledRule').select('id').where('nameKey', '=', nameKey)
    return (await query.where('id', '!=', except).executeTakeFirst()) !== undefined
  }

  return {
    async list(tx?: Tx): Promise<ScheduledRule[]> {
      const query = connection.on(tx).selectFrom('scheduledRule').selectAll()
      return (await query.orderBy('createdAt').orderBy('id').execute()).map(ruleOf)
    },

    async get(id: string, tx?: Tx): Promise<ScheduledRule | undefined> {
      const query = connection.on(tx).selectFrom('scheduledRule').selectAll().where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row && ruleOf(row)
    },

    /** Keeps a new rule; due for the first time at `nextAt`. */
    add(text: RuleText, more: { owner: string; nextAt: Date; now: Date }, tx?: Tx): Promise<RuleOutcome> {
      return connection.within(tx, async (inner): Promise<RuleOutcome> => {
        const columns = ruleColumns(text)
        const id = newId()
        const at = toStored(more.now)
        const stamps = { owner: more.owner, createdAt: at, updatedAt: at, nextAt: toStored(more.nextAt) }
        const insert = connection
          .on(inner)
          .insertInto('scheduledRule')
          .values({ id, ...columns, ...EMPTY, ...stamps })
        const added = insert.onConflict((same) => same.column('nameKey').doNothing()).returningAll()
        const row = await added.executeTakeFirst()
        return row ? { kept: ruleOf(row) } : 'taken'
      })
    },

    update(id: string, text: RuleText, more: { nextAt: Date; now: Date }, tx?: Tx): Promise<RuleOutcome> {
      return connection.within(tx, async (inner): Promise<RuleOutcome> => {
        const columns = ruleColumns(text)
        if (await isTaken(columns.nameKey, id, inner)) return 'taken'
        const values = { ...columns, nextAt: toStored(more.nextAt), updatedAt: toStored(more.now) }
        const update = connection.on(inner).updateTable('scheduledRule').set(values).where('id', '=', id)
        const row = await update.returningAll().executeTakeFirst()
        return row ? { kept: ruleOf(row) } : 'gone'
      })
    },

    /** Makes a rule due at an instant, and wakes it where it rests. */
    async makeDue(id: string, at: Date, tx?: Tx): Promise<ScheduledRule | undefined> {
      const values = { nextAt: toStored(at), paused: 0 as const }
      const update = connection.on(tx).updateTable('scheduledRule').set(values).where('id', '=', id)
      const row = await update.returningAll().executeTakeFirst()
      return row && ruleOf(row)
    },

    async setPaused(id: string, paused: boolean, now: Date, tx?: Tx): Promise<ScheduledRule | undefined> {
      const values = { paused: paused ? (1 as const) : (0 as const), updatedAt: toStored(now) }
      const update = connection.on(tx).updateTable('scheduledRule').set(values).where('id', '=', id)
      const row = await update.returningAll().executeTakeFirst()
      return row && ruleOf(row)
    },

    /** Deletes rules; gives those that are gone. */
    async remove(ids: readonly string[], tx?: Tx): Promise<ScheduledRule[]> {
      if (ids.length === 0) return []
      const query = connection
        .on(tx)
        .deleteFrom('scheduledRule')
        .where('id', 'in', [...ids])
      return (await query.returningAll().execute()).map(ruleOf)
    },

    /** Takes the rule that is due longest; undefined when none is, or all that are due are at work already. */
    claim: (lease: LeaseRequest) => claimRule(connection, lease),

    renew: (
      held: { id: string; owner: string },
      how: { progress?: number; seconds: number; now: Date },
      tx?: Tx,
    ) => renewRule(connection, held, { ...how, progress: how.progress }, tx),

    end: (held: { id: string; owner: string }, how: RuleEnd, tx?: Tx) => endRule(connection, held, how, tx),

    /** Ends the hold of every process: for an engine that only this one can have open. */
    async freeAll(tx?: Tx): Promise<void> {
      const none = { leaseOwner: null, leaseUntil: null }
      await connection.on(tx).updateTable('scheduledRule').set(none).execute()
    },
  }
}
