import type { Lanes } from './lanes.ts'
import type { Mover } from './mover.ts'

/**
 * The vehicles of a deadlock that a waiting vehicle has come into, each wanting the zone of the next; null when
 * it waits for someone who can still move. It is one when nobody it waits for, directly or not, can move.
 */
export const knotAt = (start: Mover, movers: readonly Mover[], lanes: Lanes): Mover[] | null => {
  const seen = new Set<Mover>([start])
  for (const mover of seen) {
    if (!mover.waiting || mover.wants < 0) return null
    for (const holder of lanes.holders(mover.wants)) {
      const other = movers[holder]
      if (!other) return null
      seen.add(other)
    }
  }
  return ringFrom(start, movers, lanes)
}

/** Follows who waits for whom until someone comes up again. */
const ringFrom = (start: Mover, movers: readonly Mover[], lanes: Lanes): Mover[] | null => {
  const way: Mover[] = []
  for (let mover: Mover | undefined = start; mover; ) {
    const again = way.indexOf(mover)
    if (again >= 0) return way.slice(again)
    way.push(mover)
    mover = movers[lanes.holders(mover.wants)[0] ?? -1]
  }
  return null
}
