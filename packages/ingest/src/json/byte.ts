/** The bytes that give JSON its structure. */
const TAB = 0x09
export const NEW_LINE = 0x0a
const RETURN = 0x0d
export const BLANK = 0x20
export const QUOTE = 0x22
export const COMMA = 0x2c
export const COLON = 0x3a
export const OPEN_LIST = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_LIST = 0x5d
export const OPEN_OBJECT = 0x7b
export const CLOSE_OBJECT = 0x7d

/** Whether a byte is a blank between JSON tokens. */
export const isBlank = (byte: number): boolean =>
  byte === BLANK || byte === NEW_LINE || byte === RETURN || byte === TAB

const STRUCTURE = new Uint8Array(256)
for (const byte of [NEW_LINE, QUOTE, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT])
  STRUCTURE[byte] = 1

/** Where the next byte that gives structure stands, from `i` on; the end when there is none. */
export const nextStructure = (bytes: Uint8Array, i: number): number => {
  let at = i
  while (at < bytes.length && STRUCTURE[bytes[at] ?? 0] === 0) at += 1
  return at
}

/** Where a text may end, from `i` on: a quote, a backslash or the end of the line. */
export const nextInText = (bytes: Uint8Array, i: number): number => {
  let at = i
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE || byte === BACKSLASH || byte === NEW_LINE) break
  }
  return at
}

/** Whether all bytes of a part are blanks between tokens. */
export const allBlank = (bytes: Uint8Array, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (!isBlank(bytes[at] ?? 0)) return false
  return true
}
