import { isRolledUp } from '@quaywise/report-kit/rollup'
import type { FactWrites } from '../rollups/fact-writes.ts'
import type { Batch } from './play-protocol.ts'

/** Writes batches; what they change in the roll-ups is noted first. */
export type NotedWrite = <T>(batches: readonly Batch[], write: () => Promise<T>) => Promise<T>

/** Notes the writes of one terminal. */
export const notedWrite =
  (writes: FactWrites, terminal: string): NotedWrite =>
  (batches, write) => {
    const spans = batches.filter(({ table }) => isRolledUp(table))
    return writes.during(terminal, spans, write)
  }
