import { EventHeap } from './event-heap.ts'

/** What happens at an event; the argument is the integer that was scheduled with it. */
export type Handler = (arg: number) => void

/** A discrete-event engine in integer milliseconds. It knows no clock: time is what its events say. */
export class Engine {
  now: number
  #heap = new EventHeap()
  #order = 0
  #handlers: (Handler | undefined)[] = []
  #args: number[] = []
  #free: number[] = []

  constructor(start: number) {
    this.now = start
  }

  /** Events still pending. */
  get pending(): number {
    return this.#heap.size
  }

  /** Calls `handler(arg)` at an instant; one in the past happens now. Ties run in the order of scheduling. */
  at(time: number, handler: Handler, arg = 0): void {
    const slot = this.#free.pop() ?? this.#handlers.length
    this.#handlers[slot] = handler
    this.#args[slot] = arg
    this.#heap.push(time > this.now ? Math.round(time) : this.now, this.#order++, slot)
  }

  /** Calls `handler(arg)` after a delay in milliseconds. */
  after(delay: number, handler: Handler, arg = 0): void {
    this.at(this.now + delay, handler, arg)
  }

  /** Runs every event up to and including `until`. */
  run(until: number): void {
    while (this.#heap.size > 0 && this.#heap.nextTime <= until) {
      this.now = this.#heap.nextTime
      const slot = this.#heap.pop()
      const handler = this.#handlers[slot]
      this.#handlers[slot] = undefined
      this.#free.push(slot)
      handler?.(this.#args[slot] ?? 0)
    }
  }
}
