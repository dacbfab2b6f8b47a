import type { VesselCall } from '@quaywise/contract'
import { engineInstant, type Reader } from '@quaywise/report-kit/compile'
import { instantOf, number, text } from './engine-value.ts'

type Asked = { readonly find?: string | undefined; readonly visit?: string | undefined }

const MOST = 40
const OF_TERMINAL = 'terminal_id = {terminal:String}'
const NOW = "{now:DateTime64(3, 'UTC')}"

const idsIn = (table: string): string =>
  `visit_id IN (SELECT visit_id FROM quaywise.${table} WHERE ${OF_TERMINAL} AND visit_id IN (SELECT visit_id FROM chosen))`

const listSql = (where: string): string => `
WITH chosen AS (
  SELECT *, coalesce(least(atb, first_lift), atb, first_lift) AS begun, multiIf(isNotNull(atd) AND atd <= ${NOW}, 'FINISHED',
    begun > ${NOW} - toIntervalDay({longest:UInt16}) AND begun <= ${NOW}, 'RUNNING', sort_at > ${NOW} - toIntervalDay(2), 'EXPECTED', 'FINISHED') AS state
  FROM quaywise.vessel_visit FINAL WHERE ${OF_TERMINAL} AND ${where}
  ORDER BY state = 'RUNNING' DESC, abs(dateDiff('second', coalesce(atb, sort_at), ${NOW})) ASC LIMIT ${MOST}
)
SELECT visit_id, vessel, voyage_in, voyage_out, toString(line) AS line, toString(service) AS service, imo, toString(berth_id) AS berth,
  toString(trunk_branch) AS trunk_branch, toString(own_ship) AS own_ship, loa_m, state, quality, missing_stamps,
  arrayMin(arrayFilter(x -> isNotNull(x), [ata, pbp, atb, all_fast, first_lift, if(boxes > 0, lifted_from, NULL), sort_at])) AS starts,
  arrayMax(arrayFilter(x -> isNotNull(x), [atd, ready_to_sail, atc, lashing_done, last_lift, if(boxes > 0, lifted_to, NULL), atb, sort_at, if(state = 'RUNNING', ${NOW}, sort_at)])) AS ends,
  plan_load + plan_disc + plan_restow AS planned, ifNull(boxes, 0) AS boxes,
  ifNull(boxes, 0) > 0 AS work, ${idsIn('crane_time')} AS cranes, ${idsIn('work_queue')} AS has_plan, ${idsIn('stow_position')} AS stow
FROM chosen LEFT JOIN (
  SELECT visit_id, sum(crane_boxes) AS boxes, min(started_at) AS lifted_from, max(ended_at) AS lifted_to FROM quaywise.che_cycle
  WHERE ${OF_TERMINAL} AND eq_kind = 'QC' AND trolley = 'main' AND visit_id IN (SELECT visit_id FROM chosen) GROUP BY visit_id
) AS work USING (visit_id)
ORDER BY state = 'RUNNING' DESC, abs(dateDiff('second', coalesce(atb, sort_at), ${NOW})) ASC`

const FOUND = `positionCaseInsensitiveUTF8(concat(vessel, ' ', voyage_out, ' ', voyage_in, ' ', imo, ' ', visit_id), {find:String}) > 0`
const BEGUN = `sort_at <= ${NOW} + toIntervalDay(2)`

/**
 * The calls that match, else those around the terminal's now: at the berth first, then the nearest in time. A call
 * without a departure that began longer than so many days ago is over: nobody told of its end.
 */
export const vesselCalls = async (
  terminal: string,
  now: number,
  { find, visit }: Asked,
  longestDays: number,
  { query }: Reader,
): Promise<VesselCall[]> => {
  const where = visit ? 'visit_id = {visit:String}' : find ? FOUND : BEGUN
  const params = {
    ...{ terminal, now: engineInstant(now), longest: longestDays },
    ...(visit ? { visit } : find ? { find } : {}),
  }
  return (await query(listSql(where), params)).map(callOf)
}

const callOf = (row: Awaited<ReturnType<Reader['query']>>[number]): VesselCall => ({
  visitId: text(row.visit_id),
  ...{ vessel: text(row.vessel), voyageIn: text(row.voyage_in), voyageOut: text(row.voyage_out) },
  ...{ line: text(row.line), service: text(row.service), imo: text(row.imo), berth: text(row.berth) },
  ...{ trunkBranch: text(row.trunk_branch), ownShip: text(row.own_ship) },
  loa: row.loa_m === null || row.loa_m === undefined ? null : number(row.loa_m),
  state: row.state === 'RUNNING' ? 'RUNNING' : row.state === 'FINISHED' ? 'FINISHED' : 'EXPECTED',
  from: new Date(instantOf(row.starts) ?? 0).toISOString(),
  to: new Date(instantOf(row.ends) ?? 0).toISOString(),
  ...{ boxes: number(row.boxes), planned: number(row.planned), quality: number(row.quality) },
  missingStamps: Array.isArray(row.missing_stamps) ? row.missing_stamps.map(String) : [],
  knows: knownOf(row),
})

const knownOf = (row: Awaited<ReturnType<Reader['query']>>[number]): VesselCall['knows'] => {
  const is = (column: string): boolean => number(row[column]) > 0
  const [work, plan, stow] = [is('work'), is('has_plan'), is('stow')]
  return { work, plan, stow, cranes: is('cranes'), boxes: work || plan, cargo: work || plan || stow }
}
