import { splitCells } from './split-cells.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The delimiter that cuts the header line into most columns; a comma when none does. */
export const detectDelimiter = (header: string): string => {
  const best = { delimiter: ',', columns: 1 }
  for (const delimiter of DELIMITERS) {
    const columns = splitCells(header, delimiter).cells.length
    if (columns > best.columns) Object.assign(best, { delimiter, columns })
  }
  return best.delimiter
}
