import type { Dataset } from '@quaywise/metrics'
import { leafColumns } from '../compile/leaves.ts'
import { bucketSql, NO_BUCKET, percentileOf } from './buckets.ts'

/** What is counted in buckets: the numbers of percentiles, and the rows beside them, which have no bucket. */
export type KeptSeries = {
  readonly name: string
  /** What identifies it: the numbers and the rows that have them, or the aggregate that counts rows. */
  readonly counts: string
  /** The numbers; undefined where rows are only counted. */
  readonly of?: string
  readonly where: string
}

/** What identifies the numbers of a percentile. */
export const numbersOf = (of: string, where: string | undefined): string => `${of} where ${where ?? '1'}`

const conditionOf = (aggregate: string): string =>
  aggregate === 'count()' ? '1' : aggregate.slice('countIf('.length, -1)

/** The series of a dataset: for each percentile its numbers, and the aggregates that count rows beside it. */
export const keptSeries = ({ time, measures }: Dataset): readonly KeptSeries[] => {
  const kept = new Map<string, KeptSeries>()
  const keep = (one: KeptSeries): void => {
    if (!kept.has(one.counts)) kept.set(one.counts, one)
  }
  if (time.rule === 'interval') return []
  for (const [id, measure] of Object.entries(measures)) {
    const found = percentileOf(measure)
    if (!found) continue
    const where = measure.where ?? '1'
    keep({ name: id, counts: numbersOf(found.of, measure.where), of: found.of, where })
    leafColumns({ alias: id, id, measure }, true, (aggregate, name) => {
      keep({ name, counts: aggregate, where: conditionOf(aggregate) })
      return aggregate
    })
  }
  return [...kept.values()]
}

/** One pair of a series and a bucket for each series that a row is in, as an SQL array. */
export const seriesSql = (series: readonly KeptSeries[]): string => {
  const pairs = series.map(({ name, of, where }) => {
    const bucket = of === undefined ? String(NO_BUCKET) : `ifNull(${bucketSql(of)}, ${NO_BUCKET})`
    const counted = of === undefined ? where : `(${where}) AND isNotNull(${of})`
    return `('${name}', toInt16(${bucket}), toUInt8(ifNull(${counted}, 0)))`
  })
  return `arrayFilter(s -> tupleElement(s, 3) = 1, [${pairs.join(', ')}])`
}
