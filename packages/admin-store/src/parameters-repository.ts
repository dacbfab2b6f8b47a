import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import {
  addChange,
  endBetween,
  type NewParameterChange,
  newestNumbers,
  type Person,
} from './parameter-changes.ts'
import { type ParameterVersion, versionOf } from './parameter-version.ts'
import { inEffect, type ParametersInEffect } from './parameters-in-effect.ts'

/** What became of a decision: `own` where the author would decide, `gone` where nothing waits. */
export type DecisionOutcome = 'decided' | 'gone' | 'own'

/** A yes or no to a change that waits. */
export interface Decision {
  approve: boolean
  by: Person
  note: string
}

function laterOf(one: string, other: string): string {
  return [one, other].sort().at(-1) ?? other
}

const TURN = 'parameters_turn'

/** The versions of parameters. Changes take turns: run `turn` first in the transaction of one. */
export function parametersRepository(connection: Connection) {
  async function versionsOf(changeId: string, tx?: Tx): Promise<ParameterVersion[]> {
    const query = connection.on(tx).selectFrom('parameterVersion').selectAll()
    return (await query.where('changeId', '=', changeId).orderBy('key').execute()).map(versionOf)
  }

  async function settle(one: ParameterVersion, decision: Decision, now: Date, tx: Tx): Promise<void> {
    const at = toStored(now)
    const decided = {
      ...{ decidedBy: decision.by.id, decidedByName: decision.by.name, decidedAt: at, note: decision.note },
      state: decision.approve ? 'approved' : 'rejected',
      // What was dated back was so on purpose; everything else begins no earlier than somebody agreed.
      effectiveFrom: one.effectiveFrom < one.madeAt ? one.effectiveFrom : laterOf(one.effectiveFrom, at),
    }
    const update = connection.on(tx).updateTable('parameterVersion').set(decided)
    await update.where('key', '=', one.key).where('number', '=', one.number).execute()
    if (decision.approve && one.restores !== null)
      await endBetween(connection, { key: one.key, after: one.restores, before: one.number }, now, tx)
  }

  return {
    /** What holds at an instant, and held before. */
    async inEffect(at: Date, tx?: Tx): Promise<ParametersInEffect> {
      const query = connection.on(tx).selectFrom('parameterVersion').selectAll()
      const rows = await query.where('state', 'in', ['approved', 'rolledBack']).execute()
      return inEffect(rows.map(versionOf), toStored(at))
    },

    /** The versions of a key, newest first; of all keys without one. */
    async versions(key?: string, tx?: Tx): Promise<ParameterVersion[]> {
      const all = connection.on(tx).selectFrom('parameterVersion').selectAll()
      const query = key === undefined ? all : all.where('key', '=', key)
      return (await query.orderBy('number', 'desc').orderBy('key').execute()).map(versionOf)
    },

    /** The versions of one change, by key. */
    change: versionsOf,

    /** The newest version of each key, whatever became of it. */
    newest: (tx?: Tx) => newestNumbers(connection, tx),

    /** Waits until no other transaction changes parameters. */
    async turn(now: Date, tx: Tx): Promise<void> {
      const row = { key: TURN, value: JSON.stringify(toStored(now)) }
      const insert = connection.on(tx).insertInto('setting').values(row)
      await insert.onConflict((same) => same.column('key').doUpdateSet(row)).execute()
    },

    /** Keeps a change, all of it. Throws `StaleParameters` where others changed one of its keys meanwhile. */
    add: (change: NewParameterChange, now: Date, tx: Tx) => addChange(connection, change, now, tx),

    /** Approves or refuses a change that waits, all of it; what is approved late begins with the approval, unless it was dated back. */
    async decide(changeId: string, decision: Decision, now: Date, tx: Tx): Promise<DecisionOutcome> {
      const waiting = (await versionsOf(changeId, tx)).filter(({ state }) => state === 'waiting')
      if (waiting.length === 0) return 'gone'
      if (waiting.some(({ madeBy }) => madeBy === decision.by.id)) return 'own'
      for (const one of waiting) await settle(one, decision, now, tx)
      return 'decided'
    },
  }
}
