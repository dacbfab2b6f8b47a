/** The truck places at the land end of one block: who finds none waits, first come, first served. */
export class TruckPlaces {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(places: number) {
    this.#free = Math.max(1, places)
  }

  /** Calls `enter` when the truck has a place: now, or when one is left. */
  come(enter: () => void): void {
    if (this.#free === 0) {
      this.#waiting.push(enter)
      return
    }
    this.#free--
    enter()
  }

  /** A truck drives off; the next one takes its place. */
  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
