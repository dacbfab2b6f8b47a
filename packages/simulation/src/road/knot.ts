import type { Lanes } from './lanes.ts'
import type { Mover } from './mover.ts'

/**
 * The vehicles of a deadlock that a waiting vehicle has come into, each wanting the zone of the next; null when
 * it waits for someone who can still move. It is one when nobody it waits for, directly or not, can move.
 */
export const knotAt = (start: Mover, movers: readonly Mover[], lanes: Lanes): Mover[] | null => {
  // Nearly always somebody at once can still move: a list of one costs less than a set.
  const seen = [start]
  for (let i = 0; i < seen.length; i++) {
    const mover = seen[i] ?? start
    if (!mover.waiting || mover.wants < 0) return null
    const end = lanes.end(mover.wants)
    for (let lane = lanes.first(mover.wants); lane < end; lane++) {
      if (lanes.isShut(lane)) continue
      const other = movers[lanes.holder(lane)]
      if (!other) return null
      if (!seen.includes(other)) seen.push(other)
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
    mover = movers[lanes.holder(lanes.first(mover.wants))]
  }
  return null
}

/** Whether a vehicle is in a ring that stands, or waits behind one that is, directly or not. */
export const isHeldByKnot = (start: Mover, movers: readonly Mover[], lanes: Lanes): boolean => {
  let mover: Mover | undefined = start
  for (let steps = 0; mover && steps < movers.length; steps++) {
    if (mover.knotted) return true
    if (!mover.waiting || mover.wants < 0) return false
    mover = movers[lanes.holder(lanes.first(mover.wants))]
  }
  return false
}
