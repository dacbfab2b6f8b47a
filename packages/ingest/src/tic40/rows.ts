import { decodeText } from '../csv/decode-text.ts'
import { CSV_LIMITS } from '../csv/limits.ts'
import { linesOf } from '../csv/lines.ts'
import { splitCells } from '../csv/split-cells.ts'
import type { FlatEntry } from './flat.ts'
import { isPath } from './path.ts'

/** A row of a list of paths and values: its entry, or null when it is none. */
export type FlatRow = {
  readonly line: number
  readonly raw: string
  readonly latin: boolean
  readonly entry: FlatEntry | null
}

// Never the bar: it stands inside the paths.
const DELIMITERS = [',', ';', '\t'] as const

/** The rows of a CSV text with a path, a value and perhaps an instant; a header line is left out. */
export async function* flatRows(stream: AsyncIterable<Uint8Array>): AsyncGenerator<FlatRow> {
  let delimiter: string | null = null
  for await (const { bytes, number, cut } of linesOf(stream, CSV_LIMITS.rowBytes)) {
    const { text, latin } = decodeText(bytes)
    const raw = text.replace(/^\uFEFF/, '')
    if (raw.trim() === '') continue
    const first = delimiter === null
    delimiter ??= delimiterOf(raw)
    const { cells } = splitCells(raw, delimiter)
    const entry = cut ? null : entryOf(cells)
    if (first && entry === null && cells.length > 1 && !isPath(cells[0] ?? '')) continue
    yield { line: number, raw, latin, entry }
  }
}

const delimiterOf = (row: string): string => {
  const columns = (mark: string): number => splitCells(row, mark).cells.length
  return DELIMITERS.reduce((best: string, mark) => (columns(mark) > columns(best) ? mark : best), ',')
}

const entryOf = (cells: readonly string[]): FlatEntry | null => {
  const [path = '', value, timestamp = ''] = cells.map((cell) => cell.trim())
  if (!isPath(path) || value === undefined || value === '') return null
  return { path, value, ...(timestamp === '' ? {} : { timestamp }) }
}
