// This runs in the simulation's thread, which must not load the engine: its end would take ours along.
import { Block } from '@quaywise/analytics-store/native'
import type { FactName } from '@quaywise/domain'
import { PlacedSpan } from '../rollups/placed.ts'
import type { Batch } from './play-protocol.ts'

const MOST_ROWS = 100_000

type Open = { readonly block: Block; readonly placed: PlacedSpan; seq: number }

/** Empty blocks of makers that are done: their memory serves the next stretch. */
const spare = new Map<FactName, Block>()

const emptyBlock = (table: FactName): Block => {
  const block = spare.get(table) ?? new Block(table)
  spare.delete(table)
  return block
}

/** Gathers facts by table into batches of at most 100,000 rows; the same facts always make the same batches. */
export class BatchMaker {
  readonly #open = new Map<FactName, Open>()
  readonly #made: Batch[] = []

  add(table: FactName, row: object): void {
    const open = this.#open.get(table) ?? { block: emptyBlock(table), placed: new PlacedSpan(table), seq: 0 }
    if (open.block.rows === 0) this.#open.set(table, open)
    open.block.add(row)
    open.placed.add(row)
    if (open.block.rows >= MOST_ROWS) this.#close(table, open)
  }

  /** All batches; nothing may be added afterwards. */
  finish(): readonly Batch[] {
    for (const [table, open] of this.#open) {
      if (open.block.rows > 0) this.#close(table, open)
      spare.set(table, open.block)
    }
    this.#open.clear()
    return this.#made
  }

  #close(table: FactName, open: Open): void {
    const { block, placed, seq } = open
    this.#made.push({ table, seq, rows: block.rows, placed: placed.take(), bytes: block.bytes() })
    open.block.clear()
    open.seq += 1
  }
}
