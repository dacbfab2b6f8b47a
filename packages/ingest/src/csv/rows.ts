import { decodeText } from './decode-text.ts'
import type { CsvLimits } from './limits.ts'
import type { Line } from './lines.ts'
import { quoteStaysOpen } from './quote-state.ts'
import { splitCells } from './split-cells.ts'

/** Why the cells of a row cannot be trusted. */
type RowFault = 'ROW_TOO_LONG' | 'QUOTE_NOT_CLOSED' | 'COLUMN_COUNT'

/** One row of a CSV file with the line on which it starts and its text as it came. */
export type CsvRow = {
  readonly line: number
  readonly cells: readonly string[]
  readonly raw: string
  readonly latin: boolean
  readonly fault: RowFault | null
}

/** Lines that can be given back to be read again. */
export class LineQueue {
  readonly #lines: AsyncIterator<Line>
  #returned: Line[] = []

  constructor(lines: AsyncIterable<Line>) {
    this.#lines = lines[Symbol.asyncIterator]()
  }

  async next(): Promise<Line | undefined> {
    const again = this.#returned.shift()
    if (again) return again
    const { value, done } = await this.#lines.next()
    return done ? undefined : value
  }

  giveBack(lines: readonly Line[]): void {
    this.#returned = [...lines, ...this.#returned]
  }

  async end(): Promise<void> {
    await this.#lines.return?.()
  }
}

/**
 * The rows of the lines, blank ones left out. A quote that nobody closes costs its own line only: when the
 * row that it would make does not fit the limits, the columns or the rules of quoting, the lines after it
 * are read afresh.
 */
export async function* rowsOf(
  lines: LineQueue,
  columns: number,
  delimiter: string,
  limits: CsvLimits,
): AsyncGenerator<CsvRow> {
  for (let first = await lines.next(); first; first = await lines.next()) {
    if (first.bytes.length === 0) continue
    const { taken, open } = await takeRow(first, lines, delimiter.charCodeAt(0), limits)
    const { stray, ...row } = toRow(taken, delimiter)
    const fits = !open && row.cells.length === columns
    const runsAway = open || (taken.length > 1 && (!fits || stray))
    if (runsAway) lines.giveBack(taken.slice(1))
    if (first.cut) yield { ...row, fault: 'ROW_TOO_LONG' }
    else if (runsAway) yield { ...row, raw: decodeText(first.bytes).text, fault: 'QUOTE_NOT_CLOSED' }
    else yield fits ? row : { ...row, fault: 'COLUMN_COUNT' }
  }
}

const takeRow = async (
  first: Line,
  lines: LineQueue,
  delimiter: number,
  limits: CsvLimits,
): Promise<{ taken: readonly Line[]; open: boolean }> => {
  const taken = [first]
  let bytes = first.bytes.length
  let open = !first.cut && quoteStaysOpen(first.bytes, delimiter, false)
  while (open && taken.length < limits.rowLines && bytes < limits.rowBytes) {
    const line = await lines.next()
    if (!line) break
    taken.push(line)
    bytes += line.bytes.length
    if (line.cut) break
    open = quoteStaysOpen(line.bytes, delimiter, true)
  }
  return { taken, open }
}

const toRow = (lines: readonly Line[], delimiter: string): CsvRow & { readonly stray: boolean } => {
  const parts = lines.map((line) => decodeText(line.bytes))
  const raw = parts.map((part) => part.text).join('\n')
  return {
    line: lines[0]?.number ?? 0,
    ...splitCells(raw, delimiter),
    raw,
    latin: parts.some((part) => part.latin),
    fault: null,
  }
}
