import type { Dataset } from '@quaywise/metrics'
import { isSum } from '@quaywise/metrics'
import type { Question } from '@quaywise/report-kit/compile'
import type { Rollup } from '@quaywise/report-kit/rollup'
import { MONTH } from './density.ts'

/** The sums of a dataset. */
const sumsOf = ({ measures }: Dataset): readonly string[] =>
  Object.entries(measures).flatMap(([id, measure]) => (isSum(measure) ? [id] : []))

/** The ways in which a monthly page cuts a dataset: whole, by day, and by the first dimension with few values. */
export const cutsOf = ({ dataset, dimensions }: Rollup): readonly (readonly string[])[] => {
  const few = dimensions.find(
    (one) => one.few && !(dataset.measures[sumsOf(dataset)[0] ?? '']?.not ?? []).includes(one.id),
  )
  return few ? [[], ['day'], [few.id]] : [[], ['day']]
}

/** A question of a month about all sums of a dataset that a cut allows. */
export const monthOf = (terminal: string, { dataset }: Rollup, by: readonly string[]): Question => {
  const measures = sumsOf(dataset).filter((id) =>
    by.every((cut) => !(dataset.measures[id]?.not ?? []).includes(cut)),
  )
  return {
    ...{
      terminal,
      zone: 'UTC',
      window: MONTH,
      basis: 'time',
      measures,
      by,
      attributes: [],
      restrictions: [],
    },
    ...{ scopes: {}, order: [], reasons: false, limit: 10_000, offset: 0 },
  }
}
