/** The cells of one row. `stray`: text follows a closing quote, which no well-formed file has. */
export type SplitRow = { readonly cells: string[]; readonly stray: boolean }

/** Cuts one whole row into cells. Stray text after a closing quote belongs to its cell: `"a"b` is `ab`. */
export const splitCells = (row: string, delimiter: string): SplitRow => {
  if (!row.includes('"')) return { cells: row.split(delimiter), stray: false }
  const cells: string[] = []
  let stray = false
  let from = 0
  while (from <= row.length) {
    const cell = row[from] === '"' ? quotedCell(row, from, delimiter) : plainCell(row, from, delimiter)
    cells.push(cell.text)
    stray ||= cell.stray
    from = cell.next
  }
  return { cells, stray }
}

type Cell = { text: string; next: number; stray: boolean }

const plainCell = (row: string, from: number, delimiter: string): Cell => {
  const at = row.indexOf(delimiter, from)
  const end = at < 0 ? row.length : at
  return { text: row.slice(from, end), next: end + 1, stray: false }
}

const quotedCell = (row: string, from: number, delimiter: string): Cell => {
  let close = row.indexOf('"', from + 1)
  while (close >= 0 && row[close + 1] === '"') close = row.indexOf('"', close + 2)
  const end = close < 0 ? row.length : close
  const inside = row.slice(from + 1, end).replaceAll('""', '"')
  const rest = plainCell(row, end + 1, delimiter)
  return { text: inside + rest.text, next: rest.next, stray: rest.text !== '' }
}
