-- /BigDataAnalysis/vessel/VesselSingleShipSummary
-- Written by `npm run print-sql` from the declaration; do not edit.

-- summary (1 of 2)
SELECT
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v0_x_hatch_cover) AS v0_x_hatch_cover,
  max(u.v0_x_gear) AS v0_x_gear,
  max(u.v0_x_aborted) AS v0_x_aborted,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v1_x_hatch_cover) AS v1_x_hatch_cover,
  max(u.v1_x_gear) AS v1_x_gear,
  max(u.v1_x_aborted) AS v1_x_aborted,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v4_x_waiting) AS v4_x_waiting,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  countIf(lift_kind = 'HATCH') AS v0_x_hatch_cover,
  countIf(lift_kind = 'GEAR') AS v0_x_gear,
  countIf(lift_kind = 'ABORTED') AS v0_x_aborted,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v1_x_hatch_cover,
  NULL AS v1_x_gear,
  NULL AS v1_x_aborted,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v4_x_waiting,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v0_x_hatch_cover,
  NULL AS v0_x_gear,
  NULL AS v0_x_aborted,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v1,
  countIf(lift_kind = 'BOX') AS v1_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v1_x,
  countIf(lift_kind = 'HATCH') AS v1_x_hatch_cover,
  countIf(lift_kind = 'GEAR') AS v1_x_gear,
  countIf(lift_kind = 'ABORTED') AS v1_x_aborted,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v4_x_waiting,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v0_x_hatch_cover,
  NULL AS v0_x_gear,
  NULL AS v0_x_aborted,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v1_x_hatch_cover,
  NULL AS v1_x_gear,
  NULL AS v1_x_aborted,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'OPERATION')) / 3600000) AS v2,
  countIf(category = 'OPERATION') AS v2_n,
  0 AS v2_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category != 'WAIT')) / 3600000) AS v4,
  countIf(category != 'WAIT') AS v4_n,
  countIf((category = 'WAIT')) AS v4_x,
  countIf(category = 'WAIT') AS v4_x_waiting,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.visit_time FINAL WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v0_x_hatch_cover,
  NULL AS v0_x_gear,
  NULL AS v0_x_aborted,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v1_x_hatch_cover,
  NULL AS v1_x_gear,
  NULL AS v1_x_aborted,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v4_x_waiting,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}))
) AS u;

-- summary (2 of 2)
SELECT *, count() OVER () AS total
FROM (
SELECT
  d_hour,
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)})) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v1,
  countIf(lift_kind = 'BOX') AS v1_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'OPERATION')) / 3600000) AS v2,
  countIf(category = 'OPERATION') AS v2_n,
  0 AS v2_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category != 'WAIT')) / 3600000) AS v4,
  countIf(category != 'WAIT') AS v4_n,
  countIf((category = 'WAIT')) AS v4_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.visit_time FINAL WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
) AS u GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- stamps
SELECT tupleElement(s, 1) AS stamp, tupleElement(s, 2) AS actual_at, coalesce(tupleElement(s, 3), e.planned) AS plan_at, e.expected AS expected_at
FROM (SELECT arrayJoin([('ata', ata, eta), ('pbp', pbp, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('atb', atb, etb), ('all_fast', all_fast, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('gangway', gangway, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('ready_for_cargo', ready_for_cargo, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('first_lift', first_lift, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('last_lift', last_lift, etc_plan), ('lashing_done', lashing_done, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('atc', atc, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('ready_to_sail', ready_to_sail, CAST(NULL AS Nullable(DateTime64(3, 'UTC')))), ('atd', atd, etd)]) AS s FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)}) AS v
LEFT JOIN (
  SELECT toString(stamp) AS stamp, nullIf(argMaxIf(at, received_at, classifier IN ('PLN', 'REQ')), toDateTime64(0, 3, 'UTC')) AS planned,
    nullIf(argMaxIf(at, received_at, classifier = 'EST'), toDateTime64(0, 3, 'UTC')) AS expected
  FROM quaywise.port_call_event WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} GROUP BY stamp
) AS e ON e.stamp = tupleElement(s, 1);

-- drivers (1 of 2)
SELECT
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v0,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'BOX' AND eq_id != ''))) AS v3,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v3_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v3_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'WORKING')) / 3600000) AS v2,
  countIf(category = 'WORKING') AS v2_n,
  countIf((category = 'FAULT') OR (category = 'WEATHER') OR (category = 'SHIP') OR (category = 'PLAN') OR (category = 'HATCH') OR (category = 'GANTRY') OR (category = 'LASH') OR (category = 'REMOTE') OR (category = 'AGV') OR (category = 'PLATFORM')) AS v2_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
) AS u;

