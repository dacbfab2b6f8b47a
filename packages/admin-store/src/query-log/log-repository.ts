import type { Connection, Tx } from '../connection.ts'
import type { LogHead } from './log-append.ts'
import { appendToLog } from './log-append.ts'
import type { LogSeal } from './log-chain.ts'
import { cutLog } from './log-cut.ts'
import { type LogEntry, type LogRow, logRowOf } from './log-entry.ts'
import { readLog, scanLog } from './log-scan.ts'
import { type LogFilter, type LogSearch, searchLog } from './log-search.ts'
import { verifyLog } from './log-verify.ts'

/** The query log: a chain of rows that is only added to, and cut at its old end. */
export function logRepository(connection: Connection) {
  return {
    append: (entries: readonly LogEntry[], seal: LogSeal, tx?: Tx): Promise<LogHead> =>
      connection.within(tx, (inner) => appendToLog(inner, entries, seal)),
    search: (search: LogSearch, tx?: Tx) => searchLog(connection, search, tx),
    scan: (filter: LogFilter) => scanLog(connection, filter),
    read: (filter: LogFilter) => readLog(connection, filter),
    verify: (seal: LogSeal, remembered: LogHead | null) => verifyLog(connection, seal, remembered),
    cut: (before: Date, now: Date, seal: LogSeal, tx?: Tx) =>
      connection.within(tx, (inner) => cutLog(inner, before, now, seal)),

    async get(seq: number, tx?: Tx): Promise<LogRow | undefined> {
      const query = connection.on(tx).selectFrom('queryLog').selectAll().where('seq', '=', seq)
      const row = await query.executeTakeFirst()
      return row && logRowOf(row)
    },

    /** The numbers of the oldest and the newest row, and when the old end was last cut. */
    async ends(tx?: Tx): Promise<{ firstSeq: number; lastSeq: number; cutAt: string | null }> {
      const query = connection.on(tx).selectFrom('logChain').select(['firstSeq', 'lastSeq', 'cutAt'])
      return query.where('id', '=', 1).executeTakeFirstOrThrow()
    },
  }
}
