import type { FactReading } from '../fact-format.ts'
import { RowBatch } from './row-batch.ts'
import type { RowReader } from './row-reader.ts'
import { type TextBlock, textBlocks } from './text-blocks.ts'

const LINE_BYTES = 262_144

/** Reads rows of a table from lines of JSON, one object each. A line that cannot be read costs that line only. */
export async function* readNdjson(
  stream: AsyncIterable<Uint8Array>,
  reader: RowReader,
): AsyncGenerator<FactReading> {
  const lines = new LineReader(reader)
  for await (const block of textBlocks(stream, LINE_BYTES)) yield* lines.readings(block)
}

class LineReader {
  readonly #names: readonly string[]
  readonly #known: ReadonlySet<string>
  readonly #strangers = new Set<string>()
  readonly #batch: RowBatch

  constructor(reader: RowReader) {
    this.#names = reader.columns.map(({ calledInFile }) => calledInFile)
    this.#known = new Set(this.#names)
    this.#batch = new RowBatch(reader)
  }

  *readings({ line, lines, bytes, latin, cut }: TextBlock): Generator<FactReading> {
    for (const place of latin) this.#batch.notice({ code: 'LATIN_TEXT', line: line + place })
    for (let i = 0; i < lines.length; i += 1) {
      const text = lines[i] ?? ''
      if (cut.has(i)) this.#batch.refuse(line + i, 'ROW_TOO_LONG', text)
      else if (text.trim() !== '') this.#read(line + i, text)
    }
    yield* this.#batch.take(bytes)
  }

  #read(line: number, text: string): void {
    const found = parse(line === 1 ? text.replace(/^\uFEFF/, '') : text)
    if (found === undefined) this.#batch.refuse(line, 'BAD_JSON', text)
    else if (typeof found !== 'object' || found === null || Array.isArray(found))
      this.#batch.refuse(line, 'NOT_AN_OBJECT', text)
    else {
      this.#noteStrangers(line, found)
      const values: Readonly<Record<string, unknown>> = { ...found }
      this.#batch.read(
        line,
        this.#names.map((name) => values[name] ?? undefined),
        () => text,
      )
    }
  }

  #noteStrangers(line: number, row: object): void {
    for (const name in row) {
      if (this.#known.has(name)) continue
      // So many different ones are no columns; the first are told.
      if (this.#strangers.size >= 100 && !this.#strangers.has(name)) continue
      this.#strangers.add(name)
      this.#batch.notice({ code: 'COLUMN_UNKNOWN', line, column: name.slice(0, 60) })
    }
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
