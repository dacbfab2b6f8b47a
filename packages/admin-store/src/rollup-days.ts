import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { type BuiltRollupDay, type RollupDay, rollupDayOf } from './rollup.ts'
import { changesOf, countUp } from './rollup-marks.ts'

/** Which days are looked for: those of one dataset that were not built by `print`, or were marked since. */
export interface WaitingDays {
  terminal: string
  dataset: string
  print: string
  /** Days marked after this instant are left alone: more is likely to come. */
  quiet: Date
  now: Date
}

/** Days to build, without those of writes under way, in order. */
export async function waitingDays(connection: Connection, asked: WaitingDays, tx?: Tx): Promise<RollupDay[]> {
  const { terminal, dataset, print, quiet, now } = asked
  const query = connection.on(tx).selectFrom('rollupDay as d').selectAll('d')
  const ofDataset = query.where('d.terminal', '=', terminal).where('d.dataset', '=', dataset)
  const dirty = ofDataset.where((is) =>
    is.or([
      is('d.builtMark', 'is', null),
      is('d.builtMark', '!=', is.ref('d.mark')),
      is('d.print', '!=', print),
    ]),
  )
  const free = dirty.where('d.markedAt', '<=', toStored(quiet)).where((is) => {
    const underWay = is
      .selectFrom('rollupWrite as w')
      .innerJoin('rollupWriteSpan as s', 's.writeId', 'w.id')
      .select('s.writeId')
      .where('w.terminal', '=', terminal)
      .where('w.until', '>', toStored(now))
      .where('s.dataset', '=', dataset)
      .whereRef('s.firstDay', '<=', 'd.day')
      .whereRef('s.lastDay', '>=', 'd.day')
    return is.not(is.exists(underWay))
  })
  return (await free.orderBy('d.day').execute()).map(rollupDayOf)
}

/** Believes days that were built, unless a write marked them meanwhile; gives back those that it believes. */
export async function finishDays(
  connection: Connection,
  { terminal, dataset }: { terminal: string; dataset: string },
  built: readonly BuiltRollupDay[],
  tx: Tx,
): Promise<string[]> {
  const kept: string[] = []
  for (const { day, mark, build, print, even, enters, reach } of built) {
    const update = connection
      .on(tx)
      .updateTable('rollupDay')
      .set({
        ...{ builtMark: mark, build, print },
        ...{ even: even ? 1 : 0, enters: enters ? 1 : 0, reach: reach === null ? null : String(reach) },
      })
    const ofDataset = update.where('terminal', '=', terminal).where('dataset', '=', dataset)
    const same = ofDataset.where('day', '=', day).where('mark', '=', mark)
    if (await same.returning('day').executeTakeFirst()) kept.push(day)
  }
  await countUp(connection, changesOf(terminal), 1, tx)
  return kept
}

/** Every build of a dataset that may still be read, of all terminals. */
export async function buildsInUse(connection: Connection, dataset: string, tx?: Tx): Promise<number[]> {
  const db = connection.on(tx)
  const days = db.selectFrom('rollupDay').select('build').where('dataset', '=', dataset)
  const months = db.selectFrom('rollupMonth').select('build').where('dataset', '=', dataset)
  const rows = [...(await days.where('build', 'is not', null).execute()), ...(await months.execute())]
  return rows.map(({ build }) => Number(build))
}
