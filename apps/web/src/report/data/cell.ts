import type { Cell, PanelData, RatioCell } from '@quaywise/contract'

/** A row of an answer. */
export type Row = PanelData['rows'][number]

/** Tells whether a cell is a ratio with both of its sides. */
export const isRatioCell = (cell: Cell | undefined): cell is RatioCell =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell && 'denominator' in cell

/**
 * What stands beside a measure of a row in comparison: the other cell, null where there is none, undefined where
 * nothing is compared.
 */
export function beforeIn(row: Row, measure: string): Cell | undefined {
  const cell = row[measure]
  if (isRatioCell(cell)) return cell.compare
  const { compare } = row
  if (compare === undefined || compare === null) return compare
  if (typeof compare !== 'object' || Array.isArray(compare) || isRatioCell(compare)) return undefined
  return Object.hasOwn(compare, measure) ? (compare[measure] ?? null) : null
}

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

/** Whether a number stands on both sides of a comparison, and by how much they differ. */
export function changeOf(
  cell: Cell | undefined,
  before: Cell | undefined,
): {
  readonly value: number
  readonly before: number
  readonly delta: number
  readonly share: number | null
} | null {
  const [now, then] = [numberIn(cell), numberIn(before)]
  if (now === null || then === null) return null
  return {
    value: now,
    before: then,
    delta: now - then,
    share: then === 0 ? null : (now - then) / Math.abs(then),
  }
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
