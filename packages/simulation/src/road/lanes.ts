import type { LaneGraph } from './lane-graph.ts'

/** Told when a vehicle has left a lane that it held from one instant to another. */
export type LaneLeft = (lane: number, vehicle: number, from: number, to: number) => void

/** Who holds a lane that nobody may use. */
const NOBODY = -2

/** Who holds which lane of which zone, and from when on a lane that was left is free. */
export class Lanes {
  readonly #graph: LaneGraph
  readonly #freeFrom: Float64Array
  readonly #holder: Int32Array
  readonly #since: Float64Array
  readonly #left: LaneLeft | null
  readonly #shut = new Set<number>()

  constructor(graph: LaneGraph, left: LaneLeft | null) {
    const lanes = graph.laneZone.length
    this.#graph = graph
    this.#freeFrom = new Float64Array(lanes)
    this.#holder = new Int32Array(lanes).fill(-1)
    this.#since = new Float64Array(lanes)
    this.#left = left
  }

  /** A lane of a zone that is free now, or -1. */
  freeLane(zone: number, now: number): number {
    const end = this.end(zone)
    for (let lane = this.first(zone); lane < end; lane++) if ((this.#freeFrom[lane] ?? 0) <= now) return lane
    return -1
  }

  /** When the first lane of a zone gets free by what is known now; Infinity when all are held. */
  freeAt(zone: number): number {
    let at = Number.POSITIVE_INFINITY
    const end = this.end(zone)
    for (let lane = this.first(zone); lane < end; lane++) at = Math.min(at, this.#freeFrom[lane] ?? 0)
    return at
  }

  hold(lane: number, vehicle: number, now: number): void {
    this.#freeFrom[lane] = Number.POSITIVE_INFINITY
    this.#holder[lane] = vehicle
    this.#since[lane] = now
  }

  /** The holder of a lane leaves it and is out of it at `until`. */
  leave(lane: number, until: number): void {
    this.#left?.(lane, this.#holder[lane] ?? -1, this.#since[lane] ?? 0, until)
    this.#freeFrom[lane] = until
    this.#holder[lane] = -1
    if (this.#shut.size > 0 && this.#shut.has(lane)) this.shut(lane)
  }

  /** Nobody may come onto a lane any more; who is on it may leave. */
  shut(lane: number): void {
    this.#shut.add(lane)
    if (this.holder(lane) !== -1) return
    this.#freeFrom[lane] = Number.POSITIVE_INFINITY
    this.#holder[lane] = NOBODY
  }

  /** A lane that was shut may be used from an instant on. */
  open(lane: number, at: number): void {
    this.#shut.delete(lane)
    if (this.isShut(lane)) {
      this.#freeFrom[lane] = at
      this.#holder[lane] = -1
    }
  }

  /** Whether a lane is shut and empty. */
  isShut(lane: number): boolean {
    return this.#holder[lane] === NOBODY
  }

  /** The vehicle on a lane; negative when it is free, being left, or shut. */
  holder(lane: number): number {
    return this.#holder[lane] ?? -1
  }

  /** The first lane of a zone, and the one after its last. */
  first(zone: number): number {
    return this.#graph.firstLane[zone] ?? 0
  }

  end(zone: number): number {
    return this.#graph.firstLane[zone + 1] ?? 0
  }
}
