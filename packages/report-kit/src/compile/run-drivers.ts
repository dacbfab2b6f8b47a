import { dimensionsOf } from '@quaywise/metrics'
import { type DriverRate, FACTORS } from '../factors.ts'
import type { DriversPanel } from '../panel.ts'
import { type AnswerRow, answer, type Reader } from './answer.ts'
import { isRatioCell, type RatioCell } from './cells.ts'
import { type Column, measureColumn } from './columns.ts'
import { comparedWith, compareOf } from './compare/compared-question.ts'
import { effectsOf } from './log-mean.ts'
import type { Question } from './question.ts'
import type { Window } from './window.ts'

const USUAL = 'previous'
const SAME = 1e-9

/** Why a difference is not taken apart. */
type WhyNot = 'nothing_now' | 'nothing_before' | 'factor_zero' | 'not_all_told'

type Drivers = {
  readonly columns: readonly Column[]
  readonly rows: readonly AnswerRow[]
  readonly compare: Window | null
}

/**
 * A rate taken apart: one row for the rate, then one a factor, with both sides of each, the same cell of what it is held
 * against (`compare`; the period before where nothing is chosen), and what each adds to the difference (`effect`,
 * logarithmic mean). Where one side has no rate or a factor is zero there are no effects, and the first row says why. The
 * rate of cranes takes the place of the berth rate where a filter is set that hours at berth do not know.
 */
export const runDrivers = async (
  panel: DriversPanel,
  question: Question,
  compare: unknown,
  reader: Reader,
): Promise<Drivers> => {
  const rate = rateOf(panel.of, question)
  const measures = [rate, ...FACTORS[rate]]
  const other = await comparedWith(compareOf(compare ?? USUAL), question, reader)
  const [now, before] = await Promise.all([
    answer({ ...question, measures }, reader),
    other ? answer({ ...other.question, measures }, reader) : undefined,
  ])
  const pairs = measures.map((id): Pair => [ratioIn(now.rows[0], id), ratioIn(before?.rows[0], id)])
  const why = whyNot(pairs)
  const effects = why === null ? effectsOfPairs(pairs) : []
  const rows = measures.map((measure, i): AnswerRow => {
    const [cell, beside] = pairs[i] ?? [EMPTY, EMPTY]
    return { measure, ...cell, compare: beside, effect: effects[i] ?? null, ...(i === 0 ? { why } : {}) }
  })
  const columns = measures.map((id) => measureColumn({ id, aliases: [], notApplied: leftOut(id, question) }))
  return { columns: [MEASURE, ...columns], rows, compare: other?.question.window ?? null }
}

const MEASURE: Column = { key: 'measure', unit: null, role: 'dimension', type: 'key' }
const EMPTY: RatioCell = { value: null, numerator: null, denominator: null, rows: 0, excluded: 0 }

type Pair = readonly [RatioCell, RatioCell]

const leftOut = (id: string, { restrictions }: Question): readonly string[] =>
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
const effectsOfPairs = ([, ...factors]: readonly Pair[]): readonly number[] => {
  const side = (at: 0 | 1): readonly number[] => factors.map((pair) => pair[at].value ?? 0)
  const parts = effectsOf(side(1), side(0))
  return [parts.reduce((sum, part) => sum + part, 0), ...parts]
}
