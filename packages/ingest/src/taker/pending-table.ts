import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactRow } from '../fact-format.ts'
import { keyReader } from './row-key.ts'

/** Rows of one table that wait to be taken, and the items that told them. */
export class PendingTable {
  readonly table: FactName
  readonly rows: FactRow[] = []
  /** The number of the item of each row. */
  readonly items: number[] = []
  readonly #keyOf: (row: FactRow) => string
  readonly #places = new Map<string, number | number[]>()

  constructor(table: FactName) {
    this.table = table
    this.#keyOf = keyReader(table)
  }

  /** Rows that no longer hold, wherever they stand. */
  readonly gone = new Map<string, FactRow>()

  /** Takes a row out again: it is not written, and goes where it stands already. */
  drop(row: FactRow): void {
    const key = this.#keyOf(row)
    this.#places.delete(key)
    this.gone.set(key, row)
  }

  /** Whether the row with this key is to go. */
  isGone(key: FactRow): boolean {
    return this.gone.has(this.#keyOf(key))
  }

  add(row: FactRow, item: number): void {
    const key = this.#keyOf(row)
    this.gone.delete(key)
    const place = this.rows.length
    const known = this.#places.get(key)
    if (known === undefined) this.#places.set(key, place)
    else if (typeof known === 'number') this.#places.set(key, [known, place])
    else known.push(place)
    this.rows.push(row)
    this.items.push(item)
  }

  /** The newest row with a key; undefined when none waits. */
  newest(key: FactRow): FactRow | undefined {
    const known = this.#places.get(this.#keyOf(key))
    const place = typeof known === 'number' ? known : known?.at(-1)
    return place === undefined ? undefined : this.rows[place]
  }

  /** The places of the rows of each thing, in the order in which they came. */
  *things(): Generator<readonly number[]> {
    for (const places of this.#places.values()) yield typeof places === 'number' ? [places] : places
  }

  /** When the interval of a row ends, in tables whose intervals are cut; null in all others. */
  endOf(row: FactRow): number | null {
    return FACT_IDENTITY[this.table].cutFor === null ? null : Number(row.ended_at)
  }

  /** The instant of a row by which its table is ordered; null for tables without. */
  instantOf(row: FactRow): number | null {
    const { time } = FACT_IDENTITY[this.table]
    return time === null ? null : Number(row[time])
  }
}
