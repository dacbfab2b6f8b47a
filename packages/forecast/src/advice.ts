import { type CranePaths, completionsOf, PATHS, quantileOf } from './paths.ts'
import type { QueueLeft } from './standing.ts'

const MINUTE = 60_000
const MOST = 3

/** What it would bring to give a queue that has not begun to another crane: minutes off the median completion. */
export type Move = { readonly queue: QueueLeft; readonly to: string; readonly minutes: number }

/** The best moves of one queue off the long crane, by the same paths; those that bring under a minute are left out. */
export const movesOf = (cranes: readonly CranePaths[], long: string): readonly Move[] => {
  const before = quantileOf(completionsOf(cranes), 0.5)
  const source = cranes.find(({ crane }) => crane === long)
  if (!source) return []
  const moves = source.queues
    .filter(({ queue }) => !queue.begun)
    .flatMap(({ queue, starts, ends }) =>
      cranes
        .filter(({ crane }) => crane !== long)
        .map(({ crane }): Move => {
          const moved = cranes.map((each) => ({ ends: shifted(each, { long, crane, starts, ends }) }))
          const minutes = (before - quantileOf(completionsOf(moved), 0.5)) / MINUTE
          return { queue, to: crane, minutes }
        }),
    )
  return moves
    .filter(({ minutes }) => minutes >= 1)
    .sort((a, b) => b.minutes - a.minutes)
    .slice(0, MOST)
}

type Shift = {
  readonly long: string
  readonly crane: string
  readonly starts: Float64Array
  readonly ends: Float64Array
}

/** The ends of a crane when the work between `starts` and `ends` goes from the long crane to another. */
const shifted = (own: CranePaths, { long, crane, starts, ends }: Shift): Float64Array => {
  const sign = own.crane === long ? -1 : own.crane === crane ? 1 : 0
  if (sign === 0) return own.ends
  return Float64Array.from(
    { length: PATHS },
    (_, path) => (own.ends[path] ?? 0) + sign * ((ends[path] ?? 0) - (starts[path] ?? 0)),
  )
}
