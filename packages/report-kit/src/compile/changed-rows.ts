import type { CountingValues } from '@quaywise/domain'
import {
  baseMeasureOf,
  type Dataset,
  datasetOf,
  isSum,
  parameterBindings,
  parameterSql,
  parametersIn,
  sidesOf,
} from '@quaywise/metrics'
import type { Reader } from './answer.ts'
import { countedBy, newBindings } from './bindings.ts'
import type { Question } from './question.ts'
import { sourceSql } from './source-sql.ts'
import { engineInstant } from './window.ts'

/** Rows of a dataset that count otherwise by other parameters. */
export type ChangedRows = { readonly dataset: string; readonly rows: number }

const OTHER = 'other_'

/** The same SQL bound to the other values. */
const byOther = (sql: string): string =>
  parametersIn(sql).reduce(
    (text, key) => text.replaceAll(parameterSql(key), parameterSql(key).replace('{', `{${OTHER}`)),
    sql,
  )

/** What a row adds to a measure: nothing where it does not meet its condition. */
const contribution = (id: string): string => {
  const measure = baseMeasureOf(id)
  const counted = isSum(measure) ? `toFloat64(${measure.sum})` : 'toFloat64(1)'
  return measure.where ? `if(ifNull(${measure.where}, 0), ${counted}, NULL)` : counted
}

const told = (sql: string): string => `ifNull(${sql}, -1e300)`

const differs = (id: string): string | undefined => {
  const own = contribution(id)
  return parametersIn(own).length === 0 ? undefined : `${told(own)} != ${told(byOther(own))}`
}

const bindingsOf = (question: Question, other: CountingValues) => {
  const values = Object.entries(parameterBindings(other)).map(([name, value]) => [`${OTHER}${name}`, value])
  return newBindings(
    {
      ...{ terminal: question.terminal, zone: question.zone },
      ...{ from: engineInstant(question.window.from), to: engineInstant(question.window.to) },
      ...Object.fromEntries(values),
    },
    countedBy(question),
  )
}

/**
 * The rows of a question's window that add something else to one of its measures when counting goes by other values,
 * dataset by dataset; each row once, whatever hangs on it.
 */
export const changedRows = async (
  question: Question,
  other: CountingValues,
  { query }: Reader,
): Promise<readonly ChangedRows[]> => {
  const sides = [...new Set(question.measures.flatMap(sidesOf))]
  const datasets = new Map<Dataset, string[]>()
  for (const side of sides) {
    const condition = differs(side)
    const dataset = datasetOf(side)
    if (condition) datasets.set(dataset, [...(datasets.get(dataset) ?? []), condition])
  }
  return Promise.all(
    [...datasets].map(async ([dataset, conditions]) => {
      const bindings = bindingsOf(question, other)
      const selection = {
        dataset,
        basis: question.basis,
        restrictions: [],
        scope: undefined,
        visitColumns: [],
      }
      const source = sourceSql(selection, { by: [] }, bindings)
      const sql = `SELECT countIf(${conditions.join(' OR ')}) AS changed FROM (${source})`
      const [row] = await query(sql, bindings.params)
      return { dataset: dataset.name, rows: Number(row?.changed ?? 0) }
    }),
  )
}
