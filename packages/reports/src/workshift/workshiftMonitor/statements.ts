import { clippedSql } from '../../of-stretches.ts'

const FROM = "{from:DateTime64(3, 'UTC')}"
const TO = "{to:DateTime64(3, 'UTC')}"

const calls = (where: string): string =>
  `SELECT visit_id, trim(BOTH ' ' FROM concat(vessel, ' ', if(voyage_out = '', voyage_in, voyage_out))) AS visit_name, toString(trunk_branch) AS trunk_branch
    FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}${where}`

/** Crane time of the calls in the asked stretches, clipped to them. */
const craneTime = (where: string): string =>
  clippedSql(
    'eq_id, visit_id, op, bay, category',
    `SELECT eq_id, visit_id, toString(op) AS op, bay, toString(category) AS category, started_at, ended_at
      FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND ended_at > ${FROM} AND started_at < ${TO}
        AND visit_id IN (SELECT visit_id FROM (${calls(where)}))`,
  )

/** Neighbours with the same words become one: facts are split at full hours. */
const joined = (rows: string, words: readonly string[]): string => {
  const before = words.map((word) => `lagInFrame(${word}) OVER w AS before_${word}`)
  const differs = ['s != before_e', ...words.map((word) => `${word} != before_${word}`)].join(' OR ')
  return `SELECT eq_id, ${words.join(', ')}, min(s) AS from_at, max(e) AS to_at FROM (
      SELECT *, sum(other) OVER (PARTITION BY eq_id ORDER BY s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS part FROM (
        SELECT *, toInt32(${differs}) AS other FROM (
          SELECT *, lagInFrame(e) OVER w AS before_e, ${before.join(', ')} FROM (${rows})
          WINDOW w AS (PARTITION BY eq_id ORDER BY s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
        )
      )
    ) GROUP BY eq_id, part, ${words.join(', ')}`
}

/** The longest stops of cranes; stops of several cranes for one outside cause at one time are one. */
export const STOPS_SQL = (
  where: string,
): string => `SELECT if(category = 'WEATHER', '', stops.eq_id) AS crane, stops.category AS category,
  if(category = 'WEATHER', '', any(c.visit_name)) AS visit_name, min(from_at) AS started_at, max(to_at) AS ended_at,
  dateDiff('millisecond', started_at, ended_at) / 60000 AS stop_minutes, uniqExact(stops.eq_id) AS stop_cranes
FROM (${joined(`SELECT * FROM (${craneTime(where)}) WHERE category != 'WORKING'`, ['category', 'visit_id'])}) AS stops
LEFT ANY JOIN (${calls(where)}) AS c ON c.visit_id = stops.visit_id
GROUP BY crane, category, if(category = 'WEATHER', toStartOfDay(from_at), from_at)
ORDER BY stop_minutes DESC, crane LIMIT 5`

/** Stays at berths, the work of cranes bay by bay, and their stops of five minutes and more. */
export const BERTHS_SQL = (where: string): string => `WITH stays AS (
  SELECT visit_id, argMax(toString(berth_id), ended_at) AS berth, min(started_at) AS s, max(ended_at) AS e FROM quaywise.visit_time FINAL
  WHERE terminal_id = {terminal:String} AND category != 'WAIT' AND ended_at > ${FROM} AND started_at < ${TO}
    AND visit_id IN (SELECT visit_id FROM (${calls(where)}))
  GROUP BY visit_id
)
SELECT lane_part, berth, crane, p.visit_id AS visit, visit_name, trunk_branch, op, category, bay, started_at, ended_at FROM (
  SELECT 'STAY' AS lane_part, '' AS crane, visit_id, '' AS op, '' AS category, 0 AS bay, s AS started_at, e AS ended_at FROM (${clippedSql('visit_id', 'SELECT visit_id, s AS started_at, e AS ended_at FROM stays')})
  UNION ALL
  SELECT 'WORK', toString(eq_id), visit_id, op, '', toInt64(bay), from_at, to_at FROM (${joined(craneTime(where), ['visit_id', 'bay', 'op'])})
  UNION ALL
  SELECT 'STOP', toString(eq_id), visit_id, '', category, 0, from_at, to_at FROM (
    ${joined(`SELECT * FROM (${craneTime(where)}) WHERE category != 'WORKING'`, ['visit_id', 'category'])}
  ) WHERE dateDiff('second', from_at, to_at) >= 300
) AS p
INNER JOIN stays ON stays.visit_id = p.visit_id
INNER JOIN (${calls(where)}) AS c ON c.visit_id = p.visit_id
ORDER BY berth, crane, indexOf(['STAY', 'WORK', 'STOP'], lane_part), started_at LIMIT 4000`

/** A crane goes on where it was; else with the next queue by plan. One half done, such as a box that waits on the quay, comes last. */
const NEXT = '(q.wq_id != b.last_wq, q.moved > 0, q.plan_start)'

