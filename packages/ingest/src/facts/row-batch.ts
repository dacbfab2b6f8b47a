import type { FactReading, FactRow } from '../fact-format.ts'
import type { RejectionReason } from '../reason.ts'
import type { RowReader } from './row-reader.ts'

/** Gathers what the rows of a stretch of a file come to: one reading for all that are taken, one for each that is not. */
export class RowBatch {
  readonly #reader: RowReader
  #rows: FactRow[] = []
  #lines: number[] = []
  #others: FactReading[] = []

  constructor(reader: RowReader) {
    this.#reader = reader
  }

  /** Reads a row from its values; `raw` gives the row as it came, when it has to be told. */
  read(line: number, values: readonly unknown[], raw: () => string): void {
    const row = this.#reader.read(values)
    if (row === null) {
      const { refusal } = this.#reader
      if (refusal) this.#others.push({ kind: 'rejection', rejection: { line, raw: raw(), ...refusal } })
      return
    }
    for (const part of this.#reader.parts(row)) {
      this.#rows.push(part)
      this.#lines.push(line)
    }
  }

  refuse(line: number, reason: RejectionReason, raw: string): void {
    this.#others.push({ kind: 'rejection', rejection: { line, reason, raw } })
  }

  notice(reading: Extract<FactReading, { kind: 'notice' }>['notice']): void {
    this.#others.push({ kind: 'notice', notice: reading })
  }

  /** What was gathered since the last time; `bytes` is about what the rows take. */
  *take(bytes: number): Generator<FactReading> {
    const [rows, lines, others] = [this.#rows, this.#lines, this.#others]
    this.#rows = []
    this.#lines = []
    this.#others = []
    if (rows.length > 0) yield { kind: 'rows', table: this.#reader.table, rows, lines, bytes }
    yield* others
  }
}
