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

/** A column of numbers that follow from the place of the row in the block, from 0, and not from its fact. */
export type PlaceColumn = {
  readonly name: string
  readonly type: string
  readonly at: (row: number) => number
}

/** Which columns a block carries, when it is not the told ones of its table alone. */
export type BlockShape = { readonly columns?: readonly string[]; readonly byPlace?: readonly PlaceColumn[] }

type Part = { readonly name: string; readonly column: Column; readonly waiting: Float64Array }
type PlacePart = Part & Pick<PlaceColumn, 'at'>

const partOf = (name: string, type: string): Part => {
  const column = columnOf(type)
  return { name, column, waiting: new Float64Array(column.takes === 'numbers' ? AT_ONCE : 0) }
}

/** Facts of one table on their way into the store, column by column, for an insert in the format Native. */
export class Block {
  readonly #parts: readonly Part[]
  readonly #placed: readonly PlacePart[]
  readonly #spread: Spread
  readonly #sink = new ByteSink()
  #waiting = 0
  #rows = 0

  constructor(table: FactName, { columns = toldColumns(table), byPlace = [] }: BlockShape = {}) {
    const types: Readonly<Record<string, string>> = TABLES[table].columns
    const parts = columns.map((name) => partOf(name, types[name] ?? ''))
    this.#placed = byPlace.map(({ name, type, at }) => ({ ...partOf(name, type), at }))
    this.#parts = [...parts, ...this.#placed]
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
    const first = this.#rows - this.#waiting
    for (const { waiting, at } of this.#placed)
      for (let i = 0; i < this.#waiting; i += 1) waiting[i] = at(first + i)
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
