/** How many there are of something over time, with the integral of it. */
export class Area {
  #count = 0
  #area = 0
  #since: number
  #most = 0

  constructor(start: number) {
    this.#since = start
  }

  get count(): number {
    return this.#count
  }

  get most(): number {
    return this.#most
  }

  /** From `now` on there are `by` more, or fewer. */
  change(now: number, by: number): void {
    this.#area = this.until(now)
    this.#since = now
    this.#count += by
    this.#most = Math.max(this.#most, this.#count)
  }

  /** The count times its milliseconds, up to an instant not before the last change. */
  until(now: number): number {
    return this.#area + (now - this.#since) * this.#count
  }
}
