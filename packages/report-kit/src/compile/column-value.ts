import { isProduct, isRatio, isSum, type Measure, measureOf, sidesOf } from '@quaywise/metrics'
import type { LeafPlan, PlannedMeasure } from './leaves.ts'
import type { Question } from './question.ts'

/** The expression of a column over the groups of a question, as its cells are shown; undefined where it has none such. */
export const valueSql = (key: string, question: Question, plan: LeafPlan): string | undefined => {
  if (question.by.includes(key)) return `d_${key}`
  if (question.attributes.includes(key)) return `a_${key}`
  const measure = plan.measures.find((m) => m.id === key)
  return measure && shownSql(measure, question, plan)
}

/** A sum that is missing where others of its kind were counted is shown as zero, and compares as zero. */
const shownSql = (measure: PlannedMeasure, question: Question, plan: LeafPlan): string => {
  const value = measureSql(measure)
  if (!isPlainSum(measureOf(measure.id))) return value
  const basis = basisOf(measure, question)
  const others = plan.measures.filter((m) => m.id !== measure.id && basisOf(m, question) === basis)
  const counted = [...new Set(others.flatMap(({ aliases }) => aliases))].filter((alias) => alias !== value)
  if (counted.length === 0) return value
  return `if(isNull(${value}) AND (${counted.map((alias) => `isNotNull(${alias})`).join(' OR ')}), 0, ${value})`
}

const isPlainSum = (measure: Measure): boolean => !isRatio(measure) && !isProduct(measure) && isSum(measure)

const basisOf = ({ id }: PlannedMeasure, question: Question): string => measureOf(id).basis ?? question.basis

const measureSql = ({ id, aliases }: PlannedMeasure): string => {
  const measure = measureOf(id)
  const [value = 'NULL', denominator, guard] = aliases
  if (isProduct(measure)) return productSql(measure.product, measure.times, aliases)
  if (!isRatio(measure) || denominator === undefined) return value
  const short = guard === undefined ? '' : ` OR ifNull(${guard}, 0) < ${measure.least?.[1] ?? 0}`
  const times = measure.times === undefined ? '' : ` * ${measure.times}`
  return `if(ifNull(${denominator}, 0) = 0${short}, NULL, ifNull(${value}, 0) / ${denominator}${times})`
}

const productSql = (
  factors: readonly string[],
  times: number | undefined,
  aliases: readonly string[],
): string => {
  let at = 0
  const values = factors.map((id) => {
    const own = aliases.slice(at, at + sidesOf(id).length)
    at += own.length
    return measureSql({ id, aliases: own, notApplied: [] })
  })
  return [...values, ...(times === undefined ? [] : [String(times)])].join(' * ')
}
