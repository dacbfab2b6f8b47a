import { localHour } from '@quaywise/metrics'
import { sourceSql } from '../compile/source-sql.ts'
import { fillBucketsSql, monthBucketsSql } from './buckets-sql.ts'
import { bindingsOf, DAY_OF_BUILD, type DayRun, rowsOfRun, type Statement } from './day-run.ts'
import type { Rollup } from './rollup.ts'

/** Columns by which the rows of a roll-up are found, before its dimensions. */
const KEYS = ['terminal_id', 'grain', 'at', 'build'] as const

const columnsOf = (rollup: Rollup): readonly string[] => [
  ...KEYS,
  ...rollup.dimensions.map(({ column }) => column),
  ...rollup.sums.map(({ column }) => column),
]

/** The sums of a run by local hour and every dimension, from the facts. */
export const hoursSql = (rollup: Rollup, run: DayRun): Statement => {
  const bindings = bindingsOf(run)
  const dimensions = rollup.dimensions.map(({ column, sql }) => `${sql} AS ${column}`)
  const sums = rollup.sums.map(({ column, aggregate }) => `${aggregate} AS ${column}`)
  const key = ['_hour', '_build', ...rollup.dimensions.map(({ column }) => column)].join(', ')
  const sql = [
    `SELECT {terminal:String} AS terminal_id, 'hour' AS grain, toDateTime(${localHour('_at')}, 'UTC') AS _hour, ${DAY_OF_BUILD} AS _build,`,
    `  ${[...dimensions, ...sums].join(',\n  ')}`,
    `FROM (${rowsOfRun(rollup.dataset, run, bindings)})`,
    `GROUP BY ${key}`,
  ].join('\n')
  return { sql, params: bindings.params }
}

/** What a coarser grain keeps of a finer one: what parts its rows, and its dimensions. */
type Coarser = { readonly from: string; readonly part: string; readonly keeps: 'all' | 'few' | 'none' }

// The pieces of the usual shifts: shifts of other hours are added up from hours.
const COARSER = {
  shift: {
    from: 'hour',
    part: 'multiIf(toHour(h.at, {zone:String}) < 8, 0, toHour(h.at, {zone:String}) < 20, 1, 2)',
    keeps: 'all',
  },
  day: { from: 'shift', part: '0', keeps: 'few' },
  total: { from: 'hour', part: 'h.at', keeps: 'none' },
} as const satisfies Readonly<Record<string, Coarser>>

/** The grains below the hour, in the order in which they are filled. */
export const COARSER_GRAINS = ['shift', 'day', 'total'] as const

const addedUp = (
  rollup: Rollup,
  grain: string,
  { from, part, keeps }: Coarser,
  build: string,
  where: string,
): string => {
  const kept = rollup.dimensions.filter(({ few }) => keeps === 'all' || (keeps === 'few' && few))
  const names = kept.map(({ column }) => `h.${column} AS ${column}`)
  const sums = rollup.sums.map(({ column }) => `sum(h.${column}) AS ${column}`)
  const columns = [...KEYS, ...kept.map(({ column }) => column), ...rollup.sums.map(({ column }) => column)]
  const groups = ['h.terminal_id', build, part, ...kept.map(({ column }) => `h.${column}`)].filter((one) =>
    /\bh\./.test(one),
  )
  return [
    `INSERT INTO quaywise.${rollup.table} (${columns.join(', ')})`,
    `SELECT h.terminal_id, '${grain}', min(h.at), toUInt64(${build}), ${[...names, ...sums].join(', ')}`,
    `FROM quaywise.${rollup.table} AS h`,
    `WHERE h.terminal_id = {terminal:String} AND h.grain = '${from}' AND h.at >= toDateTime({from:DateTime64(3, 'UTC')}) - 86400 AND h.at < toDateTime({to:DateTime64(3, 'UTC')}) + 86400 AND ${where}`,
    `GROUP BY ${groups.join(', ')}`,
  ].join('\n')
}

/** The statements that fill the sums of a run: hours from the facts, the coarser grains from the hours. */
const fillSumsSql = (rollup: Rollup, run: DayRun): readonly Statement[] => {
  const hours = hoursSql(rollup, run)
  const params = { ...bindingsOf(run).params, end: run.build + run.days }
  const ofRun = 'h.build >= {build:UInt64} AND h.build < {end:UInt64}'
  return [
    { ...hours, sql: `INSERT INTO quaywise.${rollup.table} (${columnsOf(rollup).join(', ')})\n${hours.sql}` },
    ...COARSER_GRAINS.map((grain) => ({
      sql: addedUp(rollup, grain, COARSER[grain], 'h.build', ofRun),
      params,
    })),
  ]
}

/** The statements that fill the roll-up of a run: its sums, and the buckets of its percentiles. */
export const fillSql = (rollup: Rollup, run: DayRun): readonly Statement[] => [
  ...fillSumsSql(rollup, run),
  ...fillBucketsSql(rollup, run),
]

/** The statements that fill the sums of a whole month, and its buckets, from those of its days. */
export const monthSql = (rollup: Rollup, run: DayRun, builds: readonly number[]): readonly Statement[] => [
  monthSumsSql(rollup, run, builds),
  ...monthBucketsSql(rollup, run, builds),
]

const monthSumsSql = (rollup: Rollup, run: DayRun, builds: readonly number[]): Statement => ({
  sql: addedUp(
    rollup,
    'month',
    { from: 'day', part: '0', keeps: 'few' },
    '{build:UInt64}',
    'has({builds:Array(UInt64)}, h.build)',
  ),
  params: { ...bindingsOf(run).params, builds },
})

/**
 * How the intervals of a run lie over hours and days: one row for each pair of the days in which they begin and end.
 * `crossing` counts those that cross a local hour, `empty` those of no length.
 */
export const extentSql = ({ dataset }: Rollup, run: DayRun): Statement | undefined => {
  const { time } = dataset
  if (time.rule !== 'interval') return undefined
  const bindings = bindingsOf(run)
  const source = sourceSql(
    { dataset, basis: 'time', restrictions: [], scope: undefined, visitColumns: [] },
    { by: [] },
    bindings,
  )
  const last = `${time.to} - toIntervalMillisecond(1)`
  const sql = [
    `SELECT toString(toDate(${time.from}, {zone:String})) AS first, toString(toDate(${last}, {zone:String})) AS last, toUnixTimestamp64Milli(max(${time.to})) AS reach,`,
    `  countIf(${time.to} > ${time.from} AND ${localHour(time.from)} != ${localHour(last)}) AS crossing, countIf(${time.to} <= ${time.from}) AS empty`,
    `FROM (${source}) GROUP BY first, last`,
  ].join('\n')
  return { sql, params: bindings.params }
}

/** The local days of which a dataset has rows, first and last; `known` is false where it has none. */
export const knownDaysSql = ({ dataset }: Rollup, terminal: string, zone: string): Statement => {
  const everything = { terminal, zone, first: '2000-01-01', days: 36_500, build: 0 }
  const bindings = bindingsOf(everything)
  const sql = `SELECT toString(toDate(min(_at), {zone:String})) AS first, toString(toDate(max(_at), {zone:String})) AS last, count() > 0 AS known FROM (${rowsOfRun(dataset, everything, bindings)})`
  return { sql, params: bindings.params }
}
