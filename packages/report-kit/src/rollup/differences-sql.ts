import { COARSER_GRAINS, type DayRun, hoursSql, type Statement, windowOfRun } from './build-sql.ts'
import type { Rollup } from './rollup.ts'

/** How far sums of fractions may lie apart: their last digits follow the order of adding. */
const NOISE = '1e-11'

const apart = (column: string): string =>
  `abs(sumIf(${column}, side = 1) - sumIf(${column}, side = 0)) > ${NOISE} * (1 + sumIf(abs(${column}), side = 1))`

const asNumber = (column: string): string => `toFloat64(ifNull(${column}, 0)) AS ${column}`

/**
 * Counts the groups of one built day that do not hold what the facts hold, and the coarser grains that do not add up
 * to its hours. A row each, `wrong` telling how many.
 */
export const differencesSql = (rollup: Rollup, run: DayRun): Statement => {
  const { sql: facts, params } = hoursSql(rollup, run)
  const { from, to } = windowOfRun(run)
  const sums = rollup.sums.map(({ column }) => column)
  const keys = ['_hour', ...rollup.dimensions.map(({ column }) => column)]
  const near = `terminal_id = {terminal:String} AND at >= toDateTime(${Math.floor(from / 1000) - 86_400}) AND at < toDateTime(${Math.ceil(to / 1000) + 86_400}) AND build = {build:UInt64}`
  const built = (grain: string, at: string): string =>
    `SELECT ${[at, ...rollup.dimensions.map(({ column }) => column), ...sums].join(', ')} FROM quaywise.${rollup.table} WHERE grain = '${grain}' AND ${near}`
  const groups = (side: number, rows: string): string =>
    `SELECT ${side} AS side, ${[...keys, ...sums.map(asNumber)].join(', ')} FROM (${rows})`
  const totals = (side: number, rows: string): string =>
    `SELECT ${side} AS side, ${sums.map((column) => `toFloat64(ifNull(sum(${column}), 0)) AS ${column}`).join(', ')} FROM (${rows})`
  const wrong = sums.map(apart).join(' OR ')
  const byGroup = `SELECT 'facts' AS against, count() AS wrong FROM (
  SELECT ${keys.join(', ')} FROM (${groups(1, facts)} UNION ALL ${groups(0, built('hour', 'at AS _hour'))}) GROUP BY ${keys.join(', ')} HAVING ${wrong})`
  const byGrain = COARSER_GRAINS.map(
    (grain) => `SELECT '${grain}' AS against, toUInt64(${wrong}) AS wrong FROM (
  ${totals(1, built('hour', 'at AS _hour'))} UNION ALL ${totals(0, built(grain, 'at AS _hour'))})`,
  )
  return { sql: [byGroup, ...byGrain].join('\nUNION ALL\n'), params }
}
