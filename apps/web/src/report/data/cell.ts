import type { Cell, PanelData, RatioCell } from '@quaywise/contract'

/** A row of an answer. */
export type Row = PanelData['rows'][number]

/** Tells whether a cell is a ratio with both of its sides. */
export const isRatioCell = (cell: Cell | undefined): cell is RatioCell =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell && 'denominator' in cell

/** The number of a cell: a ratio's quotient, or the number itself; null where there is none. */
export function numberIn(cell: Cell | undefined): number | null {
  const value = isRatioCell(cell) ? cell.value : cell
  return typeof value === 'number' ? value : null
}

/** The text of a cell that names something; null where it names nothing. */
export function nameIn(cell: Cell | undefined): string | null {
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' && cell !== '' ? cell : null
}

/** Σ numerator ÷ Σ denominator over cells; null when nothing can be divided. */
export function ratioOver(cells: readonly (Cell | undefined)[]): RatioCell | null {
  const ratios = cells.filter(isRatioCell)
  if (ratios.length === 0) return null
  const sum = (pick: (cell: RatioCell) => number | null) =>
    ratios.reduce((total, cell) => total + (pick(cell) ?? 0), 0)
  const numerator = sum((cell) => cell.numerator)
  const denominator = sum((cell) => cell.denominator)
  const value = denominator === 0 ? null : numerator / denominator
  return {
    value,
    numerator,
    denominator,
    rows: sum((cell) => cell.rows),
    excluded: sum((cell) => cell.excluded),
  }
}