/** What stands at the end of the window: calls under way, where their cranes go on, faults that last, cranes of blocks that are down. */
export const HAND_OVER_SQL = (where: string): string => `WITH under_way AS (
  SELECT visit_id, argMax(toString(berth_id), ended_at) AS berth, min(started_at) AS began FROM quaywise.visit_time FINAL
  WHERE terminal_id = {terminal:String} AND category != 'WAIT' AND visit_id IN (SELECT visit_id FROM (${calls(where)}))
  GROUP BY visit_id HAVING min(started_at) < ${TO} AND max(ended_at) > ${TO}
), done AS (
  SELECT wq_id, sum(crane_boxes) AS boxes FROM quaywise.che_cycle
  WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND trolley = 'main' AND ended_at <= ${TO} AND ended_at > (SELECT min(began) FROM under_way) AND visit_id IN (SELECT visit_id FROM under_way)
  GROUP BY wq_id
), queues AS (
  SELECT q.*, toInt64(ifNull(d.boxes, 0)) AS moved, greatest(0, toInt64(q.planned_boxes) - moved) AS left FROM (
    SELECT wq_id, visit_id, eq_id, bay, toString(deck_hold) AS deck_hold, toString(op) AS op, seq, plan_start, planned_boxes
    FROM quaywise.work_queue WHERE terminal_id = {terminal:String} AND visit_id IN (SELECT visit_id FROM under_way)
  ) AS q LEFT ANY JOIN done AS d ON d.wq_id = q.wq_id
), last_box AS (
  SELECT eq_id, visit_id, argMax(row, ended_at) AS last_row, argMax(wq_id, ended_at) AS last_wq FROM quaywise.che_cycle
  WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND ended_at <= ${TO} AND ended_at > ${TO} - toIntervalHour(12)
    AND visit_id IN (SELECT visit_id FROM under_way)
  GROUP BY eq_id, visit_id
)
SELECT hand_over_part, machine, c.visit_name AS visit_name, ifNull(u.berth, '') AS berth, planned_boxes, done_boxes, remaining_boxes, op, bay, bay_type, bay_row,
  fault_system, fault_code, started_at
FROM (
  SELECT 'CALL' AS hand_over_part, '' AS machine, visit_id, toInt64(sum(queues.planned_boxes)) AS planned_boxes, sum(moved) AS done_boxes, sum(left) AS remaining_boxes,
    '' AS op, 0 AS bay, '' AS bay_type, 0 AS bay_row, '' AS fault_system, '' AS fault_code, CAST(NULL, 'Nullable(DateTime64(3, ''UTC''))') AS started_at
  FROM queues GROUP BY visit_id
  UNION ALL
  SELECT 'CRANE', toString(q.eq_id), q.visit_id, toInt64(sum(q.planned_boxes)), sum(q.moved), sum(q.left),
    argMinIf(q.op, ${NEXT}, q.left > 0), toInt64(argMinIf(q.bay, ${NEXT}, q.left > 0)), argMinIf(q.deck_hold, ${NEXT}, q.left > 0), toInt64(any(b.last_row)), '', '', NULL
  FROM queues AS q LEFT ANY JOIN last_box AS b ON b.eq_id = q.eq_id AND b.visit_id = q.visit_id
  GROUP BY q.eq_id, q.visit_id HAVING sum(q.left) > 0
  UNION ALL
  SELECT 'FAULT', toString(eq_id), '', 0, 0, 0, '', 0, '', 0, toString(system), toString(code), toNullable(started_at)
  FROM quaywise.fault WHERE terminal_id = {terminal:String} AND severity = 'FAILURE' AND started_at < ${TO} AND ended_at > ${TO} AND started_at > ${TO} - toIntervalDay(7)
  UNION ALL
  SELECT 'BLOCK', toString(e.block_id), '', 0, 0, 0, '', 0, toString(e.side), 0, toString(s.state), '', toNullable(s.started_at)
  FROM quaywise.che_state AS s INNER JOIN (
    SELECT eq_id, block_id, side FROM quaywise.equipment FINAL WHERE terminal_id = {terminal:String} AND eq_kind = 'ASC'
  ) AS e ON e.eq_id = s.eq_id
  WHERE s.terminal_id = {terminal:String} AND s.eq_kind = 'ASC' AND s.state IN ('FAULT', 'MAINT') AND s.started_at < ${TO} AND s.ended_at > ${TO} AND s.started_at > ${TO} - toIntervalDay(2)
) AS p
LEFT ANY JOIN (${calls('')}) AS c ON c.visit_id = p.visit_id
LEFT ANY JOIN under_way AS u ON u.visit_id = p.visit_id
ORDER BY indexOf(['CALL', 'CRANE', 'FAULT', 'BLOCK'], hand_over_part), berth, visit_name, machine LIMIT 400`
