import type { Tx } from '../connection.ts'
import { toStored } from '../instant.ts'
import { baseText, type LogSeal } from './log-chain.ts'

/** Rows that one transaction removes. */
const AT_ONCE = 2000

/**
 * Removes the oldest rows, at most 2,000, as far as all of them were noted before an instant, and seals the hash
 * before the oldest that stays: the rest of the chain can be verified as before. The newest row always stays. Gives
 * the number of the first and the last row that it removed, or null.
 */
export async function cutLog(
  tx: Tx,
  before: Date,
  now: Date,
  seal: LogSeal,
): Promise<{ from: number; to: number } | null> {
  // Whoever changes an end of the chain holds it.
  const held = tx.updateTable('logChain').set((is) => ({ id: is.ref('id') }))
  const { firstSeq, lastSeq } = await held
    .where('id', '=', 1)
    .returning(['firstSeq', 'lastSeq'])
    .executeTakeFirstOrThrow()
  const oldest = await tx
    .selectFrom('queryLog')
    .select(['seq', 'notedAt', 'hash'])
    .where('seq', '<', lastSeq)
    .orderBy('seq')
    .limit(AT_ONCE)
    .execute()
  const limit = toStored(before)
  const kept = oldest.findIndex(({ notedAt }) => notedAt >= limit)
  const last = kept === -1 ? oldest.at(-1) : oldest[kept - 1]
  if (!last) return null
  await tx.deleteFrom('queryLog').where('seq', '<=', last.seq).execute()
  const cutAt = toStored(now)
  const base = { firstSeq: last.seq + 1, baseHash: last.hash, cutAt }
  await tx
    .updateTable('logChain')
    .set({ ...base, baseSeal: seal.of(baseText(base.firstSeq, base.baseHash, cutAt)) })
    .where('id', '=', 1)
    .execute()
  return { from: firstSeq, to: last.seq }
}