-- drivers (2 of 2)
SELECT
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v0,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'BOX' AND eq_id != ''))) AS v3,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v3_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v3_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'WORKING')) / 3600000) AS v2,
  countIf(category = 'WORKING') AS v2_n,
  countIf((category = 'FAULT') OR (category = 'WEATHER') OR (category = 'SHIP') OR (category = 'PLAN') OR (category = 'HATCH') OR (category = 'GANTRY') OR (category = 'LASH') OR (category = 'REMOTE') OR (category = 'AGV') OR (category = 'PLATFORM')) AS v2_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
) AS u;

-- cranes

SELECT * FROM (
SELECT 'WORK' AS part, eq_id AS crane, toString(any(bay)) AS bay, any(hold) AS bay_type, any(work) AS op, '' AS category,
  min(started_at) AS started_at, max(ended_at) AS ended_at, sum(crane_boxes) AS boxes
FROM (
  SELECT *, sum(turned) OVER (PARTITION BY eq_id ORDER BY started_at) AS stretch FROM (
    SELECT eq_id, bay, toString(deck_hold) AS hold, toString(op) AS work, started_at, ended_at, crane_boxes,
      bay != lagInFrame(bay) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) OR op != lagInFrame(op) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS turned
    FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)}) AND (empty({ops:Array(String)}) OR op IN {ops:Array(String)})
  )
) GROUP BY eq_id, stretch
UNION ALL
SELECT 'DELAY', eq_id, toString(bay), deck_hold, op, category, started_at, ended_at, 0 FROM (SELECT eq_id, toString(category) AS category, min(started_at) AS started_at, max(ended_at) AS ended_at, sum(ms) AS ms,
    any(bay) AS bay, toString(any(deck_hold)) AS deck_hold, toString(any(op)) AS op
  FROM (
    SELECT *, sum(turned) OVER (PARTITION BY eq_id ORDER BY started_at) AS stretch FROM (
      SELECT eq_id, category, started_at, ended_at, bay, deck_hold, op, dateDiff('millisecond', started_at, ended_at) AS ms, category != lagInFrame(category) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS turned
      FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)})
    )
  ) WHERE category != 'WORKING' GROUP BY eq_id, stretch, category) WHERE ms >= 120000
) ORDER BY crane, started_at LIMIT 4000;

-- progress

SELECT * FROM (
SELECT 'DONE' AS part, at, sum(boxes) OVER (ORDER BY at) AS boxes
FROM (SELECT toStartOfInterval(ended_at, INTERVAL 10 MINUTE) + toIntervalMinute(10) AS at, sum(crane_boxes) AS boxes FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)}) AND (empty({ops:Array(String)}) OR op IN {ops:Array(String)}) GROUP BY at)
UNION ALL
SELECT 'PLAN', at, sum(boxes) OVER (ORDER BY at)
FROM (
  SELECT hour_at + toIntervalHour(1) AS at, sum(boxes) AS boxes FROM quaywise.work_plan WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)}) AND (empty({ops:Array(String)}) OR op IN {ops:Array(String)}) GROUP BY at
)
) ORDER BY part, at LIMIT 4000;

-- losses
SELECT *, count() OVER () AS total
FROM (
SELECT
  toString(category) AS d_category,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category != 'WORKING')) / 60000) AS v0,
  countIf(category != 'WORKING') AS v0_n,
  countIf((category = 'WORKING')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms * standard_rate, category != 'WORKING' AND standard_rate > 0)) / 3600000000) AS v1,
  countIf(category != 'WORKING' AND standard_rate > 0) AS v1_n,
  countIf((category = 'WORKING') OR (category != 'WORKING' AND standard_rate = 0)) AS v1_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM (SELECT s.*, toInt64(round(1000 * e.rate)) AS standard_rate FROM (SELECT * FROM quaywise.crane_time WHERE terminal_id = {terminal:String}) AS s LEFT ANY JOIN (
    SELECT eq_id, toFloat64(technical_rate) AS rate FROM quaywise.equipment FINAL
    WHERE terminal_id = {terminal:String} AND eq_kind = 'QC'
  ) AS e ON e.eq_id = s.eq_id) WHERE (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)})) GROUP BY d_category
)
ORDER BY if(isNull(v0) AND (isNotNull(v1)), 0, v0) DESC NULLS LAST, d_category
LIMIT 5000 OFFSET 0;

