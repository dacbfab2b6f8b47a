const OF_CALL = 'terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)}'
const CRANES = '(empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)})'
const OPS = '(empty({ops:Array(String)}) OR op IN {ops:Array(String)})'
const LIFTS = `quaywise.che_cycle WHERE ${OF_CALL} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND ${CRANES} AND ${OPS}`
const MS = "dateDiff('millisecond', started_at, ended_at)"
const NEVER = "CAST(NULL AS Nullable(DateTime64(3, 'UTC')))"

/** The plan of a stamp stands in another stamp of the call. */
const PLANNED_IN: Readonly<Record<string, string>> = {
  ata: 'eta',
  atb: 'etb',
  last_lift: 'etc_plan',
  atd: 'etd',
}
const PLANS = new Set(Object.values(PLANNED_IN))

/** Each stamp of a call: as it came, as it was planned, as it was last expected. */
export const stampsSql = (stamps: readonly string[]): string => {
  const pairs = stamps
    .filter((stamp) => !PLANS.has(stamp))
    .map((stamp) => `('${stamp}', ${stamp}, ${PLANNED_IN[stamp] ?? NEVER})`)
  return `SELECT tupleElement(s, 1) AS stamp, tupleElement(s, 2) AS actual_at, coalesce(tupleElement(s, 3), e.planned) AS plan_at, e.expected AS expected_at
FROM (SELECT arrayJoin([${pairs.join(', ')}]) AS s FROM quaywise.vessel_visit FINAL WHERE ${OF_CALL}) AS v
LEFT JOIN (
  SELECT toString(stamp) AS stamp, nullIf(argMaxIf(at, received_at, classifier IN ('PLN', 'REQ')), toDateTime64(0, 3, 'UTC')) AS planned,
    nullIf(argMaxIf(at, received_at, classifier = 'EST'), toDateTime64(0, 3, 'UTC')) AS expected
  FROM quaywise.port_call_event WHERE ${OF_CALL} GROUP BY stamp
) AS e ON e.stamp = tupleElement(s, 1)`
}

const changed = (column: string): string =>
  `${column} != lagInFrame(${column}) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)`

/** Stretches of crane time in one category, those that only a full hour or a queue divides put together. */
const STRETCHES = `SELECT eq_id, toString(category) AS category, min(started_at) AS started_at, max(ended_at) AS ended_at, sum(ms) AS ms,
    any(bay) AS bay, toString(any(deck_hold)) AS deck_hold, toString(any(op)) AS op
  FROM (
    SELECT *, sum(turned) OVER (PARTITION BY eq_id ORDER BY started_at) AS stretch FROM (
      SELECT eq_id, category, started_at, ended_at, bay, deck_hold, op, ${MS} AS ms, ${changed('category')} AS turned
      FROM quaywise.crane_time WHERE ${OF_CALL} AND ${CRANES}
    )
  ) WHERE category != 'WORKING' GROUP BY eq_id, stretch, category`

/** Work by bay and operation, and delays of two minutes and more on top of it. */
export const WORK = `
SELECT * FROM (
SELECT 'WORK' AS part, eq_id AS crane, toString(any(bay)) AS bay, any(hold) AS bay_type, any(work) AS op, '' AS category,
  min(started_at) AS started_at, max(ended_at) AS ended_at, sum(crane_boxes) AS boxes
FROM (
  SELECT *, sum(turned) OVER (PARTITION BY eq_id ORDER BY started_at) AS stretch FROM (
    SELECT eq_id, bay, toString(deck_hold) AS hold, toString(op) AS work, started_at, ended_at, crane_boxes,
      ${changed('bay')} OR ${changed('op')} AS turned
    FROM ${LIFTS}
  )
) GROUP BY eq_id, stretch
UNION ALL
SELECT 'DELAY', eq_id, toString(bay), deck_hold, op, category, started_at, ended_at, 0 FROM (${STRETCHES}) WHERE ms >= 120000
) ORDER BY crane, started_at LIMIT 4000`

