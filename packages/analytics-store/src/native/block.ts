import type { FactName, Facts } from '@quaywise/domain'
import { columnsOf, TABLES } from '../schema/index.ts'
import { ByteSink } from './byte-sink.ts'
import type { Column } from './column.ts'
import { columnOf } from './column-of.ts'

/** The columns that facts of a table fill, in order: all but those that the engine fills. */
export const toldColumns = (name: FactName): readonly string[] =>
  columnsOf(TABLES[name]).filter((column) => column !== 'ingested_at')

/** So many facts wait to be taken column by column: few enough to be still at hand. */
const AT_ONCE = 512

/** Facts of one table on their way into the store, column by column, for an insert in the format Native. */
export class Block {
  readonly #columns: readonly (readonly [string, Column])[]
  readonly #sink = new ByteSink()
  #waiting: Readonly<Record<string, unknown>>[] = []
  #rows = 0

  constructor(name: FactName) {
    const types: Readonly<Record<string, string>> = TABLES[name].columns
    this.#columns = toldColumns(name).map((column) => [column, columnOf(types[column] ?? '')])
  }

  get rows(): number {
    return this.#rows
  }

  /**
   * Adds one fact, which must not change afterwards. Throws `RangeError`, here or from `bytes`, for a number that its
   * column cannot hold; the block is then of no use.
   */
  add(fact: object): void {
    this.#waiting.push(fact as Readonly<Record<string, unknown>>)
    this.#rows += 1
    if (this.#waiting.length === AT_ONCE) this.#take()
  }

  /** The bytes of the block. The same facts in the same order give the same bytes. */
  bytes(): Uint8Array<ArrayBuffer> {
    this.#take()
    const sink = this.#sink
    sink.clear()
    sink.varint(this.#columns.length)
    sink.varint(this.#rows)
    for (const [name, column] of this.#columns) {
      sink.text(name)
      sink.text(column.type)
      column.writeTo(sink)
    }
    return sink.copy()
  }

  /** Makes the block empty for the next facts of its table. */
  clear(): void {
    for (const [, column] of this.#columns) column.clear()
    this.#waiting = []
    this.#rows = 0
  }

  #take(): void {
    const facts = this.#waiting
    for (const [name, column] of this.#columns) column.addAll(facts.map((fact) => fact[name]))
    this.#waiting = []
  }
}

/** Facts of one table as the bytes of an insert in the format Native. */
export const blockOf = <Name extends FactName>(
  name: Name,
  facts: readonly Facts[Name][],
): Uint8Array<ArrayBuffer> => {
  const block = new Block(name)
  for (const fact of facts) block.add(fact)
  return block.bytes()
}
