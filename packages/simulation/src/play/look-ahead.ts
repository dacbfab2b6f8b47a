import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** Calls vehicles for the lifts of a stretch that come near: earlier for boxes that must be fetched. */
export class LookAhead {
  readonly #world: World
  readonly #stretch: Stretch
  readonly #call: (stretch: Stretch, lift: number) => void
  #asked: number

  constructor(world: World, stretch: Stretch, call: (stretch: Stretch, lift: number) => void) {
    this.#world = world
    this.#stretch = stretch
    this.#call = call
    this.#asked = stretch.from
  }

  /** The crane is about to make lift `lift`. */
  at(lift: number): void {
    const { loadAhead, discAhead } = this.#world.scenario.rates
    for (; this.#asked < this.#stretch.to; this.#asked++) {
      const { op } = liftOf(this.#stretch, this.#asked)
      if (op !== 'LOAD' && op !== 'DISC') continue
      if (this.#asked >= lift + (op === 'LOAD' ? loadAhead : discAhead)) return
      this.#call(this.#stretch, this.#asked)
    }
  }
}
