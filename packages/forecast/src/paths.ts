import type { CallFacts } from './call-facts.ts'
import type { Delays } from './delays.ts'
import type { Lately } from './lately.ts'
import type { Paces } from './pace.ts'
import { Random } from './random.ts'
import { LIFT_VARIATION } from './spread.ts'
import type { QueueLeft, Standing } from './standing.ts'

/** How many ways a call may go on are drawn. */
export const PATHS = 500

/** When a queue begins and ends on each path. */
type QueuePaths = {
  readonly queue: QueueLeft
  readonly starts: Float64Array
  readonly ends: Float64Array
}
/** When a crane is done on each path. */
export type CranePaths = {
  readonly crane: string
  readonly queues: readonly QueuePaths[]
  readonly ends: Float64Array
}

type Model = { readonly paces: Paces; readonly delays: Delays; readonly lately: Lately }

/** Draws how the rest of a call may go; the same facts give the same paths. */
export const pathsOf = (
  call: CallFacts,
  standing: Standing,
  { paces, delays, lately }: Model,
): readonly CranePaths[] => {
  const random = new Random(`${call.visit}|${standing.at}`)
  const begun = new Set(standing.lifts.map(({ crane }) => crane))
  const cranes = [...standing.cranes].map(
    ([crane, queues]): CranePaths => ({
      crane,
      queues: queues.map((queue) => ({
        queue,
        starts: new Float64Array(PATHS),
        ends: new Float64Array(PATHS),
      })),
      ends: new Float64Array(PATHS),
    }),
  )
  for (let path = 0; path < PATHS; path++) {
    const drawn = lately.call.mean + lately.call.sd * random.normal()
    for (const { crane, queues, ends } of cranes) {
      const own = lately.craneGiven(crane, drawn)
      const factor = Math.exp(drawn + own.mean + own.sd * random.normal())
      const first = begun.has(crane) ? standing.at : (queues[0]?.queue.planStart ?? standing.at)
      let at = Math.max(standing.at, first)
      for (const { queue, starts, ends: done } of queues) {
        starts[path] = at
        const { liftMs, boxesPerLift } = paces.of(queue)
        const lifts = queue.left / boxesPerLift
        const work = factor * random.logNormal(lifts * liftMs, LIFT_VARIATION / Math.sqrt(Math.max(1, lifts)))
        const delay = (queue.begun ? 0 : delays.setUp(queue.deckHold, random)) + delays.upsets(work, random)
        const ms = work + delay
        at += ms + delays.changes(at, ms, call.shiftChanges, random)
        done[path] = at
      }
      ends[path] = at
    }
  }
  return cranes
}

/** The completion of the call on each path: its last crane's. */
export const completionsOf = (cranes: readonly Pick<CranePaths, 'ends'>[]): Float64Array =>
  Float64Array.from({ length: PATHS }, (_, path) => Math.max(...cranes.map(({ ends }) => ends[path] ?? 0)))

/** The value below which a share of some values lies, between its neighbours in proportion. */
export const quantileOf = (values: Float64Array, share: number): number => {
  const sorted = values.toSorted()
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}
