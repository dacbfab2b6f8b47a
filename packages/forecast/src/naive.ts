import type { Standing } from './standing.ts'

const LATELY_MS = 3_600_000

/**
 * The yardstick: boxes left ÷ the rate of the last 60 minutes, or since the first lift where that is shorter or
 * nothing was worked. Null before the first lift.
 */
export const naiveOf = ({ at, done, planned, lifts }: Standing): number | null => {
  const first = Math.min(...lifts.map((lift) => lift.at))
  if (lifts.length === 0 || at <= first) return null
  const recent = lifts.filter((lift) => lift.at > at - LATELY_MS).reduce((sum, { boxes }) => sum + boxes, 0)
  const short = at - first < LATELY_MS || recent === 0
  const perMs = short ? done / (at - first) : recent / LATELY_MS
  return perMs > 0 ? Math.round(at + (planned - done) / perMs) : null
}
