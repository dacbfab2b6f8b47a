import type { FactName } from '@quaywise/domain'
import { placingColumns } from '@quaywise/report-kit/rollup'

/** The least and the greatest instant at which rows are placed in roll-ups, in epoch milliseconds. */
export type Placed = { readonly from: number; readonly to: number }

/** Watches the rows of one table go by for where they are placed. */
export class PlacedSpan {
  readonly #columns: readonly string[]
  #from = Number.POSITIVE_INFINITY
  #to = Number.NEGATIVE_INFINITY

  constructor(table: FactName) {
    this.#columns = placingColumns(table)
  }

  add(row: Readonly<Record<string, unknown>>): void {
    for (const column of this.#columns) {
      const at = row[column]
      // 0 stands for an instant that is not known.
      if (typeof at !== 'number' || at === 0) continue
      if (at < this.#from) this.#from = at
      if (at > this.#to) this.#to = at
    }
  }

  /** Null when no row was placed anywhere. Forgets what it saw. */
  take(): Placed | null {
    const seen = this.#to >= this.#from ? { from: this.#from, to: this.#to } : null
    this.#from = Number.POSITIVE_INFINITY
    this.#to = Number.NEGATIVE_INFINITY
    return seen
  }
}
