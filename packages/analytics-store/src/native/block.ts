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

/** A column whose values follow from the place of the row in the block, from 0, and not from its fact. */
export type PlaceColumn = {
  readonly name: string
  readonly type: string
  readonly at: (row: number) => unknown
}

/** Which columns a block carries, when it is not the told ones of its table alone. */
export type BlockShape = { readonly columns?: readonly string[]; readonly byPlace?: readonly PlaceColumn[] }

/** Facts of one table on their way into the store, column by column, for an insert in the format Native. */
export class Block {
  readonly #columns: readonly (readonly [string, Column])[]
  readonly #byPlace: readonly (readonly [PlaceColumn, Column])[]
  readonly #sink = new ByteSink()
  #waiting: Readonly<Record<string, unknown>>[] = []
  #rows = 0
  #taken = 0

  constructor(name: FactName, { columns = toldColumns(name), byPlace = [] }: BlockShape = {}) {
    const types: Readonly<Record<string, string>> = TABLES[name].columns
    this.#columns = columns.map((column) => [column, columnOf(types[column] ?? '')])
    this.#byPlace = byPlace.map((column) => [column, columnOf(column.type)])
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
    sink.varint(this.#columns.length + this.#byPlace.length)
    sink.varint(this.#rows)
    const placed = this.#byPlace.map(([{ name }, column]) => [name, column] as const)
    for (const [name, column] of [...this.#columns, ...placed]) {
      sink.text(name)
      sink.text(column.type)
      column.writeTo(sink)
    }
    return sink.copy()
  }

  /** Makes the block empty for the next facts of its table. */
  clear(): void {
    for (const [, column] of [...this.#columns, ...this.#byPlace]) column.clear()
    this.#waiting = []
    this.#rows = 0
    this.#taken = 0
  }

  #take(): void {
    const facts = this.#waiting
    for (const [name, column] of this.#columns) column.addAll(facts.map((fact) => fact[name]))
    for (const [{ at }, column] of this.#byPlace) column.addAll(facts.map((_, i) => at(this.#taken + i)))
    this.#taken += facts.length
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
