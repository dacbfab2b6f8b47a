/** The separators of an interchange, as bytes; `release` is -1 where there is none. */
export type Marks = {
  readonly component: number
  readonly element: number
  readonly release: number
  readonly terminator: number
}

/** The separators that hold when an interchange names none: `:`, `+`, `?` and `'`. */
export const USUAL_MARKS: Marks = { component: 0x3a, element: 0x2b, release: 0x3f, terminator: 0x27 }

/** The information separators of syntax level B in its first version; they need no release. */
export const CONTROL_MARKS: Marks = { component: 0x1f, element: 0x1d, release: -1, terminator: 0x1c }

/** The length of a service string: `UNA` and six characters. */
export const SERVICE_STRING_LENGTH = 9

const SPACE = 0x20

const ASTERISK = 0x2a

/** The separators that a service string names, or null where they cannot be meant. */
export const marksOf = (una: Uint8Array): Marks | null => {
  const [component, element, , release, reserved, last] = una.subarray(3, SERVICE_STRING_LENGTH)
  if (component === undefined || element === undefined || release === undefined) return null
  if (reserved === undefined || last === undefined) return null
  // Some senders leave the reserved place out: then a line end stands where the terminator should.
  const short = isBlank(last) && !isBlank(reserved) && reserved !== ASTERISK
  const marks = {
    component,
    element,
    release: release === SPACE ? -1 : release,
    terminator: short ? reserved : last,
  }
  const chosen = Object.values(marks)
  const distinct = new Set(chosen).size === chosen.length
  return distinct && !chosen.some(isAlphanumeric) && !isBlank(component) && !isBlank(element) ? marks : null
}

/** Whether a byte is a line end, a space, or one of the fillers that stand between segments. */
export const isBlank = (byte: number): boolean =>
  byte === 0x0a || byte === 0x0d || byte === SPACE || byte === 0x09 || byte === 0 || byte === 0x1a

/** Whether a byte is a part of the mark that some editors put in front of UTF-8. */
export const isByteOrderMark = (byte: number): boolean => byte === 0xef || byte === 0xbb || byte === 0xbf

const isAlphanumeric = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  byte > 0x7f
