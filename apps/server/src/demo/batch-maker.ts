import type { FactName } from '@quaywise/domain'
import { encoderOf, type RowEncoder } from '../facts/encode-rows.ts'
import type { Batch } from './play-protocol.ts'

const MOST_ROWS = 50_000

type Open = { readonly encoder: RowEncoder; lines: string[]; seq: number }

const encoders = new Map<FactName, RowEncoder>()

const encoderFor = (table: FactName): RowEncoder => {
  const known = encoders.get(table) ?? encoderOf(table)
  encoders.set(table, known)
  return known
}

/** Gathers facts by table into batches of at most 50,000 rows; the same facts always make the same batches. */
export class BatchMaker {
  readonly #open = new Map<FactName, Open>()
  readonly #made: Batch[] = []

  add(table: FactName, row: object): void {
    const open = this.#open.get(table) ?? { encoder: encoderFor(table), lines: [], seq: 0 }
    this.#open.set(table, open)
    open.lines.push(open.encoder.line(row))
    if (open.lines.length >= MOST_ROWS) this.#close(table, open)
  }

  /** All batches; nothing may be added afterwards. */
  finish(): readonly Batch[] {
    for (const [table, open] of this.#open) if (open.lines.length > 0) this.#close(table, open)
    return this.#made
  }

  #close(table: FactName, open: Open): void {
    const bytes = new TextEncoder().encode(`${open.lines.join('\n')}\n`)
    this.#made.push({ table, seq: open.seq, rows: open.lines.length, bytes })
    open.lines = []
    open.seq += 1
  }
}