-- bays

SELECT * FROM (
SELECT 'DONE' AS part, bay, row, tier, toString(deck_hold) AS bay_type, toString(op) AS op, eq_id AS crane, boxes,
  dateDiff('millisecond', started_at, ended_at) / 1000 AS seconds, greatest(0, dateDiff('millisecond', started_at, ended_at) - standard_ms) / 1000 AS lost_seconds, unit_ids AS units, ended_at
FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)}) AND (empty({ops:Array(String)}) OR op IN {ops:Array(String)}) AND bay > 0
UNION ALL
SELECT if(plan = 'WORK', 'TO_WORK', 'STAYS'), bay, row, tier, if(tier >= 70, 'DECK', 'HOLD'), toString(op), '', 1, 0, 0,
  if(container_no = '', [], [container_no]), planned_at
FROM quaywise.stow_position FINAL WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND occupied = 1 AND bay > 0
UNION ALL
SELECT 'LEFT', bay, 0, 0, hold, '', '', toInt64(sum(planned)) - toInt64(sum(done)), 0, 0, [], max(plan_end) FROM (
  SELECT wq_id, any(bay) AS bay, toString(any(deck_hold)) AS hold, any(planned_boxes) AS planned, max(plan_end) AS plan_end
  FROM quaywise.work_queue WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)}) AND (empty({ops:Array(String)}) OR op IN {ops:Array(String)}) GROUP BY wq_id
) AS q LEFT JOIN (SELECT wq_id, sum(crane_boxes) AS done FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)}) AND (empty({ops:Array(String)}) OR op IN {ops:Array(String)}) GROUP BY wq_id) AS d ON d.wq_id = q.wq_id
GROUP BY bay, hold HAVING sum(planned) > sum(done)
) ORDER BY bay, part LIMIT 30000;

-- outlook
SELECT made_at, toString(method) AS method, etc_p10, etc_p50, etc_p90, done_boxes, planned_boxes
FROM quaywise.forecast WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} ORDER BY method, made_at LIMIT 2000;

-- advice
SELECT made_at, toString(method) AS method, etc_p10, etc_p50, etc_p90, done_boxes, planned_boxes
FROM quaywise.forecast WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} ORDER BY method, made_at LIMIT 2000;

-- agvSupply
SELECT *, count() OVER () AS total
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(sum(wait_qc_ms)) / 1000) AS v0,
  count() AS v0_n,
  0 AS v0_x,
  if(count() = 0, NULL, toFloat64(sum(1))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sum(wait_asc_ms)) / 1000) AS v2,
  count() AS v2_n,
  0 AS v2_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'AGV') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)})) GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- yardSupply
SELECT *, count() OVER () AS total
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  toString(block_id) AS d_block,
  if(count() = 0, NULL, toFloat64(sum(boxes))) AS v0,
  count() AS v0_n,
  0 AS v0_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'ASC' AND move_reason = 'PROD' AND op = 'LOAD') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour, d_block
)
ORDER BY d_hour, d_block
LIMIT 5000 OFFSET 0;

-- craneTable (1 of 2)
SELECT *, count() OVER () AS total
FROM (
SELECT
  d_crane,
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x,
  max(u.v6) AS v6,
  max(u.v6_n) AS v6_n,
  max(u.v6_x) AS v6_x,
  max(u.v7) AS v7,
  max(u.v7_n) AS v7_n,
  max(u.v7_x) AS v7_x,
  max(u.v8) AS v8,
  max(u.v8_n) AS v8_n,
  max(u.v8_x) AS v8_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v9) AS v9,
  max(u.v9_n) AS v9_n,
  max(u.v9_x) AS v9_x,
  max(u.v10) AS v10,
  max(u.v10_n) AS v10_n,
  max(u.v10_x) AS v10_x,
  max(u.v11) AS v11,
  max(u.v11_n) AS v11_n,
  max(u.v11_x) AS v11_x,
  max(u.v12) AS v12,
  max(u.v12_n) AS v12_n,
  max(u.v12_x) AS v12_x,
  max(u.v13) AS v13,
  max(u.v13_n) AS v13_n,
  max(u.v13_x) AS v13_x,
  max(u.v14) AS v14,
  max(u.v14_n) AS v14_n,
  max(u.v14_x) AS v14_x,
  max(u.v15) AS v15,
  max(u.v15_n) AS v15_n,
  max(u.v15_x) AS v15_x,
  max(u.v16) AS v16,
  max(u.v16_n) AS v16_n,
  max(u.v16_x) AS v16_x,
  max(u.v17) AS v17,
  max(u.v17_n) AS v17_n,
  max(u.v17_x) AS v17_x