/** Boxes done in ten-minute steps and planned by the hour, both added up. */
export const PROGRESS = `
SELECT * FROM (
SELECT 'DONE' AS part, at, sum(boxes) OVER (ORDER BY at) AS boxes
FROM (SELECT toStartOfInterval(ended_at, INTERVAL 10 MINUTE) + toIntervalMinute(10) AS at, sum(crane_boxes) AS boxes FROM ${LIFTS} GROUP BY at)
UNION ALL
SELECT 'PLAN', at, sum(boxes) OVER (ORDER BY at)
FROM (
  SELECT hour_at + toIntervalHour(1) AS at, sum(boxes) AS boxes FROM quaywise.work_plan WHERE ${OF_CALL} AND ${CRANES} AND ${OPS} GROUP BY at
)
) ORDER BY part, at LIMIT 4000`

/**
 * Positions of the ship: worked, planned to be worked, or staying on board; and what the queues still have, by bay
 * (\`LEFT\`, without a position).
 */
export const BAYS = `
SELECT * FROM (
SELECT 'DONE' AS part, bay, row, tier, toString(deck_hold) AS bay_type, toString(op) AS op, eq_id AS crane, boxes,
  ${MS} / 1000 AS seconds, greatest(0, ${MS} - standard_ms) / 1000 AS lost_seconds, unit_ids AS units, ended_at
FROM ${LIFTS} AND bay > 0
UNION ALL
SELECT if(plan = 'WORK', 'TO_WORK', 'STAYS'), bay, row, tier, if(tier >= 70, 'DECK', 'HOLD'), toString(op), '', 1, 0, 0,
  if(container_no = '', [], [container_no]), planned_at
FROM quaywise.stow_position FINAL WHERE ${OF_CALL} AND occupied = 1 AND bay > 0
UNION ALL
SELECT 'LEFT', bay, 0, 0, hold, '', '', toInt64(sum(planned)) - toInt64(sum(done)), 0, 0, [], max(plan_end) FROM (
  SELECT wq_id, any(bay) AS bay, toString(any(deck_hold)) AS hold, any(planned_boxes) AS planned, max(plan_end) AS plan_end
  FROM quaywise.work_queue WHERE ${OF_CALL} AND ${CRANES} AND ${OPS} GROUP BY wq_id
) AS q LEFT JOIN (SELECT wq_id, sum(crane_boxes) AS done FROM ${LIFTS} GROUP BY wq_id) AS d ON d.wq_id = q.wq_id
GROUP BY bay, hold HAVING sum(planned) > sum(done)
) ORDER BY bay, part LIMIT 30000`

/** What others expected of the last lift, as it was stored. */
export const OUTLOOK = `SELECT made_at, toString(method) AS method, etc_p10, etc_p50, etc_p90, done_boxes, planned_boxes
FROM quaywise.forecast WHERE ${OF_CALL} ORDER BY method, made_at LIMIT 2000`

const RATES = `(SELECT eq_id, toFloat64(technical_rate) AS rate FROM quaywise.equipment FINAL WHERE terminal_id = {terminal:String} AND eq_kind = 'QC')`
const OWNERS = `(SELECT toString(code) AS code, toString(any(owner)) AS owner FROM quaywise.delay_code FINAL WHERE terminal_id = {terminal:String} GROUP BY code)`
/** Of each delay the root of most of its waiting, and the fault that stood in it. */
const ROOTS = `(
  SELECT d.eq_id AS eq_id, d.started_at AS started_at, argMax(w.root, least(w.ended_at, d.ended_at) - greatest(w.started_at, d.started_at)) AS root,
    argMax(w.root_eq_id, least(w.ended_at, d.ended_at) - greatest(w.started_at, d.started_at)) AS root_eq
  FROM (${STRETCHES}) AS d INNER JOIN (
    SELECT eq_id, toString(root) AS root, toString(root_eq_id) AS root_eq_id, started_at, ended_at FROM quaywise.wait WHERE ${OF_CALL} AND eq_kind = 'QC'
  ) AS w ON w.eq_id = d.eq_id WHERE w.started_at < d.ended_at AND w.ended_at > d.started_at GROUP BY d.eq_id, d.started_at
)`
const FAULTS = `(
  SELECT eq_id, groupArray((started_at, ended_at, toString(system), toString(code))) AS faults FROM quaywise.fault WHERE ${OF_CALL} AND eq_kind = 'QC' GROUP BY eq_id
)`

