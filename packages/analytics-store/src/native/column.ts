import type { ByteSink } from './byte-sink.ts'

/** The values of one column of a block; a value that is not told (null or undefined) is the default of its type. */
export type Column = {
  /** The type under which the block carries it; the engine turns it into that of the table. */
  readonly type: string
  /** Adds values, of many rows at once: a loop over values of one kind costs half of a call for each. */
  addAll(values: readonly unknown[]): void
  writeTo(sink: ByteSink): void
  /** Forgets all values and keeps their memory: blocks are many, and fresh memory costs more than writing it. */
  clear(): void
}
