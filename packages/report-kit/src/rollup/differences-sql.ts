import { bucketsSql } from './buckets-sql.ts'
import { COARSER_GRAINS, hoursSql } from './build-sql.ts'
import { CALL_CLASS, CLASSED_CALL, classesSql } from './call-classes.ts'
import { type DayRun, type Statement, windowOfRun } from './day-run.ts'
import type { Rollup } from './rollup.ts'

/** How far sums of fractions may lie apart: their last digits follow the order of adding. */
const NOISE = '1e-11'

const apart = (column: string): string =>
  `abs(sumIf(${column}, side = 1) - sumIf(${column}, side = 0)) > ${NOISE} * (1 + sumIf(abs(${column}), side = 1))`

const summed = (column: string): string => `toFloat64(ifNull(sum(${column}), 0)) AS ${column}`

/**
 * The days of a run that do not hold what the facts hold, each as `day`, counted from the first, with how many groups
 * are `wrong`: of the hours and the buckets against the facts, of the coarser grains against the hours, and of the classes of calls against the calls. `builds`: one for each day.
 */
export const differencesSql = (
  rollup: Rollup,
  run: Omit<DayRun, 'build' | 'days'>,
  builds: readonly number[],
): Statement => {
  const counted = { ...run, build: 0, days: builds.length }
  const facts = hoursSql(rollup, counted)
  const { from, to } = windowOfRun(counted)
  const sums = rollup.sums.map(({ column }) => column)
  const keys = ['_build', '_hour', ...rollup.dimensions.map(({ column }) => column)].join(', ')
  const near = `terminal_id = {terminal:String} AND at >= toDateTime(${Math.floor(from / 1000) - 86_400}) AND at < toDateTime(${Math.ceil(to / 1000) + 86_400})`
  const built = (grain: string): string =>
    `SELECT *, toUInt64(indexOf({builds:Array(UInt64)}, build) - 1) AS _build, at AS _hour FROM quaywise.${rollup.table} WHERE grain = '${grain}' AND ${near} AND has({builds:Array(UInt64)}, build)`
  const side = (number: number, rows: string, by: string): string =>
    `SELECT ${number} AS side, ${by}, ${sums.map(summed).join(', ')} FROM (${rows}) GROUP BY ${by}`
  const compared = (one: string, other: string, by: string): string =>
    `SELECT _build AS day FROM (${side(1, one, by)} UNION ALL ${side(0, other, by)}) GROUP BY ${by} HAVING ${sums.map(apart).join(' OR ')}`
  const all = [
    compared(facts.sql, built('hour'), keys),
    ...COARSER_GRAINS.map((grain) => compared(built('hour'), built(grain), '_build')),
    ...bucketsApart(rollup, counted, near),
  ]
  return {
    sql: `SELECT day, count() AS wrong FROM (\n${all.join('\nUNION ALL\n')}\n) GROUP BY day ORDER BY day`,
    params: { ...facts.params, builds },
  }
}

const BUCKET_KEYS = '_build, dimension, value, series, bucket'

/** The buckets that do not hold what the facts hold, a row with its day for each; none where there are no buckets. */
const bucketsApart = (rollup: Rollup, counted: DayRun, near: string): readonly string[] => {
  if (rollup.series.length === 0) return []
  const side = (number: number, rows: string): string =>
    `SELECT ${number} AS side, ${BUCKET_KEYS}, sum(n) AS kept FROM (${rows}) GROUP BY ${BUCKET_KEYS}`
  const numbered = 'toUInt64(indexOf({builds:Array(UInt64)}, h.build) - 1) AS _build'
  const days = `h.grain = 'day' AND ${near} AND has({builds:Array(UInt64)}, h.build)`
  const ofClasses = `h.dimension IN ('${CALL_CLASS}', '${CLASSED_CALL}')`
  const built = (which: string): string =>
    `SELECT h.*, ${numbered} FROM quaywise.${rollup.bucketTable} AS h WHERE ${days} AND ${which}`
  const apart = (one: string, other: string): string =>
    `SELECT _build AS day FROM (${side(1, one)} UNION ALL ${side(0, other)}) GROUP BY ${BUCKET_KEYS} HAVING sumIf(kept, side = 1) != sumIf(kept, side = 0)`
  return [
    apart(bucketsSql(rollup, counted).sql, built(`NOT ${ofClasses}`)),
    ...classesSql(rollup, days).map((rows) =>
      apart(`SELECT h.*, ${numbered} FROM (${rows}) AS h`, built(ofClasses)),
    ),
  ]
}
