import type { Place } from '../reading.ts'

/** The longest text of a message that is kept. */
export const TEXT_BYTES = 4 * 1024 * 1024

const NONE: Buffer = Buffer.alloc(0)

/**
 * Keeps the bytes of the message that is being read, so that its text can be told when it ends: at most 4 MiB from
 * the end of the message before, and the chunk at hand.
 */
export class RawText {
  /** What was kept of earlier chunks, and where in the file it begins. */
  #kept: Buffer[] = []
  #keptFrom = 0
  #keptBytes = 0
  /** The chunk at hand, and where it begins. */
  #chunk: Buffer = NONE
  #chunkFrom = 0

  /** Passes a stream on and watches it. */
  async *watch(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      this.#keepChunk()
      this.#chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
      yield chunk
    }
  }

  /** The text of a place, and whether it had to be cut; what lies before the end of the place is forgotten. */
  take({ offset, end }: Pick<Place, 'offset' | 'end'>): { readonly text: string; readonly cut: boolean } {
    const bytes = this.#bytes(offset, Math.min(end, offset + TEXT_BYTES))
    const told = { text: textOf(bytes), cut: bytes.length < end - offset }
    this.#forget(end)
    return told
  }

  get #keptEnd(): number {
    return this.#keptFrom + this.#keptBytes
  }

  #bytes(from: number, to: number): Buffer {
    if (from >= this.#chunkFrom) return this.#chunk.subarray(from - this.#chunkFrom, to - this.#chunkFrom)
    const kept = Buffer.concat(this.#kept).subarray(Math.max(0, from - this.#keptFrom), to - this.#keptFrom)
    const lost = this.#keptEnd < this.#chunkFrom
    return lost ? kept : Buffer.concat([kept, this.#chunk.subarray(0, Math.max(0, to - this.#chunkFrom))])
  }

  #keepChunk(): void {
    const room = this.#keptEnd === this.#chunkFrom ? TEXT_BYTES - this.#keptBytes : 0
    // A copy: the chunk belongs to the stream, which may fill it anew.
    const part = Buffer.from(this.#chunk.subarray(0, Math.max(0, room)))
    if (part.length > 0) this.#kept.push(part)
    this.#keptBytes += part.length
    this.#chunkFrom += this.#chunk.length
  }

  #forget(end: number): void {
    if (end < this.#keptEnd) {
      const rest = Buffer.concat(this.#kept).subarray(Math.max(0, end - this.#keptFrom))
      this.#kept = [Buffer.from(rest)]
      this.#keptBytes = rest.length
      this.#keptFrom = end
      return
    }
    const used = Math.min(Math.max(0, end - this.#chunkFrom), this.#chunk.length)
    this.#chunk = this.#chunk.subarray(used)
    this.#chunkFrom += used
    this.#kept = []
    this.#keptBytes = 0
    this.#keptFrom = this.#chunkFrom
  }
}

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}