/** Delays of two minutes and more, the latest first: whose they are, what they cost, to whom their waiting is laid. */
export const DELAYS = `
SELECT d.started_at AS started_at, d.ended_at AS ended_at, d.category AS category, d.eq_id AS crane, toString(d.bay) AS bay,
  d.ms / 60000 AS lost_minutes, if(e.rate > 0, d.ms / 3600000 * e.rate, NULL) AS lost_boxes, o.owner AS owner, r.root AS wait_root,
  tupleElement(arrayFirst(f -> d.category = 'FAULT' AND f.1 < d.ended_at AND f.2 > d.started_at, x.faults) AS fault, 3) AS fault_system,
  if(d.category = 'FAULT', tupleElement(fault, 4), r.root_eq) AS note
FROM (${STRETCHES}) AS d
LEFT JOIN ${RATES} AS e ON e.eq_id = d.eq_id
LEFT JOIN ${OWNERS} AS o ON o.code = d.category
LEFT JOIN ${ROOTS} AS r ON r.eq_id = d.eq_id AND r.started_at = d.started_at
LEFT JOIN ${FAULTS} AS x ON x.eq_id = d.eq_id
WHERE d.ms >= 120000 ORDER BY started_at DESC LIMIT 1000`

const POSITION =
  "concat(leftPad(toString(bay), 2, '0'), '-', leftPad(toString(row), 2, '0'), '-', leftPad(toString(tier), 2, '0'))"

/** Every lift of a restow. */
export const RESTOWS = `SELECT ended_at, eq_id AS crane, toString(op) AS op, toString(restow_reason) AS restow_reason, ${POSITION} AS position,
  boxes, ${MS} / 1000 AS duration, unit_ids AS units
FROM ${LIFTS} AND op IN ('RESTOW_SHIP', 'RESTOW_QUAY') ORDER BY ended_at LIMIT 1000`

/** What did not go as usual with single boxes: cancelled, out of gauge, dangerous, done a second time. */
export const EXCEPTIONS = `
SELECT * FROM (
SELECT 'CANCELLED' AS exception, toString(op) AS op, '' AS position, unit_id AS unit, '' AS note, confirmed_at AS at
FROM quaywise.work_instruction WHERE ${OF_CALL} AND cancelled = 1
UNION ALL
SELECT multiIf(oog = 1, 'OUT_OF_GAUGE', 'DANGEROUS'), toString(op), ${POSITION}, container_no, imo_class, planned_at
FROM quaywise.stow_position FINAL WHERE ${OF_CALL} AND occupied = 1 AND (oog = 1 OR imo_class != '')
UNION ALL
SELECT if(lift_kind = 'ABORTED', 'ABORTED', 'SECOND_TRY'), toString(op), ${POSITION}, arrayStringConcat(unit_ids, ', '), eq_id, ended_at
FROM quaywise.che_cycle WHERE ${OF_CALL} AND eq_kind = 'QC' AND trolley = 'main' AND (lift_kind = 'ABORTED' OR (lift_kind = 'BOX' AND first_right = 0)) AND ${CRANES}
) ORDER BY at LIMIT 1000`

/** What happened, in order: stamps, cranes that come and go, faults, hatch covers, delays of ten minutes and more. */
export const EVENTS = `
SELECT * FROM (
SELECT at, toString(stamp) AS event, '' AS machine, NULL AS minutes, '' AS fault_system, '' AS note FROM quaywise.port_call_event WHERE ${OF_CALL} AND classifier = 'ACT'
UNION ALL
SELECT started_at, 'CRANE_STARTS', eq_id, NULL, '', '' FROM quaywise.crane_assignment WHERE ${OF_CALL}
UNION ALL
SELECT ended_at, 'CRANE_ENDS', eq_id, ${MS} / 60000, '', '' FROM quaywise.crane_assignment WHERE ${OF_CALL}
UNION ALL
SELECT started_at, 'CRANE_FAULT', eq_id, ${MS} / 60000, toString(system), toString(code) FROM quaywise.fault WHERE ${OF_CALL} AND eq_kind = 'QC'
UNION ALL
SELECT started_at, category, eq_id, ms / 60000, '', '' FROM (${STRETCHES}) WHERE ms >= 600000 AND category != 'FAULT'
) ORDER BY at DESC LIMIT 1000`
