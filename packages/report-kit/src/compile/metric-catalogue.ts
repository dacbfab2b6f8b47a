import {
  allMeasures,
  type BaseMeasure,
  datasetOf,
  dimensionsOf,
  isProduct,
  isRatio,
  isSum,
  type Measure,
  sidesOf,
  withParameterKeys,
} from '@quaywise/metrics'
import { FILTERS } from '../filter.ts'

/** A measure as the catalogue call lists it. */
export type MetricInfo = {
  id: string
  code: string | null
  dataset: string
  unit: string
  kind: 'sum' | 'value' | 'ratio'
  formula: string
  numerator: string | null
  denominator: string | null
  definition: string
  source: string | null
  dimensions: string[]
  filters: string[]
  better: 'higher' | 'lower' | null
}

/** Every measure with its formula, what it can be cut by, and the filters that apply to it. */
export const metricCatalogue = (): readonly MetricInfo[] =>
  allMeasures().map(([id, measure]) => infoOf(id, measure))

const infoOf = (id: string, measure: Measure): MetricInfo => {
  const dimensions = dimensionsOf(id)
  const [numerator, denominator] = isRatio(measure) ? measure.ratio : []
  return {
    id,
    code: measure.code ?? null,
    dataset: sidesOf(id)
      .map((side) => datasetOf(side).name)
      .join(isProduct(measure) ? ' · ' : ' ÷ '),
    unit: measure.unit,
    kind: isRatio(measure) ? 'ratio' : 'sum' in measure ? 'sum' : 'value',
    formula: formulaOf(measure),
    numerator: numerator ?? null,
    denominator: denominator ?? null,
    definition: measure.means,
    source: measure.source ?? null,
    dimensions: [...dimensions],
    filters: Object.entries(FILTERS)
      .filter(([, dimension]) => dimensions.includes(dimension))
      .map(([filter]) => filter),
    better: measure.better ?? null,
  }
}

const formulaOf = (measure: Measure): string => {
  if (isRatio(measure)) return ratioFormula(measure.ratio, measure.times)
  if (!isProduct(measure)) return baseFormula(measure)
  return `${measure.times ? `${measure.times} × ` : ''}${measure.product.join(' × ')}`
}

const ratioFormula = (
  [numerator, denominator]: readonly [string, string],
  times: number | undefined,
): string => `${times ? `${times} × ` : ''}Σ ${numerator} ÷ Σ ${denominator}`

const baseFormula = (measure: BaseMeasure): string => {
  const what = isSum(measure) ? `Σ ${measure.sum}${measure.per ? ` ÷ ${measure.per}` : ''}` : measure.value
  return withParameterKeys(measure.where ? `${what} where ${measure.where}` : what)
}
