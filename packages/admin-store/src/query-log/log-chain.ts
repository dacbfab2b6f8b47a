import type { Selectable } from 'kysely'
import type { Schema } from '../schema.ts'

/** Seals an end of the chain with a key that the database does not hold. */
export interface LogSeal {
  of(text: string): string
}

/** The two ends of the chain as they are stored. */
export type LogChain = Selectable<Schema['logChain']>

/** The hash before the first row that ever was. */
const START_HASH = '0'.repeat(64)

/** What seals the newest row: a tail that was cut off no longer fits it. */
export const headText = (seq: number, hash: string): string => `head ${seq} ${hash}`

/** What seals the oldest row that is kept, and the hash of the one before it. */
export const baseText = (seq: number, hash: string, cutAt: string | null): string =>
  `base ${seq} ${hash} ${cutAt ?? ''}`

/** Whether the newest end carries the seal of this key; a chain that never had a row has none. */
export const isHeadSealed = ({ lastSeq, lastHash, lastSeal }: LogChain, seal: LogSeal): boolean =>
  lastSeq === 0
    ? lastSeal === '' && lastHash === START_HASH
    : lastSeal === seal.of(headText(lastSeq, lastHash))

/** Whether the oldest end carries the seal of this key; a chain that was never cut has none. */
export const isBaseSealed = ({ firstSeq, baseHash, baseSeal, cutAt }: LogChain, seal: LogSeal): boolean =>
  firstSeq === 1
    ? baseSeal === '' && baseHash === START_HASH
    : baseSeal === seal.of(baseText(firstSeq, baseHash, cutAt))
