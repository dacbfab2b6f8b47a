import type { Window } from '@quaywise/report-kit/compile'
import type { Ledger } from '@quaywise/simulation'

type Cell<C extends string, S extends string> = {
  readonly by: Readonly<Record<C, string>>
  readonly sums: Readonly<Record<S, number>>
}

/** What the ledger counted of one kind of thing, and the measures that must say the same. */
export type LedgerCheck = {
  readonly what: string
  readonly window: Window
  /** The value of each dimension for a cell. */
  readonly cuts: readonly string[]
  /** For each cell of a ledger its dimensions, and each measure in the unit in which it is added up. */
  readonly read: (ledger: Ledger) => readonly CheckedCell[]
}

export type CheckedCell = {
  readonly by: Readonly<Record<string, string>>
  readonly sums: Readonly<Record<string, number>>
}

/** Cells of a ledger as measures and dimensions name them. */
export const cellsOf = <C extends string, S extends string>(
  cells: Iterable<Cell<C, S>>,
  dimensions: (by: Readonly<Record<C, string>>) => Readonly<Record<string, string>>,
  measures: (sums: Readonly<Record<S, number>>, by: Readonly<Record<C, string>>) => CheckedCell['sums'],
): readonly CheckedCell[] =>
  [...cells].map(({ by, sums }) => ({ by: dimensions(by), sums: measures(sums, by) }))

/** A count where a condition holds, else nothing. */
export const when = (holds: boolean, count: number): number => (holds ? count : 0)
