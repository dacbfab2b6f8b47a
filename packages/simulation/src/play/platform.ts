import type { UnitCode } from '../plan/unit-code.ts'
import { liftOf, type Stretch } from './stretch.ts'

const SLOTS = 2

/** The lashing platform of a crane: boxes from the ship, and boxes for it by the number of their lift. */
export class Platform {
  readonly disc: { readonly unit: UnitCode; readonly stretch: Stretch; readonly lift: number }[] = []
  readonly loads: number[] = []
  /** Slots kept for boxes that the portal trolley is bringing. */
  coming = 0
  /** Lifts to the ship of the current stretch, in order, and how many of them found their box. */
  #order: number[] = []
  #placed = 0
  readonly #taken = new Set<number>()

  /** A new stretch begins: its lifts to the ship are known. */
  begin(stretch: Stretch): void {
    this.#order = []
    for (let lift = stretch.from; lift < stretch.to; lift++)
      if (liftOf(stretch, lift).op === 'LOAD') this.#order.push(lift)
    this.#placed = 0
    this.#taken.clear()
    this.loads.length = 0
  }

  get hasSlot(): boolean {
    return this.disc.length + this.loads.length + this.coming < SLOTS
  }

  /** Whether a box for the ship may come while `keepOne` asks for a slot for the main trolley. */
  mayBring(keepOne: boolean): boolean {
    return this.hasSlot && (!keepOne || this.loads.length + this.coming === 0)
  }

  /** The lift whose queue is being served by the vehicles; undefined when all boxes have come. */
  get nextWanted(): number | undefined {
    while (this.#taken.has(this.#order[this.#placed] ?? -1)) this.#placed++
    return this.#order[this.#placed]
  }

  /** Whether the main trolley took this lift's box before it came over the platform. */
  isTaken(lift: number): boolean {
    return this.#taken.has(lift)
  }

  /** A box starts over the platform; from now on the next one is wanted. */
  bring(lift: number): void {
    const at = this.#order.indexOf(lift)
    if (at > this.#placed) {
      this.#order.splice(at, 1)
      this.#order.splice(this.#placed, 0, lift)
    }
    this.#placed++
    this.coming++
  }

  /** The main trolley takes a box that has not come yet, so that a plan holds; its lift number. */
  takeEarly(): number | undefined {
    const lift = this.nextWanted
    if (lift !== undefined) this.#taken.add(lift)
    return lift
  }
}
