import type { Bindings } from './bindings.ts'
import { valueSql } from './column-value.ts'
import { columnsOf } from './columns.ts'
import type { LeafPlan } from './leaves.ts'
import type { Question } from './question.ts'
import type { ColumnCondition } from './where.ts'

/** The conditions on the columns of a table, over its groups. Every value is bound. */
export const whereSql = (question: Question, plan: LeafPlan, bindings: Bindings): readonly string[] =>
  (question.where ?? []).flatMap((condition) => {
    const value = valueSql(condition.key, question, plan)
    if (value === undefined) return []
    const list = columnsOf(question, plan).some(({ key, type }) => key === condition.key && type === 'list')
    return conditionSql(condition, value, list, bindings)
  })

const conditionSql = (
  condition: ColumnCondition,
  value: string,
  list: boolean,
  bindings: Bindings,
): readonly string[] => {
  if ('contains' in condition)
    return [
      `positionCaseInsensitiveUTF8(ifNull(toString(${value}), ''), ${bindings.bind(condition.contains, 'String')}) > 0`,
    ]
  if ('in' in condition) return [choiceSql(condition.in, value, list, bindings)]
  if ('least' in condition || 'most' in condition)
    return between(value, condition.least, condition.most, (bound) => bindings.bind(bound, 'Float64'))
  const { since, until } = condition as Extract<ColumnCondition, { since?: unknown }>
  return between(
    value,
    since,
    until,
    (bound) => `parseDateTime64BestEffort(${bindings.bind(bound, 'String')}, 3, 'UTC')`,
  )
}

const choiceSql = (
  chosen: readonly (string | null)[],
  value: string,
  list: boolean,
  bindings: Bindings,
): string => {
  const values = bindings.bind(
    chosen.map((one) => one ?? ''),
    'Array(String)',
  )
  if (!list) return `has(${values}, ifNull(toString(${value}), ''))`
  return `(hasAny(arrayMap(v -> toString(v), ${value}), ${values}) OR (empty(${value}) AND has(${values}, '')))`
}

const between = <Bound>(
  value: string,
  least: Bound | null | undefined,
  most: Bound | null | undefined,
  bind: (bound: Bound) => string,
): readonly string[] => [
  ...(least === null || least === undefined ? [] : [`${value} >= ${bind(least)}`]),
  ...(most === null || most === undefined ? [] : [`${value} <= ${bind(most)}`]),
]
