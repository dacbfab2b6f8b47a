import {
  isProduct,
  isRatio,
  isSum,
  type Measure,
  measureOf,
  type ProductMeasure,
  type RatioMeasure,
  sidesOf,
} from '@quaywise/metrics'
import { type EngineRow, textOrNull } from './engine-row.ts'
import type { PlannedMeasure } from './leaves.ts'

/** A cell as the contract has it. */
export type RatioCell = {
  value: number | null
  numerator: number | null
  denominator: number | null
  rows: number
  excluded: number
  /** The same cell of what it is compared with; null where there is none. */
  compare?: RatioCell | null
}
export type Cell =
  | string
  | number
  | null
  | RatioCell
  | readonly (string | number | null)[]
  | Readonly<Record<string, number | null>>

const numberOf = (raw: unknown): number | null => {
  if (raw === null || raw === undefined || raw === '') return null
  const value = Number(raw)
  return Number.isFinite(value) ? value : null
}

/**
 * The cell of a measure in a row of the engine. A ratio whose denominator is missing or below its least has
 * no value but keeps both sides; with a denominator, a missing numerator is zero: nothing was done.
 */
export const cellOf = (row: EngineRow, planned: PlannedMeasure): Cell => {
  const measure = measureOf(planned.id)
  const [first = '', second = '', guard] = planned.aliases
  if (isProduct(measure)) return productOf(measure, row, planned.aliases)
  if (!isRatio(measure))
    return 'value' in measure && measure.result ? textOrNull(row[first]) : numberOf(row[first])
  const denominator = numberOf(row[second])
  const numerator = numberOf(row[first]) ?? (denominator === null ? null : 0)
  return {
    value: enough(measure, guard === undefined ? null : numberOf(row[guard]))
      ? quotient(measure, numerator, denominator)
      : null,
    numerator,
    denominator,
    rows: numberOf(row[`${first}_n`]) ?? 0,
    excluded: numberOf(row[`${first}_x`]) ?? 0,
  }
}

/** The counts beside a plain measure: rows counted and left out. */
export const countsOf = (row: EngineRow, planned: PlannedMeasure): { rows: number; excluded: number } => {
  const alias = planned.aliases[0] ?? ''
  return { rows: numberOf(row[`${alias}_n`]) ?? 0, excluded: numberOf(row[`${alias}_x`]) ?? 0 }
}

/** Rows left out by reason, of the numerator or the plain measure; only reasons that left something out. */
export const reasonsOf = (row: EngineRow, planned: PlannedMeasure): Readonly<Record<string, number>> => {
  const prefix = `${planned.aliases[0] ?? ''}_x_`
  const found = Object.entries(row).filter(([name, n]) => name.startsWith(prefix) && Number(n) > 0)
  return Object.fromEntries(found.map(([name, n]) => [name.slice(prefix.length), Number(n)]))
}

const enough = (measure: RatioMeasure, found: number | null): boolean =>
  measure.least === undefined || (found ?? 0) >= measure.least[1]

const quotient = (
  measure: RatioMeasure,
  numerator: number | null,
  denominator: number | null,
): number | null => {
  if (numerator === null || denominator === null || denominator === 0) return null
  return (numerator / denominator) * (measure.times ?? 1)
}

/** The quotient of two sides of a ratio, as its cells tell it; null where a side is not known. */
export const ratioOf = (id: string, numerator: number | null, denominator: number | null): number | null => {
  const measure = measureOf(id)
  return isRatio(measure) ? quotient(measure, numerator, denominator) : null
}

/** The factors of a product multiplied, each from its own columns in order; null where one is not known. */
const productOf = (measure: ProductMeasure, row: EngineRow, aliases: readonly string[]): number | null => {
  let at = 0
  let product = measure.times ?? 1
  for (const id of measure.product) {
    const own = aliases.slice(at, at + sidesOf(id).length)
    at += own.length
    const cell = cellOf(row, { id, aliases: own, notApplied: [] })
    const value = isRatioCell(cell) ? cell.value : cell
    if (typeof value !== 'number') return null
    product *= value
  }
  return product
}

/** A sum that is missing in one group of an answer is zero when the whole answer has data of its kind. */
export const zeroWhereCovered = (cell: Cell, whole: Cell | undefined, id: string): Cell => {
  const measure = measureOf(id)
  return cell === null && isSumOf(measure) && typeof whole === 'number' ? 0 : cell
}

const isSumOf = (measure: Measure): boolean => !isRatio(measure) && !isProduct(measure) && isSum(measure)

/** Whether a cell is a ratio with its two sides. */
export const isRatioCell = (cell: Cell | undefined): cell is RatioCell =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell && 'denominator' in cell
