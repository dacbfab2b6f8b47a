import type { CraneTimeCategory } from '@quaywise/domain'
import { exponential, logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { troubleAt } from '../plan/episodes.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import { gantryWay, type Need, needOf } from './crane-need.ts'
import { liftKey } from './lift-key.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

export { liftKey } from './lift-key.ts'

/** A delay before a lift: what it is and how long it takes. */
export type Delay = { readonly category: CraneTimeCategory; readonly ms: number }

const SHORTEST = 20_000
const SHARE_OF_SLACK = 0.6
/** Time to spare that chance delays leave for longer waits than foreseen. */
const KEPT = 5 * MINUTE
const SHIFT = 12 * HOUR

/** Draws what holds a crane up before its lifts, and knows how much delay its deadline still bears. */
export class CraneDelays {
  readonly #world: World
  #stretch: Stretch
  readonly #need: Need

  constructor(world: World, stretch: Stretch) {
    this.#world = world
    this.#stretch = stretch
    this.#need = needOf(world, stretch)
  }

  /** The time to spare: until the deadline, less what the lifts from `lift` on need without any wait. */
  slack(lift: number): number {
    return this.#left() - (this.#need.usual[lift - this.#stretch.from] ?? 0)
  }

  /** How long the crane can wait before lift `lift` and still be done in time if it hurries from then on. */
  bears(lift: number): number {
    return this.#left() - (this.#need.least[lift - this.#stretch.from] ?? 0)
  }

  /** Working time until the deadline, in ms. */
  #left(): number {
    const { now } = this.#world.engine
    const { crane, deadline } = this.#stretch
    return deadline - now - this.#world.plan.stops.lostBetween(now, deadline, crane)
  }

  /** The delays before lift `lift`; the lift before it began at `since`. */
  before(lift: number, since: number): Delay[] {
    const { rates } = this.#world.scenario
    const key = liftKey(this.#stretch, lift)
    const planned = liftOf(this.#stretch, lift)
    const delays = [...this.#stops(), ...this.#random(key, lift, since)]
    const { hatches } = troubleAt(this.#world.scenario, this.#stretch.start)
    if (planned.gantry)
      delays.push({
        category: 'GANTRY',
        ms: logNormal(uniform(key, 2), rates.gantryMs, 0.3) + gantryWay(this.#world, this.#stretch, lift),
      })
    if (planned.hatch) delays.push(...this.#rain(lift, delays))
    if (planned.hatch)
      delays.push({ category: 'HATCH', ms: logNormal(uniform(key, 1), rates.hatchMs * hatches, 0.25) })
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

  /** No cover is opened or closed in heavy rain, as long as the deadline bears it. */
  #rain(lift: number, before: readonly Delay[]): Delay[] {
    const at = before.reduce((sum, { ms }) => sum + ms, this.#world.engine.now)
    const bears = this.#spare(lift) - (at - this.#world.engine.now)
    const ms = Math.min(this.#world.weather.dryAt(at) - at, bears)
    return ms < SHORTEST ? [] : [{ category: 'WEATHER', ms }]
  }

  /** What the deadline bears of delays before lift `lift`, in ms. */
  #spare(lift: number): number {
    const waits = (this.#stretch.to - lift) * this.#world.scenario.quay.foreseenWaitMs
    return (this.slack(lift) - waits - KEPT) * SHARE_OF_SLACK
  }

  /** Chance delays, cut to what the deadline bears. */
  #random(key: number, lift: number, since: number): Delay[] {
    let bears = this.#spare(lift)
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
    const { faults } = troubleAt(this.#world.scenario, this.#stretch.start)
    if (uniform(key, 4) < faults / rates.qcLiftsPerFault)
      drawn.push({ category: 'FAULT', ms: MINUTE + exponential(uniform(key, 5), rates.qcRepairMs - MINUTE) })
    else if (uniform(key, 4) > 1 - rates.assistShare)
      drawn.push({ category: 'FAULT', ms: 22_000 + 30_000 * uniform(key, 5) })
    if (uniform(key, 6) < rates.shipShare)
      drawn.push({ category: 'SHIP', ms: logNormal(uniform(key, 7), rates.shipMs, 0.6) })
    if (uniform(key, 8) < rates.lashShare)
      drawn.push({
        category: 'LASH',
        ms: logNormal(uniform(key, 9), rates.lashMs * this.#world.weather.wetness, 0.5),
      })
    return drawn
  }
}
