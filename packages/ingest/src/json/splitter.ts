import {
  allBlank,
  BACKSLASH,
  CLOSE_LIST,
  COLON,
  COMMA,
  isBlank,
  NEW_LINE,
  nextInText,
  nextStructure,
  OPEN_LIST,
  QUOTE,
} from './byte.ts'
import { Capture, isCloser, isOpener } from './capture.ts'
import type { JsonLimits } from './limits.ts'
import type { JsonReason, JsonWarning } from './reason.ts'

/** The bytes of one element, or something odd between elements. */
export type Piece =
  | {
      readonly kind: 'element'
      readonly line: number
      readonly offset: number
      /** The member whose list the element stands in, '' for an element of its own. */
      readonly key: string
      readonly index: number
      readonly bytes: Buffer
      readonly flaw: JsonReason | null
      readonly repaired: boolean
      readonly pairs: number
      /** What stood before the list in the object around it, as JSON; '' without one. */
      readonly head: string
    }
  | { readonly kind: 'notice'; readonly line: number; readonly code: JsonWarning }

/** The list whose elements are told one by one, if any. */
type List = { readonly key: string; readonly head: string; index: number; comma: boolean }

const HEAD_BYTES = 65_536
const BYTE_ORDER_MARK = new Set([0xef, 0xbb, 0xbf])

/**
 * Cuts the bytes of JSON documents into elements: the elements of a list, those of the lists named by
 * `unwrap` in an object, and whole documents. Holds one element (and the object around it), whatever the
 * stream. Damage ends with the element: where a bracket cannot stand, the next element begins.
 */
export class JsonSplitter {
  readonly #unwrap: ReadonlySet<string>
  readonly #limits: JsonLimits
  readonly #out: Piece[] = []
  #capture: Capture | null = null
  #around: { readonly capture: Capture; readonly list: List | null } | null = null
  #list: List | null = null
  #inText = false
  #escaped = false
  #textFrom = 0
  #line = 1
  #lineStart = true
  #offset = 0
  #chunk: Uint8Array = new Uint8Array()
  #from = 0

  constructor(unwrap: ReadonlySet<string>, limits: JsonLimits) {
    this.#unwrap = unwrap
    this.#limits = limits
  }

