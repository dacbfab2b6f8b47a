import type { HeldParameters } from '@quaywise/domain'
import {
  baseMeasureOf,
  type Dataset,
  datasetOf,
  isSum,
  localShift,
  parametersIn,
  parametersOfRows,
  sidesOf,
} from '@quaywise/metrics'
import type { Reader } from './answer.ts'
import { countedBy, newBindings } from './bindings.ts'
import { byTimes } from './parameter-times.ts'
import type { Question } from './question.ts'
import { sourceSql } from './source-sql.ts'
import { engineInstant } from './window.ts'

/** Rows of a dataset that count otherwise by other parameters. */
export type ChangedRows = { readonly dataset: string; readonly rows: number }

/** What a row adds to a measure, or something else of it: nothing where it does not meet the measure's condition. */
const contribution = (id: string, of?: string): string => {
  const measure = baseMeasureOf(id)
  const counted = of ?? (isSum(measure) ? `toFloat64(${measure.sum})` : 'toFloat64(1)')
  return measure.where ? `if(ifNull(${measure.where}, 0), ${counted}, NULL)` : counted
}

const told = (sql: string): string => `ifNull(${sql}, -1e300)`

/** Where the changes of shifts are counted, a lift counts otherwise that falls into another shift. */
const LIFTS = [
  datasetOf('lifts'),
  contribution('lifts', `toFloat64(cityHash64(${localShift('_at')}))`),
] as const

/** The contributions to the measures of a question that hang on parameters, by their datasets. */
const contributionsOf = ({ measures }: Question): ReadonlyMap<Dataset, readonly string[]> => {
  const found = new Map<Dataset, string[]>()
  const add = (dataset: Dataset, own: string) => found.set(dataset, [...(found.get(dataset) ?? []), own])
  const sides = [...new Set(measures.flatMap(sidesOf))]
  for (const side of sides) {
    const own = contribution(side)
    if (parametersIn(own).length > 0) add(datasetOf(side), own)
  }
  if (sides.some((side) => parametersOfRows(datasetOf(side)).includes('shift.hours'))) add(...LIFTS)
  return found
}

/**
 * The rows of a question's window that add something else to one of its measures when counting goes by other values,
 * dataset by dataset; each row once, whatever hangs on it.
 */
export const changedRows = async (
  question: Question,
  other: HeldParameters,
  { query }: Reader,
): Promise<readonly ChangedRows[]> => {
  const { terminal, zone, window, basis } = question
  return Promise.all(
    [...contributionsOf(question)].map(async ([dataset, contributions]) => {
      const bindings = newBindings(
        { terminal, zone, from: engineInstant(window.from), to: engineInstant(window.to) },
        countedBy(question),
      )
      const selection = { dataset, basis, restrictions: [], scope: undefined, visitColumns: [] }
      const by = (sql: string, parameters: Question['parameters']): string =>
        byTimes(sql, selection, { ...(parameters ? { parameters } : {}), window, zone }, bindings)
      const differs = contributions.map(
        (own) => `${told(by(own, question.parameters))} != ${told(by(own, other))}`,
      )
      const source = by(sourceSql(selection, { by: [], now: question.now }, bindings), question.parameters)
      const sql = `SELECT countIf(${differs.join(' OR ')}) AS changed FROM (${source})`
      const [row] = await query(sql, bindings.params)
      return { dataset: dataset.name, rows: Number(row?.changed ?? 0) }
    }),
  )
}
