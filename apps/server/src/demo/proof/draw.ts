/** Chance that is the same in every run: filters are random, the test is not. */
export class Draw {
  readonly seed: number
  #state: number

  constructor(seed: number) {
    this.seed = seed
    this.#state = seed
  }

  /** From 0 up to but not 1 (Mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `low` up to but not `high`. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  one<T>(values: readonly T[]): T {
    const value = values[this.whole(0, values.length)]
    if (value === undefined) throw new RangeError('nothing to draw from')
    return value
  }

  /** Each value with a chance, but never none. */
  some<T>(values: readonly T[], share: number): readonly T[] {
    const chosen = values.filter(() => this.chance(share))
    return chosen.length > 0 ? chosen : [this.one(values)]
  }
}
