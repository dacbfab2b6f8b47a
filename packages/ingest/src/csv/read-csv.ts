import { decodeText } from './decode-text.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { CSV_LIMITS, type CsvLimits } from './limits.ts'
import { type Line, linesOf } from './lines.ts'
import { type CsvRow, LineQueue, rowsOf } from './rows.ts'
import { splitCells } from './split-cells.ts'

/** Why a stream is no CSV file at all. */
export type CsvFault = 'EMPTY_FILE' | 'NOT_TEXT' | 'HEADER_TOO_LONG' | 'TOO_MANY_COLUMNS'

/** A CSV file whose header is read and whose rows are still to come. */
export type CsvFile = {
  readonly header: readonly string[]
  readonly headerLatin: boolean
  readonly rows: AsyncIterable<CsvRow>
  /** Lets go of the stream before its end. */
  close(): Promise<void>
}

/**
 * Opens a CSV stream of any size in bounded memory: byte-order mark, UTF-8 or Windows Latin, a delimiter
 * that is found from the header unless given. Answers a fault when there is no header to read.
 */
export const readCsv = async (
  stream: AsyncIterable<Uint8Array>,
  delimiter?: string,
  limits: CsvLimits = CSV_LIMITS,
): Promise<CsvFile | { readonly fault: CsvFault }> => {
  const lines = new LineQueue(linesOf(stream, limits.rowBytes))
  const first = await firstLine(lines)
  const fault = faultOf(first)
  if (first === undefined || fault) {
    await lines.end()
    return { fault: fault ?? 'EMPTY_FILE' }
  }
  const { text, latin } = decodeText(first.bytes)
  const plain = text.replace(/^\uFEFF/, '')
  const mark = delimiter ?? detectDelimiter(plain)
  const header = splitCells(plain, mark).cells.map((name) => name.trim())
  if (header.length > limits.columns) {
    await lines.end()
    return { fault: 'TOO_MANY_COLUMNS' }
  }
  return {
    header,
    headerLatin: latin,
    rows: rowsOf(lines, header.length, mark, limits),
    close: () => lines.end(),
  }
}

const firstLine = async (lines: LineQueue): Promise<Line | undefined> => {
  for (let line = await lines.next(); line; line = await lines.next())
    if (
      line.bytes.length > 0 &&
      decodeText(line.bytes)
        .text.replace(/^\uFEFF/, '')
        .trim() !== ''
    )
      return line
  return undefined
}

// A NUL in the header means UTF-16, an archive or a picture, never a CSV file.
const faultOf = (line: Line | undefined): CsvFault | null => {
  if (!line) return 'EMPTY_FILE'
  if (line.bytes.includes(0)) return 'NOT_TEXT'
  return line.cut ? 'HEADER_TOO_LONG' : null
}
