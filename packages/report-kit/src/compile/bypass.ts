import { COUNTING_DEFAULTS, type CountingKey, countingValues } from '@quaywise/domain'
import { parametersIn, parametersOfRows } from '@quaywise/metrics'
import type { Leaf } from './leaves.ts'
import type { Question } from './question.ts'
import type { Selection } from './source-sql.ts'

const changedIn = ({ parameters }: Pick<Question, 'parameters'>): ReadonlySet<string> => {
  if (!parameters) return new Set()
  const values = Object.entries(countingValues(parameters))
  return new Set(
    values.filter(([key, value]) => value !== COUNTING_DEFAULTS[key as CountingKey]).map(([key]) => key),
  )
}

/**
 * Tells of a leaf whether it must be counted from the facts: roll-ups hold what the default parameters count, and a
 * question that goes by another value of one that the leaf names cannot be answered from them.
 */
export const bypassOf = (
  question: Pick<Question, 'parameters'>,
  { dataset }: Pick<Selection, 'dataset'>,
): ((leaf: Pick<Leaf, 'measure'>) => boolean) => {
  const changed = changedIn(question)
  if (changed.size === 0) return () => false
  if (parametersOfRows(dataset).some((key) => changed.has(key))) return () => true
  return ({ measure }) => parametersIn(JSON.stringify(measure)).some((key) => changed.has(key))
}
