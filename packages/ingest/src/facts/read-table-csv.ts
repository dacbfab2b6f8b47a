import { detectDelimiter } from '../csv/detect-delimiter.ts'
import { splitCells } from '../csv/split-cells.ts'
import type { FactReading } from '../fact-format.ts'
import type { FileFault } from '../reading.ts'
import { type CsvCells, CsvLines } from './csv-lines.ts'
import { RowBatch } from './row-batch.ts'
import type { RowReader } from './row-reader.ts'
import { type TextBlock, textBlocks } from './text-blocks.ts'

const LINE_BYTES = 262_144
const MOST_COLUMNS = 1000

type Opened = { readonly fault: FileFault } | { readonly readings: AsyncIterable<FactReading> }

/** Opens a CSV file whose header names the columns of a table. */
export const readTableCsv = async (
  stream: AsyncIterable<Uint8Array>,
  reader: RowReader,
  delimiter?: string,
): Promise<Opened> => {
  const blocks = textBlocks(stream, LINE_BYTES)
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
    const block = next.value
    const place = block.lines.findIndex((text) => text.replace(/^\uFEFF/, '').trim() !== '')
    if (place < 0) continue
    const text = (block.lines[place] ?? '').replace(/^\uFEFF/, '')
    const fault = block.cut.has(place) ? tooLong : text.includes('\u0000') ? notText : null
    const table = fault ?? TableCsv.open(text, reader, delimiter)
    if (table instanceof TableCsv) return { readings: table.all(block, place + 1, blocks) }
    await blocks.return(undefined)
    return { fault: table }
  }
  return {
    fault: { code: 'EMPTY_FILE', detail: 'The file is empty: a header line with column names is needed.' },
  }
}

const tooLong: FileFault = {
  code: 'HEADER_TOO_LONG',
  detail: 'The first line is longer than 256 KiB: it should be the header with the column names.',
}
const notText: FileFault = {
  code: 'NOT_TEXT',
  detail: 'The file is not CSV text in UTF-8 (UTF-16, an archive or a workbook?): save it as CSV, UTF-8.',
}

class TableCsv {
  readonly #lines: CsvLines
  readonly #batch: RowBatch
  /** The place in a row of each column of the table; -1 where the file does not have it. */
  readonly #places: readonly number[]
  readonly #strangers: readonly string[]

  private constructor(header: readonly string[], reader: RowReader, delimiter: string) {
    this.#lines = new CsvLines(delimiter, header.length, (row) => this.#read(row))
    this.#batch = new RowBatch(reader)
    this.#places = reader.columns.map(({ calledInFile }) => header.indexOf(calledInFile))
    this.#strangers = header.filter((_, place) => !this.#places.includes(place))
  }

  static open(
    text: string,
    reader: RowReader,
    delimiter: string = detectDelimiter(text),
  ): TableCsv | FileFault {
    const header = splitCells(text, delimiter).cells.map((name) => name.trim())
    if (header.length > MOST_COLUMNS)
      return { code: 'TOO_MANY_COLUMNS', detail: 'The header names more than 1,000 columns.' }
    const twice = header.filter((name, i) => name !== '' && header.indexOf(name) !== i)
    const missing = reader.columns.filter(
      ({ calledInFile, constant, untold }) =>
        constant === undefined && untold === undefined && !header.includes(calledInFile),
    )
    const wrong = [
      ...missing.map(({ calledInFile }) => `"${calledInFile}" is not there`),
      ...twice.map((name) => `"${name}" is there twice`),
    ]
    if (wrong.length === 0) return new TableCsv(header, reader, delimiter)
    const named = header.slice(0, 100).map((name) => `"${name.slice(0, 60)}"`)
    const detail = `Columns of the table ${reader.table} cannot be read: ${wrong.slice(0, 50).join('; ')}. The header has: ${named.join(', ')}.`
    return { code: 'UNKNOWN_COLUMN', detail }
  }

  async *all(first: TextBlock, from: number, others: AsyncIterable<TextBlock>): AsyncGenerator<FactReading> {
    for (const column of this.#strangers.slice(0, 100))
      yield { kind: 'notice', notice: { code: 'COLUMN_UNKNOWN', line: 1, column: column.slice(0, 60) } }
    yield* this.#block(first, from)
    for await (const block of others) yield* this.#block(block, 0)
    this.#lines.end()
    yield* this.#batch.take(0)
  }

  *#block({ line, lines, bytes, latin, cut }: TextBlock, from: number): Generator<FactReading> {
    for (const place of latin) this.#batch.notice({ code: 'LATIN_TEXT', line: line + place })
    for (let i = from; i < lines.length; i += 1) {
      const text = lines[i] ?? ''
      if (cut.has(i)) this.#batch.refuse(line + i, 'ROW_TOO_LONG', text)
      else this.#lines.push(line + i, text)
    }
    yield* this.#batch.take(bytes)
  }

  #read({ line, raw, cells, fault }: CsvCells): void {
    if (fault !== null) {
      this.#batch.refuse(line, fault, raw)
      return
    }
    const values = this.#places.map((place) => told(cells[place]))
    this.#batch.read(line, values, () => raw)
  }
}

/** What a cell tells: nothing when it is blank, or says so as databases do. */
const told = (cell: string | undefined): string | undefined => {
  if (cell === undefined || cell === '') return undefined
  const text = isInk(cell.charCodeAt(0)) && isInk(cell.charCodeAt(cell.length - 1)) ? cell : cell.trim()
  return text === '' || text === '\\N' ? undefined : text
}

/** Whether a sign is one that is surely no blank. */
const isInk = (code: number): boolean => code > 0x20 && code < 0x7f
