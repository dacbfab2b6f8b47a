import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT } from './byte.ts'
import { ElementBuffer } from './element-buffer.ts'
import type { JsonLimits } from './limits.ts'
import type { JsonReason } from './reason.ts'

/** Deeper levels are counted, their brackets no longer told apart. */
const TOLD_APART = 1000
const VALUE = 0

/** One element that is being read: its bytes, its open brackets, and what is wrong with it so far. */
export class Capture {
  readonly buffer: ElementBuffer
  readonly line: number
  readonly offset: number
  /** A word or number outside of any bracket. */
  readonly scalar: boolean
  readonly #depthLimit: number
  readonly #open: number[] = []
  #beyond = 0
  #last = VALUE
  #commaAt = -1
  #text: readonly [number, number] = [0, 0]
  #key: readonly [number, number] = [0, 0]
  flaw: JsonReason | null = null
  repaired = false
  pairs = 0

  constructor(line: number, offset: number, scalar: boolean, limits: JsonLimits) {
    this.buffer = new ElementBuffer(limits.elementBytes)
    this.line = line
    this.offset = offset
    this.scalar = scalar
    this.#depthLimit = limits.depth
  }

  get depth(): number {
    return this.#open.length + this.#beyond
  }

  get afterComma(): boolean {
    return this.#last === COMMA
  }

  /** Whether a value may stand here: after a colon in an object, after a comma or the bracket in a list. */
  get expectsValue(): boolean {
    if (this.#beyond > 0) return true
    return this.#open.at(-1) === OPEN_LIST ? this.#last !== VALUE : this.#last === COLON
  }

  /** Whether the element is an object that waits for its next key. */
  get expectsKey(): boolean {
    return this.depth === 1 && this.#open[0] === OPEN_OBJECT && this.#last === COMMA
  }

  /** Whether the value of a member of the element itself begins here. */
  get atMember(): boolean {
    return this.depth === 1 && this.#open[0] === OPEN_OBJECT && this.#last === COLON && !this.buffer.overflows
  }

  /** The name of the last member of the element itself. */
  key(): string {
    return this.buffer.view(...this.#key).toString('utf8')
  }

  open(byte: number): void {
    if (this.#open.length >= TOLD_APART) this.#beyond += 1
    else this.#open.push(byte)
    this.#last = byte
    if (this.depth > this.#depthLimit) this.flaw ??= 'ELEMENT_TOO_DEEP'
  }

  comma(at: number): void {
    if (this.#last === COMMA) this.buffer.blank(this.#commaAt)
    this.repaired ||= this.#last === COMMA
    this.#last = COMMA
    this.#commaAt = at
  }

  colon(): void {
    if (this.depth === 1) this.#key = this.#text
    this.#last = COLON
    this.pairs += 1
  }

  value(): void {
    this.#last = VALUE
  }

  text(from: number, to: number): void {
    if (this.depth === 1) this.#text = [from, to]
    this.#last = VALUE
  }

  /** Closes a bracket, and those inside it that nobody closed; false when it is none of the element's. */
  close(byte: number): boolean {
    if (this.#last === COMMA) this.#dropComma()
    this.#last = VALUE
    if (this.#beyond > 0) {
      this.#beyond -= 1
      return true
    }
    const opener = byte === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST
    const at = this.#open.lastIndexOf(opener)
    if (at !== this.#open.length - 1) this.flaw ??= 'BAD_JSON'
    if (at < 0) return false
    this.#open.length = at
    return true
  }

  #dropComma(): void {
    this.buffer.blank(this.#commaAt)
    this.repaired = true
  }
}

/** Whether a byte closes a bracket. */
export const isCloser = (byte: number): boolean => byte === CLOSE_OBJECT || byte === CLOSE_LIST

/** Whether a byte opens a bracket. */
export const isOpener = (byte: number): boolean => byte === OPEN_OBJECT || byte === OPEN_LIST
