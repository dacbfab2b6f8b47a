import { mix } from '../engine/random.ts'
import type { Unit } from '../plan/unit.ts'
import type { AscJob } from './asc-job.ts'
import type { Trip } from './trip.ts'
import type { World } from './world.ts'

/** What a vehicle's stand at a block leads to. */
export type BlockHelp = {
  /** Box `sub` is in the stack, or out of it. */
  finished(sub: number): void
  /** The last box is handed over: the vehicle may leave. */
  done(): void
}

/** A vehicle at a transfer point: one move of the stacking crane for each box, and waits in between. */
export class BlockVisit {
  readonly jobs: readonly AscJob[]
  readonly #world: World
  readonly #trip: Trip
  readonly #done: () => void
  #left: number
  #handing = 0
  #waitsSince = -1

  constructor(world: World, trip: Trip, unit: Unit, help: BlockHelp) {
    this.#world = world
    this.#trip = trip
    this.#done = () => help.done()
    this.#left = unit.boxes
    this.jobs = Array.from({ length: unit.boxes }, (_, sub) => ({
      op: trip.op,
      unit,
      sub,
      key: mix(trip.key, 20 + sub),
      block: unit.block,
      visitId: trip.stretch.call.visitId,
      present: false,
      started: () => this.#started(),
      released: () => this.#released(),
      finished: () => help.finished(sub),
    }))
  }

  /** It stands there, ready for the crane. */
  wait(): void {
    this.#waitsSince = this.#world.engine.now
    this.#trip.agv.be('WAITING', 'W_ASC')
  }

  #started(): void {
    this.#handing++
    if (this.#waitsSince >= 0) this.#trip.waitAsc += this.#world.engine.now - this.#waitsSince
    this.#waitsSince = -1
    this.#trip.agv.be('WORKING', 'HANDSHAKE')
  }

  #released(): void {
    this.#handing--
    this.#left--
    if (this.#left === 0) this.#done()
    else if (this.#handing === 0) this.wait()
  }
}
