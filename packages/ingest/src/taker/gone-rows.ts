import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactRow } from '../fact-format.ts'
import type { FactKey, Window } from './fact-ports.ts'
import { keyReader } from './row-key.ts'

/** Rows of one table that go, and where they lie. */
export type Gone = {
  readonly table: FactName
  readonly keys: readonly FactKey[]
  readonly window: Window | null
}

/** Rows that were told to hold no longer, unless a later item tells them again. */
export class GoneRows {
  readonly #tables = new Map<FactName, Map<string, FactRow>>()

  add(table: FactName, row: FactRow): void {
    const rows = this.#tables.get(table) ?? new Map<string, FactRow>()
    this.#tables.set(table, rows.set(keyReader(table)(row), row))
  }

  /** Notes that a row is told as holding: it stays, whatever was said of it before. */
  holds(table: FactName, row: FactRow): void {
    this.#tables.get(table)?.delete(keyReader(table)(row))
  }

  list(): readonly Gone[] {
    return [...this.#tables].flatMap(([table, rows]) => {
      const { keys, time } = FACT_IDENTITY[table]
      const all = [...rows.values()]
      if (all.length === 0) return []
      const instants = time === null ? [] : all.map((row) => Number(row[time]))
      const [first = 0] = instants
      const window =
        time === null
          ? null
          : {
              from: instants.reduce((from, at) => Math.min(from, at), first),
              to: instants.reduce((to, at) => Math.max(to, at), first),
            }
      const named = all.map((row) => keys.map((key) => keyValue(row[key])))
      return [{ table, keys: named, window }]
    })
  }
}

const keyValue = (value: unknown): string | number => (typeof value === 'number' ? value : String(value))
