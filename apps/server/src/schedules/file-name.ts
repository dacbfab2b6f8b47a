const MOST = 60

/** Names that some file systems keep for themselves. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A text as a part of a file name: letters, digits and dashes, at most 60; `report` where nothing is left. */
export const safeName = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const short = [...plain].slice(0, MOST).join('').replace(/-+$/, '')
  return short === '' || RESERVED.test(short) ? 'report' : short
}
