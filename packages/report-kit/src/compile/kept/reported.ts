import type { AnswerRow } from '../answer.ts'
import { type Cell, isRatioCell } from '../cells.ts'
import type { Column } from '../columns.ts'
import { numberOf } from '../compare/compared-cells.ts'
import { addedUp } from './added-up.ts'
import type { KeptMonth } from './kept-month.ts'

/** What is off by less than this share is the same number. */
const SAME = 1e-9

/**
 * A tile's row as it was reported; `now` is what the number is by now, where it is another. What it is compared with is
 * what was reported of that month.
 */
export const reportedTile = (
  row: AnswerRow,
  month: KeptMonth | undefined,
  before: KeptMonth | undefined,
): AnswerRow => {
  const measure = String(row.measure)
  const [reported, other] = [month?.month?.[measure], before?.month?.[measure]]
  const beside = other && 'compare' in row ? { compare: cellOfTile(other) } : {}
  if (!reported) return { ...row, ...beside }
  const now = numberOf(row.value)
  return { ...row, ...reported, ...beside, ...(differs(now, numberOf(reported.value)) ? { now } : {}) }
}

/** The cells of a month, out of the rows of its tiles. */
export const cellsOfMonth = (kept: KeptMonth | undefined): AnswerRow | undefined =>
  kept?.month &&
  Object.fromEntries(Object.entries(kept.month).map(([measure, tile]) => [measure, cellOfTile(tile)]))

/** A row with its cells as they were reported; `now` holds, by measure, what is another number by now. */
export const reportedCells = (
  row: AnswerRow,
  reported: AnswerRow | undefined,
  columns: readonly Column[],
): AnswerRow => {
  if (!reported) return row
  const told = columns.filter(({ key, role }) => role === 'measure' && key in reported)
  const later = told
    .filter(({ key, within }) => differs(numberOf(row[key]), numberOf(reported[key]), within))
    .map(({ key }) => [key, numberOf(row[key])] as const)
  return {
    ...row,
    ...Object.fromEntries(told.map(({ key }) => [key, withCompared(reported[key] ?? null, row[key])])),
    ...(later.length > 0 ? { now: Object.fromEntries(later) } : {}),
  }
}

/**
 * A row over rows of which some are as they were reported: their sums. What does not add up stays as it is counted by
 * now, and `counted` names it.
 */
export const addedCells = (
  row: AnswerRow,
  parts: readonly AnswerRow[],
  columns: readonly Column[],
): AnswerRow => {
  const measures = columns.filter(({ key, role }) => role === 'measure' && key in row)
  const sums = measures.map(
    ({ key }) =>
      [
        key,
        addedUp(
          key,
          parts.map((part) => part[key] ?? null),
        ),
      ] as const,
  )
  const told = Object.fromEntries(sums.filter(([, sum]) => sum !== undefined)) as AnswerRow
  const counted = sums.filter(([, sum]) => sum === undefined).map(([key]) => key)
  return { ...reportedCells(row, told, columns), ...(counted.length > 0 ? { counted } : {}) }
}

const cellOfTile = ({ value = null, numerator, denominator, rows, excluded }: AnswerRow): Cell =>
  denominator === undefined
    ? value
    : {
        value: numberOf(value),
        numerator: numberOf(numerator),
        denominator: numberOf(denominator),
        rows: numberOf(rows) ?? 0,
        excluded: numberOf(excluded) ?? 0,
      }

/** A ratio as it was reported, beside what the one of now is compared with. */
const withCompared = (reported: Cell, now: Cell | undefined): Cell =>
  isRatioCell(reported) && isRatioCell(now) && now.compare !== undefined
    ? { ...reported, compare: now.compare }
    : reported

const differs = (now: number | null, reported: number | null, within = 0): boolean => {
  if (now === null || reported === null) return now !== reported
  return Math.abs(now - reported) > Math.max(SAME, within) * Math.max(Math.abs(now), Math.abs(reported))
}
