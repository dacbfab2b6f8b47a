/** What one CSV file may ask of the reader; whatever is longer is refused row by row. */
export type CsvLimits = {
  /** Bytes of one line, and of one row that spans lines. */
  readonly rowBytes: number
  /** Lines that one row may span. */
  readonly rowLines: number
  readonly columns: number
}

/** Roomy for real files, small for the memory: a row is held whole, a file never. */
export const CSV_LIMITS: CsvLimits = { rowBytes: 262_144, rowLines: 50, columns: 1000 }
