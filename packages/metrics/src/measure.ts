import type { Unit } from './unit.ts'

/** What every measure says of itself; the words shown to users are in the catalogues under its id. */
type About = {
  readonly unit: Unit
  /** One sentence: what is counted, and what is not. */
  readonly means: string
  /** The id of the KPI in this catalogue, such as `QC-01`. */
  readonly code?: string
  /** The published standard that it follows, word for word of its title. */
  readonly source?: string
  readonly better?: 'higher' | 'lower'
  /** Forces a basis whatever the page's: `time` counts inside the period even on call pages. */
  readonly basis?: 'time'
  /** Dimensions of the dataset that this measure can be neither cut nor filtered by. */
  readonly not?: readonly string[]
}

/** Rows that a measure leaves out, by reason: the key of a message and an SQL condition. */
export type Exclusions = Readonly<Record<string, string>>

/**
 * A sum of an SQL expression over the rows that meet a condition: additive over any partition. `per` divides
 * the sum, so that what is added up stays whole and every order of adding gives the same.
 */
export type SumMeasure = About & {
  readonly sum: string
  readonly per?: number
  readonly where?: string
  readonly excludes?: Exclusions
}

/** A percentile as what it is taken of: `share` of the rows lie no higher; `of` in whole small units, told divided by `per`. */
export type Percentile = { readonly share: number; readonly of: string; readonly per: number }

/**
 * An aggregate that cannot be added up (a percentile, a distinct count, a list). `percentile` says of which numbers it
 * is one, for those who count them in fixed buckets.
 */
export type ValueMeasure = About & {
  readonly value: string
  readonly percentile?: Percentile
  readonly where?: string
  readonly excludes?: Exclusions
  readonly result?: 'text' | 'key' | 'list' | 'instant'
}

/** Σ numerator ÷ Σ denominator of two sums, of one dataset or of two on the dimensions that both have. */
export type RatioMeasure = About & {
  readonly ratio: readonly [string, string]
  readonly times?: number
  /** With less than this of that measure in the group the quotient is not printed; both sides are kept for totals. */
  readonly least?: readonly [string, number]
}

/**
 * The product of other measures, each worked out for the whole group: for what is defined as a product and is
 * no quotient of two sums. It cannot be added up, and is known only where every factor is.
 */
export type ProductMeasure = About & { readonly product: readonly string[]; readonly times?: number }

/**
 * A percentile of an expression over the rows that meet a condition, interpolated between neighbours: as the aggregate
 * that is exact, and as what it is taken of, so that both follow from one declaration.
 */
export const percentile = (
  share: number,
  of: string,
  per: number,
  where?: string,
): Pick<ValueMeasure, 'value' | 'percentile' | 'where'> => {
  const number = `${of} / ${per}`
  return where === undefined
    ? { value: `quantileExactInclusive(${share})(${number})`, percentile: { share, of, per } }
    : {
        ...{ value: `quantileExactInclusiveIf(${share})(${number}, ${where})`, where },
        percentile: { share, of, per },
      }
}

export type BaseMeasure = SumMeasure | ValueMeasure
export type Measure = BaseMeasure | RatioMeasure | ProductMeasure

/** Whether a measure is a product of others. */
export const isProduct = (measure: Measure): measure is ProductMeasure => 'product' in measure

/** Whether a measure is a ratio of two others. */
export const isRatio = (measure: Measure): measure is RatioMeasure => 'ratio' in measure

/** Whether a measure is a sum. */
export const isSum = (measure: Measure): measure is SumMeasure => 'sum' in measure
