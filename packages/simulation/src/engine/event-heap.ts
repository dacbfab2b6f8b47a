/**
 * Pending events as a binary heap on typed arrays: earliest first, and among events of the same
 * millisecond the one that was added first.
 */
export class EventHeap {
  #times = new Float64Array(1024)
  #orders = new Float64Array(1024)
  #slots = new Int32Array(1024)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The instant of the earliest event; Infinity when there is none. */
  get nextTime(): number {
    return this.#size === 0 ? Number.POSITIVE_INFINITY : (this.#times[0] ?? 0)
  }

  push(time: number, order: number, slot: number): void {
    if (this.#size === this.#times.length) this.#grow()
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#before(time, order, parent)) break
      this.#copy(parent, at)
      at = parent
    }
    this.#put(at, time, order, slot)
  }

  /** Takes the earliest event and answers its slot; -1 when there is none. */
  pop(): number {
    if (this.#size === 0) return -1
    const slot = this.#slots[0] ?? -1
    const last = --this.#size
    if (last > 0) this.#sink(this.#times[last] ?? 0, this.#orders[last] ?? 0, this.#slots[last] ?? 0)
    return slot
  }

  #sink(time: number, order: number, slot: number): void {
    const size = this.#size
    let at = 0
    for (let child = 1; child < size; child = 2 * at + 1) {
      const right = child + 1
      if (right < size && this.#before(this.#times[right] ?? 0, this.#orders[right] ?? 0, child))
        child = right
      if (this.#before(time, order, child)) break
      this.#copy(child, at)
      at = child
    }
    this.#put(at, time, order, slot)
  }

  #before(time: number, order: number, place: number): boolean {
    const other = this.#times[place] ?? 0
    return time < other || (time === other && order < (this.#orders[place] ?? 0))
  }

  #copy(from: number, to: number): void {
    this.#put(to, this.#times[from] ?? 0, this.#orders[from] ?? 0, this.#slots[from] ?? 0)
  }

  #put(at: number, time: number, order: number, slot: number): void {
    this.#times[at] = time
    this.#orders[at] = order
    this.#slots[at] = slot
  }

  #grow(): void {
    const wider = <T extends Float64Array | Int32Array>(from: T, to: T): T => {
      to.set(from)
      return to
    }
    const length = this.#times.length * 2
    this.#times = wider(this.#times, new Float64Array(length))
    this.#orders = wider(this.#orders, new Float64Array(length))
    this.#slots = wider(this.#slots, new Int32Array(length))
  }
}
