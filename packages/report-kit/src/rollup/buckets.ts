import { type BaseMeasure, isSum, type Percentile } from '@quaywise/metrics'

/** How far a percentile from buckets may lie from the exact one, as a share of it, where all numbers have one sign. */
export const BUCKET_ERROR = 0.01

/** Each bucket reaches so many times as far as the one below: its middle lies within the error of all that is in it. */
const STEP = (1 + BUCKET_ERROR) / (1 - BUCKET_ERROR)
const LOG_STEP = Math.log(STEP)

/** The bucket of what is counted without a number. */
export const NO_BUCKET = 32_767

/**
 * The bucket of a number as SQL: 0 below one unit; above, one for each step of a logarithmic ladder, and the same below
 * zero with the sign turned. Buckets of equal numbers are equal for ever: they hang on nothing but the error.
 */
export const bucketSql = (of: string): string =>
  `if(abs(${of}) < 1, 0, sign(${of}) * (1 + floor(log(toFloat64(greatest(abs(${of}), 1))) / ${LOG_STEP})))`

const middleSql = (bucket: string): string =>
  `if(${bucket} = 0, 0, sign(${bucket}) * 2 * pow(${STEP}, abs(${bucket})) / ${1 + STEP})`

/**
 * The percentile of counted buckets as SQL, interpolated between neighbours as the exact one; null without any.
 * `counts`: the sorted buckets and how many numbers are in each, as a pair of arrays.
 */
export const percentileSql = (counts: string, { share, per }: Percentile): string => {
  // Lambdas give a name to what is used more than once: the statement stays short, and quick to read for the engine.
  const named = (names: string, value: string, of: readonly string[]): string =>
    `arrayMap((${names}) -> ${value}, ${of.map((one) => `[${one}]`).join(', ')})[1]`
  const nth = (place: string): string =>
    named('b', middleSql('b'), [`keys[arrayFirstIndex(n -> n > ${place}, sums)]`])
  const mixed = `(1 - place + floor(place)) * ${nth('floor(place)')} + (place - floor(place)) * ${nth('floor(place) + 1')}`
  const between = named('place', mixed, [`${share} * (toFloat64(sums[-1]) - 1)`])
  const inAll = named('keys, sums', `if(empty(keys), NULL, ${between} / ${per})`, [
    'kept.1',
    'arrayCumSum(kept.2)',
  ])
  return named('kept', inAll, [counts])
}

/** The percentile that a measure is; undefined where it is something else. */
export const percentileOf = (measure: BaseMeasure): Percentile | undefined =>
  isSum(measure) ? undefined : measure.percentile
