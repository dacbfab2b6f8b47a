import type { Selectable } from 'kysely'
import type { Connection } from '../connection.ts'
import { toStored } from '../instant.ts'
import type { Schema } from '../schema.ts'
import { type LogRow, logRowOf } from './log-entry.ts'
import { type LogFilter, wantedRows } from './log-search.ts'

/** Rows that are looked at in one statement, so that a long period never holds the process up. */
const AT_ONCE = 4000
/** Rows are noted nearly in the order of their times: calls end in another order than they begin. */
const DISORDER = 5000

const LIGHT = [
  ...([
    'seq',
    'notedAt',
    'userId',
    'username',
    'personName',
    'page',
    'endpoint',
    'action',
    'status',
  ] as const),
  ...(['errorCode', 'ms', 'exported', 'part'] as const),
] as const

/** What is counted of a row. */
export type LightRow = Pick<Selectable<Schema['queryLog']>, (typeof LIGHT)[number]>

async function spanOf(connection: Connection, { from, to }: LogFilter): Promise<[number, number] | null> {
  const inside = connection
    .on()
    .selectFrom('queryLog')
    .select('seq')
    .where('notedAt', '>=', toStored(from))
    .where('notedAt', '<', toStored(to))
  const first = await inside.orderBy('notedAt').orderBy('seq').limit(1).executeTakeFirst()
  const last = await inside.orderBy('notedAt', 'desc').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return first && last ? [first.seq - DISORDER, last.seq + DISORDER] : null
}

/** What is counted of the rows that a filter finds, in pieces, oldest first. */
export async function* scanLog(connection: Connection, filter: LogFilter): AsyncGenerator<LightRow[]> {
  const span = await spanOf(connection, filter)
  if (!span) return
  for (let from = Math.max(0, span[0]); from <= span[1]; from += AT_ONCE) {
    const piece = connection.on().selectFrom('queryLog').select(LIGHT)
    const rows = await piece
      .where((is) => wantedRows(is, filter))
      .where('seq', '>=', from)
      .where('seq', '<', from + AT_ONCE)
      .execute()
    if (rows.length > 0) yield rows
  }
}

/** The rows that a filter finds as they are, in pieces, newest first. */
export async function* readLog(connection: Connection, filter: LogFilter): AsyncGenerator<LogRow[]> {
  const span = await spanOf(connection, filter)
  if (!span) return
  for (let to = span[1]; to >= Math.max(0, span[0]); to -= AT_ONCE) {
    const rows = await connection
      .on()
      .selectFrom('queryLog')
      .selectAll()
      .where((is) => wantedRows(is, filter))
      .where('seq', '<=', to)
      .where('seq', '>', to - AT_ONCE)
      .orderBy('seq', 'desc')
      .execute()
    if (rows.length > 0) yield rows.map(logRowOf)
  }
}
