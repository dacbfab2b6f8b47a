import { uniform } from '../engine/random.ts'
import type { Goal, Places } from '../road/places.ts'
import { takeOut } from '../take-out.ts'
import type { Agv } from './agv.ts'

/** The vehicles without a job, each at rest on its place. */
export class FreeAgvs {
  readonly #places: Places
  readonly #choice: number
  readonly #free: Agv[]

  /** `choice`: how many of the free vehicles dispatching looks at. */
  constructor(places: Places, choice: number, free: readonly Agv[]) {
    this.#places = places
    this.#choice = choice
    this.#free = [...free]
  }

  get any(): boolean {
    return this.#free.length > 0
  }

  add(agv: Agv): void {
    this.#free.push(agv)
  }

  /** Takes one that rests in a pool of places; null when none does. */
  takeIn(pool: number): Agv | null {
    const at = this.#free.findIndex((agv) => this.#places.at(agv.mover.place).pool === pool)
    return at < 0 ? null : (this.#free.splice(at, 1)[0] ?? null)
  }

  /** Takes a certain vehicle; false when it has a job. */
  remove(agv: Agv): boolean {
    const isFree = this.#free.includes(agv)
    takeOut(this.#free, agv)
    return isFree
  }

  /** Takes the nearest by route of those that dispatching looks at. RangeError when none is free. */
  take(goal: Goal, key: number): Agv {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < Math.min(this.#choice, this.#free.length); i++) {
      const index = Math.floor(uniform(key, 10 + i) * this.#free.length)
      const place = this.#free[index]?.mover.place ?? -1
      const metres = this.#places.metres(place, goal)
      if (metres < least) {
        least = metres
        best = index
      }
    }
    const agv = this.#free[best]
    if (!agv) throw new RangeError('no free vehicle')
    takeOut(this.#free, agv)
    return agv
  }
}
