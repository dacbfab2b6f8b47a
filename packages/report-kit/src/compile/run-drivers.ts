import { dimensionsOf } from '@quaywise/metrics'
import { type DriverRate, FACTORS } from '../factors.ts'
import type { DriversPanel } from '../panel.ts'
import { type AnswerRow, answer, type Reader } from './answer.ts'
import { isRatioCell, type RatioCell } from './cells.ts'
import { type Column, measureColumn } from './columns.ts'
import { effectsOf } from './log-mean.ts'
import type { Question } from './question.ts'
import { otherWindow } from './run-tiles.ts'

const USUAL = 'previous'
const SAME = 1e-9

/** Why a difference is not taken apart. */
type WhyNot = 'nothing_now' | 'nothing_before' | 'factor_zero' | 'not_all_told'

/**
 * A rate taken apart: one row for the rate, then one a factor, with both sides of each, the same of the window that it
 * is held against (`before`), and what each adds to the difference (`effect`, logarithmic mean). Where one side has no
 * rate or a factor is zero there are no effects, and the first row says why. The rate of cranes takes the place of
 * the berth rate where a filter is set that hours at berth do not know.
 */
export const runDrivers = async (
  panel: DriversPanel,
  question: Question,
  compare: unknown,
  reader: Reader,
): Promise<{ columns: readonly Column[]; rows: readonly AnswerRow[] }> => {
  const rate = rateOf(panel.of, question)
  const measures = [rate, ...FACTORS[rate]]
  const window = otherWindow(compare ?? USUAL, question)
  const sides = [question, { ...question, window, scopes: {} }].map((q) => answer({ ...q, measures }, reader))
  const [now, before] = await Promise.all(sides)
  const cells = measures.map((id) => [ratioIn(now?.rows[0], id), ratioIn(before?.rows[0], id)] as const)
  const why = whyNot(cells)
  const effects = why === null ? effectsOfCells(cells) : []
  const rows = measures.map((id, i): AnswerRow => rowOf(id, cells[i] ?? [EMPTY, EMPTY], effects[i] ?? null))
  const against = {
    against_start: new Date(window.from).toISOString(),
    against_end: new Date(window.to).toISOString(),
  }
  return {
    columns: [
      MEASURE,
      ...measures.map((id) => measureColumn({ id, aliases: [], notApplied: left(id, question) })),
    ],
    rows: rows.map((row, i) => (i === 0 ? { ...row, ...against, why } : row)),
  }
}

const MEASURE: Column = { key: 'measure', unit: null, role: 'dimension', type: 'key' }
const EMPTY: RatioCell = { value: null, numerator: null, denominator: null, rows: 0, excluded: 0 }

const left = (id: string, { restrictions }: Question): readonly string[] =>
  restrictions.filter(({ dimension }) => !dimensionsOf(id).includes(dimension)).map(({ of }) => of)

/** The rate that all filters apply to: the one wanted, else that of cranes. */
const rateOf = (wanted: DriverRate, { restrictions }: Question): DriverRate => {
  const knows = (rate: DriverRate) => restrictions.every((r) => dimensionsOf(rate).includes(r.dimension))
  return knows(wanted) || !knows('gmph') ? wanted : 'gmph'
}

const ratioIn = (row: AnswerRow | undefined, id: string): RatioCell => {
  const cell = row?.[id]
  return isRatioCell(cell) ? cell : EMPTY
}

type Pair = readonly [RatioCell, RatioCell]

const rowOf = (id: string, [now, before]: Pair, effect: number | null): AnswerRow => ({
  measure: id,
  ...now,
  before: before.value,
  before_numerator: before.numerator,
  before_denominator: before.denominator,
  effect,
})

const whyNot = ([rate, ...factors]: readonly Pair[]): WhyNot | null => {
  if (!rate || rate[0].value === null) return 'nothing_now'
  if (rate[1].value === null) return 'nothing_before'
  if (factors.some((pair) => pair.some(({ value }) => value === null || value <= 0))) return 'factor_zero'
  const holds = ([0, 1] as const).every((side) => {
    const product = factors.reduce((all, pair) => all * (pair[side].value ?? 0), 1)
    return Math.abs(product - (rate[side].value ?? 0)) <= SAME * product
  })
  return holds ? null : 'not_all_told'
}

/** The whole difference, then the part of each factor. */
const effectsOfCells = ([, ...factors]: readonly Pair[]): readonly number[] => {
  const side = (at: 0 | 1): readonly number[] => factors.map((pair) => pair[at].value ?? 0)
  const parts = effectsOf(side(1), side(0))
  return [parts.reduce((sum, part) => sum + part, 0), ...parts]
}
