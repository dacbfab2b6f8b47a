import type { FactName } from '@quaywise/domain'
import type { FactRow, TableRow } from '../fact-format.ts'
import { PendingTable } from './pending-table.ts'
import type { Fate } from './settle.ts'

/** What an item tells: rows that hold now, and rows that no longer do. */
export type Told = { readonly facts: readonly TableRow[]; readonly gone?: readonly TableRow[] }

const ROWS = 30_000
const BYTES = 16 * 1_048_576
/** What a row of an item takes, about: it is not measured. */
const BYTES_A_ROW = 700

/** Items that wait to be taken together, with the rows that they tell, table by table. */
export class Round {
  readonly tables = new Map<FactName, PendingTable>()
  /** The line of each item. */
  readonly lines: number[] = []
  #rows = 0
  #bytes = 0
  readonly #fates = new Map<Fate, Uint8Array>()
  readonly #most: number

  constructor(most: number = ROWS) {
    this.#most = most
  }

  get isEmpty(): boolean {
    return this.lines.length === 0
  }

  get isFull(): boolean {
    return this.#rows >= this.#most || this.#bytes >= BYTES
  }

  addItem(line: number, { facts, gone = [] }: Told, terminalId: string): void {
    const item = this.lines.length
    this.lines.push(line)
    for (const { table, row } of facts) this.#add(table, ofTerminal(row, terminalId), item)
    for (const { table, row } of gone) this.#pending(table).drop(row)
    this.#bytes += (facts.length + gone.length) * BYTES_A_ROW
  }

  addRows(table: FactName, rows: readonly FactRow[], lines: readonly number[], bytes: number): void {
    let before: number | null = null
    rows.forEach((row, i) => {
      const line = lines[i] ?? 0
      // Parts of one row have its line.
      if (line !== before) this.lines.push(line)
      before = line
      this.#add(table, row, this.lines.length - 1)
    })
    this.#bytes += bytes
  }

  /** Notes what became of a row of an item. */
  note(item: number, fate: Fate): void {
    const known = this.#fates.get(fate) ?? new Uint8Array(this.lines.length)
    known[item] = 1
    this.#fates.set(fate, known)
  }

  /** Whether a row of the item had this fate. */
  had(item: number, fate: Fate): boolean {
    return this.#fates.get(fate)?.[item] === 1
  }

  /** The newest row with a key that waits here. */
  newest(table: FactName, key: FactRow): FactRow | undefined {
    return this.tables.get(table)?.newest(key)
  }

  /** Whether a thing is told here, as a row or as gone. */
  tellsOf(table: FactName, key: FactRow): boolean {
    const pending = this.tables.get(table)
    return pending !== undefined && (pending.newest(key) !== undefined || pending.isGone(key))
  }

  #add(table: FactName, row: FactRow, item: number): void {
    this.#pending(table).add(row, item)
    this.#rows += 1
  }

  #pending(table: FactName): PendingTable {
    const pending = this.tables.get(table) ?? new PendingTable(table)
    this.tables.set(table, pending)
    return pending
  }
}

const ofTerminal = (row: TableRow['row'], terminalId: string): FactRow =>
  row.terminal_id === terminalId ? row : { ...row, terminal_id: terminalId }