FROM (
SELECT
  toString(eq_id) AS d_crane,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'BOX' AND eq_id != ''))) AS v1,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v1_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(twin, lift_kind = 'BOX'))) AS v2,
  countIf(lift_kind = 'BOX') AS v2_n,
  0 AS v2_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v5,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v5_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v5_x,
  if(countIf(lift_kind = 'BOX' AND eq_id != '') = 0, NULL, toDateTime64(minIf(started_at, lift_kind = 'BOX' AND eq_id != ''), 3, 'UTC')) AS v6,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v6_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v6_x,
  if(countIf(lift_kind = 'BOX' AND eq_id != '') = 0, NULL, toDateTime64(maxIf(ended_at, lift_kind = 'BOX' AND eq_id != ''), 3, 'UTC')) AS v7,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v7_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v7_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'HATCH'))) AS v8,
  countIf(lift_kind = 'HATCH') AS v8_n,
  0 AS v8_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  NULL AS v14,
  NULL AS v14_n,
  NULL AS v14_x,
  NULL AS v15,
  NULL AS v15_n,
  NULL AS v15_x,
  NULL AS v16,
  NULL AS v16_n,
  NULL AS v16_x,
  NULL AS v17,
  NULL AS v17_n,
  NULL AS v17_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)})) GROUP BY d_crane
UNION ALL
SELECT
  toString(eq_id) AS d_crane,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT'))) / 3600000) AS v4,
  countIf(category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT')) AS v4_n,
  countIf((category = 'HATCH') OR (category = 'GANTRY') OR (category = 'LASH') OR (category = 'SHIP') OR (category = 'PLAN') OR (category = 'WEATHER') OR (category = 'FAULT')) AS v4_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'HATCH')) / 60000) AS v9,
  countIf(category = 'HATCH') AS v9_n,
  0 AS v9_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, category = 'GANTRY' AND started_at != if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(started_at, {zone:String}))))) AS v10,
  countIf(category = 'GANTRY' AND started_at != if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(started_at, {zone:String}))) AS v10_n,
  0 AS v10_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'GANTRY')) / 60000) AS v11,
  countIf(category = 'GANTRY') AS v11_n,
  0 AS v11_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'AGV')) / 60000) AS v12,
  countIf(category = 'AGV') AS v12_n,
  0 AS v12_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'PLATFORM')) / 60000) AS v13,
  countIf(category = 'PLATFORM') AS v13_n,
  0 AS v13_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'LASH')) / 60000) AS v14,
  countIf(category = 'LASH') AS v14_n,
  0 AS v14_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'FAULT')) / 60000) AS v15,
  countIf(category = 'FAULT') AS v15_n,
  0 AS v15_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'PLAN')) / 60000) AS v16,
  countIf(category = 'PLAN') AS v16_n,
  0 AS v16_x,
  NULL AS v17,
  NULL AS v17_n,
  NULL AS v17_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)})) GROUP BY d_crane
UNION ALL
SELECT
  toString(eq_id) AS d_crane,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  NULL AS v14,
  NULL AS v14_n,
  NULL AS v14_x,
  NULL AS v15,
  NULL AS v15_n,
  NULL AS v15_x,
  NULL AS v16,
  NULL AS v16_n,
  NULL AS v16_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms * standard_rate, category != 'WORKING' AND standard_rate > 0)) / 3600000000) AS v17,
  countIf(category != 'WORKING' AND standard_rate > 0) AS v17_n,
  countIf((category = 'WORKING') OR (category != 'WORKING' AND standard_rate = 0)) AS v17_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM (SELECT s.*, toInt64(round(1000 * e.rate)) AS standard_rate FROM (SELECT * FROM quaywise.crane_time WHERE terminal_id = {terminal:String}) AS s LEFT ANY JOIN (
    SELECT eq_id, toFloat64(technical_rate) AS rate FROM quaywise.equipment FINAL
    WHERE terminal_id = {terminal:String} AND eq_kind = 'QC'
  ) AS e ON e.eq_id = s.eq_id) WHERE (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)})) GROUP BY d_crane
) AS u GROUP BY d_crane
)
ORDER BY d_crane
LIMIT 50 OFFSET 0;

