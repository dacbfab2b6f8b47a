import { localHour } from '@quaywise/metrics'
import { CALL_CLASS, CLASS_COLUMNS, CLASSED_CALL, classedCallSql, classSql } from './call-classes.ts'
import { bindingsOf, DAY_OF_BUILD, type DayRun, rowsOfRun, type Statement } from './day-run.ts'
import { bucketDimensions, hasClasses, type Rollup } from './rollup.ts'
import { seriesSql } from './series.ts'

/** The name of the dimension that stands for all rows at once. */
export const ALL_ROWS = ''

/** The name and value of each dimension of a row, of none, and of its call, as an SQL array of pairs. */
const valuesSql = (rollup: Rollup): string => {
  const values = bucketDimensions(rollup).map(({ id, sql }) => `('${id}', toString(${sql}))`)
  const classed = [
    `('${CALL_CLASS}', ${classSql('visit_')})`,
    `('${CLASSED_CALL}', ${classedCallSql('visit_', 'visit_id')})`,
  ]
  return `[${[`('${ALL_ROWS}', '')`, ...values, ...(hasClasses(rollup) ? classed : [])].join(', ')}]`
}

/** One pair that tells that there are rows, in place of the series of a row. */
const ONLY_ROWS = "[('', toInt16(0), toUInt8(1))]"

/** The numbers of a run in buckets, by local day and by each dimension that buckets keep alone, from the facts. */
export const bucketsSql = (rollup: Rollup, run: DayRun): Statement => {
  const bindings = bindingsOf(run)
  const rows = rowsOfRun(rollup.dataset, run, bindings, hasClasses(rollup) ? CLASS_COLUMNS : [])
  const values = `SELECT _at, ${DAY_OF_BUILD} AS _build, arrayJoin(${valuesSql(rollup)}) AS _value, ${seriesSql(rollup.series)} AS _all FROM (${rows})`
  const pairs = `SELECT _at, _build, _value, arrayJoin(if(tupleElement(_value, 1) = '${CLASSED_CALL}', ${ONLY_ROWS}, _all)) AS _series FROM (${values})`
  const sql = [
    `SELECT {terminal:String} AS terminal_id, 'day' AS grain, toDateTime(${localHour('min(_at)')}, 'UTC') AS _day, _build,`,
    '  tupleElement(_value, 1) AS dimension, tupleElement(_value, 2) AS value, tupleElement(_series, 1) AS series, tupleElement(_series, 2) AS bucket, count() AS n',
    `FROM (${pairs})`,
    'GROUP BY _build, dimension, value, series, bucket',
  ].join('\n')
  return { sql, params: bindings.params }
}

const COLUMNS = 'terminal_id, grain, at, build, dimension, value, series, bucket, n'

/** The statement that fills the buckets of a run; none where the dataset has no percentiles. */
export const fillBucketsSql = (rollup: Rollup, run: DayRun): readonly Statement[] => {
  if (rollup.series.length === 0) return []
  const { sql, params } = bucketsSql(rollup, run)
  return [{ sql: `INSERT INTO quaywise.${rollup.bucketTable} (${COLUMNS})\n${sql}`, params }]
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
    "WHERE h.terminal_id = {terminal:String} AND h.grain = 'day' AND h.at >= toDateTime({from:DateTime64(3, 'UTC')}) - 86400 AND h.at < toDateTime({to:DateTime64(3, 'UTC')}) + 86400 AND has({builds:Array(UInt64)}, h.build)",
    `  AND h.dimension != '${CLASSED_CALL}'`,
    'GROUP BY h.terminal_id, h.dimension, h.value, h.series, h.bucket',
  ].join('\n')
  return [{ sql, params: { ...bindingsOf(run).params, builds } }]
}
