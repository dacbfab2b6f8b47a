/** One line of a file with something in it: its number, counted from 1, and its trimmed cells. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] }

const unquoted = (cell: string): string => {
  const trimmed = cell.trim()
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed
}

/** The most usual separator of a text: comma, semicolon or tab. */
const separatorOf = (text: string): string => {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: text.split(mark).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark
}

/**
 * The lines of a simple CSV text: any line end, a byte order mark, quotes around cells, and comma, semicolon
 * or tab between them are understood; lines without content are left out. Cells hold no line ends.
 */
export const csvLines = (text: string): CsvLine[] => {
  const separator = separatorOf(text)
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((content, i) => ({ line: i + 1, cells: content.split(separator).map(unquoted) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** A service's name without regard to case and doubled spaces. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')
