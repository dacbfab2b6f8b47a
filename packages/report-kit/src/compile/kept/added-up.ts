import { baseMeasureOf, isProduct, isRatio, isSum, measureOf, sidesOf } from '@quaywise/metrics'
import { type Cell, isRatioCell, type RatioCell, ratioOf } from '../cells.ts'
import { numberOf } from '../compare/compared-cells.ts'

const isAddable = (side: string): boolean => isSum(baseMeasureOf(side))

const sumOf = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((one) => one !== null)
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
}

const ratioOver = (id: string, cells: readonly RatioCell[]): RatioCell => {
  const add = (pick: (cell: RatioCell) => number | null) => sumOf(cells.map(pick))
  const [numerator, denominator] = [add((cell) => cell.numerator), add((cell) => cell.denominator)]
  return {
    ...{ numerator, denominator, value: ratioOf(id, numerator, denominator) },
    rows: add((cell) => cell.rows) ?? 0,
    excluded: add((cell) => cell.excluded) ?? 0,
  }
}

/**
 * The number of a measure over stretches of time that follow each other, from its numbers in each; undefined where they
 * do not tell it: percentiles, products, rates of which no stretch had enough.
 */
export const addedUp = (id: string, cells: readonly Cell[]): Cell | undefined => {
  const measure = measureOf(id)
  if (isProduct(measure)) return undefined
  if (!isRatio(measure)) return isAddable(id) ? sumOf(cells.map(numberOf)) : undefined
  const ratios = cells.filter(isRatioCell)
  // What was enough in one stretch is enough over all of them.
  const enough = measure.least === undefined || ratios.some(({ value }) => value !== null)
  return enough && sidesOf(id).every(isAddable) ? ratioOver(id, ratios) : undefined
}
