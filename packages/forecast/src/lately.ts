import type { Paces } from './pace.ts'
import { LIFT_VARIATION, type Spread } from './spread.ts'
import type { Standing } from './standing.ts'

/** What the call itself has shown lately is looked at for this long. */
const LATELY_MS = 3_600_000
/** A belief about the logarithm of a multiplier of the pace. */
type Belief = { readonly mean: number; readonly sd: number }
/** What the last hour says of the call and of each of its cranes. `craneGiven` takes the call's drawn multiplier. */
export type Lately = {
  readonly call: Belief
  craneGiven(crane: string, call: number): Belief
}

type Seen = { readonly ratio: number; readonly noise: number }

/** Weighs the call's own last 60 minutes against what calls and cranes usually do (normal, two levels). */
export const latelyOf = (standing: Standing, paces: Paces, spread: Spread): Lately => {
  const seen = seenLately(standing, paces)
  const [call2, crane2] = [spread.call ** 2, spread.crane ** 2]
  let [weight, sum] = [1 / call2, 0]
  for (const { ratio, noise } of seen.values()) {
    weight += 1 / (crane2 + noise)
    sum += ratio / (crane2 + noise)
  }
  return {
    call: { mean: sum / weight, sd: Math.sqrt(1 / weight) },
    craneGiven: (crane, drawn) => {
      const own = seen.get(crane)
      if (!own) return { mean: 0, sd: spread.crane }
      const trust = crane2 / (crane2 + own.noise)
      return { mean: trust * (own.ratio - drawn), sd: Math.sqrt(crane2 * (1 - trust)) }
    },
  }
}

/** By crane: the logarithm of its cycles over the expected ones, and how far chance alone moves that. */
const seenLately = ({ at, lifts }: Standing, paces: Paces): ReadonlyMap<string, Seen> => {
  const recent = Map.groupBy(
    lifts.filter((lift) => lift.at > at - LATELY_MS),
    ({ crane }) => crane,
  )
  const seen = new Map<string, Seen>()
  for (const [crane, own] of recent) {
    const expected = own.reduce((sum, lift) => sum + paces.liftMs(lift, lift.twin), 0)
    const spent = own.reduce((sum, { ms }) => sum + ms, 0)
    if (spent > 0 && expected > 0)
      seen.set(crane, { ratio: Math.log(spent / expected), noise: LIFT_VARIATION ** 2 / own.length })
  }
  return seen
}
