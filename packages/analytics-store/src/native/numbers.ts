/** The arrays in which numbers are kept as the engine stores them. */
export type NumberArray =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int8Array
  | Int16Array
  | Int32Array
  | Float32Array
  | Float64Array

const FIRST_SIZE = 1024

/** A list of numbers of one kind that grows. */
export class Numbers<A extends NumberArray> {
  readonly #make: (size: number) => A
  #values: A
  #size = 0

  constructor(make: (size: number) => A) {
    this.#make = make
    this.#values = make(FIRST_SIZE)
  }

  /** Where all numbers are kept, valid until the list grows. */
  get values(): A {
    return this.#values
  }

  /** Makes room for so many more numbers, which the caller writes into `values` from the place that it answers on. */
  extend(count: number): number {
    const first = this.#size
    this.#size += count
    while (this.#size > this.#values.length) this.#grow()
    return first
  }

  push(number: number): void {
    if (this.#size === this.#values.length) this.#grow()
    this.#values[this.#size++] = number
  }

  clear(): void {
    this.#size = 0
  }

  view(): NumberArray {
    return this.#values.subarray(0, this.#size)
  }

  bytes(): Uint8Array {
    const { buffer, byteOffset, byteLength } = this.view()
    return new Uint8Array(buffer, byteOffset, byteLength)
  }

  #grow(): void {
    const grown = this.#make(this.#values.length * 2)
    grown.set(this.#values)
    this.#values = grown
  }
}
