import type { AnswerRow } from '../answer.ts'
import { type Cell, isRatioCell, type RatioCell } from '../cells.ts'

/**
 * A row beside the row that it is compared with: a ratio carries the other cell, plain numbers stand together under
 * `compare`. A row with nothing to compare says so: `compare` is null.
 */
export const comparedRow = (
  row: AnswerRow,
  other: AnswerRow | undefined,
  measures: readonly string[],
): AnswerRow => {
  const compared: AnswerRow = { ...row }
  const plain: Record<string, number | null> = {}
  for (const id of measures) {
    const [cell, before] = [row[id] ?? null, other?.[id] ?? null]
    if (isRatioCell(cell)) compared[id] = { ...cell, compare: isRatioCell(before) ? before : null }
    else if (typeof cell === 'number' || typeof before === 'number')
      plain[id] = typeof before === 'number' ? before : null
  }
  compared.compare = other === undefined ? null : plain
  return compared
}

/** A row of nothing, beside which a row stands that only the other side has. */
export const rowWithout = (other: AnswerRow, names: AnswerRow, measures: readonly string[]): AnswerRow => ({
  ...Object.fromEntries(measures.map((id) => [id, nothingLike(other[id])])),
  ...names,
})

const NOTHING: RatioCell = { value: null, numerator: null, denominator: null, rows: 0, excluded: 0 }

const nothingLike = (cell: Cell | undefined): Cell => (isRatioCell(cell) ? NOTHING : null)

/** The number of a cell: a ratio's quotient, or the number itself. */
export const numberOf = (cell: Cell | undefined): number | null => {
  const value = isRatioCell(cell) ? cell.value : cell
  return typeof value === 'number' ? value : null
}

/** The compared number of a measure in a compared row. */
export const comparedNumber = (row: AnswerRow, id: string): number | null => {
  const cell = row[id]
  if (isRatioCell(cell)) return cell.compare?.value ?? null
  const { compare } = row
  const isRecord = typeof compare === 'object' && compare !== null && !Array.isArray(compare)
  if (!isRecord || isRatioCell(compare) || !(id in compare)) return null
  const value: unknown = Reflect.get(compare, id)
  return typeof value === 'number' ? value : null
}
