import { VISIT_ATTRIBUTES } from '@quaywise/metrics'

const rows = 'quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}'

/** Calls that belong to the window: call basis. */
export const countedInWindow =
  "counted_at >= {from:DateTime64(3, 'UTC')} AND counted_at < {to:DateTime64(3, 'UTC')}"

/**
 * Bounds of everything that happened on those calls, in whole local days with one to spare on either side, so that
 * only their partitions are read, and roll-ups by day end where they do.
 */
const bound = (at: string): string =>
  `(SELECT toDateTime64(toStartOfDay(${at}, {zone:String}), 3, 'UTC') FROM ${rows} AND ${countedInWindow})`
export const earliestOfCalls = bound('min(coalesce(least(ata, atb), atb, ata, sort_at)) - toIntervalDay(1)')
export const latestOfCalls = bound(
  "max(ifNull(atd, toDateTime64('2100-01-01 00:00:00', 3, 'UTC'))) + toIntervalDay(2)",
)

/** Ids of the calls that meet all of some conditions on their columns. */
export const callsWhere = (conditions: readonly string[]): string =>
  `SELECT visit_id FROM ${rows} AND ${conditions.join(' AND ')}`

/** The calls with some of their columns, each under the name `visit_<column>`, to join by `visit_id`. */
export const visitColumns = (columns: readonly string[]): string =>
  `SELECT visit_id, ${columns.map((c) => `${c} AS visit_${c}`).join(', ')} FROM ${rows}`

/** The calls with attributes under their own ids, to join by the dimension `visit`. */
export const visitAttributes = (attributes: readonly string[]): string => {
  const known: Readonly<Record<string, { readonly sql: string }>> = VISIT_ATTRIBUTES
  return `SELECT visit_id AS d_visit, ${attributes.map((a) => `${known[a]?.sql ?? 'NULL'} AS a_${a}`).join(', ')} FROM ${rows}`
}
