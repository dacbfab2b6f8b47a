/** The cells of one whole row. Text after a closing quote belongs to its cell: `"a"b` is `ab`. */
export const splitCells = (row: string, delimiter: string): string[] => {
  if (!row.includes('"')) return row.split(delimiter)
  const cells: string[] = []
  let from = 0
  while (from <= row.length) {
    const cell = row[from] === '"' ? quotedCell(row, from, delimiter) : plainCell(row, from, delimiter)
    cells.push(cell.text)
    from = cell.next
  }
  return cells
}

type Cell = { text: string; next: number }

const plainCell = (row: string, from: number, delimiter: string): Cell => {
  const end = row.indexOf(delimiter, from)
  return end < 0
    ? { text: row.slice(from), next: row.length + 1 }
    : { text: row.slice(from, end), next: end + 1 }
}

const quotedCell = (row: string, from: number, delimiter: string): Cell => {
  let close = row.indexOf('"', from + 1)
  while (close >= 0 && row[close + 1] === '"') close = row.indexOf('"', close + 2)
  const end = close < 0 ? row.length : close
  const inside = row.slice(from + 1, end).replaceAll('""', '"')
  const rest = plainCell(row, end + 1, delimiter)
  return { text: inside + rest.text, next: rest.next }
}
