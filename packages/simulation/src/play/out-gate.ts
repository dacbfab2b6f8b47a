import { logNormal } from '../engine/distribution.ts'
import { type Key, uniform } from '../engine/random.ts'
import { Lanes } from '../plan/lanes.ts'
import { MINUTE } from '../scenario/calendar.ts'
import type { World } from './world.ts'

/** The passage of a truck out of the terminal. */
export type GateOut = { readonly lane: number; readonly started: number; readonly done: number }

const CV = 0.4
const BEFORE_SEAM = 20 * MINUTE
const AFTER_SEAM = 60 * MINUTE

/**
 * The out-lanes. Around the weekly hand-over the trucks of the old week leave by the upper lanes and those
 * of the new week by the lower ones, so that the weeks need not know each other's queues.
 */
export class OutGate {
  readonly #world: World
  readonly #lanes: Lanes
  readonly #lower: number

  constructor(world: World) {
    const { land, layout, terminal } = world.scenario
    this.#world = world
    this.#lanes = new Lanes(layout.gateLanesOut, land.gate.closedOut, terminal.zone)
    this.#lower = Math.floor(layout.gateLanesOut / 2)
  }

  /** The passage of a truck that is at the gate now. */
  pass(key: Key): GateOut {
    const { engine, scenario } = this.#world
    const { lane, started } = this.#lanes.next(engine.now, this.#within())
    const process = logNormal(uniform(key, 29), (scenario.land.gate.outSec / 60) * MINUTE, CV)
    const done = Math.round(started + process)
    this.#lanes.take(lane, done)
    return { lane, started, done }
  }

  #within(): ((lane: number) => boolean) | undefined {
    const { engine, start, end } = this.#world
    if (this.#lower === 0) return undefined
    if (engine.now >= end - BEFORE_SEAM) return (lane) => lane > this.#lower
    if (engine.now < start + AFTER_SEAM) return (lane) => lane <= this.#lower
    return undefined
  }
}
