import { BLANK } from './byte.ts'

/** The bytes of one element as they come, at most `limit` of them; what is beyond is counted, not kept. */
export class ElementBuffer {
  readonly #limit: number
  #bytes = Buffer.allocUnsafe(1024)
  #kept = 0
  #length = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** All bytes that came, kept or not. */
  get length(): number {
    return this.#length
  }

  get overflows(): boolean {
    return this.#length > this.#limit
  }

  append(bytes: Uint8Array, from: number, to: number): void {
    this.#length += to - from
    const room = Math.min(to - from, this.#limit - this.#kept)
    if (room <= 0) return
    this.#reserve(this.#kept + room)
    this.#bytes.set(bytes.subarray(from, from + room), this.#kept)
    this.#kept += room
  }

  /** Writes a blank over one byte. */
  blank(at: number): void {
    if (at < this.#kept) this.#bytes[at] = BLANK
  }

  view(from = 0, to = this.#kept): Buffer {
    return this.#bytes.subarray(from, Math.min(to, this.#kept))
  }

  #reserve(size: number): void {
    if (size <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.min(Math.max(size, this.#bytes.length * 2), this.#limit))
    larger.set(this.view())
    this.#bytes = larger
  }
}
