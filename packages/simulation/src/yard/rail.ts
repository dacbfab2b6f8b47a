import type { World } from '../play/world.ts'
import { MINUTE } from '../scenario/calendar.ts'
import type { BlockShape, End } from './block-shape.ts'

/** A crane on the rails as its neighbour deals with it. */
export type RailUser = {
  /** Whether it makes way when asked: it has no job, or waits empty for its turn. */
  readonly yields: boolean
  /** It is pushed away: it moves now. */
  pushed(to: number): void
  /** Its neighbour's stretch may have shrunk. */
  roomMade(): void
}

const HURRY = 7 * MINUTE
const ROUNDING = 1e-6

/**
 * The rails of a block. The water crane (0) is always before the land crane (1). Each keeps its stretch up to
 * its reach; between the two reaches there is always the gap. A crane that leaves gives its stretch up at
 * once: all drive at one speed, so that one who follows never comes nearer. Metres along the rails.
 */
export class Rail {
  readonly #world: World
  readonly #shape: BlockShape
  readonly #gap: number
  readonly #users: RailUser[] = []
  readonly #reach: [number, number]
  readonly #from: [number, number]
  readonly #to: [number, number]
  readonly #start: [number, number] = [0, 0]
  readonly #ms: [number, number] = [0, 0]

  constructor(world: World, shape: BlockShape) {
    this.#world = world
    this.#shape = shape
    this.#gap = world.scenario.rates.asc.gapM
    this.#reach = [...shape.transfer]
    this.#from = [...shape.transfer]
    this.#to = [...shape.transfer]
  }

  /** The two cranes, water side first. */
  join(water: RailUser, land: RailUser): void {
    this.#users.push(water, land)
  }

  /** Where a crane is now. */
  at(end: End): number {
    const done = this.#world.engine.now - this.#start[end]
    const [from, to, ms] = [this.#from[end], this.#to[end], this.#ms[end]]
    return done >= ms ? to : from + ((to - from) * done) / ms
  }

  /** The farthest place that a crane may claim now, its neighbour pushed as far as it goes. */
  limit(end: End): number {
    const other = otherEnd(end)
    const theirs = this.#users[other]?.yields ? this.#shape.park[other] : this.#reach[other]
    return end === 0 ? theirs - this.#gap : theirs + this.#gap
  }

  /** Whether a crane may claim up to a place now. */
  free(end: End, place: number): boolean {
    const room = this.limit(end) - place
    return (end === 0 ? room : -room) > -ROUNDING
  }

  /** The farther of two places, seen from a crane's own end. */
  farther(end: End, a: number, b: number): number {
    return end === 0 ? Math.max(a, b) : Math.min(a, b)
  }

  /** Keeps the stretch up to a place (which must be free) and to where the crane is going; pushes the neighbour away. */
  claim(end: End, place: number): void {
    const other = otherEnd(end)
    this.#reach[end] = this.farther(end, place, this.#to[end])
    const needed = end === 0 ? this.#reach[end] + this.#gap : this.#reach[end] - this.#gap
    const over = this.farther(other, needed, this.#reach[other]) - needed
    if (Math.abs(over) > ROUNDING) this.#users[other]?.pushed(needed)
  }

  /** Drives a crane in `ms`; its stretch is from now on the one up to its goal, or to `keep`. */
  drive(end: End, to: number, ms: number, keep = to): void {
    const at = this.at(end)
    this.#from[end] = at
    this.#to[end] = to
    this.#start[end] = this.#world.engine.now
    this.#ms[end] = ms
    const kept = this.farther(end, keep, to)
    if (this.#world.left > HURRY || ms === 0) this.#shrink(end, kept)
    else {
      this.#reach[end] = this.farther(end, kept, at)
      this.#world.engine.after(ms, () => {
        if (this.#to[end] === to && this.at(end) === to) this.#shrink(end, kept)
      })
    }
  }

  /** Tells the neighbour that there may be room now. */
  ask(end: End): void {
    this.#users[otherEnd(end)]?.roomMade()
  }

  #shrink(end: End, reach: number): void {
    this.#reach[end] = reach
    this.ask(end)
  }
}

/** The other end of a block. */
const otherEnd = (end: End): End => (end === 0 ? 1 : 0)
