import type { FactName, Facts } from '@quaywise/domain'
import { columnsOf, TABLES } from '../schema/index.ts'
import { ByteSink } from './byte-sink.ts'
import type { Column } from './column.ts'
import { columnOf } from './column-of.ts'
import { type Spread, spreadOver } from './spread.ts'

/** The columns that facts of a table fill, in order: all but those that the engine fills. */
export const toldColumns = (name: FactName): readonly string[] =>
  columnsOf(TABLES[name]).filter((column) => column !== 'ingested_at')

/** The numbers of so many facts wait to be taken column by column: few enough to be still at hand. */
const AT_ONCE = 512

type Part = { readonly name: string; readonly column: Column; readonly waiting: Float64Array }

/** Facts of one table on their way into the store, column by column, for an insert in the format Native. */
export class Block {
  readonly #parts: readonly Part[]
  readonly #spread: Spread
  readonly #sink = new ByteSink()
  #waiting = 0
  #rows = 0

  constructor(table: FactName) {
    const types: Readonly<Record<string, string>> = TABLES[table].columns
    const parts = toldColumns(table).map((name): Part => {
      const column = columnOf(types[name] ?? '')
      return { name, column, waiting: new Float64Array(column.takes === 'numbers' ? AT_ONCE : 0) }
    })
    this.#parts = parts
    this.#spread = spreadOver(
      new Map(
        parts.map(({ name, column, waiting }) => [name, column.takes === 'numbers' ? waiting : column]),
      ),
    )
  }

  get rows(): number {
    return this.#rows
  }

  /**
   * Adds one fact as it is now. Throws `RangeError`, here or from `bytes`, for a number that its column cannot hold;
   * the block is then of no use.
   */
  add(fact: object): void {
    this.#spread(fact, this.#waiting)
    this.#waiting += 1
    this.#rows += 1
    if (this.#waiting === AT_ONCE) this.#take()
  }

  /** The bytes of the block. The same facts in the same order give the same bytes. */
  bytes(): Uint8Array<ArrayBuffer> {
    this.#take()
    const sink = this.#sink
    sink.clear()
    sink.varint(this.#parts.length)
    sink.varint(this.#rows)
    for (const { name, column } of this.#parts) {
      sink.text(name)
      sink.text(column.type)
      column.writeTo(sink)
    }
    return sink.copy()
  }

  /** Makes the block empty for the next facts of its table. */
  clear(): void {
    for (const { column } of this.#parts) column.clear()
    this.#waiting = 0
    this.#rows = 0
  }

  #take(): void {
    for (const { column, waiting } of this.#parts)
      if (column.takes === 'numbers') column.addAll(waiting, this.#waiting)
    this.#waiting = 0
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
