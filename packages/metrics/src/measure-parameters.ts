import type { CountingKey } from '@quaywise/domain'
import { allMeasures, baseMeasureOf, datasetOf, measureOf, sidesOf } from './catalogue.ts'
import { isRatio } from './measure.ts'
import { parametersIn, parametersOfRows } from './parameter-sql.ts'

const ofSide = (side: string): readonly CountingKey[] => [
  ...parametersIn(JSON.stringify(baseMeasureOf(side))),
  ...parametersOfRows(datasetOf(side)),
]

/** The parameters on which the number of a measure hangs, by either side of it. */
export const parametersOfMeasure = (id: string): readonly CountingKey[] => {
  const measure = measureOf(id)
  const least = isRatio(measure) && measure.least ? [measure.least[0]] : []
  return [...new Set([...sidesOf(id), ...least].flatMap(ofSide))]
}

const byParameter = new Map<CountingKey, string[]>()
for (const [id] of allMeasures())
  for (const key of parametersOfMeasure(id)) byParameter.set(key, [...(byParameter.get(key) ?? []), id])

/** The measures that hang on a parameter, in the order in which they are declared. */
export const measuresDrivenBy = (key: CountingKey): readonly string[] => byParameter.get(key) ?? []