-- craneTable (2 of 2)
SELECT
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x,
  max(u.v6) AS v6,
  max(u.v6_n) AS v6_n,
  max(u.v6_x) AS v6_x,
  max(u.v7) AS v7,
  max(u.v7_n) AS v7_n,
  max(u.v7_x) AS v7_x,
  max(u.v8) AS v8,
  max(u.v8_n) AS v8_n,
  max(u.v8_x) AS v8_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v9) AS v9,
  max(u.v9_n) AS v9_n,
  max(u.v9_x) AS v9_x,
  max(u.v10) AS v10,
  max(u.v10_n) AS v10_n,
  max(u.v10_x) AS v10_x,
  max(u.v11) AS v11,
  max(u.v11_n) AS v11_n,
  max(u.v11_x) AS v11_x,
  max(u.v12) AS v12,
  max(u.v12_n) AS v12_n,
  max(u.v12_x) AS v12_x,
  max(u.v13) AS v13,
  max(u.v13_n) AS v13_n,
  max(u.v13_x) AS v13_x,
  max(u.v14) AS v14,
  max(u.v14_n) AS v14_n,
  max(u.v14_x) AS v14_x,
  max(u.v15) AS v15,
  max(u.v15_n) AS v15_n,
  max(u.v15_x) AS v15_x,
  max(u.v16) AS v16,
  max(u.v16_n) AS v16_n,
  max(u.v16_x) AS v16_x,
  max(u.v17) AS v17,
  max(u.v17_n) AS v17_n,
  max(u.v17_x) AS v17_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'BOX' AND eq_id != ''))) AS v1,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v1_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(twin, lift_kind = 'BOX'))) AS v2,
  countIf(lift_kind = 'BOX') AS v2_n,
  0 AS v2_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v5,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v5_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v5_x,
  if(countIf(lift_kind = 'BOX' AND eq_id != '') = 0, NULL, toDateTime64(minIf(started_at, lift_kind = 'BOX' AND eq_id != ''), 3, 'UTC')) AS v6,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v6_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v6_x,
  if(countIf(lift_kind = 'BOX' AND eq_id != '') = 0, NULL, toDateTime64(maxIf(ended_at, lift_kind = 'BOX' AND eq_id != ''), 3, 'UTC')) AS v7,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v7_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v7_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'HATCH'))) AS v8,
  countIf(lift_kind = 'HATCH') AS v8_n,
  0 AS v8_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  NULL AS v14,
  NULL AS v14_n,
  NULL AS v14_x,
  NULL AS v15,
  NULL AS v15_n,
  NULL AS v15_x,
  NULL AS v16,
  NULL AS v16_n,
  NULL AS v16_x,
  NULL AS v17,
  NULL AS v17_n,
  NULL AS v17_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT'))) / 3600000) AS v4,
  countIf(category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT')) AS v4_n,
  countIf((category = 'HATCH') OR (category = 'GANTRY') OR (category = 'LASH') OR (category = 'SHIP') OR (category = 'PLAN') OR (category = 'WEATHER') OR (category = 'FAULT')) AS v4_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'HATCH')) / 60000) AS v9,
  countIf(category = 'HATCH') AS v9_n,
  0 AS v9_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, category = 'GANTRY' AND started_at != if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(started_at, {zone:String}))))) AS v10,
  countIf(category = 'GANTRY' AND started_at != if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(started_at, {zone:String}) - 60 * toMinute(started_at, {zone:String}) - toSecond(started_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(started_at, {zone:String}))) AS v10_n,
  0 AS v10_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'GANTRY')) / 60000) AS v11,
  countIf(category = 'GANTRY') AS v11_n,
  0 AS v11_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'AGV')) / 60000) AS v12,
  countIf(category = 'AGV') AS v12_n,
  0 AS v12_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'PLATFORM')) / 60000) AS v13,
  countIf(category = 'PLATFORM') AS v13_n,
  0 AS v13_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'LASH')) / 60000) AS v14,
  countIf(category = 'LASH') AS v14_n,
  0 AS v14_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'FAULT')) / 60000) AS v15,
  countIf(category = 'FAULT') AS v15_n,
  0 AS v15_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'PLAN')) / 60000) AS v16,
  countIf(category = 'PLAN') AS v16_n,
  0 AS v16_x,
  NULL AS v17,
  NULL AS v17_n,
  NULL AS v17_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  NULL AS v14,
  NULL AS v14_n,
  NULL AS v14_x,
  NULL AS v15,
  NULL AS v15_n,
  NULL AS v15_x,
  NULL AS v16,
  NULL AS v16_n,
  NULL AS v16_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms * standard_rate, category != 'WORKING' AND standard_rate > 0)) / 3600000000) AS v17,
  countIf(category != 'WORKING' AND standard_rate > 0) AS v17_n,
  countIf((category = 'WORKING') OR (category != 'WORKING' AND standard_rate = 0)) AS v17_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM (SELECT s.*, toInt64(round(1000 * e.rate)) AS standard_rate FROM (SELECT * FROM quaywise.crane_time WHERE terminal_id = {terminal:String}) AS s LEFT ANY JOIN (
    SELECT eq_id, toFloat64(technical_rate) AS rate FROM quaywise.equipment FINAL
    WHERE terminal_id = {terminal:String} AND eq_kind = 'QC'
  ) AS e ON e.eq_id = s.eq_id) WHERE (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (toString(op) IN {p0:Array(String)}))
) AS u;

