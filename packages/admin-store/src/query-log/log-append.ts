import type { Tx } from '../connection.ts'
import { headText, type LogSeal } from './log-chain.ts'
import { type LogEntry, unchained } from './log-entry.ts'
import { hashOfRow } from './log-hash.ts'

/** Rows a statement: both engines bound the values of one. */
const AT_ONCE = 200

/** The newest row of the chain. */
export interface LogHead {
  seq: number
  hash: string
}

/**
 * Adds entries to the end of the chain in their order, all or none. Whoever adds holds the end until the transaction
 * is over, so that processes on one database take turns and no number is given twice or left out.
 */
export async function appendToLog(tx: Tx, entries: readonly LogEntry[], seal: LogSeal): Promise<LogHead> {
  const moved = tx.updateTable('logChain').set((is) => ({ lastSeq: is('lastSeq', '+', entries.length) }))
  const end = await moved.where('id', '=', 1).returning(['lastSeq', 'lastHash']).executeTakeFirstOrThrow()
  let seq = end.lastSeq - entries.length
  let hash = end.lastHash
  const rows = entries.map((entry) => {
    const row = { ...unchained(entry), seq: ++seq }
    const chained = { ...row, previousHash: hash, hash: hashOfRow(hash, row) }
    hash = chained.hash
    return chained
  })
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insertInto('queryLog')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  const head = { lastHash: hash, lastSeal: seal.of(headText(seq, hash)) }
  await tx.updateTable('logChain').set(head).where('id', '=', 1).execute()
  return { seq, hash }
}
