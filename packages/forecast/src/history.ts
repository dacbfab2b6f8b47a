import type { CallFacts, LiftFact } from './call-facts.ts'
import type { Band, Forecaster } from './forecast-call.ts'
import { MARKS } from './judge.ts'
import { naiveOf } from './naive.ts'

const STEP = 1_800_000
const MOST_STEPS = 40
/** A change under this is the grain of the drawing. */
const NOTABLE_MS = 5 * 60_000

/** Why the expected completion moved: another long crane, a delay on the long crane, or the pace itself. */
export type Cause = {
  readonly kind: 'LONG_CRANE' | 'DELAY' | 'PACE'
  readonly crane: string
  readonly category: string
}

/** What was expected at an instant of the call, and how it differs from the instant before. */
export type HistoryPoint = Band & {
  readonly at: number
  readonly done: number
  readonly planned: number
  readonly naive: number | null
  readonly longCrane: string
  /** Milliseconds by which the median moved, and the reason of a notable move. */
  readonly moved: number | null
  readonly cause: Cause | null
}

/** The instants at which a call is looked back at: even steps from its first lift, at most 40. */
export const stepsOf = (lifts: readonly LiftFact[], until: number): readonly number[] => {
  const first = Math.min(...lifts.map(({ at }) => at))
  if (lifts.length === 0 || until <= first) return []
  const step = Math.max(STEP, Math.ceil((until - first) / MOST_STEPS / STEP) * STEP)
  return Array.from({ length: Math.ceil((until - first) / step) }, (_, i) => first + i * step)
}

/** The first instants at which a quarter, a half and three quarters of the boxes were done. */
export const marksOf = (call: CallFacts): readonly { readonly progress: number; readonly at: number }[] => {
  const planned = call.queues.reduce((sum, { boxes }) => sum + boxes, 0)
  const lifts = call.lifts.toSorted((a, b) => a.at - b.at)
  return MARKS.flatMap((progress) => {
    let done = 0
    const lift = lifts.find(({ boxes }) => {
      done += boxes
      return done * 100 >= planned * progress
    })
    return lift && planned > 0 ? [{ progress, at: lift.at }] : []
  })
}

/** How the expected completion moved over a call, each look with only what was known then. */
export const historyOf = (
  forecaster: Forecaster,
  call: CallFacts,
  looks: readonly number[],
): readonly HistoryPoint[] => {
  const points: HistoryPoint[] = []
  for (const at of looks) {
    const made = forecaster.completion(call, at)
    if (!made) continue
    const before = points.at(-1)
    const { p10, p50, p90, longCrane, standing } = made
    const moved = before ? p50 - before.p50 : null
    points.push({
      ...{ at, p10, p50, p90, longCrane, moved },
      done: standing.done,
      planned: standing.planned,
      naive: naiveOf(standing),
      cause: before && Math.abs(p50 - before.p50) >= NOTABLE_MS ? causeOf(call, before, at, longCrane) : null,
    })
  }
  return points
}

const causeOf = (call: CallFacts, before: HistoryPoint, at: number, longCrane: string): Cause => {
  if (longCrane !== before.longCrane) return { kind: 'LONG_CRANE', crane: longCrane, category: '' }
  const lost = new Map<string, number>()
  for (const { crane, category, from, to } of call.times) {
    const ms = Math.min(to, at) - Math.max(from, before.at)
    if (crane === longCrane && category !== 'WORKING' && ms > 0)
      lost.set(category, (lost.get(category) ?? 0) + ms)
  }
  const [worst] = [...lost].sort((a, b) => b[1] - a[1])
  return worst && worst[1] >= NOTABLE_MS
    ? { kind: 'DELAY', crane: longCrane, category: worst[0] }
    : { kind: 'PACE', crane: longCrane, category: '' }
}
