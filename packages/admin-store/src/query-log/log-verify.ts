import type { Connection } from '../connection.ts'
import type { LogHead } from './log-append.ts'
import { isBaseSealed, isHeadSealed, type LogChain, type LogSeal } from './log-chain.ts'
import { hashOfRow } from './log-hash.ts'

/** Rows that are held at a time. */
const AT_ONCE = 500

/**
 * What verifying found: the chain is whole from a row to a row, or broken at the first row that is not as it was
 * written (`changed`), is not there (`missing`), or, at an end, `seal`: the end is not sealed by this server's key;
 * `older`: the chain ends before a row that this server remembers, or has another row in its place.
 */
export type LogVerdict =
  | { readonly state: 'whole'; readonly from: number; readonly to: number }
  | {
      readonly state: 'broken'
      readonly at: number
      readonly reason: 'changed' | 'missing' | 'seal' | 'older'
    }

/** How far a verification is. */
export interface LogProgress {
  checked: number
  total: number
}

const chainOf = (connection: Connection): Promise<LogChain> =>
  connection.on().selectFrom('logChain').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()

const rowsFrom = (connection: Connection, seq: number, to: number) =>
  connection
    .on()
    .selectFrom('queryLog')
    .selectAll()
    .where('seq', '>=', seq)
    .where('seq', '<=', to)
    .orderBy('seq')
    .limit(AT_ONCE)
    .execute()

const broken = (at: number, reason: Extract<LogVerdict, { state: 'broken' }>['reason']): LogVerdict => ({
  state: 'broken',
  at,
  reason,
})

/**
 * Recounts the chain up to the newest row that there is when it begins, 500 rows at a time, and tells after each how
 * far it is. `remembered`: a row that the caller knows to have been written. Rows that are cut off at the old end
 * meanwhile, by the retention, are passed over.
 */
export async function* verifyLog(
  connection: Connection,
  seal: LogSeal,
  remembered: LogHead | null,
): AsyncGenerator<LogProgress, LogVerdict> {
  const chain = await chainOf(connection)
  const { lastSeq } = chain
  if (!isBaseSealed(chain, seal)) return broken(chain.firstSeq, 'seal')
  if (!isHeadSealed(chain, seal)) return broken(lastSeq, 'seal')
  if (remembered && remembered.seq > lastSeq) return broken(lastSeq + 1, 'older')
  let next = chain.firstSeq
  let hash = chain.baseHash
  const first = next
  while (next <= lastSeq) {
    const rows = await rowsFrom(connection, next, lastSeq)
    if (rows[0]?.seq !== next) {
      const now = await chainOf(connection)
      if (now.firstSeq <= next || !isBaseSealed(now, seal)) return broken(next, 'missing')
      next = now.firstSeq
      hash = now.baseHash
      continue
    }
    for (const row of rows) {
      if (row.seq !== next) return broken(next, 'missing')
      if (row.previousHash !== hash || row.hash !== hashOfRow(hash, row)) return broken(next, 'changed')
      if (remembered?.seq === next && remembered.hash !== row.hash) return broken(next, 'older')
      hash = row.hash
      next += 1
    }
    yield { checked: next - first, total: lastSeq - first + 1 }
  }
  return hash === chain.lastHash || first > lastSeq
    ? { state: 'whole', from: first, to: lastSeq }
    : broken(lastSeq, 'changed')
}
