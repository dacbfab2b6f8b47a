const NEW_LINE = 0x0a
const RETURN = 0x0d

/** One physical line without its end. `cut`: it was longer than the limit and only its head was kept. */
export type Line = { readonly number: number; readonly bytes: Buffer; readonly cut: boolean }

/**
 * Cuts a byte stream into lines (LF or CRLF), holding at most `maxBytes` of a line however long it is.
 * An error of the stream passes through, and the line that it broke off is not given.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  const kept = new KeptLine(maxBytes)
  let number = 1
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let from = 0
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      kept.add(bytes.subarray(from, end))
      yield { number, ...kept.take() }
      number += 1
      from = end + 1
    }
    kept.add(bytes.subarray(from))
  }
  if (kept.started) yield { number, ...kept.take() }
}

class KeptLine {
  readonly #maxBytes: number
  #parts: Buffer[] = []
  #length = 0
  #cut = false

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get started(): boolean {
    return this.#length > 0
  }

  add(part: Buffer): void {
    const room = this.#maxBytes - this.#length
    if (part.length > room) this.#cut = true
    const head = part.subarray(0, Math.max(0, room))
    if (head.length === 0) return
    this.#parts.push(head)
    this.#length += head.length
  }

  take(): { bytes: Buffer; cut: boolean } {
    const whole = this.#parts.length === 1 ? this.#parts[0] : undefined
    const bytes = whole ?? Buffer.concat(this.#parts)
    const cut = this.#cut
    this.#parts = []
    this.#length = 0
    this.#cut = false
    return { bytes: bytes.at(-1) === RETURN && !cut ? bytes.subarray(0, -1) : bytes, cut }
  }
}
