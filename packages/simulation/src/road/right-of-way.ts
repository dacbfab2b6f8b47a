import { halt } from './halt.ts'
import { knotAt } from './knot.ts'
import type { Mover } from './mover.ts'
import type { Roadway } from './roadway.ts'

/** What is done about a vehicle that may pass, and about vehicles that block each other. */
type Outcome = {
  readonly go: (mover: Mover) => void
  readonly knotted: (ring: readonly Mover[]) => void
}

/** Who may pass a junction: one at a time, into a free zone, and who waits longest first. */
export class RightOfWay {
  readonly #road: Roadway
  readonly #outcome: Outcome

  constructor(road: Roadway, outcome: Outcome) {
    this.#road = road
    this.#outcome = outcome
  }

  /** A vehicle comes to its next junction: it passes, or waits before it. */
  ask(mover: Mover): void {
    const { now } = this.#road.world.engine
    if (this.#road.junctions.isOpen(mover.junction, now) && this.#hasRoom(mover, now)) this.#outcome.go(mover)
    else this.#wait(mover)
  }

  /** Lets the longest waiting vehicle that can pass a junction do so. */
  serve(junction: number): void {
    const { junctions, world } = this.#road
    const { now } = world.engine
    if (junctions.isFree(junction, now))
      for (const index of junctions.queue(junction)) {
        const mover = this.#mover(index)
        if (!this.#hasRoom(mover, now)) continue
        junctions.dequeue(junction, index)
        this.#outcome.go(mover)
        break
      }
    for (const index of junctions.queue(junction)) this.#wakeFor(this.#mover(index))
  }

  #hasRoom(mover: Mover, now: number): boolean {
    return mover.wants < 0 || this.#road.lanes.freeLane(mover.wants, now) >= 0
  }

  #wait(mover: Mover): void {
    const { junctions, world, map, movers, lanes } = this.#road
    mover.waiting = true
    junctions.enqueue(mover.junction, mover.index)
    this.#wakeFor(mover)
    world.engine.after(map.rules.yieldMs, this.#brake, mover.index)
    const knot = mover.wants < 0 ? null : knotAt(mover, movers, lanes)
    if (knot) this.#outcome.knotted(knot)
  }

  /** It could not get by with slowing down. */
  readonly #brake = (index: number): void => {
    const { world, map } = this.#road
    const mover = this.#mover(index)
    if (!mover.waiting || mover.stopped || mover.since + map.rules.yieldMs !== world.engine.now) return
    halt(mover, world.engine.now)
  }

  /** Asks to be looked at again when the junction or a lane of the wanted zone gets free. */
  #wakeFor(mover: Mover): void {
    const { world, junctions, lanes } = this.#road
    const { now } = world.engine
    const busy = junctions.busyUntil(mover.junction)
    const free = mover.wants < 0 ? now : lanes.freeAt(mover.wants)
    const at = Math.max(busy, free)
    if (at < Number.POSITIVE_INFINITY) junctions.wake(mover.junction, at)
  }

  #mover(index: number): Mover {
    const mover = this.#road.movers[index]
    if (!mover) throw new RangeError(`no vehicle ${index}`)
    return mover
  }
}
