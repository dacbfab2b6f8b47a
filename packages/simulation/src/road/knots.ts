import { HOUR } from '../scenario/calendar.ts'
import type { Mover } from './mover.ts'
import { PlantedRing } from './planted-ring.ts'
import type { Roadway } from './roadway.ts'
import { untie } from './untie.ts'

/** A planted ring that nobody fills is given up after this long. */
const LONGEST_TO_FORM = HOUR

/** The vehicles that block each other, by chance or planted, and how long it takes to move them on. */
export class Knots {
  readonly #road: Roadway
  readonly #pass: (index: number) => void
  #planted: PlantedRing | null = null
  #plantedMs = 0

  /** `pass` is called for each vehicle that may go on. */
  constructor(road: Roadway, pass: (index: number) => void) {
    this.#road = road
    this.#pass = pass
  }

  /** From now on vehicles are led into a ring; once they block each other it takes `ms` to move them on. */
  plant(ms: number): void {
    const planted = new PlantedRing(this.#road)
    this.#planted = planted
    this.#plantedMs = ms
    this.#road.world.engine.after(LONGEST_TO_FORM, () => {
      if (this.#planted === planted) this.#lift(planted)
    })
  }

  /** The zone that a planted ring leads a vehicle to; null when none does. */
  detour(mover: Mover): number | null {
    return this.#planted?.detour(mover) ?? null
  }

  /** Moves the vehicles of a ring on. */
  untie(ring: readonly Mover[]): void {
    const { world, map } = this.#road
    const planted = this.#planted?.isFilledBy(ring) ? this.#planted : null
    const ms = world.hurried(planted ? this.#plantedMs : map.rules.unlockMs)
    if (planted) {
      this.#planted = null
      world.engine.after(ms, () => planted.lift())
    }
    untie(this.#road, ring, ms, this.#pass)
  }

  #lift(planted: PlantedRing): void {
    this.#planted = null
    planted.lift()
  }
}
