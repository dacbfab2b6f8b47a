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

/**
 * Puts lines together to rows: a quoted cell may hold line ends. A quote that nobody closes costs its own line
 * only: the lines after it are read afresh.
 */
export class CsvLines {
  readonly #delimiter: string
  readonly #columns: number
  #open: { readonly line: number; readonly texts: string[]; length: number } | null = null

  constructor(delimiter: string, columns: number) {
    this.#delimiter = delimiter
    this.#columns = columns
  }

  *push(line: number, text: string): Generator<CsvCells> {
    if (this.#open) yield* this.#more(this.#open, text)
    else if (text === '') return
    else if (text.includes('"') && this.#staysOpen(text, false))
      this.#open = { line, texts: [text], length: text.length }
    else yield this.#row(line, text)
  }

  *end(): Generator<CsvCells> {
    while (this.#open) yield* this.#giveUp(this.#open)
  }

  *#more(
    open: { readonly line: number; readonly texts: string[]; length: number },
    text: string,
  ): Generator<CsvCells> {
    open.texts.push(text)
    open.length += text.length
    if (!this.#staysOpen(text, true)) {
      const row = this.#row(open.line, open.texts.join('\n'))
      if (row.fault === null) {
        this.#open = null
        yield row
      } else yield* this.#giveUp(open)
    } else if (open.texts.length >= ROW_LINES || open.length > ROW_LENGTH) yield* this.#giveUp(open)
  }

  *#giveUp(open: { readonly line: number; readonly texts: readonly string[] }): Generator<CsvCells> {
    this.#open = null
    const [first = '', ...others] = open.texts
    yield { line: open.line, raw: first, cells: [], fault: 'QUOTE_NOT_CLOSED' }
    for (const [i, text] of others.entries()) yield* this.push(open.line + 1 + i, text)
  }

  #row(line: number, raw: string): CsvCells {
    const { cells, stray } = splitCells(raw, this.#delimiter)
    if (cells.length !== this.#columns) return { line, raw, cells, fault: 'COLUMN_COUNT' }
    return { line, raw, cells, fault: stray && raw.includes('\n') ? 'QUOTE_NOT_CLOSED' : null }
  }

  #staysOpen(text: string, open: boolean): boolean {
    return quoteStaysOpen(Buffer.from(text), this.#delimiter.charCodeAt(0), open)
  }
}
