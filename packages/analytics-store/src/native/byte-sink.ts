import type { NumberArray } from './numbers.ts'

const TEXT = new TextEncoder()
const FIRST_BYTES = 1024
const TWO_TO_32 = 4_294_967_296

/** Bytes that grow as they are written, little-endian. */
export class ByteSink {
  #bytes = new Uint8Array(FIRST_BYTES)
  #length = 0

  /** Begins anew in the same memory. */
  clear(): void {
    this.#length = 0
  }

  /** A whole number of up to 53 bits in groups of seven bits, the lowest first. */
  varint(value: number): void {
    this.#reserve(8)
    let rest = value
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.#length++] = rest
  }

  /** A whole number in eight bytes. */
  long(value: number): void {
    this.#word(value >>> 0)
    this.#word(Math.floor(value / TWO_TO_32))
  }

  /** Whole numbers in one, two or four bytes each. */
  wholes(values: NumberArray, bytesEach: 1 | 2 | 4): void {
    const narrow =
      bytesEach === 1
        ? new Uint8Array(values)
        : bytesEach === 2
          ? new Uint16Array(values)
          : new Uint32Array(values)
    this.append(new Uint8Array(narrow.buffer))
  }

  /** A text with its length in bytes before it. */
  text(value: string): void {
    if (value.length > 127 || !this.#plainText(value)) this.#longText(value)
  }

  append(bytes: Uint8Array): void {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** A copy of what was written. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }

  /** What was written, valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #word(value: number): void {
    this.wholes(Uint32Array.of(value), 4)
  }

  /** Most texts are short identifiers of plain signs: copied sign by sign they cost less than a call to the encoder. */
  #plainText(value: string): boolean {
    const { length } = value
    this.#reserve(length + 1)
    const bytes = this.#bytes
    const start = this.#length
    bytes[start] = length
    for (let i = 0; i < length; i += 1) {
      const sign = value.charCodeAt(i)
      if (sign > 127) return false
      bytes[start + 1 + i] = sign
    }
    this.#length = start + 1 + length
    return true
  }

  #longText(value: string): void {
    const bytes = TEXT.encode(value)
    this.varint(bytes.length)
    this.append(bytes)
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more))
    grown.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = grown
  }
}
