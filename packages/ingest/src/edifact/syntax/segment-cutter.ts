import {
  CONTROL_MARKS,
  isBlank,
  isByteOrderMark,
  type Marks,
  marksOf,
  SERVICE_STRING_LENGTH,
  USUAL_MARKS,
} from './marks.ts'
import { MissingEnd } from './missing-end.ts'
import type { Cut, Ending } from './segment.ts'
import { KNOWN_TAGS } from './tags.ts'

/** Bytes that one segment may have; real ones stay under four thousand. */
export const SEGMENT_BYTES = 32_768
const HEAD_BYTES = 200
const NEW_LINE = 0x0a
const RETURN = 0x0d
const CAPITAL_U = 0x55

/**
 * Cuts bytes into segments, whatever chunks they come in, holding at most one segment. Where a terminator
 * is missing, a line that begins with a known tag ends the segment before it.
 */
export class SegmentCutter {
  #marks: Marks = USUAL_MARKS
  #data: Buffer = Buffer.alloc(0)
  #base = 0
  #start = 0
  #at = 0
  #line = 1
  #startLine = 1
  #number = 0
  #inside = false
  #released = false
  #skipping = false
  readonly #missing = new MissingEnd()

  /** Whether a byte may stand between segments. */
  #fills(byte: number): boolean {
    return isBlank(byte) || isByteOrderMark(byte) || byte === this.#marks.terminator
  }

  /** The segments that end in this chunk. */
  *push(chunk: Uint8Array): Generator<Cut> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    this.#data = this.#data.length === 0 ? bytes : Buffer.concat([this.#data, bytes])
    yield* this.#scan(false)
    this.#keepRest()
  }

  /** The segment that the end of the file cuts off or ends, if there is one. */
  *finish(): Generator<Cut> {
    yield* this.#scan(true)
    if (!this.#inside || this.#skipping) return
    const { suspected, head, end } = this.#missing
    const byLine = suspected && this.#data.subarray(head).every(isBlank)
    yield this.#cut(byLine ? end : this.#data.length, byLine ? 'LINE_BREAK' : 'FILE_END')
  }

  *#scan(last: boolean): Generator<Cut> {
    while (this.#at < this.#data.length) {
      if (!this.#inside && !this.#enter(last)) return
      const cut = this.#step()
      if (cut) yield cut
    }
  }

  /** Goes to the first byte of the next segment; false where more bytes are needed. */
  #enter(last: boolean): boolean {
    const data = this.#data
    for (;;) {
      while (this.#at < data.length && this.#fills(data[this.#at] ?? 0)) this.#pass(data[this.#at])
      if (this.#at >= data.length) return false
      const head = data.subarray(this.#at, this.#at + SERVICE_STRING_LENGTH)
      if ((head[0] ?? 0) === CAPITAL_U && head.length < SERVICE_STRING_LENGTH && !last) return false
      if (!this.#adopt(head)) break
      this.#at += SERVICE_STRING_LENGTH
    }
    this.#start = this.#at
    this.#startLine = this.#line
    this.#inside = true
    // Separators that cannot be meant do not swallow what stands behind them.
    if (data.toString('latin1', this.#at, this.#at + 3) === 'UNA')
      this.#missing.suspectLine(this.#at + SERVICE_STRING_LENGTH - 1)
    return true
  }

  #pass(byte: number | undefined): void {
    if (byte === NEW_LINE) this.#line += 1
    this.#at += 1
  }

  /** Takes the separators that an interchange names; true where it was a service string, which is no segment. */
  #adopt(head: Buffer): boolean {
    const name = head.toString('latin1', 0, 3)
    if (name === 'UNB' && head[3] !== this.#marks.element) {
      if (head[3] === USUAL_MARKS.element) this.#marks = USUAL_MARKS
      else if (head[3] === CONTROL_MARKS.element) this.#marks = CONTROL_MARKS
    }
    if (name !== 'UNA') return false
    const named = marksOf(head)
    this.#marks = named ?? USUAL_MARKS
    return named !== null
  }

  /** Reads on to the end of the segment or of the data. */
  #step(): Cut | null {
    const { terminator, release } = this.#marks
    const data = this.#data
    while (this.#at < data.length) {
      const byte = data[this.#at] ?? 0
      if (this.#at - this.#missing.head === 3 && this.#beginsAt(this.#missing.head)) return this.#endAtBreak()
      if (byte === terminator && !this.#released) return this.#endAtTerminator(byte)
      if (byte === NEW_LINE || byte === RETURN) this.#missing.suspectLine(this.#at)
      else if (this.#at === this.#missing.head && isBlank(byte)) this.#missing.head += 1
      else if (this.#released) this.#passReleased(byte)
      else if (byte === release) this.#released = true
      this.#pass(byte)
      if (this.#at - this.#start > SEGMENT_BYTES && !this.#skipping) return this.#giveUp()
    }
    return null
  }

  #passReleased(byte: number): void {
    this.#released = false
    if (byte === this.#marks.terminator) this.#missing.suspectReleased(this.#at)
  }

  #beginsAt(head: number): boolean {
    if (head < 0 || this.#data[head + 3] !== this.#marks.element) return false
    return KNOWN_TAGS.has(this.#data.toString('latin1', head, head + 3).toUpperCase())
  }

  #endAtTerminator(byte: number): Cut | null {
    const cut = this.#endAt(this.#at, this.#at, 'TERMINATOR')
    this.#pass(byte)
    return cut
  }

  #endAtBreak(): Cut | null {
    return this.#endAt(this.#missing.end, this.#missing.head, this.#missing.by)
  }

  #endAt(end: number, next: number, ending: Ending): Cut | null {
    const cut = this.#skipping ? null : this.#cut(end, ending)
    this.#at = next
    this.#inside = false
    this.#released = false
    this.#skipping = false
    this.#missing.clear()
    return cut
  }

  #giveUp(): Cut {
    this.#skipping = true
    return this.#cut(this.#start + HEAD_BYTES, 'FILE_END', true)
  }

  #cut(end: number, ending: Ending, tooLong = false): Cut {
    this.#number += 1
    return {
      bytes: this.#data.subarray(this.#start, end),
      line: this.#startLine,
      segment: this.#number,
      offset: this.#base + this.#start,
      end: this.#base + end,
      marks: this.#marks,
      ending,
      tooLong,
    }
  }

  /** Copies what is still needed, so that no chunk is held. */
  #keepRest(): void {
    const suspected = this.#missing.suspected ? Math.min(this.#missing.head, this.#at) : this.#at
    const from = !this.#inside ? this.#at : this.#skipping ? suspected : this.#start
    this.#data = Buffer.from(this.#data.subarray(from))
    this.#base += from
    this.#start -= from
    this.#at -= from
    this.#missing.shift(from)
  }
}
