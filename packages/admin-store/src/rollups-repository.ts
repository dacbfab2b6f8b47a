import type { Connection, Tx } from './connection.ts'
import {
  type BuiltRollupDay,
  type RollupDay,
  type RollupMonth,
  type RollupSpan,
  type RollupWrite,
  rollupDayOf,
} from './rollup.ts'
import { buildsInUse, finishDays, type WaitingDays, waitingDays } from './rollup-days.ts'
import { changesOf, countUp, markDays, openWrite } from './rollup-marks.ts'
import { monthsOf, saveMonth } from './rollup-months.ts'

/** Which days of the roll-ups hold what the facts hold, for all processes and across every crash. */
export function rollupsRepository(connection: Connection) {
  return {
    /** Notes that a write begins: its days are dirty from now on, and are not built before it is over. */
    begin: (write: RollupWrite, now: Date, tx?: Tx): Promise<void> =>
      connection.within(tx, (inner) => openWrite(connection, write, now, inner)),

    /** Notes that a write is over, whatever came of it. */
    async end(id: string, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('rollupWrite').where('id', '=', id).execute()
    },

    /** Forgets all writes: for an engine that belongs to one process, at its start. */
    async endAll(tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('rollupWrite').execute()
    },

    /** Makes days dirty; a span of more than 400 days only those that are known. */
    mark: (terminal: string, spans: readonly RollupSpan[], now: Date, tx?: Tx): Promise<void> =>
      connection.within(tx, (inner) => markDays(connection, terminal, spans, now, inner)),

    /** Rises with every change of a terminal's days and months. */
    async changes(terminal: string, tx?: Tx): Promise<number> {
      const query = connection.on(tx).selectFrom('rollupCounter').select('value')
      return Number((await query.where('name', '=', changesOf(terminal)).executeTakeFirst())?.value ?? 0)
    },

    /** Adds days that were found not to hold what the facts hold. */
    foundDifferences: async (days: number, tx?: Tx): Promise<void> =>
      void (await countUp(connection, 'differences', days, tx)),

    /** How many such days were found, ever. */
    async differences(tx?: Tx): Promise<number> {
      const query = connection.on(tx).selectFrom('rollupCounter').select('value')
      return Number((await query.where('name', '=', 'differences').executeTakeFirst())?.value ?? 0)
    },

    /** The days of a dataset that are known, in order. */
    async days(terminal: string, dataset: string, tx?: Tx): Promise<RollupDay[]> {
      const query = connection.on(tx).selectFrom('rollupDay').selectAll().where('terminal', '=', terminal)
      return (await query.where('dataset', '=', dataset).orderBy('day').execute()).map(rollupDayOf)
    },

    months: (terminal: string, dataset: string, tx?: Tx) => monthsOf(connection, terminal, dataset, tx),

    waiting: (asked: WaitingDays, tx?: Tx): Promise<RollupDay[]> => waitingDays(connection, asked, tx),

    /** Takes numbers for so many builds, never given before; gives back the first. */
    takeBuilds: async (count: number, tx?: Tx): Promise<number> =>
      (await countUp(connection, 'builds', count, tx)) - count + 1,

    finish: (
      of: { terminal: string; dataset: string },
      built: readonly BuiltRollupDay[],
      tx?: Tx,
    ): Promise<string[]> => connection.within(tx, (inner) => finishDays(connection, of, built, inner)),

    saveMonth: (month: RollupMonth, tx?: Tx): Promise<void> =>
      connection.within(tx, (inner) => saveMonth(connection, month, inner)),

    buildsInUse: (dataset: string, tx?: Tx) => buildsInUse(connection, dataset, tx),
  }
}
