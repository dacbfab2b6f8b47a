import type { Cell } from '@quaywise/report-kit/compile'

/** A number with the rows that it was counted from; 0 where they are not told. */
type Counted = { readonly value: number | null; readonly rows: number }

/** The number of a cell, of a ratio its value. */
export const countedIn = (cell: Cell | undefined): Counted => {
  if (typeof cell === 'number') return { value: cell, rows: 0 }
  if (typeof cell !== 'object' || cell === null || !('numerator' in cell)) return { value: null, rows: 0 }
  return { value: Number.isFinite(cell.value) ? Number(cell.value) : null, rows: Number(cell.rows ?? 0) }
}
