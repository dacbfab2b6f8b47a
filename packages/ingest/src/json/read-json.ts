import { decodeText } from '../csv/decode-text.ts'
import { JSON_LIMITS, type JsonLimits } from './limits.ts'
import { peek } from './peek.ts'
import type { JsonFault, JsonReason, JsonWarning } from './reason.ts'
import { JsonSplitter, type Piece } from './splitter.ts'
import { countMembers, isObject, type JsonObject, type JsonValue } from './value.ts'

/** One element of a JSON file. */
export type JsonElement = {
  /** The member whose list the element stands in, '' for an element of its own. */
  readonly key: string
  readonly index: number
  readonly line: number
  /** The first byte of the element, counted from the start of the file. */
  readonly offset: number
  readonly value: JsonValue
  readonly text: string
  /** What stood before the list in the object around it. */
  readonly head: JsonObject
}

/** What a JSON file yields, in the order of the file. */
export type JsonReading =
  | { readonly kind: 'element'; readonly element: JsonElement }
  | {
      readonly kind: 'rejection'
      readonly line: number
      readonly offset: number
      readonly reason: JsonReason
      readonly raw: string
    }
  | { readonly kind: 'notice'; readonly line: number; readonly code: JsonWarning }
  | { readonly kind: 'fault'; readonly code: JsonFault }

/** What to look into, and how much one element may be. */
export type JsonOptions = {
  /** Members of a document whose lists are told element by element. */
  readonly unwrap?: readonly string[]
  readonly limits?: JsonLimits
}

const RAW_LENGTH = 2000
const NOTHING: JsonObject = Object.freeze({})

/**
 * Reads a JSON document, a list, lines of JSON or documents one after the other, element by element, in
 * bounded memory. A damaged element costs that element only. Never throws on content; an error of the
 * stream passes through.
 */
export async function* readJson(
  stream: AsyncIterable<Uint8Array>,
  { unwrap = [], limits = JSON_LIMITS }: JsonOptions = {},
): AsyncGenerator<JsonReading> {
  const opened = await peek(stream, 4)
  const fault = faultOf(opened.head)
  if (fault) {
    await opened.close()
    yield { kind: 'fault', code: fault }
    return
  }
  const splitter = new JsonSplitter(new Set(unwrap), limits)
  const parser = new PieceParser()
  for await (const chunk of opened.stream)
    for (const piece of splitter.push(chunk)) for (const reading of parser.readings(piece)) yield reading
  for (const piece of splitter.end()) yield* parser.readings(piece)
  if (parser.elements === 0) yield { kind: 'fault', code: 'EMPTY_FILE' }
}

const faultOf = (head: Buffer): JsonFault | null => {
  if (head.length === 0) return 'EMPTY_FILE'
  const marked = head.length > 1 && [0xfffe, 0xfeff].includes(head.readUInt16BE(0))
  return marked || head.includes(0) ? 'NOT_TEXT' : null
}

class PieceParser {
  #headText = ''
  #head = NOTHING
  elements = 0

  #headOf(text: string): JsonObject {
    if (text === this.#headText) return this.#head
    const head = parse(text)
    this.#headText = text
    this.#head = isObject(head) ? head : NOTHING
    return this.#head
  }

  *readings(piece: Piece): Generator<JsonReading> {
    if (piece.kind === 'notice') {
      yield piece
      return
    }
    this.elements += 1
    const { line, offset, key, index } = piece
    const { text, latin } = decodeText(piece.bytes)
    const value = piece.flaw === null ? parse(text) : undefined
    if (value === undefined) {
      const reason = piece.flaw ?? 'BAD_JSON'
      yield { kind: 'rejection', line, offset, reason, raw: text.slice(0, RAW_LENGTH) }
      return
    }
    if (latin) yield { kind: 'notice', line, code: 'LATIN_TEXT' }
    if (piece.repaired) yield { kind: 'notice', line, code: 'COMMA_EXTRA' }
    if (piece.pairs > countMembers(value)) yield { kind: 'notice', line, code: 'KEY_TWICE' }
    const head = this.#headOf(piece.head)
    yield { kind: 'element', element: { key, index, line, offset, value, text, head } }
  }
}

const parse = (text: string): JsonValue | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
