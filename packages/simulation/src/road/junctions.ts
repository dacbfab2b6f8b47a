import type { Engine } from '../engine/engine.ts'
import { takeOut } from '../take-out.ts'

/** The junctions: until when each is passed by someone, and who waits before it, the longest waiting first. */
export class Junctions {
  readonly #engine: Engine
  readonly #serve: (junction: number) => void
  readonly #busyUntil: Float64Array
  /** When each is looked at again; Infinity when that is not foreseen. */
  readonly #wakeAt: Float64Array
  readonly #queues: number[][]

  constructor(engine: Engine, count: number, serve: (junction: number) => void) {
    this.#engine = engine
    this.#serve = serve
    this.#busyUntil = new Float64Array(count)
    this.#wakeAt = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
    this.#queues = Array.from({ length: count }, () => [])
  }

  /** Nobody passes it. */
  isFree(junction: number, now: number): boolean {
    return (this.#busyUntil[junction] ?? 0) <= now
  }

  /** Nobody passes it and nobody waits for it. */
  isOpen(junction: number, now: number): boolean {
    return this.isFree(junction, now) && this.queue(junction).length === 0
  }

  busyUntil(junction: number): number {
    return this.#busyUntil[junction] ?? 0
  }

  queue(junction: number): readonly number[] {
    return this.#queues[junction] ?? []
  }

  enqueue(junction: number, vehicle: number): void {
    this.#queues[junction]?.push(vehicle)
  }

  dequeue(junction: number, vehicle: number): void {
    const queue = this.#queues[junction]
    if (queue) takeOut(queue, vehicle)
  }

  /** Somebody passes it until an instant. */
  hold(junction: number, until: number): void {
    this.#busyUntil[junction] = Math.max(until, this.busyUntil(junction))
    this.wake(junction, until)
  }

  /** Looks at those who wait for it at an instant, if there are any. */
  wake(junction: number, at: number): void {
    if (this.queue(junction).length === 0 || at >= (this.#wakeAt[junction] ?? 0)) return
    this.#wakeAt[junction] = at
    this.#engine.at(at, this.#wakeUp, junction)
  }

  readonly #wakeUp = (junction: number): void => {
    if ((this.#wakeAt[junction] ?? 0) <= this.#engine.now) this.#wakeAt[junction] = Number.POSITIVE_INFINITY
    this.#serve(junction)
  }
}
