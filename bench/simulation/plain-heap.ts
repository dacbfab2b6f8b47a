/** The reference: a plain binary heap of (time, event) on typed arrays, with no order among equal times. */
export class PlainHeap {
  readonly #times: Float64Array
  readonly #events: Int32Array
  #size = 0

  constructor(capacity: number) {
    this.#times = new Float64Array(capacity)
    this.#events = new Int32Array(capacity)
  }

  get nextTime(): number {
    return this.#times[0] ?? 0
  }

  push(time: number, event: number): void {
    const times = this.#times
    const events = this.#events
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      const parentTime = times[parent] ?? 0
      if (parentTime <= time) break
      times[at] = parentTime
      events[at] = events[parent] ?? 0
      at = parent
    }
    times[at] = time
    events[at] = event
  }

  pop(): number {
    const times = this.#times
    const events = this.#events
    const popped = events[0] ?? -1
    const size = --this.#size
    const time = times[size] ?? 0
    const event = events[size] ?? 0
    let at = 0
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && (times[child + 1] ?? 0) < (times[child] ?? 0)) child++
      const childTime = times[child] ?? 0
      if (time <= childTime) break
      times[at] = childTime
      events[at] = events[child] ?? 0
      at = child
    }
    times[at] = time
    events[at] = event
    return popped
  }
}
