import { keyOf, uniform } from '../engine/random.ts'
import { DAY } from '../scenario/calendar.ts'
import type { ChallengeScenario } from './challenge.ts'

/** Where a box is on its way through the port. */
export const AT = {
  aboard: 0,
  unloading: 1,
  toYard: 2,
  stacking: 3,
  standing: 4,
  unstacking: 5,
  toQuay: 6,
  loading: 7,
  gone: 8,
} as const

/** One call of a service, with the range of the boxes that it brings. */
export type ShipCall = {
  readonly service: number
  readonly week: number
  readonly arrival: number
  readonly firstBox: number
  readonly endBox: number
}

/** The calls of all weeks, week by week and service by service. */
export const callsOf = (scenario: ChallengeScenario): readonly ShipCall[] => {
  const brought = scenario.boxes.map((row) => row.reduce((sum, count) => sum + count, 0))
  let box = 0
  return Array.from({ length: scenario.weeks }, (_, week) =>
    brought.map((boxes, service): ShipCall => {
      const shift = 2 * uniform(keyOf(scenario.seed, 'arrival', service, week)) - 1
      const arrival =
        (scenario.arrivals[service] ?? 0) + 7 * DAY * week + Math.round(shift * scenario.jitterMs)
      const firstBox = box
      box += boxes
      return { service, week, arrival, firstBox, endBox: box }
    }),
  ).flat()
}

/** Every box of a run: where it is bound and is, and when it stood in the yard. */
export class Boxes {
  /** The service that each box is bound for, and the week it came with. */
  readonly to: Int16Array
  readonly week: Int16Array
  readonly at: Uint8Array
  readonly block: Int16Array
  readonly stackedAt: Float64Array
  readonly pickedAt: Float64Array

  constructor(scenario: ChallengeScenario, calls: readonly ShipCall[]) {
    const count = calls.at(-1)?.endBox ?? 0
    this.to = new Int16Array(count)
    this.week = new Int16Array(count)
    this.at = new Uint8Array(count)
    this.block = new Int16Array(count).fill(-1)
    this.stackedAt = new Float64Array(count).fill(Number.NaN)
    this.pickedAt = new Float64Array(count).fill(Number.NaN)
    for (const call of calls) {
      let box = call.firstBox
      for (const [service, boxes] of (scenario.boxes[call.service] ?? []).entries()) {
        this.to.fill(service, box, box + boxes)
        box += boxes
      }
      this.week.fill(call.week, call.firstBox, call.endBox)
    }
  }

  get count(): number {
    return this.at.length
  }

  /** How many boxes are at each of the nine places of `AT`. */
  census(): number[] {
    const counts = new Array<number>(9).fill(0)
    for (const at of this.at) counts[at] = (counts[at] ?? 0) + 1
    return counts
  }
}
