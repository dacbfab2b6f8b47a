import { MINUTE } from '../scenario/calendar.ts'
import { blockMiddle } from '../scenario/layout.ts'
import type { Agv } from './agv.ts'
import type { World } from './world.ts'

const SAME_SIDE_M = 70
const MOST_WAITING = 40 * MINUTE

/** Where vehicles drive: distances between quay, blocks and the battery station with its queue. */
export class Docks {
  readonly #world: World
  readonly #robots: number[]

  constructor(world: World) {
    this.#world = world
    this.#robots = new Array<number>(world.scenario.layout.swapRobots).fill(0)
  }

  /** The place of a block along the quay, in metres. */
  blockX(block: number): number {
    const place = this.#world.scenario.layout.blocks[block]
    return place ? blockMiddle(place) : 0
  }

  /** Metres from where a vehicle stands to a place at the quay or at the blocks. */
  metres(agv: Agv, x: number, yard: boolean): number {
    const across = agv.atYard === yard ? SAME_SIDE_M : this.#world.scenario.rates.baseM
    return across + Math.abs(agv.x - x)
  }

  /** Drives a vehicle to the station, swaps its battery when a robot is free, and drives it back. */
  swap(agv: Agv, done: () => void): void {
    const { engine, scenario, left } = this.#world
    const { rates, layout } = scenario
    const station = layout.quayM / 2
    const drive = this.metres(agv, station, true) * rates.agvMsPerM
    const robot = this.#robots.indexOf(Math.min(...this.#robots))
    const start = Math.max(engine.now + drive, Math.min(this.#robots[robot] ?? 0, engine.now + MOST_WAITING))
    const end = Math.min(start + rates.swapMs, engine.now + left - 10 * MINUTE)
    this.#robots[robot] = end
    agv.x = station
    agv.atYard = true
    engine.at(end, done)
  }
}
