/** Terms of a score: over-stowing, height, travel, kin (length, twin, flow), spread. */
const TERMS = 5

/** The best slots of a search, best first; of equal ones the first found is ahead. */
export class RankedSlots {
  /** A score must be below this to be among the best. */
  bar = Number.POSITIVE_INFINITY
  readonly ranks: number
  readonly #grounds: Int32Array
  readonly #scores: Float64Array
  readonly #terms: Float64Array

  constructor(ranks: number) {
    this.ranks = ranks
    this.#grounds = new Int32Array(ranks).fill(-1)
    this.#scores = new Float64Array(ranks).fill(Number.POSITIVE_INFINITY)
    this.#terms = new Float64Array(ranks * TERMS)
  }

  clear(): void {
    this.bar = Number.POSITIVE_INFINITY
    this.#grounds.fill(-1)
    this.#scores.fill(Number.POSITIVE_INFINITY)
  }

  /** The ground slot of a rank (from 0), -1 when there is none. */
  ground(rank: number): number {
    return this.#grounds[rank] ?? -1
  }

  score(rank: number): number {
    return this.#scores[rank] ?? 0
  }

  term(rank: number, term: number): number {
    return this.#terms[rank * TERMS + term] ?? 0
  }

  /** Puts a slot whose score is below the bar among the best. */
  add(ground: number, over: number, height: number, travel: number, kin: number, spread: number): void {
    const score = over + height + travel + kin + spread
    let at = this.ranks - 1
    for (; at > 0 && score < (this.#scores[at - 1] ?? 0); at--) this.#move(at - 1, at)
    this.#grounds[at] = ground
    this.#scores[at] = score
    const first = at * TERMS
    this.#terms[first] = over
    this.#terms[first + 1] = height
    this.#terms[first + 2] = travel
    this.#terms[first + 3] = kin
    this.#terms[first + 4] = spread
    this.bar = this.#scores[this.ranks - 1] ?? 0
  }

  #move(from: number, to: number): void {
    this.#grounds[to] = this.#grounds[from] ?? -1
    this.#scores[to] = this.#scores[from] ?? 0
    this.#terms.copyWithin(to * TERMS, from * TERMS, (from + 1) * TERMS)
  }
}
