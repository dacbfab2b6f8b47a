import { uniform } from '../engine/random.ts'
import { Agv } from './agv.ts'
import type { Docks } from './docks.ts'
import type { World } from './world.ts'

/** The vehicles without a job. */
export class FreeAgvs {
  readonly #world: World
  readonly #docks: Docks
  readonly #free: Agv[]

  constructor(world: World, docks: Docks) {
    this.#world = world
    this.#docks = docks
    this.#free = Array.from({ length: world.scenario.layout.agvs }, (_, index) => new Agv(world, index))
  }

  get any(): boolean {
    return this.#free.length > 0
  }

  add(agv: Agv): void {
    this.#free.push(agv)
  }

  /** Takes the nearest of a few free vehicles: dispatching is good but not perfect. RangeError when none is free. */
  take(goal: number, yard: boolean, key: number): Agv {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < Math.min(this.#world.scenario.rates.agvChoice, this.#free.length); i++) {
      const place = Math.floor(uniform(key, 10 + i) * this.#free.length)
      const agv = this.#free[place]
      const metres = agv ? this.#docks.metres(agv, goal, yard) : least
      if (metres < least) {
        least = metres
        best = place
      }
    }
    const [agv] = this.#free.splice(best, 1)
    if (!agv) throw new RangeError('no free vehicle')
    return agv
  }
}
