import { isUtf8 } from 'node:buffer'
import { decodeText } from '../csv/decode-text.ts'

const NEW_LINE = 0x0a

/** Whole lines of a file, as many as one chunk of it brought. */
export type TextBlock = {
  /** The number of the first line, from 1. */
  readonly line: number
  readonly lines: readonly string[]
  readonly bytes: number
  /** Places of lines that were not UTF-8 and were read as Windows Latin. */
  readonly latin: readonly number[]
  /** Places of lines that were too long: only their heads are here. */
  readonly cut: ReadonlySet<number>
}

/** Cuts a stream into blocks of whole lines (LF or CRLF) without their ends; holds at most `most` bytes of a line. */
export async function* textBlocks(
  stream: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<TextBlock> {
  const cutter = new BlockCutter(most)
  for await (const chunk of stream) {
    const block = cutter.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    if (block) yield block
  }
  const last = cutter.end()
  if (last) yield last
}

class BlockCutter {
  readonly #most: number
  #rest: Buffer = Buffer.alloc(0)
  #overlong = false
  #line = 1

  constructor(most: number) {
    this.#most = most
  }

  push(chunk: Buffer): TextBlock | null {
    const last = chunk.lastIndexOf(NEW_LINE)
    if (last < 0) {
      this.#keep(chunk)
      return null
    }
    const head = this.#overlong ? chunk.subarray(chunk.indexOf(NEW_LINE), last) : chunk.subarray(0, last)
    const whole = this.#rest.length === 0 ? head : Buffer.concat([this.#rest, head])
    const block = this.#block(whole)
    this.#overlong = false
    this.#rest = Buffer.alloc(0)
    this.#keep(chunk.subarray(last + 1))
    return block
  }

  end(): TextBlock | null {
    return this.#rest.length === 0 ? null : this.#block(this.#rest)
  }

  #keep(part: Buffer): void {
    if (this.#overlong) return
    this.#rest = Buffer.concat([this.#rest, part])
    if (this.#rest.length <= this.#most) return
    this.#rest = this.#rest.subarray(0, this.#most)
    this.#overlong = true
  }

  #block(bytes: Buffer): TextBlock {
    const latin: number[] = []
    const lines = isUtf8(bytes) ? bytes.toString('utf8').split('\n') : latinLines(bytes, latin)
    const cut = new Set<number>(this.#overlong ? [0] : [])
    for (let i = 0; i < lines.length; i += 1) {
      const text = lines[i] ?? ''
      if (text.endsWith('\r')) lines[i] = text.slice(0, -1)
      if (text.length > this.#most) {
        lines[i] = text.slice(0, this.#most)
        cut.add(i)
      }
    }
    const block = { line: this.#line, lines, bytes: bytes.length, latin, cut }
    this.#line += lines.length
    return block
  }
}

const latinLines = (bytes: Buffer, latin: number[]): string[] => {
  const lines: string[] = []
  for (let from = 0; from <= bytes.length; ) {
    const at = bytes.indexOf(NEW_LINE, from)
    const end = at < 0 ? bytes.length : at
    const decoded = decodeText(bytes.subarray(from, end))
    if (decoded.latin) latin.push(lines.length)
    lines.push(decoded.text)
    from = end + 1
  }
  return lines
}
