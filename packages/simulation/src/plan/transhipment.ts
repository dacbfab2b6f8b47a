import { type Sampler, truncatedLogNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { DAY, HOUR } from '../scenario/calendar.ts'
import type { CargoMix } from '../scenario/cargo-mix.ts'
import type { FlowMix, Scenario } from '../scenario/scenario.ts'
import type { ScheduledCall } from './call.ts'
import { isFull, isReefer } from './unit-draw.ts'

/** Dwell samplers of a flow in ms: rescaled log-normals with the variance of 50 hours times the mean. */
export type FlowDwell = {
  readonly empty: number
  readonly cargo: CargoMix
  readonly full: Sampler
  readonly bare: Sampler
  readonly reefer: Sampler
}

/** The dwell samplers of a flow: reefers leave sooner, other full boxes so much later that the mean holds. */
export const dwellOf = (flow: FlowMix, cargo: CargoMix): FlowDwell => {
  const reefers = cargo.reefer / (1 - flow.empty)
  const others = (1 - reefers * cargo.reeferStay) / (1 - reefers)
  return {
    empty: flow.empty,
    cargo,
    full: sampler(flow.fullDays * others),
    bare: sampler(flow.emptyDays),
    reefer: sampler(flow.fullDays * cargo.reeferStay),
  }
}

const sampler = (days: number): Sampler =>
  truncatedLogNormal(days * DAY, Math.sqrt(50 / (days * 24)), 3 * days * DAY)

/** The dwell in ms that a box (or a unit that stays together) draws in its flow; empties stand longer. */
export const drawDwell = (dwell: FlowDwell, stayKey: number, unitKey: number): number => {
  const { empty, cargo } = dwell
  const of = !isFull(stayKey, empty)
    ? dwell.bare
    : isReefer(cargo, unitKey, stayKey, empty)
      ? dwell.reefer
      : dwell.full
  return of(uniform(stayKey, 3))
}

const HANDLING = 4 * HOUR
const FEWEST = 4

/** Chooses for each unit from ship to ship the call that loads it. */
export class Transhipment {
  readonly #trunk: number[] = []
  readonly #branch: number[] = []
  readonly #calls: readonly ScheduledCall[]
  readonly #dwell: { cross: FlowDwell; back: FlowDwell; trunk: FlowDwell }

  constructor(scenario: Scenario, calls: readonly ScheduledCall[]) {
    this.#calls = calls
    for (const [index, call] of calls.entries()) (call.trunk ? this.#trunk : this.#branch).push(index)
    const { branchTrunk, trunkBranch, trunkTrunk } = scenario.flows
    this.#dwell = {
      cross: dwellOf(branchTrunk, scenario.cargo),
      back: dwellOf(trunkBranch, scenario.cargo),
      trunk: dwellOf(trunkTrunk, scenario.cargo),
    }
  }

  /** The index of the call that loads each unit after the imports of a call worked in `[start, end)`. */
  outCalls(call: ScheduledCall, start: number, end: number): Int32Array {
    const out = new Int32Array(call.crossUnits + call.trunkTrunkUnits)
    for (let i = 0; i < out.length; i++) {
      const key = mix(call.key, call.importUnits + i)
      const toTrunk = !call.trunk || i >= call.crossUnits
      const dwell = call.trunk ? (toTrunk ? this.#dwell.trunk : this.#dwell.back) : this.#dwell.cross
      const discharged = start + (end - start) * uniform(key, 4)
      const working = (toTrunk ? 8 : 3) * HOUR
      const wanted = discharged + drawDwell(dwell, key, key) - working
      out[i] = this.#choose(toTrunk ? this.#trunk : this.#branch, wanted, end + HANDLING, uniform(key, 5))
    }
    return out
  }

  /** Of the two calls before and the two after the wanted arrival, one by its size; never one too early. */
  #choose(from: readonly number[], wanted: number, earliest: number, u: number): number {
    const first = Math.max(this.#firstAt(from, earliest), this.#firstAt(from, wanted) - FEWEST / 2)
    let total = 0
    for (let i = 0; i < FEWEST; i++) total += this.#weight(from[first + i])
    let left = u * total
    for (let i = 0; i < FEWEST; i++) {
      left -= this.#weight(from[first + i])
      if (left < 0) return from[first + i] ?? -1
    }
    return from[first] ?? -1
  }

  #weight(index: number | undefined): number {
    return index === undefined ? 0 : (this.#calls[index]?.boxes ?? 0)
  }

  #firstAt(from: readonly number[], arrival: number): number {
    let low = 0
    let high = from.length
    while (low < high) {
      const mid = (low + high) >> 1
      if ((this.#calls[from[mid] ?? 0]?.arrival ?? 0) < arrival) low = mid + 1
      else high = mid
    }
    return low
  }
}
