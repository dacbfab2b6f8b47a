import { visitColumns } from '../compile/visit-sql.ts'
import type { Statement } from './day-run.ts'
import { CLASS_COLUMNS, callDimensionOf, hasClasses, type Rollup } from './rollup.ts'

/** The name under which buckets are kept by the class of a row's call. */
export const CALL_CLASS = 'call_class'

/** The name under which buckets keep which calls a build counted, each with the class that it then had. */
export const CLASSED_CALL = 'classed_call'

/**
 * What stands beside the datasets for all buckets by class: one day of it is dirty from the moment at which calls are
 * written until every build was looked through for calls that are of another class now.
 */
export const CALL_CLASSES = 'callClasses'

/** The day of `CALL_CLASSES`. */
export const CLASSES_DAY = '2000-01-01'

const SEPARATOR = "'\\t'"

/** The class of a call as SQL, of columns under their own names after a prefix. */
const classSql = (prefix: string): string =>
  `concat(${CLASS_COLUMNS.map((column) => `toString(${prefix}${column})`).join(`, ${SEPARATOR}, `)})`

/** What a class tells, as SQL, each under the name that a call's column has beside a row. */
export const classColumnsSql = (value: string): string =>
  CLASS_COLUMNS.map((column, i) => `splitByChar(${SEPARATOR}, ${value})[${i + 1}] AS visit_${column}`).join(
    ', ',
  )

/** A call with its class as SQL. */
const classedCallSql = (prefix: string, call: string): string =>
  `concat(${classSql(prefix)}, ${SEPARATOR}, toString(${call}))`

/**
 * The buckets of days by the class of calls, and which calls these are, from the buckets by call: in one look at the
 * calls, so that both tell of the same classes. `where`: which buckets, as `h`. Nothing where rows have no call.
 */
export const classesSql = (rollup: Rollup, where: string): readonly string[] => {
  if (!hasClasses(rollup)) return []
  const told = [
    `('${CALL_CLASS}', ${classSql('c.visit_')}, toString(h.series), h.bucket)`,
    `('${CLASSED_CALL}', ${classedCallSql('c.visit_', 'h.value')}, '', toInt16(0))`,
  ]
  const calls = `SELECT h.at AS at, h.build AS build, h.value AS value, h.series AS series, h.bucket AS bucket, h.n AS n FROM quaywise.${rollup.bucketTable} AS h WHERE ${where} AND h.dimension = '${callDimensionOf(rollup)}'`
  const pairs = `SELECT h.at AS at, h.build AS build, h.n AS n, arrayJoin([${told.join(', ')}]) AS _told FROM (${calls}) AS h LEFT ANY JOIN (${visitColumns(CLASS_COLUMNS)}) AS c ON c.visit_id = h.value`
  const [dimension, value, series, bucket] = [1, 2, 3, 4].map((i) => `tupleElement(_told, ${i})`)
  return [
    `SELECT min(p.at) AS at, p.build AS build, ${dimension} AS dimension, ${value} AS value, ${series} AS series, ${bucket} AS bucket, sum(p.n) AS n FROM (${pairs}) AS p GROUP BY build, dimension, value, series, bucket`,
  ]
}

/** The builds that counted a call as of another class than it is of now; `builds`: those that are looked through. */
export const otherClassesSql = (rollup: Rollup, terminal: string, builds: readonly number[]): Statement => {
  const call = `splitByChar(${SEPARATOR}, toString(b.value))[${CLASS_COLUMNS.length + 1}]`
  const kept = `SELECT b.build AS build, b.value AS value, ${call} AS call FROM quaywise.${rollup.bucketTable} AS b WHERE b.terminal_id = {terminal:String} AND b.grain = 'day' AND b.dimension = '${CLASSED_CALL}' AND has({builds:Array(UInt64)}, b.build)`
  const sql = [
    `SELECT DISTINCT k.build AS build FROM (${kept}) AS k`,
    `LEFT ANY JOIN (${visitColumns(CLASS_COLUMNS)}) AS c ON c.visit_id = k.call`,
    `WHERE toString(k.value) != ${classedCallSql('c.visit_', 'k.call')}`,
  ].join('\n')
  return { sql, params: { terminal, builds } }
}
