/** A stream of numbers that is the same for the same seed. */
export class Random {
  #state: number
  #spare: number | null = null

  constructor(seed: string) {
    let hash = 2166136261
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619)
    this.#state = hash >>> 0
  }

  /** A number in (0, 1). */
  uniform(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296
  }

  /** A standard normal number (Box and Muller). */
  normal(): number {
    if (this.#spare !== null) {
      const spare = this.#spare
      this.#spare = null
      return spare
    }
    const radius = Math.sqrt(-2 * Math.log(this.uniform()))
    const angle = 2 * Math.PI * this.uniform()
    this.#spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }

  /** A log-normal number of a mean and a coefficient of variation. */
  logNormal(mean: number, variation: number): number {
    if (mean <= 0) return 0
    const spread = Math.log1p(variation * variation)
    return mean * Math.exp(Math.sqrt(spread) * this.normal() - spread / 2)
  }

  /** A count of rare events of a mean (Knuth); means above 50 are cut there. */
  poisson(mean: number): number {
    const limit = Math.exp(-Math.min(mean, 50))
    let count = 0
    for (let product = this.uniform(); product > limit; product *= this.uniform()) count++
    return count
  }

  /** A waiting time of a mean. */
  exponential(mean: number): number {
    return -mean * Math.log(this.uniform())
  }
}
