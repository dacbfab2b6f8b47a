import type { Engine } from '../engine/engine.ts'
import type { ChallengeScenario } from './challenge.ts'
import type { Point } from './point-file.ts'
import { routeM } from './route.ts'

type Order = { readonly at: Point; readonly assigned: () => void; readonly come: (vehicle: number) => void }

/** The vehicles: an order waits for a free one in turn, the nearest free one takes it. */
export class Vehicles {
  readonly #engine: Engine
  readonly #scenario: ChallengeScenario
  readonly #places: Point[]
  readonly #free: Set<number>
  readonly #orders: Order[] = []
  #next = 0
  drivenM = 0

  constructor(engine: Engine, scenario: ChallengeScenario) {
    const { vehicles, cranes } = scenario.port
    this.#engine = engine
    this.#scenario = scenario
    this.#places = Array.from({ length: vehicles }, (_, i) => cranes[i % cranes.length] ?? { x: 0, y: 0 })
    this.#free = new Set(this.#places.keys())
  }

  /** Orders a vehicle to a place: `assigned` when one sets off, `come` when it is there. */
  order(at: Point, assigned: () => void, come: (vehicle: number) => void): void {
    this.#orders.push({ at, assigned, come })
    this.#assign()
  }

  /** Drives a vehicle that is somewhere to a place. */
  drive(vehicle: number, to: Point, then: () => void): void {
    const { port, times } = this.#scenario
    const metres = routeM(this.#places[vehicle] ?? to, to, port.quayM)
    this.drivenM += metres
    this.#places[vehicle] = to
    this.#engine.after((metres / times.vehicleMPerS) * 1000, then)
  }

  /** A vehicle has nothing to do any more. */
  release(vehicle: number): void {
    this.#free.add(vehicle)
    this.#assign()
  }

  #assign(): void {
    while (this.#free.size > 0 && this.#next < this.#orders.length) {
      const order = this.#orders[this.#next++]
      if (!order) return
      const vehicle = this.#nearest(order.at)
      this.#free.delete(vehicle)
      order.assigned()
      this.drive(vehicle, order.at, () => order.come(vehicle))
    }
    if (this.#next > 1000 && this.#next * 2 > this.#orders.length) {
      this.#orders.splice(0, this.#next)
      this.#next = 0
    }
  }

  #nearest(at: Point): number {
    let best = -1
    let bestM = Number.POSITIVE_INFINITY
    for (const vehicle of this.#free) {
      const metres = routeM(this.#places[vehicle] ?? at, at, this.#scenario.port.quayM)
      if (metres < bestM || (metres === bestM && vehicle < best)) {
        best = vehicle
        bestM = metres
      }
    }
    return best
  }
}
