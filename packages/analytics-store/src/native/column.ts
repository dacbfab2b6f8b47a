import type { ByteSink } from './byte-sink.ts'

type Kept = {
  /** The type under which the block carries it; the engine turns it into that of the table. */
  readonly type: string
  writeTo(sink: ByteSink): void
  /** Forgets all values and keeps their memory: blocks are many, and fresh memory costs more than writing it. */
  clear(): void
}

/** A column of numbers. */
export type NumberColumn = Kept & {
  readonly takes: 'numbers'
  /** Adds the first `count` values, of many rows at once: a loop over numbers costs half of a call for each. */
  addAll(values: Float64Array, count: number): void
}

/** A column of anything else; a value that is not told (null or undefined) is the default of its type. */
export type ValueColumn = Kept & {
  readonly takes: 'values'
  add(value: unknown): void
}

/** The values of one column of a block. */
export type Column = NumberColumn | ValueColumn