  *push(chunk: Uint8Array): Generator<Piece> {
    this.#chunk = chunk
    this.#from = 0
    for (let i = this.#skip(chunk, 0); i < chunk.length; i = this.#skip(chunk, i + 1)) {
      const byte = chunk[i] ?? 0
      if (this.#inText) this.#textByte(byte, i)
      else if (this.#capture) this.#innerByte(this.#capture, byte, i)
      else this.#outerByte(byte, i)
      this.#lineStart = byte === NEW_LINE
      if (this.#lineStart) this.#line += 1
      if (this.#out.length > 0) yield* this.#out.splice(0)
    }
    this.#keep(chunk.length)
    this.#offset += chunk.length
  }

  /** What is still open when the stream ends. */
  *end(): Generator<Piece> {
    this.#chunk = new Uint8Array()
    this.#from = 0
    if (this.#capture) this.#finish(this.#capture, 0, this.#capture.scalar ? null : 'ELEMENT_CUT_OFF')
    if (this.#list && !this.#around) this.#notice('LIST_NOT_CLOSED')
    if (this.#around) this.#breakAround(0)
    yield* this.#out.splice(0)
  }

  /** Passes over the bytes that change nothing. */
  #skip(chunk: Uint8Array, i: number): number {
    const capture = this.#capture
    if (!capture || (this.#inText && this.#escaped)) return i
    const at = this.#inText ? nextInText(chunk, i) : nextStructure(chunk, i)
    if (at === i) return at
    this.#lineStart = false
    if (!this.#inText && !capture.scalar && !allBlank(chunk, i, at)) {
      capture.value()
    }
    return at
  }

  #textByte(byte: number, i: number): void {
    if (byte === NEW_LINE && this.#capture) {
      // A text never spans lines: the quote that should close it is missing.
      this.#capture.flaw ??= 'BAD_JSON'
      this.#capture.value()
      this.#inText = false
      this.#escaped = false
      if (this.#capture.scalar) this.#finish(this.#capture, i, null)
    } else if (this.#escaped) this.#escaped = false
    else if (byte === BACKSLASH) this.#escaped = true
    else if (byte === QUOTE) {
      this.#inText = false
      this.#capture?.text(this.#textFrom, this.#position(i))
    }
  }

  #innerByte(capture: Capture, byte: number, i: number): void {
    if (capture.scalar) this.#scalarByte(capture, byte, i)
    else if (byte === QUOTE) {
      this.#inText = true
      this.#textFrom = this.#position(i) + 1
    } else if (byte === COLON) capture.colon()
    else if (byte !== NEW_LINE) {
      // A comma that has to go must be among the bytes that are kept.
      if (capture.afterComma) this.#keep(i)
      if (byte === COMMA) capture.comma(this.#position(i))
      else if (isOpener(byte)) this.#openInside(capture, byte, i)
      else this.#closeInside(capture, byte, i)
    }
  }

  #scalarByte(capture: Capture, byte: number, i: number): void {
    if (byte === QUOTE) this.#inText = true
    if (byte !== NEW_LINE && byte !== COMMA && !isOpener(byte) && !isCloser(byte)) return
    this.#finish(capture, i, null)
    this.#outerByte(byte, i)
  }

  #openInside(capture: Capture, byte: number, i: number): void {
    const astray = this.#lineStart ? !capture.expectsValue : this.#list !== null && capture.expectsKey
    if (astray) {
      const comma = capture.afterComma
      this.#finish(capture, i, 'BAD_JSON')
      if (this.#list) this.#list.comma = comma
      this.#outerByte(byte, i)
    } else if (byte === OPEN_LIST && !this.#around && capture.atMember && this.#unwraps(capture, i))
      this.#enter(capture)
    else capture.open(byte)
  }

  #closeInside(capture: Capture, byte: number, i: number): void {
    if (capture.close(byte)) {
      if (capture.depth === 0) this.#finish(capture, i + 1, null)
    } else if (byte === CLOSE_LIST && this.#list) {
      this.#finish(capture, i, 'BAD_JSON')
      this.#leave(i)
    }
  }

  #outerByte(byte: number, i: number): void {
    if (isBlank(byte) || BYTE_ORDER_MARK.has(byte)) return
    if (byte === COMMA) this.#outerComma()
    else if (byte === CLOSE_LIST) this.#leave(i)
    else if (isCloser(byte)) return
    else if (byte === OPEN_LIST && !this.#list) this.#list = { key: '', head: '', index: 0, comma: true }
    else this.#begin(byte, i)
  }

  #outerComma(): void {
    if (!this.#list) return
    if (this.#list.comma) this.#notice('COMMA_EXTRA')
    this.#list.comma = true
  }

  #begin(byte: number, i: number): void {
    if (this.#list && !this.#list.comma) {
      // A new line with a new object, and no comma before it: the document before was broken off.
      if (this.#around && this.#lineStart) this.#breakAround(i)
      else this.#notice('COMMA_MISSING')
    }
    const scalar = !isOpener(byte)
    const capture = new Capture(this.#line, this.#offset + i, scalar, this.#limits)
    this.#capture = capture
    this.#from = i
    if (byte === QUOTE) this.#inText = true
    if (!scalar) capture.open(byte)
  }

  #unwraps(capture: Capture, i: number): boolean {
    this.#keep(i)
    return this.#unwrap.has(capture.key())
  }

  #enter(capture: Capture): void {
    const head = capture.buffer.length > HEAD_BYTES ? '' : `${capture.buffer.view().toString('utf8')}[]}`
    this.#around = { capture, list: this.#list }
    this.#list = { key: capture.key(), head, index: 0, comma: true }
    this.#capture = null
  }

  #leave(i: number): void {
    if (this.#list?.comma && this.#list.index > 0) this.#notice('COMMA_EXTRA')
    const around = this.#around
    this.#list = around?.list ?? null
    this.#around = null
    if (!around) return
    this.#capture = around.capture
    around.capture.buffer.append(Buffer.from('[]'), 0, 2)
    around.capture.value()
    this.#from = i + 1
  }

  #breakAround(i: number): void {
    const around = this.#around
    if (!around) return
    this.#around = null
    this.#list = around.list
    this.#capture = around.capture
    this.#from = i
    this.#finish(around.capture, i, 'ELEMENT_CUT_OFF')
  }

  #finish(capture: Capture, to: number, flaw: JsonReason | null): void {
    this.#keep(to)
    const { line, offset, buffer, repaired, pairs } = capture
    const list = this.#list
    this.#out.push({
      ...{ kind: 'element', line, offset, repaired, pairs, bytes: buffer.view() },
      ...{ key: list?.key ?? '', index: list?.index ?? 0, head: list?.head ?? '' },
      flaw: buffer.overflows ? 'ELEMENT_TOO_LARGE' : (capture.flaw ?? flaw),
    })
    this.#capture = null
    this.#inText = false
    this.#escaped = false
    if (!list) return
    list.index += 1
    list.comma = false
  }

  #notice(code: JsonWarning): void {
    this.#out.push({ kind: 'notice', line: this.#line, code })
  }

  #position(i: number): number {
    return (this.#capture?.buffer.length ?? 0) + i - this.#from
  }

  #keep(to: number): void {
    this.#capture?.buffer.append(this.#chunk, this.#from, to)
    this.#from = to
  }
}
