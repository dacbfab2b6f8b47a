import { EventHeap } from './event-heap.ts'

/** What happens at an event; the argument is the integer that was scheduled with it. */
export type Handler = (arg: number) => void

const nothing: Handler = () => undefined

/** A discrete-event engine in integer milliseconds. It knows no clock: time is what its events say. */
export class Engine {
  now: number
  readonly #heap = new EventHeap()
  readonly #handlers: Handler[] = []
  readonly #args: number[] = []

  constructor(start: number) {
    this.now = start
  }

  /** Events still pending. */
  get pending(): number {
    return this.#heap.size
  }

  /** Events that have happened. */
  get happened(): number {
    return this.#heap.pushed - this.#heap.size
  }

  /** Calls `handler(arg)` at an instant; one in the past happens now. Ties run in the order of scheduling. */
  at(time: number, handler: Handler, arg = 0): void {
    const slot = this.#heap.push(time > this.now ? Math.round(time) : this.now)
    this.#handlers[slot] = handler
    this.#args[slot] = arg
  }

  /** Calls `handler(arg)` after a delay in milliseconds. */
  after(delay: number, handler: Handler, arg = 0): void {
    this.at(this.now + delay, handler, arg)
  }

  /** Runs every event up to and including `until`. */
  run(until: number): void {
    const heap = this.#heap
    while (heap.size > 0 && heap.nextTime <= until) {
      this.now = heap.nextTime
      const slot = heap.pop()
      const handler = this.#handlers[slot] ?? nothing
      // The slot may be kept for long: what the handler holds must not be.
      this.#handlers[slot] = nothing
      handler(this.#args[slot] ?? 0)
    }
  }
}
