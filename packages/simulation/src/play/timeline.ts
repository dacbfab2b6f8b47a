/** Writes down one closed interval of a state. */
export type CloseInterval<S> = (state: S, from: number, to: number) => void

/**
 * The states of one thing over time: each millisecond has at most one. An open interval is closed when
 * the state changes and at every tick (the local hours), so that rows never cross an hour.
 */
export class Timeline<S> {
  #state: S | null = null
  #since = 0
  readonly #close: CloseInterval<S>

  constructor(close: CloseInterval<S>) {
    this.#close = close
  }

  get state(): S | null {
    return this.#state
  }

  /** From `now` on the state is `state`; null means that nothing is to be told. */
  set(now: number, state: S | null): void {
    if (state === this.#state) return
    this.tick(now)
    this.#state = state
    this.#since = now
  }

  /** Closes the open interval at `now` and goes on in the same state. */
  tick(now: number): void {
    if (this.#state !== null && now > this.#since) this.#close(this.#state, this.#since, now)
    this.#since = now
  }
}
