import type { SourceMemoryFact } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import type { JsonValue } from '../json/value.ts'

/** What a memory is kept of. */
export type MemoryKey = { readonly kind: string; readonly name: string }

/** Whose memory it is, and when the file came in. */
type MemoryOrigin = Pick<Origin, 'terminal' | 'receivedAt' | 'known'>

const idOf = ({ kind, name }: MemoryKey): string => `${kind} ${name}`

/** What messages told of things before: fetched many at once, changed one by one. */
export class Memory {
  readonly #origin: MemoryOrigin
  readonly #rows = new Map<string, SourceMemoryFact | null>()

  constructor(origin: MemoryOrigin) {
    this.#origin = origin
  }

  /** Fetches what is kept of these things, those that are here already left out. */
  async fetch(keys: readonly MemoryKey[]): Promise<void> {
    const missing = new Map(keys.filter((key) => !this.#rows.has(idOf(key))).map((key) => [idOf(key), key]))
    if (missing.size === 0) return
    const terminal_id = this.#origin.terminal.id
    const asked = [...missing.values()].map(({ kind, name }) => ({ terminal_id, kind, name }))
    const rows = await this.#origin.known.rows('source_memory', asked)
    for (const id of missing.keys()) this.#rows.set(id, null)
    for (const row of rows) this.#rows.set(idOf(row), row)
  }

  /** What is kept of a thing that was fetched; undefined for nothing. */
  get(key: MemoryKey): JsonValue | undefined {
    const row = this.#rows.get(idOf(key))
    // Only this class wrote it.
    return row ? JSON.parse(row.told) : undefined
  }

  /** Keeps what is told of a thing now; the row to write, or none when nothing changed. */
  set(key: MemoryKey, value: JsonValue): readonly TableRow[] {
    const told = JSON.stringify(value)
    const before = this.#rows.get(idOf(key))
    if (before?.told === told) return [{ table: 'source_memory', row: before }]
    const version = Math.max(this.#origin.receivedAt, (before?.version ?? 0) + 1)
    const row = { terminal_id: this.#origin.terminal.id, ...key, told, version }
    this.#rows.set(idOf(key), row)
    return [{ table: 'source_memory', row }]
  }
}
