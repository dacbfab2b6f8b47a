/** Remembers what was made for the last `limit` things that were asked for first; the oldest are forgotten. */
export class Remembered<K, V> {
  readonly #known = new Map<K, V>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** What is remembered of a thing, else what `make` makes of it. */
  get(key: K, make: () => V): V {
    const found = this.#known.get(key)
    if (found !== undefined) return found
    const made = make()
    this.#known.set(key, made)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.#limit) break
      this.#known.delete(oldest)
    }
    return made
  }
}
