/** One combination of what sums are cut by, with its sums. */
export type TallyCell<C extends string, S extends string> = {
  readonly by: Readonly<Record<C, string>>
  readonly sums: Record<S, number>
}

/** Sums for every combination of some cuts. Whole numbers, so that any order of adding gives the same. */
export class Tally<C extends string, S extends string> {
  readonly #cuts: readonly C[]
  readonly #zero: Readonly<Record<S, number>>
  readonly #cells = new Map<string, TallyCell<C, S>>()

  constructor(cuts: readonly C[], sums: readonly S[]) {
    this.#cuts = cuts
    this.#zero = Object.fromEntries(sums.map((sum) => [sum, 0])) as Record<S, number>
  }

  /** The sums of one combination, to be added to. */
  at(by: Readonly<Record<C, string>>): Record<S, number> {
    let key = ''
    for (const cut of this.#cuts) key += `${by[cut]}|`
    let cell = this.#cells.get(key)
    if (!cell) {
      cell = { by, sums: { ...this.#zero } }
      this.#cells.set(key, cell)
    }
    return cell.sums
  }

  get cells(): Iterable<TallyCell<C, S>> {
    return this.#cells.values()
  }

  /** One sum over everything. */
  total(sum: S): number {
    let total = 0
    for (const { sums } of this.#cells.values()) total += sums[sum]
    return total
  }

  /** One sum by one cut. */
  by(cut: C, sum: S): ReadonlyMap<string, number> {
    const found = new Map<string, number>()
    for (const cell of this.#cells.values())
      found.set(cell.by[cut], (found.get(cell.by[cut]) ?? 0) + cell.sums[sum])
    return found
  }
}
