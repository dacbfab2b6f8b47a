import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { DAY, MINUTE } from '../scenario/calendar.ts'
import type { Plan } from './plan.ts'
import type { Arrival } from './truck-visit.ts'

/** The passage of one truck through the gate. */
export type Passage = { readonly lane: number; readonly started: number; readonly done: number }

const PROCESS = 1.3 * MINUTE

/**
 * First come, first served over the gate's lanes. Each gate day begins with free lanes, at the hour with
 * the fewest trucks, so that any day can be worked out by itself.
 */
export const gateTimes = (plan: Plan, zero: number, arrivals: readonly Arrival[]): Passage[] => {
  const free = new Array<number>(plan.scenario.layout.gateLanesIn).fill(0)
  let day = Number.NaN
  return arrivals.map((arrival) => {
    const today = Math.floor((arrival.at - zero) / DAY)
    if (today !== day) free.fill(0)
    day = today
    const lane = free.indexOf(Math.min(...free))
    const started = Math.max(arrival.at, free[lane] ?? 0)
    const done = Math.round(started + logNormal(uniform(arrival.key, 25), PROCESS, 0.4))
    free[lane] = done
    return { lane: lane + 1, started, done }
  })
}
