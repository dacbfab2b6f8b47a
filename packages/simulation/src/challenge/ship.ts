import type { Engine } from '../engine/engine.ts'
import { AT, type Boxes, type ShipCall } from './boxes.ts'
import type { ChallengeScenario } from './challenge.ts'
import type { Point } from './point-file.ts'
import type { Vehicles } from './vehicles.ts'
import type { ChallengeYard } from './yard.ts'

/** What a ship at berth works with. */
export type Works = {
  readonly engine: Engine
  readonly scenario: ChallengeScenario
  readonly boxes: Boxes
  readonly yard: ChallengeYard
  readonly vehicles: Vehicles
}

/** A ship at its berth: its cranes set up, discharge all, and then load what stands in the yard for it. */
export class Ship {
  /** When the cranes were set up. */
  startedAt = Number.NaN
  discharged = 0
  loaded = 0
  readonly #works: Works
  readonly #call: ShipCall
  readonly #cranes: readonly Point[]
  readonly #done: () => void
  #nextBox: number
  #toLoad = 0
  /** Loading moves that a crane has begun, cranes that are ready for a box, and vehicles that bring one. */
  #begun = 0
  #ready = 0
  readonly #brought: { readonly box: number; readonly vehicle: number }[] = []

  constructor(works: Works, call: ShipCall, cranes: readonly Point[], done: () => void) {
    this.#works = works
    this.#call = call
    this.#cranes = cranes
    this.#done = done
    this.#nextBox = call.firstBox
    works.engine.after(works.scenario.times.setupMs, this.#start)
  }

  readonly #start = (): void => {
    this.startedAt = this.#works.engine.now
    if (this.#call.firstBox === this.#call.endBox) this.#load()
    else for (const crane of this.#cranes) this.#discharge(crane)
  }

  /** A crane lifts the next box, holds it over the quay until a vehicle has come, and goes on. */
  #discharge(crane: Point): void {
    if (this.#nextBox >= this.#call.endBox) return
    const { engine, scenario, boxes, yard, vehicles } = this.#works
    const { shipMs, crossingMs } = scenario.times
    const box = this.#nextBox++
    boxes.at[box] = AT.unloading
    engine.after(shipMs + crossingMs, () =>
      yard.reserve(crane, (block) =>
        vehicles.order(
          crane,
          () => undefined,
          (vehicle) => {
            boxes.at[box] = AT.toYard
            this.#bring(box, vehicle, block)
            this.#discharge(crane)
          },
        ),
      ),
    )
  }

  #bring(box: number, vehicle: number, block: number): void {
    const { yard, vehicles } = this.#works
    const taken = (): void => vehicles.release(vehicle)
    const stands = (): void => {
      this.discharged++
      if (this.discharged === this.#call.endBox - this.#call.firstBox) this.#load()
    }
    vehicles.drive(vehicle, yard.placeOf(block), () => yard.stack(box, block, taken, stands))
  }

  /** All that stands for this service and has waited its weeks is ordered to the cranes in turn. */
  #load(): void {
    const { scenario, yard } = this.#works
    const claimed = yard.claim(this.#call.service, this.#call.week - scenario.lagWeeks)
    this.#toLoad = claimed.length
    if (claimed.length === 0) {
      this.#done()
      return
    }
    for (const [i, box] of claimed.entries()) this.#fetch(box, i)
    for (let crane = 0; crane < this.#cranes.length; crane++) this.#prepare()
  }

  #fetch(box: number, turn: number): void {
    const { boxes, yard, vehicles } = this.#works
    const crane = this.#cranes[turn % this.#cranes.length] ?? { x: 0, y: 0 }
    let unstacked = false
    let waiting = -1
    const go = (vehicle: number): void => {
      yard.handOver(box)
      boxes.at[box] = AT.toQuay
      vehicles.drive(vehicle, crane, () => {
        this.#brought.push({ box, vehicle })
        this.#set()
      })
    }
    const out = (): void => {
      unstacked = true
      if (waiting >= 0) go(waiting)
    }
    vehicles.order(
      yard.placeOf(boxes.block[box] ?? -1),
      () => yard.unstack(box, out),
      (vehicle) => {
        if (unstacked) go(vehicle)
        else waiting = vehicle
      },
    )
  }

  /** A crane comes over the quay for its next box, if there is one for it. */
  #prepare(): void {
    if (this.#begun >= this.#toLoad) return
    this.#begun++
    this.#works.engine.after(this.#works.scenario.times.crossingMs, () => {
      this.#ready++
      this.#set()
    })
  }

  /** A crane that is ready takes a box that has come and sets it down aboard. */
  #set(): void {
    const next = this.#ready > 0 ? this.#brought.shift() : undefined
    if (!next) return
    const { engine, scenario, boxes, vehicles } = this.#works
    this.#ready--
    boxes.at[next.box] = AT.loading
    vehicles.release(next.vehicle)
    engine.after(scenario.times.shipMs, () => {
      boxes.at[next.box] = AT.gone
      this.loaded++
      if (this.loaded === this.#toLoad) this.#done()
      else this.#prepare()
    })
  }
}
