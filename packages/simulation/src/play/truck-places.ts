import type { Actor } from '../chain/actor.ts'

type Comer = { readonly truck: Actor; readonly enter: () => void }

/** The truck places at the land end of one block: who finds none waits, first come, first served. */
export class TruckPlaces {
  readonly #count: number
  readonly #waiting: Comer[] = []
  readonly #standing: Actor[] = []

  constructor(places: number) {
    this.#count = Math.max(1, places)
  }

  /** Whether a truck that comes now must wait. */
  get isFull(): boolean {
    return this.#standing.length >= this.#count
  }

  /** The truck that has stood longest: the one that owes the next free place. */
  get longest(): Actor | null {
    return this.#standing[0] ?? null
  }

  /** Calls `enter` when the truck has a place: now, or when one is left. */
  come(truck: Actor, enter: () => void): void {
    if (this.isFull) this.#waiting.push({ truck, enter })
    else this.#enter({ truck, enter })
  }

  /** A truck drives off; the next one takes its place. */
  leave(truck: Actor): void {
    this.#standing.splice(this.#standing.indexOf(truck), 1)
    const next = this.#waiting.shift()
    if (next) this.#enter(next)
  }

  #enter({ truck, enter }: Comer): void {
    this.#standing.push(truck)
    enter()
  }
}
