import { useState } from 'react'

/** Rows that are chosen, also those of other pages of the list. */
export interface Picked<Row> {
  readonly rows: readonly Row[]
  has(row: Row): boolean
  toggle(row: Row): void
  /** Chooses all of these rows, or none of them when all are chosen already. */
  toggleAll(rows: readonly Row[]): void
  clear(): void
}

/** Keeps which rows of a list are chosen. */
export function usePicked<Row extends { readonly id: string }>(): Picked<Row> {
  const [rows, setRows] = useState<readonly Row[]>([])
  const ids = new Set(rows.map(({ id }) => id))
  const without = (gone: ReadonlySet<string>) => rows.filter(({ id }) => !gone.has(id))
  return {
    rows,
    has: ({ id }) => ids.has(id),
    toggle: (row) => setRows(ids.has(row.id) ? without(new Set([row.id])) : [...rows, row]),
    toggleAll: (all) => {
      const others = without(new Set(all.map(({ id }) => id)))
      setRows(all.every(({ id }) => ids.has(id)) ? others : [...others, ...all])
    },
    clear: () => setRows([]),
  }
}
