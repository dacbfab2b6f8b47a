import { type BaseMeasure, isSum } from '@quaywise/metrics'
import { perSql } from './leaves.ts'

/** What a row adds to a number, what all of them come to, and the unit of both; null where they come to no number. */
type Contribution = {
  readonly own: string
  readonly whole: string | null
  /** The sum of all rows beside each of them, where it is one. */
  readonly beside?: string
  readonly unit: string
}

/**
 * A row adds its part to a sum, and is itself one of the numbers that a percentile is taken of: the rows come to the
 * percentile. To what is counted otherwise it adds itself.
 */
export const contributionOf = (measure: BaseMeasure): Contribution => {
  const { unit } = measure
  if (isSum(measure)) {
    const per = perSql(measure)
    const sum = `sum(${measure.sum})`
    const [whole, beside] = [`toFloat64(${sum})${per}`, `toFloat64(${sum} OVER ())${per}`]
    return { own: `toFloat64(${measure.sum})${per}`, whole, beside, unit }
  }
  const { value, percentile, result } = measure
  if (percentile) {
    const own = `toFloat64(${percentile.of}) / ${percentile.per}`
    return { own, whole: `toFloat64(${value})`, unit }
  }
  return { own: 'toFloat64(1)', whole: result ? null : `toFloat64(${value})`, unit: '1' }
}
