import { exponential } from '../engine/distribution.ts'
import { keyOf, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { World } from './world.ts'

/** The share of a battery that is left when it is swapped. */
const RESERVE = 0.2

/** When a vehicle next breaks down, and how long its battery still lasts. */
export class AgvWear {
  readonly #world: World
  readonly #key: number
  #nextFault: number
  #faults = 0
  #charge: number

  constructor(world: World, id: string) {
    const { rates, seed } = world.scenario
    this.#world = world
    this.#key = keyOf(seed, id, world.start / MINUTE)
    this.#nextFault = world.start + exponential(uniform(this.#key, 3), rates.agvFaultHours * HOUR)
    this.#charge = uniform(this.#key, 4) * rates.swapHours * HOUR
  }

  /** Uses up battery for a time of operation. */
  drain(ms: number): void {
    this.#charge -= ms
  }

  get needsSwap(): boolean {
    return this.#charge <= 0
  }

  /** State of charge in whole percent. A battery is swapped when a fifth of it is left. */
  get soc(): number {
    const full = this.#world.scenario.rates.swapHours * HOUR
    return Math.round(100 * (RESERVE + (1 - RESERVE) * Math.max(0, this.#charge / full)))
  }

  swapped(): void {
    this.#charge = this.#world.scenario.rates.swapHours * HOUR
  }

  /** The time that it stands broken now, 0 when it does not; the next fault is drawn on. */
  breakdown(): number {
    const { engine, scenario, left } = this.#world
    if (engine.now < this.#nextFault) return 0
    const n = ++this.#faults
    const drawn = MINUTE + exponential(uniform(this.#key, 100 + 2 * n), scenario.rates.agvRepairMs - MINUTE)
    const repair = Math.round(Math.min(drawn, 4 * HOUR, left - 25 * MINUTE))
    const apart = exponential(uniform(this.#key, 101 + 2 * n), scenario.rates.agvFaultHours * HOUR)
    this.#nextFault = engine.now + Math.max(0, repair) + apart
    return repair < MINUTE ? 0 : repair
  }
}
