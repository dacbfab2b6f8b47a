import type { CraneTimeCategory } from '@quaywise/domain'
import { exponential, logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** A delay before a lift: what it is and how long it takes. */
export type Delay = { readonly category: CraneTimeCategory; readonly ms: number }

const SHORTEST = 20_000
const SHARE_OF_SLACK = 0.6
const SHIFT = 12 * HOUR
const FAST_LIFT = 1.04

/** Draws what holds a crane up before its lifts, and knows how much delay its deadline still bears. */
export class CraneDelays {
  readonly #world: World
  #stretch: Stretch
  #gantries: number[] = []
  #hatches: number[] = []

  constructor(world: World, stretch: Stretch) {
    this.#world = world
    this.#stretch = stretch
    this.#count(stretch)
  }

  /** The time to spare: until the deadline, less what the lifts from `lift` on need at least. */
  slack(lift: number): number {
    const { now } = this.#world.engine
    const { rates } = this.#world.scenario
    const { crane, deadline, from, to } = this.#stretch
    const place = lift - from
    const need =
      (to - lift) * rates.liftMs * slowness(this.#world, crane) * FAST_LIFT +
      (this.#gantries[place] ?? 0) * rates.gantryMs +
      (this.#hatches[place] ?? 0) * rates.hatchMs
    return deadline - now - need - this.#world.plan.stops.lostBetween(now, deadline, crane)
  }

  /** The delays before lift `lift`; the lift before it began at `since`. */
  before(lift: number, since: number): Delay[] {
    const { rates } = this.#world.scenario
    const key = liftKey(this.#stretch, lift)
    const planned = liftOf(this.#stretch, lift)
    const delays = [...this.#stops(), ...this.#random(key, lift, since)]
    if (planned.hatch) delays.push({ category: 'HATCH', ms: logNormal(uniform(key, 1), rates.hatchMs, 0.25) })
    if (planned.gantry)
      delays.push({ category: 'GANTRY', ms: logNormal(uniform(key, 2), rates.gantryMs, 0.3) })
    return delays.map((delay) => ({ ...delay, ms: Math.round(delay.ms) }))
  }

  /** Weather and planted faults that hold now. */
  #stops(): Delay[] {
    const { now } = this.#world.engine
    const { weather, faults } = this.#world.plan.stops
    const wind = weather.find((stop) => stop.from <= now && now < stop.to)
    const fault = faults.find(
      (stop) => stop.crane === this.#stretch.crane && stop.from <= now && now < stop.to,
    )
    const delays: Delay[] = []
    if (fault) delays.push({ category: 'FAULT', ms: fault.to - now })
    if (wind && wind.to > (fault?.to ?? now))
      delays.push({ category: 'WEATHER', ms: wind.to - Math.max(now, fault?.to ?? now) })
    return delays
  }

  /** Chance delays, cut to what the deadline bears. */
  #random(key: number, lift: number, since: number): Delay[] {
    let bears = this.slack(lift) * SHARE_OF_SLACK
    const kept: Delay[] = []
    for (const delay of this.#drawn(key, since)) {
      const ms = Math.min(delay.ms, bears)
      if (ms < SHORTEST) continue
      bears -= ms
      kept.push({ category: delay.category, ms })
    }
    return kept
  }

  #drawn(key: number, since: number): Delay[] {
    const { rates } = this.#world.scenario
    const { now } = this.#world.engine
    const drawn: Delay[] = []
    if (Math.floor((now - this.#world.start) / SHIFT) > Math.floor((since - this.#world.start) / SHIFT))
      drawn.push({ category: 'PLAN', ms: logNormal(uniform(key, 3), rates.handoverMs, 0.4) })
    if (uniform(key, 4) < 1 / rates.qcLiftsPerFault)
      drawn.push({ category: 'FAULT', ms: MINUTE + exponential(uniform(key, 5), rates.qcRepairMs - MINUTE) })
    else if (uniform(key, 4) > 1 - rates.assistShare)
      drawn.push({ category: 'FAULT', ms: 22_000 + 30_000 * uniform(key, 5) })
    if (uniform(key, 6) < rates.shipShare)
      drawn.push({ category: 'SHIP', ms: logNormal(uniform(key, 7), rates.shipMs, 0.6) })
    if (uniform(key, 8) < rates.lashShare)
      drawn.push({ category: 'LASH', ms: logNormal(uniform(key, 9), rates.lashMs, 0.5) })
    return drawn
  }

  /** Bay changes and hatch covers from each lift to the end. */
  #count(stretch: Stretch): void {
    let gantries = 0
    let hatches = 0
    for (let lift = stretch.to - 1; lift >= stretch.from; lift--) {
      const planned = liftOf(stretch, lift)
      this.#gantries[lift - stretch.from] = gantries += planned.gantry ? 1 : 0
      this.#hatches[lift - stretch.from] = hatches += planned.hatch ? 1 : 0
    }
  }
}

/** The random key of one lift. */
export const liftKey = (stretch: Stretch, lift: number): number =>
  mix(mix(stretch.call.key, 7000 + stretch.crane), lift)

/** How much slower than the others a crane lifts. */
export const slowness = (world: World, crane: number): number =>
  crane === world.scenario.slowCrane - 1 ? 1.1 : 1
