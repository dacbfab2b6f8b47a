// This runs in the simulation's thread, which must not load the engine: its end would take ours along.
import { Block } from '@quaywise/analytics-store/native'
import type { FactName } from '@quaywise/domain'
import type { Batch } from './play-protocol.ts'

const MOST_ROWS = 100_000

type Open = { block: Block; seq: number }

/** Gathers facts by table into batches of at most 100,000 rows; the same facts always make the same batches. */
export class BatchMaker {
  readonly #open = new Map<FactName, Open>()
  readonly #made: Batch[] = []

  add(table: FactName, row: object): void {
    const open = this.#open.get(table) ?? { block: new Block(table), seq: 0 }
    this.#open.set(table, open)
    open.block.add(row)
    if (open.block.rows < MOST_ROWS) return
    this.#close(table, open)
    this.#open.set(table, { block: new Block(table), seq: open.seq + 1 })
  }

  /** All batches; nothing may be added afterwards. */
  finish(): readonly Batch[] {
    for (const [table, open] of this.#open) if (open.block.rows > 0) this.#close(table, open)
    return this.#made
  }

  #close(table: FactName, { block, seq }: Open): void {
    this.#made.push({ table, seq, rows: block.rows, bytes: block.bytes() })
  }
}
