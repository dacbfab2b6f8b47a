import type { FactName } from '@quaywise/domain'
import { placingColumns } from '@quaywise/report-kit/rollup'

/** The least and the greatest instant at which rows are placed in roll-ups, in epoch milliseconds. */
export type Placed = { readonly from: number; readonly to: number }

type Seen = { from: number; to: number }
type Watch = (row: object, seen: Seen) => void

/**
 * Widens a span to hold the instants of a row; 0 stands for one that is not known. Written for the columns of a table,
 * as what spreads its rows over a block is: a name that the program knows is read in a tenth of the time.
 */
const watchOf = (columns: readonly string[]): Watch => {
  const lines = columns.map(
    (column) => `at = row[${JSON.stringify(column)}]
if (typeof at === 'number' && at !== 0) {
  if (at < seen.from) seen.from = at
  if (at > seen.to) seen.to = at
}`,
  )
  const made: unknown = new Function('row', 'seen', `let at\n${lines.join('\n')}`)
  return made as Watch
}

const nothing = (): Seen => ({ from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY })
const watches = new Map<FactName, Watch>()

/** Watches the rows of one table go by for where they are placed. */
export class PlacedSpan {
  readonly #watch: Watch
  #seen = nothing()

  constructor(table: FactName) {
    this.#watch = watches.get(table) ?? watchOf(placingColumns(table))
    watches.set(table, this.#watch)
  }

  add(row: object): void {
    this.#watch(row, this.#seen)
  }

  /** Null when no row was placed anywhere. Forgets what it saw. */
  take(): Placed | null {
    const { from, to } = this.#seen
    this.#seen = nothing()
    return to >= from ? { from, to } : null
  }
}
