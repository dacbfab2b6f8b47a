/** Writes down one closed interval of a state. */
export type CloseInterval<S> = (state: S, from: number, to: number) => void

/** Counts a state that is over, however many intervals it was told in. */
export type StateOver<S> = (state: S, ms: number) => void

/**
 * The states of one thing over time: each millisecond has at most one. An open interval is closed when
 * the state changes and at every tick (the local hours), so that rows never cross an hour.
 */
export class Timeline<S> {
  #state: S | null = null
  #since = 0
  #began = 0
  readonly #close: CloseInterval<S>
  readonly #over: StateOver<S> | undefined

  constructor(close: CloseInterval<S>, over?: StateOver<S>) {
    this.#close = close
    this.#over = over
  }

  get state(): S | null {
    return this.#state
  }

  /** From `now` on the state is `state`; null means that nothing is to be told. */
  set(now: number, state: S | null): void {
    if (state === this.#state) return
    this.tick(now)
    if (this.#state !== null && now > this.#began) this.#over?.(this.#state, now - this.#began)
    this.#state = state
    this.#began = now
    this.#since = now
  }

  /** Closes the open interval at `now` and goes on in the same state. */
  tick(now: number): void {
    if (this.#state !== null && now > this.#since) this.#close(this.#state, this.#since, now)
    this.#since = now
  }
}
