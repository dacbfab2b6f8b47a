import { quoteStaysOpen } from '../csv/quote-state.ts'
import { splitCells } from '../csv/split-cells.ts'
import type { RejectionReason } from '../reason.ts'

const ROW_LINES = 50
const ROW_LENGTH = 262_144

/** A row of a CSV file, or why it is none. */
export type CsvCells = {
  readonly line: number
  readonly raw: string
  readonly cells: readonly string[]
  readonly fault: RejectionReason | null
}

type OpenRow = { readonly line: number; readonly texts: string[]; length: number }

/**
 * Puts lines together to rows, and gives each to `take`: a quoted cell may hold line ends. A quote that nobody closes
 * costs its own line only: the lines after it are read afresh.
 */
export class CsvLines {
  readonly #delimiter: string
  readonly #columns: number
  readonly #take: (row: CsvCells) => void
  #open: OpenRow | null = null

  constructor(delimiter: string, columns: number, take: (row: CsvCells) => void) {
    this.#delimiter = delimiter
    this.#columns = columns
    this.#take = take
  }

  push(line: number, text: string): void {
    if (this.#open) this.#more(this.#open, text)
    else if (text !== '') this.#begin(line, text)
  }

  end(): void {
    while (this.#open) this.#giveUp(this.#open)
  }

  #begin(line: number, text: string): void {
    const { cells, open } = splitCells(text, this.#delimiter)
    if (open) this.#open = { line, texts: [text], length: text.length }
    else this.#take({ line, raw: text, cells, fault: this.#fits(cells) ? null : 'COLUMN_COUNT' })
  }

  #more(open: OpenRow, text: string): void {
    open.texts.push(text)
    open.length += text.length
    if (!quoteStaysOpen(Buffer.from(text), this.#delimiter.charCodeAt(0), true)) this.#close(open)
    else if (open.texts.length >= ROW_LINES || open.length > ROW_LENGTH) this.#giveUp(open)
  }

  #close(open: OpenRow): void {
    const raw = open.texts.join('\n')
    const { cells, stray } = splitCells(raw, this.#delimiter)
    if (stray || !this.#fits(cells)) this.#giveUp(open)
    else {
      this.#open = null
      this.#take({ line: open.line, raw, cells, fault: null })
    }
  }

  #giveUp(open: OpenRow): void {
    this.#open = null
    const [first = '', ...others] = open.texts
    this.#take({ line: open.line, raw: first, cells: [], fault: 'QUOTE_NOT_CLOSED' })
    for (const [i, text] of others.entries()) this.push(open.line + 1 + i, text)
  }

  #fits(cells: readonly string[]): boolean {
    return cells.length === this.#columns
  }
}