-- delays

SELECT d.started_at AS started_at, d.ended_at AS ended_at, d.category AS category, d.eq_id AS crane, toString(d.bay) AS bay,
  d.ms / 60000 AS lost_minutes, if(e.rate > 0, d.ms / 3600000 * e.rate, NULL) AS lost_boxes, o.owner AS owner, r.root AS wait_root,
  tupleElement(arrayFirst(f -> d.category = 'FAULT' AND f.1 < d.ended_at AND f.2 > d.started_at, x.faults) AS fault, 3) AS fault_system,
  if(d.category = 'FAULT', tupleElement(fault, 4), r.root_eq) AS note
FROM (SELECT eq_id, toString(category) AS category, min(started_at) AS started_at, max(ended_at) AS ended_at, sum(ms) AS ms,
    any(bay) AS bay, toString(any(deck_hold)) AS deck_hold, toString(any(op)) AS op
  FROM (
    SELECT *, sum(turned) OVER (PARTITION BY eq_id ORDER BY started_at) AS stretch FROM (
      SELECT eq_id, category, started_at, ended_at, bay, deck_hold, op, dateDiff('millisecond', started_at, ended_at) AS ms, category != lagInFrame(category) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS turned
      FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)})
    )
  ) WHERE category != 'WORKING' GROUP BY eq_id, stretch, category) AS d
LEFT JOIN (SELECT eq_id, toFloat64(technical_rate) AS rate FROM quaywise.equipment FINAL WHERE terminal_id = {terminal:String} AND eq_kind = 'QC') AS e ON e.eq_id = d.eq_id
LEFT JOIN (SELECT toString(code) AS code, toString(any(owner)) AS owner FROM quaywise.delay_code FINAL WHERE terminal_id = {terminal:String} GROUP BY code) AS o ON o.code = d.category
LEFT JOIN (
  SELECT d.eq_id AS eq_id, d.started_at AS started_at, argMax(w.root, least(w.ended_at, d.ended_at) - greatest(w.started_at, d.started_at)) AS root,
    argMax(w.root_eq_id, least(w.ended_at, d.ended_at) - greatest(w.started_at, d.started_at)) AS root_eq
  FROM (SELECT eq_id, toString(category) AS category, min(started_at) AS started_at, max(ended_at) AS ended_at, sum(ms) AS ms,
    any(bay) AS bay, toString(any(deck_hold)) AS deck_hold, toString(any(op)) AS op
  FROM (
    SELECT *, sum(turned) OVER (PARTITION BY eq_id ORDER BY started_at) AS stretch FROM (
      SELECT eq_id, category, started_at, ended_at, bay, deck_hold, op, dateDiff('millisecond', started_at, ended_at) AS ms, category != lagInFrame(category) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS turned
      FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)})
    )
  ) WHERE category != 'WORKING' GROUP BY eq_id, stretch, category) AS d INNER JOIN (
    SELECT eq_id, toString(root) AS root, toString(root_eq_id) AS root_eq_id, started_at, ended_at FROM quaywise.wait WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC'
  ) AS w ON w.eq_id = d.eq_id WHERE w.started_at < d.ended_at AND w.ended_at > d.started_at GROUP BY d.eq_id, d.started_at
) AS r ON r.eq_id = d.eq_id AND r.started_at = d.started_at
LEFT JOIN (
  SELECT eq_id, groupArray((started_at, ended_at, toString(system), toString(code))) AS faults FROM quaywise.fault WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC' GROUP BY eq_id
) AS x ON x.eq_id = d.eq_id
WHERE d.ms >= 120000 ORDER BY started_at DESC LIMIT 1000;

