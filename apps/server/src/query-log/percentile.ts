/** Whole milliseconds, counted: exact for any number of calls, with memory for those values that occur. */
export class Milliseconds {
  readonly #counts = new Map<number, number>()
  #total = 0

  add(ms: number): void {
    this.#counts.set(ms, (this.#counts.get(ms) ?? 0) + 1)
    this.#total += 1
  }

  /** How many were added. */
  get count(): number {
    return this.#total
  }

  /** The least value that a share of all does not exceed (nearest rank); null without any. */
  percentile(share: number): number | null {
    const rank = Math.ceil(share * this.#total)
    let seen = 0
    for (const ms of [...this.#counts.keys()].sort((a, b) => a - b)) {
      seen += this.#counts.get(ms) ?? 0
      if (seen >= rank) return ms
    }
    return null
  }
}
