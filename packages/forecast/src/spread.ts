import type { CraneRun } from './experience.ts'

/** Standard deviations of the logarithm of the pace: of a whole call, and of a crane within it. */
export type Spread = { readonly call: number; readonly crane: number }

/** What is assumed before anything is known, and with how many calls' weight. */
const START: Spread = { call: 0.08, crane: 0.05 }
const START_CALLS = 40
/** Variation of a single lift: what independent lifts add averages out and is taken off. */
export const LIFT_VARIATION = 0.5
/** A run of fewer lifts says more of chance than of its crane. */
const FEWEST_LIFTS = 15

const logOf = ({ ms, expectedMs }: CraneRun): number => Math.log(ms / expectedMs)

/** Fits how far calls, and cranes within a call, lie from the learned pace (variance components, by moments). */
export const spreadOf = (runs: readonly CraneRun[]): Spread => {
  const calls = Map.groupBy(
    runs.filter(({ lifts, ms, expectedMs }) => lifts >= FEWEST_LIFTS && ms > 0 && expectedMs > 0),
    ({ visit }) => visit,
  )
  let [within, freedom, between, chance] = [0, 0, 0, 0]
  for (const own of calls.values()) {
    const mean = own.reduce((sum, run) => sum + logOf(run), 0) / own.length
    within += own.reduce((sum, run) => sum + (logOf(run) - mean) ** 2, 0)
    freedom += own.length - 1
    between += mean ** 2
    chance += LIFT_VARIATION ** 2 / own.reduce((sum, { lifts }) => sum + lifts, 0)
  }
  const lifts = [...calls.values()].flat().reduce((sum, run) => sum + 1 / run.lifts, 0)
  const liftNoise =
    runs.length > 0 ? (LIFT_VARIATION ** 2 * lifts) / Math.max(1, [...calls.values()].flat().length) : 0
  const crane2 = weighed(within - freedom * liftNoise, freedom, START.crane ** 2)
  const perCall = [...calls.values()].reduce((sum, own) => sum + crane2 / own.length, 0)
  const call2 = weighed(between - chance - perCall, calls.size, START.call ** 2)
  return { call: Math.sqrt(call2), crane: Math.sqrt(crane2) }
}

/** A variance with what was assumed in it; never less than a tenth of that. */
const weighed = (sum: number, count: number, start: number): number =>
  Math.max(start / 10, (Math.max(0, sum) + START_CALLS * start) / (count + START_CALLS))