-- restows
SELECT ended_at, eq_id AS crane, toString(op) AS op, toString(restow_reason) AS restow_reason, concat(leftPad(toString(bay), 2, '0'), '-', leftPad(toString(row), 2, '0'), '-', leftPad(toString(tier), 2, '0')) AS position,
  boxes, dateDiff('millisecond', started_at, ended_at) / 1000 AS duration, unit_ids AS units
FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)}) AND (empty({ops:Array(String)}) OR op IN {ops:Array(String)}) AND op IN ('RESTOW_SHIP', 'RESTOW_QUAY') ORDER BY ended_at LIMIT 1000;

-- exceptions

SELECT * FROM (
SELECT 'CANCELLED' AS exception, toString(op) AS op, '' AS position, unit_id AS unit, '' AS note, confirmed_at AS at
FROM quaywise.work_instruction WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND cancelled = 1
UNION ALL
SELECT multiIf(oog = 1, 'OUT_OF_GAUGE', 'DANGEROUS'), toString(op), concat(leftPad(toString(bay), 2, '0'), '-', leftPad(toString(row), 2, '0'), '-', leftPad(toString(tier), 2, '0')), container_no, imo_class, planned_at
FROM quaywise.stow_position FINAL WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND occupied = 1 AND (oog = 1 OR imo_class != '')
UNION ALL
SELECT if(lift_kind = 'ABORTED', 'ABORTED', 'SECOND_TRY'), toString(op), concat(leftPad(toString(bay), 2, '0'), '-', leftPad(toString(row), 2, '0'), '-', leftPad(toString(tier), 2, '0')), arrayStringConcat(unit_ids, ', '), eq_id, ended_at
FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC' AND trolley = 'main' AND (lift_kind = 'ABORTED' OR (lift_kind = 'BOX' AND first_right = 0)) AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)})
) ORDER BY at LIMIT 1000;

-- events

SELECT * FROM (
SELECT at, toString(stamp) AS event, '' AS machine, NULL AS minutes, '' AS fault_system, '' AS note FROM quaywise.port_call_event WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND classifier = 'ACT'
UNION ALL
SELECT started_at, 'CRANE_STARTS', eq_id, NULL, '', '' FROM quaywise.crane_assignment WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)}
UNION ALL
SELECT ended_at, 'CRANE_ENDS', eq_id, dateDiff('millisecond', started_at, ended_at) / 60000, '', '' FROM quaywise.crane_assignment WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)}
UNION ALL
SELECT started_at, 'CRANE_FAULT', eq_id, dateDiff('millisecond', started_at, ended_at) / 60000, toString(system), toString(code) FROM quaywise.fault WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND eq_kind = 'QC'
UNION ALL
SELECT started_at, category, eq_id, ms / 60000, '', '' FROM (SELECT eq_id, toString(category) AS category, min(started_at) AS started_at, max(ended_at) AS ended_at, sum(ms) AS ms,
    any(bay) AS bay, toString(any(deck_hold)) AS deck_hold, toString(any(op)) AS op
  FROM (
    SELECT *, sum(turned) OVER (PARTITION BY eq_id ORDER BY started_at) AS stretch FROM (
      SELECT eq_id, category, started_at, ended_at, bay, deck_hold, op, dateDiff('millisecond', started_at, ended_at) AS ms, category != lagInFrame(category) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS turned
      FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} AND (empty({cranes:Array(String)}) OR eq_id IN {cranes:Array(String)})
    )
  ) WHERE category != 'WORKING' GROUP BY eq_id, stretch, category) WHERE ms >= 600000 AND category != 'FAULT'
) ORDER BY at DESC LIMIT 1000;
