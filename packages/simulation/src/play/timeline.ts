/** Writes down one closed interval of a state. */
export type CloseInterval<S> = (state: S, from: number, to: number) => void

/** What else a timeline is told: which states are the same one, and who counts a state that is over. */
export type TimelineOptions<S> = {
  readonly same?: (one: S, other: S) => boolean
  /** Counts a state that is over, however many intervals it was told in. */
  readonly over?: (state: S, ms: number) => void
}

/**
 * The states of one thing over time: each millisecond has at most one. An interval is told when the next one has
 * begun to last, so that a state which comes back at once is one interval, and at every tick (the local
 * hours), so that rows never cross an hour.
 */
export class Timeline<S> {
  #state: S | null = null
  /** Since when the state is untold, and since when it lasts. */
  #since = 0
  #began = 0
  /** The state before, which lasted until `#since` and is not told yet. */
  #before: S | null = null
  #beforeSince = 0
  #beforeBegan = 0
  readonly #close: CloseInterval<S>
  readonly #same: (one: S, other: S) => boolean
  readonly #over: ((state: S, ms: number) => void) | undefined

  constructor(close: CloseInterval<S>, { same = Object.is, over }: TimelineOptions<S> = {}) {
    this.#close = close
    this.#same = same
    this.#over = over
  }

  get state(): S | null {
    return this.#state
  }

  /** From `now` on the state is `state`; null means that nothing is to be told. */
  set(now: number, state: S | null): void {
    const current = this.#state
    if (state === current || (state !== null && current !== null && this.#same(state, current))) return
    if (now > this.#since) {
      this.#tellBefore()
      this.#before = current
      this.#beforeSince = this.#since
      this.#beforeBegan = this.#began
    } else if (now > this.#began && current !== null) this.#over?.(current, now - this.#began)
    this.#since = now
    this.#began = now
    this.#state = state
    if (state === null) this.#tellBefore()
    else if (this.#before !== null && this.#same(this.#before, state)) this.#goOn()
  }

  /** Closes the open interval at `now` and goes on in the same state. */
  tick(now: number): void {
    this.#tellBefore()
    if (this.#state !== null && now > this.#since) this.#close(this.#state, this.#since, now)
    this.#since = now
  }

  /** What came between took no time: the state before goes on. */
  #goOn(): void {
    this.#state = this.#before
    this.#since = this.#beforeSince
    this.#began = this.#beforeBegan
    this.#before = null
  }

  #tellBefore(): void {
    const before = this.#before
    this.#before = null
    if (before === null) return
    this.#close(before, this.#beforeSince, this.#since)
    this.#over?.(before, this.#since - this.#beforeBegan)
  }
}
