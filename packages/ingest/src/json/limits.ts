/** What one JSON file may ask of the reader; whatever is larger is refused element by element. */
export type JsonLimits = {
  /** Bytes of one element. */
  readonly elementBytes: number
  /** Brackets inside brackets of one element. */
  readonly depth: number
}

/** Roomy for real messages, small for the memory: an element is held whole, a file never. */
export const JSON_LIMITS: JsonLimits = { elementBytes: 8_388_608, depth: 64 }
