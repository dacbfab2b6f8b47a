import type { Connection, Tx } from './connection.ts'
import type { RollupMonth } from './rollup.ts'
import { changesOf, countUp } from './rollup-marks.ts'

/** The months of a dataset that are added up, in order. */
export function monthsOf(
  connection: Connection,
  terminal: string,
  dataset: string,
  tx?: Tx,
): Promise<RollupMonth[]> {
  const query = connection.on(tx).selectFrom('rollupMonth').selectAll().where('terminal', '=', terminal)
  return query.where('dataset', '=', dataset).orderBy('month').execute()
}

/** Keeps the newest build of a month. */
export async function saveMonth(connection: Connection, month: RollupMonth, tx: Tx): Promise<void> {
  const insert = connection.on(tx).insertInto('rollupMonth').values(month)
  await insert
    .onConflict((same) => same.columns(['terminal', 'dataset', 'month']).doUpdateSet(month))
    .execute()
  await countUp(connection, changesOf(month.terminal), 1, tx)
}
