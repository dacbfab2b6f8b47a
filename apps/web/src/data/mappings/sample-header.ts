const DELIMITERS = [',', ';', '\t', '|'] as const

/** The cells of one line; a quoted cell may hold the delimiter. */
function split(line: string, delimiter: string): readonly string[] {
  const cells: string[] = []
  let [cell, quoted] = ['', false]
  for (const letter of line) {
    if (letter === '"') quoted = !quoted
    else if (letter === delimiter && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

/** The column names of a sample: the cells of its first line with something in it, none twice. */
export function sampleHeader(sample: string, delimiter: unknown): readonly string[] {
  const line =
    sample
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .find((each) => each.trim() !== '') ?? ''
  const named = typeof delimiter === 'string' ? [delimiter] : DELIMITERS
  const ways = named.map((mark) => split(line, mark))
  const best = ways.reduce((most, way) => (way.length > most.length ? way : most), [] as readonly string[])
  return [...new Set(best.map((name) => name.trim()))].filter(Boolean)
}
