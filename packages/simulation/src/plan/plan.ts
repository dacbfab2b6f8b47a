import { logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE, weekOf, weekStart } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { type Call, discUnits, type ScheduledCall } from './call.ts'
import { CraneSplit } from './crane-split.ts'
import { type Place, Quay } from './quay.ts'
import { Stops } from './stops.ts'
import { LONGEST_WAIT, LOOKAHEAD_WEEKS, timetable } from './timetable.ts'
import { Transhipment } from './transhipment.ts'
import { dischargedUnit } from './unit-code.ts'

const PILOTAGE = 12 * MINUTE
const WARM_UP_WEEKS = 9

/** A span of time, `[from, to)` in epoch milliseconds. */
export type Span = { readonly from: number; readonly to: number }

/** What is decided before machines move: every call that matters to the span, in order of arrival. */
export type Plan = {
  readonly scenario: Scenario
  readonly span: Span
  readonly calls: readonly Call[]
  readonly stops: Stops
}

/** The plan with all calls that matter up to the end of a finite span; see `planOf` for what it promises. */
export const knownPlan = (scenario: Scenario, span: Span): Plan => {
  const zone = scenario.terminal.zone
  if (!(span.from < span.to) || span.from < weekStart(WARM_UP_WEEKS, zone))
    throw new RangeError('a plan needs a span that starts after 2024-03-04 and ends after it starts')
  const weeks = weekOf(span.to, zone) + 1 + LOOKAHEAD_WEEKS
  const known = timetable(scenario, weeks + Math.ceil(LONGEST_WAIT / (168 * HOUR)) + 1)
  const horizon = weekStart(weeks, zone)
  const stops = new Stops(scenario, weeks + 2)
  const planner = new Planner(scenario, known, stops)
  const calls: Call[] = []
  for (const [index, call] of known.entries()) {
    if (call.arrival >= horizon) break
    calls.push(planner.plan(call, index))
  }
  return { scenario, span, calls, stops }
}

class Planner {
  readonly #scenario: Scenario
  readonly #quay: Quay
  readonly #cranes: CraneSplit
  readonly #flows: Transhipment
  readonly #inbound = new Map<number, number[]>()

  constructor(scenario: Scenario, known: readonly ScheduledCall[], stops: Stops) {
    this.#scenario = scenario
    this.#quay = new Quay(scenario)
    this.#cranes = new CraneSplit(scenario, stops)
    this.#flows = new Transhipment(scenario, known)
  }

  plan(call: ScheduledCall, index: number): Call {
    const inbound = this.#inbound.get(index) ?? []
    this.#inbound.delete(index)
    const kind = call.trunk ? this.#scenario.trunk : this.#scenario.branch
    const lifts =
      discUnits(call) + call.exportUnits + inbound.length + call.restowsShip + 2 * call.restowsQuay
    const ready = call.arrival + PILOTAGE
    const [mooring, startup] = [
      this.#minutes(call, 21, kind.mooringMin, 0.25),
      this.#minutes(call, 22, kind.startupMin, 0.3),
    ]
    const canStart = ({ free }: Place): number => Math.max(ready, free) + mooring + startup
    const place = this.#place(call, ready, (at) => this.#cranes.doneBy(call, at, canStart(at), lifts))
    const atb = Math.max(ready, place.free)
    const allFast = atb + mooring
    const parts = this.#cranes.split(call, place, canStart(place), lifts)
    const opStart = Math.min(...parts.map((part) => part.start))
    const opEnd = Math.max(...parts.map((part) => part.end))
    const finishMs = this.#minutes(call, 23, kind.finishMin, 0.3)
    this.#quay.occupy(place, opEnd + finishMs)
    const outCalls = this.#flows.outCalls(call, opStart, opEnd)
    this.#hand(index, call.importUnits, outCalls)
    const { berth, fromM, toM } = place
    const berthing = { berth, fromM, toM, atb, allFast, opStart, opEnd, finishMs, leavesBy: opEnd + finishMs }
    return { ...call, ...berthing, index, parts, outCalls, inbound }
  }

  /** The place at which the cranes would be done first. */
  #place(call: ScheduledCall, ready: number, doneBy: (place: Place) => number): Place {
    const places = this.#quay.placesFor(call, ready).map((place) => ({ place, done: doneBy(place) }))
    return places.reduce((best, other) => (other.done < best.done ? other : best)).place
  }

  /** Tells the loading calls which units come for them. */
  #hand(index: number, first: number, outCalls: Int32Array): void {
    for (const [i, out] of outCalls.entries()) {
      const list = this.#inbound.get(out)
      if (list) list.push(dischargedUnit(index, first + i))
      else this.#inbound.set(out, [dischargedUnit(index, first + i)])
    }
  }

  #minutes(call: ScheduledCall, draw: number, mean: number, cv: number): number {
    return Math.round(logNormal(uniform(mix(call.key, draw)), mean * MINUTE, cv))
  }
}
