import { clippedSql, STRETCHES } from '../../of-stretches.ts'

const FROM = "{from:DateTime64(3, 'UTC')}"
const TO = "{to:DateTime64(3, 'UTC')}"
const FIVE = 300

const calls = (where: string): string =>
  `SELECT visit_id, trim(BOTH ' ' FROM concat(vessel, ' ', if(voyage_out = '', voyage_in, voyage_out))) AS visit_name
    FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}${where}`

/** Stretches cut at five minutes: `slot` is the beginning of each piece's five minutes in seconds. */
const cut = (rows: string): string =>
  `SELECT *, greatest(s, toDateTime64(slot, 3, 'UTC')) AS ps, least(e, toDateTime64(slot + ${FIVE}, 3, 'UTC')) AS pe FROM (
      SELECT *, arrayJoin(range(toUInt32(intDiv(toUnixTimestamp(s), ${FIVE}) * ${FIVE}), toUInt32(toUnixTimestamp(e) + if(toUnixTimestamp64Milli(e) % 1000 > 0, 1, 0)), ${FIVE})) AS slot FROM (${rows})
    ) WHERE pe > ps`

const CLASS = `multiIf(category = 'WORKING', 'WORKING', category IN ('AGV', 'PLATFORM'), 'SYSTEM', category IN ('PLAN', 'SHIP'), 'SHIP_PLAN', category = 'WEATHER', 'EXOGENOUS', 'QC')`
const ROOT = `multiIf(root IN ('AGV', 'AGV_FLEET', 'DISPATCH', 'TRAFFIC', 'DEADLOCK'), 'AGV', root IN ('GATE', 'TRUCK'), 'GATE', root IN ('QC', 'ASC_WATER', 'ASC_LAND', 'SHIP_PLAN', 'EXOGENOUS'), toString(root), 'UNKNOWN')`

/**
 * What the bottleneck is found from. TIME: crane time by five minutes and by who it is laid to; waits at the platform are
 * laid to the root of the wait that covers them. Of the last hour up to the newest record of the asked stretches: CRANE, what each crane did and the
 * vehicles on its trips; LOSS, what each crane lost by root; RATE, what
 * each moves at standard; QUEUE, its vehicles that waited at blocks; and RESHUFFLE, what
 * the stacking cranes of each block spent on it.
 */
export const BOTTLENECK_SQL = (where: string): string => `WITH
(SELECT max(ended_at) FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND ended_at > ${FROM} AND started_at < ${TO}) AS newest_record,
arrayLast(stretch -> tupleElement(stretch, 1) < newest_record, ${STRETCHES}) AS last_stretch,
least(tupleElement(last_stretch, 2), newest_record) AS newest,
greatest(newest - toIntervalHour(1), tupleElement(last_stretch, 1)) AS since,
quay AS (${cut(
  clippedSql(
    'crane, visit_id, category, class',
    `SELECT toString(eq_id) AS crane, visit_id, toString(category) AS category, ${CLASS} AS class, started_at, ended_at
      FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND ended_at > ${FROM} AND started_at < ${TO} AND visit_id IN (SELECT visit_id FROM (${calls(where)}))`,
  ),
)}),
waits AS (${cut(`SELECT toString(eq_id) AS crane, toString(root) AS root, started_at AS s, ended_at AS e
      FROM quaywise.wait WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND ended_at > ${FROM} AND started_at < ${TO} AND started_at > ${FROM} - toIntervalHour(6)`)}),
laid AS (
  SELECT q.crane AS crane, q.visit_id AS visit_id, q.slot AS slot, ${ROOT} AS root_class, w.root AS root, dateDiff('millisecond', greatest(q.ps, w.ps), least(q.pe, w.pe)) AS ms
  FROM (SELECT * FROM quay WHERE class = 'SYSTEM') AS q INNER JOIN waits AS w ON w.crane = q.crane AND w.slot = q.slot
  WHERE least(q.pe, w.pe) > greatest(q.ps, w.ps)
),
trips AS (
  SELECT toString(qc_id) AS crane, sum(dateDiff('millisecond', greatest(started_at, since), ended_at)) AS ms, sum(wait_qc_ms) AS standing_ms
  FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND eq_kind = 'AGV' AND ended_at > since AND ended_at <= newest GROUP BY crane
)
SELECT * FROM (
  SELECT 'TIME' AS part, slot, '' AS crane, class AS root, '' AS told, '' AS block, '' AS visit_name, sum(dateDiff('millisecond', ps, pe)) AS ms, 0 AS number, 0 AS other, newest AS until FROM quay GROUP BY slot, class
  UNION ALL
  SELECT 'LAID', slot, '', root_class, '', '', '', sum(ms), 0, 0, newest FROM laid GROUP BY slot, root_class
  UNION ALL
  SELECT 'LOSS', 0, crane, root_class, argMax(root, part_ms), '', '', sum(part_ms), 0, 0, newest
  FROM (SELECT crane, root_class, root, sum(ms) AS part_ms FROM laid WHERE slot >= toUnixTimestamp(since) GROUP BY crane, root_class, root) GROUP BY crane, root_class
  UNION ALL
  SELECT 'LOSS', 0, crane, class, argMax(category, part_ms), '', '', sum(part_ms), 0, 0, newest
  FROM (SELECT crane, class, category, sum(dateDiff('millisecond', ps, pe)) AS part_ms FROM quay WHERE slot >= toUnixTimestamp(since) AND class NOT IN ('WORKING', 'SYSTEM') GROUP BY crane, class, category) GROUP BY crane, class
  UNION ALL
  SELECT 'CRANE', 0, q.crane, '', '', '', any(c.visit_name), sum(dateDiff('millisecond', ps, pe)), any(t.ms), any(t.standing_ms), newest
  FROM quay AS q LEFT ANY JOIN (${calls('')}) AS c ON c.visit_id = q.visit_id LEFT ANY JOIN trips AS t ON t.crane = q.crane
  WHERE slot >= toUnixTimestamp(since) GROUP BY q.crane
  UNION ALL
  SELECT 'BOXES', 0, toString(eq_id), '', '', '', '', 0, sum(crane_boxes), 0, newest
  FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND trolley = 'main' AND ended_at > since AND ended_at <= newest AND visit_id IN (SELECT visit_id FROM (${calls(where)})) GROUP BY eq_id
  UNION ALL
  SELECT 'RATE', 0, toString(eq_id), '', '', '', '', 0, toInt64(round(1000 * technical_rate)), 0, newest
  FROM quaywise.equipment FINAL WHERE terminal_id = {terminal:String} AND eq_kind = 'QC'
  UNION ALL
  SELECT 'QUEUE', 0, toString(qc_id), '', '', toString(block_id), '', sum(dateDiff('millisecond', greatest(started_at, since), least(ended_at, newest))), uniqExact(eq_id), 0, newest
  FROM quaywise.wait WHERE terminal_id = {terminal:String} AND eq_kind = 'AGV' AND root IN ('ASC_WATER', 'ASC_LAND') AND ended_at > since AND started_at < newest AND started_at > since - toIntervalHour(6) AND qc_id != '' AND block_id != '' GROUP BY qc_id, block_id
  UNION ALL
  SELECT 'RESHUFFLE', 0, '', '', '', toString(block_id), '', sum(dateDiff('millisecond', greatest(started_at, since), ended_at)), count(), 0, newest
  FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND eq_kind = 'ASC' AND move_reason = 'RESHUFFLE' AND ended_at > since AND ended_at <= newest GROUP BY block_id
)
ORDER BY part, slot, crane, root, block LIMIT 20000`
