import { halt } from './halt.ts'
import type { Mover } from './mover.ts'
import type { Roadway } from './roadway.ts'

/** Moves the vehicles of a ring on after `ms`, each into the zone of the next; `pass` is called for each then. */
export const untie = (
  road: Roadway,
  ring: readonly Mover[],
  ms: number,
  pass: (index: number) => void,
): void => {
  const { world, map, lanes, junctions } = road
  const { engine } = world
  world.ledger.deadlocks++
  const held = ring.map((mover) => mover.lane)
  for (const mover of ring) {
    mover.knotted = true
    junctions.dequeue(mover.junction, mover.index)
    lanes.leave(mover.lane, engine.now)
    if (!mover.stopped) halt(mover, engine.now)
    else mover.stops(true)
  }
  for (const [i, mover] of ring.entries()) {
    mover.waiting = false
    mover.lane = held[(i + 1) % ring.length] ?? -1
    lanes.hold(mover.lane, mover.index, engine.now)
    junctions.hold(mover.junction, engine.now + ms + world.hurried(map.rules.passMs))
    engine.after(ms, pass, mover.index)
  }
}
