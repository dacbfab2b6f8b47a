import { localHour } from '@quaywise/metrics'
import { CLASSED_CALL, classesSql } from './call-classes.ts'
import { bindingsOf, DAY_OF_BUILD, type DayRun, rowsOfRun, type Statement } from './day-run.ts'
import { bucketDimensions, type Rollup } from './rollup.ts'
import { seriesSql } from './series.ts'

/** The name of the dimension that stands for all rows at once. */
export const ALL_ROWS = ''

/** The name and value of each dimension of a row, and of none, as an SQL array of pairs. */
const valuesSql = (rollup: Rollup): string => {
  const values = bucketDimensions(rollup).map(({ id, sql }) => `('${id}', toString(${sql}))`)
  return `[${[`('${ALL_ROWS}', '')`, ...values].join(', ')}]`
}

/** The numbers of a run in buckets, by local day and by each dimension that buckets keep alone, from the facts. */
export const bucketsSql = (rollup: Rollup, run: DayRun): Statement => {
  const bindings = bindingsOf(run)
  const pairs = [
    `SELECT _at, ${DAY_OF_BUILD} AS _build, arrayJoin(${valuesSql(rollup)}) AS _value, arrayJoin(${seriesSql(rollup.series)}) AS _series`,
    `FROM (${rowsOfRun(rollup.dataset, run, bindings)})`,
  ].join(' ')
  const sql = [
    `SELECT {terminal:String} AS terminal_id, 'day' AS grain, toDateTime(${localHour('min(_at)')}, 'UTC') AS _day, _build,`,
    '  tupleElement(_value, 1) AS dimension, tupleElement(_value, 2) AS value, tupleElement(_series, 1) AS series, tupleElement(_series, 2) AS bucket, count() AS n',
    `FROM (${pairs})`,
    'GROUP BY _build, dimension, value, series, bucket',
  ].join('\n')
  return { sql, params: bindings.params }
}

const COLUMNS = 'terminal_id, grain, at, build, dimension, value, series, bucket, n'

const ofDays = (has: string): string =>
  `h.terminal_id = {terminal:String} AND h.grain = 'day' AND h.at >= toDateTime({from:DateTime64(3, 'UTC')}) - 86400 AND h.at < toDateTime({to:DateTime64(3, 'UTC')}) + 86400 AND ${has}`

/**
 * The statements that fill the buckets of a run: from the facts, and those by the class of calls from those by call;
 * none where the dataset has no percentiles.
 */
export const fillBucketsSql = (rollup: Rollup, run: DayRun): readonly Statement[] => {
  if (rollup.series.length === 0) return []
  const { sql, params } = bucketsSql(rollup, run)
  const insert = `INSERT INTO quaywise.${rollup.bucketTable} (${COLUMNS})`
  const ofRun = ofDays('h.build >= {build:UInt64} AND h.build < {end:UInt64}')
  const classes = classesSql(rollup, ofRun).map((rows) => ({
    sql: `${insert}\nSELECT {terminal:String}, 'day', at, build, dimension, value, series, bucket, n FROM (${rows})`,
    params: { ...params, end: run.build + run.days },
  }))
  return [{ sql: `${insert}\n${sql}`, params }, ...classes]
}

/** The statement that adds the buckets of a whole month up from those of its days; none without percentiles. */
export const monthBucketsSql = (
  rollup: Rollup,
  run: DayRun,
  builds: readonly number[],
): readonly Statement[] => {
  if (rollup.series.length === 0) return []
  const sql = [
    `INSERT INTO quaywise.${rollup.bucketTable} (${COLUMNS})`,
    "SELECT h.terminal_id, 'month', min(h.at), {build:UInt64}, h.dimension, h.value, h.series, h.bucket, sum(h.n)",
    `FROM quaywise.${rollup.bucketTable} AS h`,
    `WHERE ${ofDays('has({builds:Array(UInt64)}, h.build)')}`,
    `  AND h.dimension != '${CLASSED_CALL}'`,
    'GROUP BY h.terminal_id, h.dimension, h.value, h.series, h.bucket',
  ].join('\n')
  return [{ sql, params: { ...bindingsOf(run).params, builds } }]
}
