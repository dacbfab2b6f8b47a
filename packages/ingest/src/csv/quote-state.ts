const QUOTE = 0x22

/**
 * Whether a quoted cell is still open at the end of a line. A quote opens a cell only at its start, so an
 * inch mark in the middle of a cell (`5" pipe`) opens nothing; two quotes inside a quoted cell are one.
 */
export const quoteStaysOpen = (line: Buffer, delimiter: number, openBefore: boolean): boolean => {
  if (!line.includes(QUOTE)) return openBefore
  let open = openBefore
  let atStart = !openBefore
  for (let i = 0; i < line.length; i += 1) {
    const byte = line[i]
    if (byte === QUOTE && open && line[i + 1] === QUOTE) i += 1
    else if (byte === QUOTE && (open || atStart)) open = !open
    atStart = byte === delimiter && !open
  }
  return open
}
