import { DATASETS, type Dataset, isRatio, measureOf, VISIT_ATTRIBUTES } from '@quaywise/metrics'
import type { LeafPlan, PlannedMeasure } from './leaves.ts'
import type { Question } from './question.ts'

/** A column of an answer, as the contract has it. */
export type Column = {
  key: string
  unit: string | null
  role: 'dimension' | 'measure' | 'attribute'
  type: 'text' | 'number' | 'ratio' | 'instant' | 'list' | 'key'
  notApplied?: string[]
}

/** The column of a dimension. */
export const dimensionColumn = (id: string): Column => {
  const dimension = (DATASETS as readonly Dataset[]).map((d) => d.dimensions[id]).find(Boolean)
  return { key: id, unit: null, role: 'dimension', type: dimension?.type ?? 'text' }
}

/** The column of an attribute of calls. */
export const attributeColumn = (id: string): Column => {
  const known: Readonly<Record<string, { readonly type: Column['type']; readonly unit?: string }>> =
    VISIT_ATTRIBUTES
  return { key: id, unit: known[id]?.unit ?? null, role: 'attribute', type: known[id]?.type ?? 'text' }
}

/** The column of a measure, with the page's filters that do not apply to it. */
export const measureColumn = ({ id, notApplied }: PlannedMeasure): Column => {
  const measure = measureOf(id)
  const type = isRatio(measure) ? 'ratio' : 'value' in measure && measure.result ? measure.result : 'number'
  return {
    key: id,
    unit: measure.unit,
    role: 'measure',
    type,
    ...(notApplied.length > 0 ? { notApplied: [...notApplied] } : {}),
  }
}

/** The columns of an answer in their order: what groups, what describes it, what was counted. */
export const columnsOf = (
  question: Pick<Question, 'by' | 'attributes'>,
  plan: Pick<LeafPlan, 'measures'>,
): readonly Column[] => [
  ...question.by.map(dimensionColumn),
  ...question.attributes.map(attributeColumn),
  ...plan.measures.map(measureColumn),
]
