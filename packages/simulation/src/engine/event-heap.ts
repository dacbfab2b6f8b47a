const FIRST_CAPACITY = 1024

/**
 * Pending events as a binary heap on typed arrays: earliest first, and among events of the same
 * millisecond the one that was added first. An event is a slot, a small whole number that is taken by
 * `push` and free again after `pop`: what belongs to the event is kept by its owner under that number.
 */
export class EventHeap {
  #times = new Float64Array(FIRST_CAPACITY)
  /** The slots in heap order; behind the last pending event stand the free ones. */
  #slots = Int32Array.from({ length: FIRST_CAPACITY }, (_, slot) => slot)
  /** When each slot was taken, counted in events: it decides ties. */
  #orders = new Float64Array(FIRST_CAPACITY)
  #size = 0
  #pushed = 0

  get size(): number {
    return this.#size
  }

  /** Events ever pushed. */
  get pushed(): number {
    return this.#pushed
  }

  /** The instant of the earliest event; Infinity when there is none. */
  get nextTime(): number {
    return this.#size === 0 ? Number.POSITIVE_INFINITY : (this.#times[0] ?? 0)
  }

  /** Adds an event and answers the slot that is its own until it is popped. */
  push(time: number): number {
    if (this.#size === this.#times.length) this.#grow()
    const times = this.#times
    const slots = this.#slots
    let at = this.#size++
    const slot = slots[at] ?? 0
    this.#orders[slot] = this.#pushed++
    // A new event is the youngest of its instant, so it never passes one of the same time.
    while (at > 0) {
      const parent = (at - 1) >> 1
      const parentTime = times[parent] ?? 0
      if (time >= parentTime) break
      times[at] = parentTime
      slots[at] = slots[parent] ?? 0
      at = parent
    }
    times[at] = time
    slots[at] = slot
    return slot
  }

  /**
   * Takes the earliest event and answers its slot; -1 when there is none. The hole at the root sinks to a
   * leaf along the earlier children, then the last event rises from there: it belongs far down, so this
   * compares less than stopping where it would fit.
   */
  pop(): number {
    if (this.#size === 0) return -1
    const times = this.#times
    const slots = this.#slots
    const orders = this.#orders
    const popped = slots[0] ?? 0
    const size = --this.#size
    const time = times[size] ?? 0
    const slot = slots[size] ?? 0
    let at = 0
    for (let right = 2; right <= size; right = 2 * at + 2) {
      let child = right - 1
      let childTime = times[child] ?? 0
      if (right < size) {
        const rightTime = times[right] ?? 0
        if (
          rightTime < childTime ||
          (rightTime === childTime && (orders[slots[right] ?? 0] ?? 0) < (orders[slots[child] ?? 0] ?? 0))
        ) {
          child = right
          childTime = rightTime
        }
      }
      times[at] = childTime
      slots[at] = slots[child] ?? 0
      at = child
    }
    while (at > 0) {
      const parent = (at - 1) >> 1
      const parentTime = times[parent] ?? 0
      if (
        time > parentTime ||
        (time === parentTime && (orders[slot] ?? 0) > (orders[slots[parent] ?? 0] ?? 0))
      )
        break
      times[at] = parentTime
      slots[at] = slots[parent] ?? 0
      at = parent
    }
    times[at] = time
    slots[at] = slot
    slots[size] = popped
    return popped
  }

  #grow(): void {
    const length = this.#times.length
    const times = new Float64Array(2 * length)
    const orders = new Float64Array(2 * length)
    const slots = Int32Array.from({ length: 2 * length }, (_, slot) => slot)
    times.set(this.#times)
    orders.set(this.#orders)
    slots.set(this.#slots)
    this.#times = times
    this.#orders = orders
    this.#slots = slots
  }
}
