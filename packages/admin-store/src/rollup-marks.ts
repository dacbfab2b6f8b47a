import { sql } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import type { RollupSpan, RollupWrite } from './rollup.ts'

const DAY_MS = 86_400_000
/** A span of more days does not make days known that were never written to: it only makes the known ones dirty. */
const MOST_NEW_DAYS = 400
const AT_ONCE = 400

function daysOf({ first, last }: RollupSpan): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  if (!(count > 0 && count <= MOST_NEW_DAYS)) return []
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(first) + i * DAY_MS).toISOString().slice(0, 10),
  )
}

/** The counter of a name goes up by so much; gives back its value. */
export async function countUp(connection: Connection, name: string, by: number, tx?: Tx): Promise<number> {
  const insert = connection.on(tx).insertInto('rollupCounter').values({ name, value: by })
  const added = insert.onConflict((same) =>
    same.column('name').doUpdateSet({ value: sql`rollup_counter.value + ${by}` }),
  )
  return Number((await added.returning('value').executeTakeFirstOrThrow()).value)
}

/** The counter that goes up whenever something about a terminal's roll-ups changes. */
export const changesOf = (terminal: string): string => `changes ${terminal}`

async function markNew(connection: Connection, terminal: string, span: RollupSpan, at: string, tx: Tx) {
  const rows = daysOf(span).map((day) => ({
    ...{ terminal, dataset: span.dataset, day, mark: 1, markedAt: at },
    ...{ even: 0 as const, enters: 0 as const },
  }))
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const insert = connection
      .on(tx)
      .insertInto('rollupDay')
      .values(rows.slice(i, i + AT_ONCE))
    const marked = { mark: sql<number>`rollup_day.mark + 1`, markedAt: at }
    await insert
      .onConflict((same) => same.columns(['terminal', 'dataset', 'day']).doUpdateSet(marked))
      .execute()
  }
  return rows.length > 0
}

async function markKnown(connection: Connection, terminal: string, span: RollupSpan, at: string, tx: Tx) {
  const update = connection.on(tx).updateTable('rollupDay').set({ mark: sql<number>`mark + 1`, markedAt: at })
  const ofDataset = update.where('terminal', '=', terminal).where('dataset', '=', span.dataset)
  await ofDataset.where('day', '>=', span.first).where('day', '<=', span.last).execute()
}

/** Makes days dirty: they are counted from the facts until they are built anew. */
export async function markDays(
  connection: Connection,
  terminal: string,
  spans: readonly RollupSpan[],
  now: Date,
  tx: Tx,
): Promise<void> {
  const at = toStored(now)
  for (const span of spans)
    if (!(await markNew(connection, terminal, span, at, tx)))
      await markKnown(connection, terminal, span, at, tx)
  await countUp(connection, changesOf(terminal), 1, tx)
}

/** Marks the days of a write and keeps it in mind until it is over: its days are not built while it goes on. */
export async function openWrite(
  connection: Connection,
  write: RollupWrite,
  now: Date,
  tx: Tx,
): Promise<void> {
  const { id, terminal, spans } = write
  await markDays(connection, terminal, spans, now, tx)
  const db = connection.on(tx)
  await db
    .insertInto('rollupWrite')
    .values({ id, terminal, until: toStored(write.until) })
    .execute()
  const rows = spans.map(({ dataset, first, last }) => ({
    ...{ writeId: id, dataset, firstDay: first, lastDay: last },
  }))
  if (rows.length > 0) await db.insertInto('rollupWriteSpan').values(rows).execute()
}
