/**
 * The cells of one row. `stray`: text follows a closing quote, which no well-formed file has. `open`: a quote is not
 * closed.
 */
export type SplitRow = { readonly cells: string[]; readonly stray: boolean; readonly open: boolean }

const QUOTE = 0x22

/** Cuts one whole row into cells. Stray text after a closing quote belongs to its cell: `"a"b` is `ab`. */
export const splitCells = (row: string, delimiter: string): SplitRow => {
  // To cut all at once costs a fraction of looking for the end of each cell.
  const pieces = row.split(delimiter)
  if (!row.includes('"')) return { cells: pieces, stray: false, open: false }
  const cells: string[] = []
  let [at, next, stray, open] = [0, 0, false, false]
  for (const piece of pieces) {
    // Pieces of a quoted cell are behind it already.
    if (at >= next) {
      const cell = piece.charCodeAt(0) === QUOTE ? quotedCell(row, at, delimiter) : null
      cells.push(cell?.text ?? piece)
      stray ||= cell?.stray ?? false
      open ||= cell?.open ?? false
      next = (cell?.end ?? at + piece.length) + delimiter.length
    }
    at += piece.length + delimiter.length
  }
  return { cells, stray, open }
}

type Cell = { readonly text: string; readonly end: number; readonly stray: boolean; readonly open: boolean }

const quotedCell = (row: string, from: number, delimiter: string): Cell => {
  let close = row.indexOf('"', from + 1)
  while (close >= 0 && row.charCodeAt(close + 1) === QUOTE) close = row.indexOf('"', close + 2)
  const last = close < 0 ? row.length : close
  const behind = row.indexOf(delimiter, last + 1)
  const end = behind < 0 ? row.length : behind
  const inside = row.slice(from + 1, last)
  const rest = row.slice(last + 1, end)
  const text = inside.includes('"') ? inside.replaceAll('""', '"') : inside
  return { text: text + rest, end, stray: rest !== '', open: close < 0 }
}
