/** One combination of what sums are cut by, with its sums. */
export type TallyCell<C extends string, S extends string> = {
  readonly by: Readonly<Record<C, string>>
  readonly sums: Record<S, number>
}

/** What a tally is cut by: the first list always, the second only in a fine ledger, which costs time. */
export type Cuts<C extends string> = {
  readonly always: readonly C[]
  readonly fine: readonly C[]
}

/** The cuts that a declaration of cuts names. */
export type Cut<D> = D extends Cuts<infer C> ? C : never

/** Sums for every combination of some cuts. Whole numbers, so that any order of adding gives the same. */
export class Tally<C extends string, S extends string> {
  readonly #cuts: readonly C[]
  readonly #zero: Readonly<Record<S, number>>
  /** The one cell of a tally that is not cut. */
  #only: Record<S, number> | undefined
  readonly #cells = new Map<string, TallyCell<C, S>>()

  constructor(fine: boolean, cuts: Cuts<C>, sums: readonly S[]) {
    this.#cuts = fine ? [...cuts.always, ...cuts.fine] : cuts.always
    this.#zero = Object.fromEntries(sums.map((sum) => [sum, 0])) as Record<S, number>
  }

  /** The sums of one combination, to be added to. */
  at(by: Readonly<Record<C, string>>): Record<S, number> {
    if (this.#cuts.length === 0 && this.#only) return this.#only
    let key = ''
    for (const cut of this.#cuts) key += `${by[cut]}|`
    let cell = this.#cells.get(key)
    if (!cell) {
      cell = { by, sums: { ...this.#zero } }
      this.#cells.set(key, cell)
      this.#only = cell.sums
    }
    return cell.sums
  }

  /** All combinations; of a ledger that is not fine only the cuts that it always has mean something. */
  get cells(): Iterable<TallyCell<C, S>> {
    return this.#cells.values()
  }

  /** One sum over everything. */
  total(sum: S): number {
    let total = 0
    for (const { sums } of this.#cells.values()) total += sums[sum]
    return total
  }

  /** One sum by one cut. RangeError when the ledger was not fine enough to tell. */
  by(cut: C, sum: S): ReadonlyMap<string, number> {
    if (!this.#cuts.includes(cut)) throw new RangeError(`only a fine ledger is cut by ${cut}`)
    const found = new Map<string, number>()
    for (const cell of this.#cells.values())
      found.set(cell.by[cut], (found.get(cell.by[cut]) ?? 0) + cell.sums[sum])
    return found
  }
}
