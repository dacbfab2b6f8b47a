import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import {
  type BuiltRollupDay,
  type RollupDay,
  type RollupMonth,
  type RollupSpan,
  type RollupWrite,
  rollupDayOf,
} from './rollup.ts'
import { changesOf, countUp, markDays, openWrite } from './rollup-marks.ts'

const BUILDS = 'builds'

/** Which days of the roll-ups hold what the facts hold, for all processes and across every crash. */
export function rollupsRepository(connection: Connection) {
  return {
    /** Notes that a write begins: its days are dirty from now on, and are not built before it is over. */
    begin(write: RollupWrite, now: Date, tx?: Tx): Promise<void> {
      return connection.within(tx, (inner) => openWrite(connection, write, now, inner))
    },

    /** Notes that a write is over, whatever came of it. */
    async end(id: string, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('rollupWrite').where('id', '=', id).execute()
    },

    /** Forgets all writes: for an engine that belongs to one process, at its start. */
    async endAll(tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('rollupWrite').execute()
    },

    mark(terminal: string, spans: readonly RollupSpan[], now: Date, tx?: Tx): Promise<void> {
      return connection.within(tx, (inner) => markDays(connection, terminal, spans, now, inner))
    },

    /** Rises with every change of a terminal's days and months. */
    async changes(terminal: string, tx?: Tx): Promise<number> {
      const query = connection.on(tx).selectFrom('rollupCounter').select('value')
      return Number((await query.where('name', '=', changesOf(terminal)).executeTakeFirst())?.value ?? 0)
    },

    /** The days of a dataset that writes have touched, in order. */
    async days(terminal: string, dataset: string, tx?: Tx): Promise<RollupDay[]> {
      const query = connection.on(tx).selectFrom('rollupDay').selectAll()
      const rows = await query
        .where('terminal', '=', terminal)
        .where('dataset', '=', dataset)
        .orderBy('day')
        .execute()
      return rows.map(rollupDayOf)
    },

    async months(terminal: string, dataset: string, tx?: Tx): Promise<RollupMonth[]> {
      const query = connection.on(tx).selectFrom('rollupMonth').selectAll()
      return query.where('terminal', '=', terminal).where('dataset', '=', dataset).orderBy('month').execute()
    },

    /** Days to build that were left alone since `quiet`, without those of writes under way; the oldest mark first. */
    async waiting(
      terminal: string,
      dataset: string,
      print: string,
      quiet: Date,
      now: Date,
      tx?: Tx,
    ): Promise<RollupDay[]> {
      const query = connection.on(tx).selectFrom('rollupDay as d').selectAll('d')
      const ofDataset = query.where('d.terminal', '=', terminal).where('d.dataset', '=', dataset)
      const dirty = ofDataset.where((is) =>
        is.or([
          is('d.builtMark', 'is', null),
          is('d.builtMark', '!=', is.ref('d.mark')),
          is('d.print', '!=', print),
        ]),
      )
      const underWay = connection
        .on(tx)
        .selectFrom('rollupWrite as w')
        .innerJoin('rollupWriteSpan as s', 's.writeId', 'w.id')
        .select('s.writeId')
        .where('w.terminal', '=', terminal)
        .where('w.until', '>', toStored(now))
        .where('s.dataset', '=', dataset)
        .whereRef('s.firstDay', '<=', 'd.day')
        .whereRef('s.lastDay', '>=', 'd.day')
      const free = dirty.where('d.markedAt', '<=', toStored(quiet)).where((is) => is.not(is.exists(underWay)))
      return (await free.orderBy('d.day').execute()).map(rollupDayOf)
    },

    /** Takes numbers for so many builds, never given before; gives back the first. */
    async takeBuilds(count: number, tx?: Tx): Promise<number> {
      return (await countUp(connection, BUILDS, count, tx)) - count + 1
    },

    /** Believes days that were built, unless a write marked them meanwhile; gives back those that it believes. */
    finish(terminal: string, dataset: string, built: readonly BuiltRollupDay[], tx?: Tx): Promise<string[]> {
      return connection.within(tx, async (inner) => {
        const kept: string[] = []
        for (const { day, mark, build, print, even, enters, reach } of built) {
          const update = connection
            .on(inner)
            .updateTable('rollupDay')
            .set({
              ...{ builtMark: mark, build, print },
              ...{ even: even ? 1 : 0, enters: enters ? 1 : 0, reach: reach === null ? null : String(reach) },
            })
          const same = update.where('terminal', '=', terminal).where('dataset', '=', dataset)
          const row = await same
            .where('day', '=', day)
            .where('mark', '=', mark)
            .returning('day')
            .executeTakeFirst()
          if (row) kept.push(row.day)
        }
        await countUp(connection, changesOf(terminal), 1, inner)
        return kept
      })
    },

    saveMonth(month: RollupMonth, tx?: Tx): Promise<void> {
      return connection.within(tx, async (inner) => {
        const insert = connection.on(inner).insertInto('rollupMonth').values(month)
        await insert
          .onConflict((same) => same.columns(['terminal', 'dataset', 'month']).doUpdateSet(month))
          .execute()
        await countUp(connection, changesOf(month.terminal), 1, inner)
      })
    },

    /** Every build that may still be read, of all terminals. */
    async buildsInUse(dataset: string, tx?: Tx): Promise<number[]> {
      const db = connection.on(tx)
      const days = await db
        .selectFrom('rollupDay')
        .select('build')
        .where('dataset', '=', dataset)
        .where('build', 'is not', null)
        .execute()
      const months = await db
        .selectFrom('rollupMonth')
        .select('build')
        .where('dataset', '=', dataset)
        .execute()
      return [...days, ...months].map(({ build }) => Number(build))
    },
  }
}
