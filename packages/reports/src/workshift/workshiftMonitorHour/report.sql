-- /BigDataAnalysis/workshift/workshiftMonitorHour
-- Written by `npm run print-sql` from the declaration; do not edit.

-- latestHour (1 of 2)
SELECT
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v0_x_hatch_cover) AS v0_x_hatch_cover,
  max(u.v0_x_gear) AS v0_x_gear,
  max(u.v0_x_aborted) AS v0_x_aborted,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v2_x_hatch_cover) AS v2_x_hatch_cover,
  max(u.v2_x_gear) AS v2_x_gear,
  max(u.v2_x_aborted) AS v2_x_aborted,
  max(u.v2_x_crane_not_told) AS v2_x_crane_not_told,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  countIf(lift_kind = 'HATCH') AS v0_x_hatch_cover,
  countIf(lift_kind = 'GEAR') AS v0_x_gear,
  countIf(lift_kind = 'ABORTED') AS v0_x_aborted,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v2,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v2_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v2_x,
  countIf(lift_kind = 'HATCH') AS v2_x_hatch_cover,
  countIf(lift_kind = 'GEAR') AS v2_x_gear,
  countIf(lift_kind = 'ABORTED') AS v2_x_aborted,
  countIf(lift_kind = 'BOX' AND eq_id = '') AS v2_x_crane_not_told,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v0_x_hatch_cover,
  NULL AS v0_x_gear,
  NULL AS v0_x_aborted,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v2_x_hatch_cover,
  NULL AS v2_x_gear,
  NULL AS v2_x_aborted,
  NULL AS v2_x_crane_not_told,
  if(count() = 0, NULL, toFloat64(sum(boxes))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, hour_at AS _at FROM quaywise.work_plan WHERE (terminal_id = {terminal:String}) AND (hour_at >= {from:DateTime64(3, 'UTC')}) AND (hour_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v0_x_hatch_cover,
  NULL AS v0_x_gear,
  NULL AS v0_x_aborted,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v2_x_hatch_cover,
  NULL AS v2_x_gear,
  NULL AS v2_x_aborted,
  NULL AS v2_x_crane_not_told,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x,
  if(countIf(category = 'WORKING') = 0, NULL, toFloat64(uniqExactIf(eq_id, category = 'WORKING' AND _ms > 0))) AS v4,
  countIf(category = 'WORKING') AS v4_n,
  0 AS v4_x,
  if(count() = 0, NULL, toFloat64(uniqExact(eq_id))) AS v5,
  count() AS v5_n,
  0 AS v5_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
) AS u;

-- latestHour (2 of 2)
SELECT *, count() OVER () AS total
FROM (
SELECT
  d_hour,
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v2,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v2_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v2_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  if(count() = 0, NULL, toFloat64(sum(boxes))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, hour_at AS _at FROM quaywise.work_plan WHERE (terminal_id = {terminal:String}) AND (hour_at >= {from:DateTime64(3, 'UTC')}) AND (hour_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x,
  if(countIf(category = 'WORKING') = 0, NULL, toFloat64(uniqExactIf(eq_id, category = 'WORKING' AND _ms > 0))) AS v4,
  countIf(category = 'WORKING') AS v4_n,
  0 AS v4_x,
  if(count() = 0, NULL, toFloat64(uniqExact(eq_id))) AS v5,
  count() AS v5_n,
  0 AS v5_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
) AS u GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- summary (1 of 4)
SELECT
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v0_x_hatch_cover) AS v0_x_hatch_cover,
  max(u.v0_x_gear) AS v0_x_gear,
  max(u.v0_x_aborted) AS v0_x_aborted,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v2_x_hatch_cover) AS v2_x_hatch_cover,
  max(u.v2_x_gear) AS v2_x_gear,
  max(u.v2_x_aborted) AS v2_x_aborted,
  max(u.v2_x_crane_not_told) AS v2_x_crane_not_told,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  countIf(lift_kind = 'HATCH') AS v0_x_hatch_cover,
  countIf(lift_kind = 'GEAR') AS v0_x_gear,
  countIf(lift_kind = 'ABORTED') AS v0_x_aborted,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v2,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v2_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v2_x,
  countIf(lift_kind = 'HATCH') AS v2_x_hatch_cover,
  countIf(lift_kind = 'GEAR') AS v2_x_gear,
  countIf(lift_kind = 'ABORTED') AS v2_x_aborted,
  countIf(lift_kind = 'BOX' AND eq_id = '') AS v2_x_crane_not_told,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v0_x_hatch_cover,
  NULL AS v0_x_gear,
  NULL AS v0_x_aborted,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v2_x_hatch_cover,
  NULL AS v2_x_gear,
  NULL AS v2_x_aborted,
  NULL AS v2_x_crane_not_told,
  if(count() = 0, NULL, toFloat64(sum(boxes))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, hour_at AS _at FROM quaywise.work_plan WHERE (terminal_id = {terminal:String}) AND (hour_at >= {from:DateTime64(3, 'UTC')}) AND (hour_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
UNION ALL
SELECT
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v0_x_hatch_cover,
  NULL AS v0_x_gear,
  NULL AS v0_x_aborted,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v2_x_hatch_cover,
  NULL AS v2_x_gear,
  NULL AS v2_x_aborted,
  NULL AS v2_x_crane_not_told,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x,
  if(countIf(category = 'WORKING') = 0, NULL, toFloat64(uniqExactIf(eq_id, category = 'WORKING' AND _ms > 0))) AS v4,
  countIf(category = 'WORKING') AS v4_n,
  0 AS v4_x,
  if(count() = 0, NULL, toFloat64(uniqExact(eq_id))) AS v5,
  count() AS v5_n,
  0 AS v5_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
) AS u;

-- summary (2 of 4)
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
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v3_x_reshuffle) AS v3_x_reshuffle,
  max(u.v3_x_housekeeping) AS v3_x_housekeeping,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(if(sum(_ms) = 0, NULL, sumIf(_ms, state IN ('WORKING', 'WAITING')) * uniqExact(eq_id) / sum(_ms)))) AS v0,
  count() AS v0_n,
  0 AS v0_x,
  if(count() = 0, NULL, toFloat64(if(sum(_ms) = 0, NULL, sumIf(_ms, state = 'CHARGING') * uniqExact(eq_id) / sum(_ms)))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(if(sum(_ms) = 0, NULL, sumIf(_ms, state = 'FAULT') * uniqExact(eq_id) / sum(_ms)))) AS v2,
  count() AS v2_n,
  0 AS v2_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v3_x_reshuffle,
  NULL AS v3_x_housekeeping,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.che_state WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'AGV') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}))
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
  if(count() = 0, NULL, toFloat64(sumIf(1, move_reason = 'PROD'))) AS v3,
  countIf(move_reason = 'PROD') AS v3_n,
  countIf((move_reason = 'RESHUFFLE') OR (move_reason = 'HOUSEKEEP')) AS v3_x,
  countIf(move_reason = 'RESHUFFLE') AS v3_x_reshuffle,
  countIf(move_reason = 'HOUSEKEEP') AS v3_x_housekeeping,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'ASC') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}))
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
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v3_x_reshuffle,
  NULL AS v3_x_housekeeping,
  if(count() = 0, NULL, toFloat64(arrayElement(tupleElement(sumMap([toUnixTimestamp64Milli(_at)], [toUInt64(1)]), 2), -1))) AS v4,
  count() AS v4_n,
  0 AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, hour_end - toIntervalMillisecond(1) AS _at FROM (SELECT *, arrayJoin(if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), arrayFilter(h -> h > gate_in_at, arrayFilter(h -> h < least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), arrayDistinct(arrayMap(t -> toDateTime64(((toDateTime(t, {zone:String}) - 60 * toMinute(t, {zone:String}) - toSecond(t, {zone:String})) + 60 * ((60 - toMinute((toDateTime(t, {zone:String}) - 60 * toMinute(t, {zone:String}) - toSecond(t, {zone:String})), {zone:String})) % 60)), 3, 'UTC'), arrayMap(k -> gate_in_at + toIntervalMinute(30 * k), range(toUInt32(greatest(0, intDiv(dateDiff('second', gate_in_at, least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1))), 1800)) + 2))))))), arrayMap(k -> toDateTime64(toStartOfHour(gate_in_at, {zone:String}) + toIntervalHour(k + 1), 3, 'UTC'), range(toUInt32(greatest(0, dateDiff('hour', toStartOfHour(gate_in_at, {zone:String}), toStartOfHour(least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)) - toIntervalMillisecond(1), {zone:String})) + 0)))))) AS hour_end FROM (SELECT * FROM quaywise.truck_visit FINAL WHERE terminal_id = {terminal:String} AND source != 'edifact')
    WHERE gate_in_at < {to:DateTime64(3, 'UTC')} AND (isNull(gate_out_at) OR gate_out_at > {from:DateTime64(3, 'UTC')})) WHERE (source != 'edifact') AND (hour_end > {from:DateTime64(3, 'UTC')}) AND (hour_end <= {to:DateTime64(3, 'UTC')}))
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
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v3_x_reshuffle,
  NULL AS v3_x_housekeeping,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  if(count() = 0, NULL, toFloat64(quantileExactInclusive(0.5)(dateDiff('millisecond', gate_in_at, gate_out_at) / 60000))) AS v5,
  count() AS v5_n,
  0 AS v5_x
FROM (SELECT *, gate_out_at - toIntervalMillisecond(1) AS _at FROM quaywise.truck_visit FINAL WHERE (terminal_id = {terminal:String}) AND (source != 'edifact' AND isNotNull(gate_out_at)) AND (gate_out_at > {from:DateTime64(3, 'UTC')}) AND (gate_out_at <= {to:DateTime64(3, 'UTC')}))
) AS u;

-- summary (3 of 4)
SELECT *, count() OVER () AS total
FROM (
SELECT
  d_hour,
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v2,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v2_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v2_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  if(count() = 0, NULL, toFloat64(sum(boxes))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, hour_at AS _at FROM quaywise.work_plan WHERE (terminal_id = {terminal:String}) AND (hour_at >= {from:DateTime64(3, 'UTC')}) AND (hour_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v3,
  count() AS v3_n,
  0 AS v3_x,
  if(countIf(category = 'WORKING') = 0, NULL, toFloat64(uniqExactIf(eq_id, category = 'WORKING' AND _ms > 0))) AS v4,
  countIf(category = 'WORKING') AS v4_n,
  0 AS v4_x,
  if(count() = 0, NULL, toFloat64(uniqExact(eq_id))) AS v5,
  count() AS v5_n,
  0 AS v5_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
) AS u GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- summary (4 of 4)
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
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(if(sum(_ms) = 0, NULL, sumIf(_ms, state IN ('WORKING', 'WAITING')) * uniqExact(eq_id) / sum(_ms)))) AS v0,
  count() AS v0_n,
  0 AS v0_x,
  if(count() = 0, NULL, toFloat64(if(sum(_ms) = 0, NULL, sumIf(_ms, state = 'CHARGING') * uniqExact(eq_id) / sum(_ms)))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(if(sum(_ms) = 0, NULL, sumIf(_ms, state = 'FAULT') * uniqExact(eq_id) / sum(_ms)))) AS v2,
  count() AS v2_n,
  0 AS v2_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.che_state WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'AGV') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
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
  if(count() = 0, NULL, toFloat64(sumIf(1, move_reason = 'PROD'))) AS v3,
  countIf(move_reason = 'PROD') AS v3_n,
  countIf((move_reason = 'RESHUFFLE') OR (move_reason = 'HOUSEKEEP')) AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'ASC') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
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
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  if(count() = 0, NULL, toFloat64(arrayElement(tupleElement(sumMap([toUnixTimestamp64Milli(_at)], [toUInt64(1)]), 2), -1))) AS v4,
  count() AS v4_n,
  0 AS v4_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x
FROM (SELECT *, hour_end - toIntervalMillisecond(1) AS _at FROM (SELECT *, arrayJoin(if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), arrayFilter(h -> h > gate_in_at, arrayFilter(h -> h < least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), arrayDistinct(arrayMap(t -> toDateTime64(((toDateTime(t, {zone:String}) - 60 * toMinute(t, {zone:String}) - toSecond(t, {zone:String})) + 60 * ((60 - toMinute((toDateTime(t, {zone:String}) - 60 * toMinute(t, {zone:String}) - toSecond(t, {zone:String})), {zone:String})) % 60)), 3, 'UTC'), arrayMap(k -> gate_in_at + toIntervalMinute(30 * k), range(toUInt32(greatest(0, intDiv(dateDiff('second', gate_in_at, least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1))), 1800)) + 2))))))), arrayMap(k -> toDateTime64(toStartOfHour(gate_in_at, {zone:String}) + toIntervalHour(k + 1), 3, 'UTC'), range(toUInt32(greatest(0, dateDiff('hour', toStartOfHour(gate_in_at, {zone:String}), toStartOfHour(least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)) - toIntervalMillisecond(1), {zone:String})) + 0)))))) AS hour_end FROM (SELECT * FROM quaywise.truck_visit FINAL WHERE terminal_id = {terminal:String} AND source != 'edifact')
    WHERE gate_in_at < {to:DateTime64(3, 'UTC')} AND (isNull(gate_out_at) OR gate_out_at > {from:DateTime64(3, 'UTC')})) WHERE (source != 'edifact') AND (hour_end > {from:DateTime64(3, 'UTC')}) AND (hour_end <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
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
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  if(count() = 0, NULL, toFloat64(quantileExactInclusive(0.5)(dateDiff('millisecond', gate_in_at, gate_out_at) / 60000))) AS v5,
  count() AS v5_n,
  0 AS v5_x
FROM (SELECT *, gate_out_at - toIntervalMillisecond(1) AS _at FROM quaywise.truck_visit FINAL WHERE (terminal_id = {terminal:String}) AND (source != 'edifact' AND isNotNull(gate_out_at)) AND (gate_out_at > {from:DateTime64(3, 'UTC')}) AND (gate_out_at <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
) AS u GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- bottleneck
WITH
(SELECT max(ended_at) FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND ended_at > {from:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')}) AS newest_record,
arrayLast(stretch -> tupleElement(stretch, 1) < newest_record, arrayMap((f, t) -> (toDateTime64(f, 3, 'UTC'), toDateTime64(t, 3, 'UTC')), {froms:Array(String)}, {tos:Array(String)})) AS last_stretch,
least(tupleElement(last_stretch, 2), newest_record) AS newest,
greatest(newest - toIntervalHour(1), tupleElement(last_stretch, 1)) AS since,
quay AS (SELECT *, greatest(s, toDateTime64(slot, 3, 'UTC')) AS ps, least(e, toDateTime64(slot + 300, 3, 'UTC')) AS pe FROM (
      SELECT *, arrayJoin(range(toUInt32(intDiv(toUnixTimestamp(s), 300) * 300), toUInt32(toUnixTimestamp(e) + if(toUnixTimestamp64Milli(e) % 1000 > 0, 1, 0)), 300)) AS slot FROM (SELECT crane, visit_id, category, class, greatest(started_at, tupleElement(stretch, 1)) AS s, least(ended_at, tupleElement(stretch, 2)) AS e
    FROM (SELECT *, arrayJoin(arrayMap((f, t) -> (toDateTime64(f, 3, 'UTC'), toDateTime64(t, 3, 'UTC')), {froms:Array(String)}, {tos:Array(String)})) AS stretch FROM (SELECT toString(eq_id) AS crane, visit_id, toString(category) AS category, multiIf(category = 'WORKING', 'WORKING', category IN ('AGV', 'PLATFORM'), 'SYSTEM', category IN ('PLAN', 'SHIP'), 'SHIP_PLAN', category = 'WEATHER', 'EXOGENOUS', 'QC') AS class, started_at, ended_at
      FROM quaywise.crane_time WHERE terminal_id = {terminal:String} AND ended_at > {from:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')} AND visit_id IN (SELECT visit_id FROM (SELECT visit_id, trim(BOTH ' ' FROM concat(vessel, ' ', if(voyage_out = '', voyage_in, voyage_out))) AS visit_name
    FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {call_0:Array(String)} AND own_ship IN {call_1:Array(String)})))) WHERE ended_at > tupleElement(stretch, 1) AND started_at < tupleElement(stretch, 2))
    ) WHERE pe > ps),
waits AS (SELECT *, greatest(s, toDateTime64(slot, 3, 'UTC')) AS ps, least(e, toDateTime64(slot + 300, 3, 'UTC')) AS pe FROM (
      SELECT *, arrayJoin(range(toUInt32(intDiv(toUnixTimestamp(s), 300) * 300), toUInt32(toUnixTimestamp(e) + if(toUnixTimestamp64Milli(e) % 1000 > 0, 1, 0)), 300)) AS slot FROM (SELECT toString(eq_id) AS crane, toString(root) AS root, started_at AS s, ended_at AS e
      FROM quaywise.wait WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND ended_at > {from:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')} AND started_at > {from:DateTime64(3, 'UTC')} - toIntervalHour(6))
    ) WHERE pe > ps),
laid AS (
  SELECT q.crane AS crane, q.visit_id AS visit_id, q.slot AS slot, multiIf(root IN ('AGV', 'AGV_FLEET', 'DISPATCH', 'TRAFFIC', 'DEADLOCK'), 'AGV', root IN ('GATE', 'TRUCK'), 'GATE', root IN ('QC', 'ASC_WATER', 'ASC_LAND', 'SHIP_PLAN', 'EXOGENOUS'), toString(root), 'UNKNOWN') AS root_class, w.root AS root, dateDiff('millisecond', greatest(q.ps, w.ps), least(q.pe, w.pe)) AS ms
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
  FROM quay AS q LEFT ANY JOIN (SELECT visit_id, trim(BOTH ' ' FROM concat(vessel, ' ', if(voyage_out = '', voyage_in, voyage_out))) AS visit_name
    FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}) AS c ON c.visit_id = q.visit_id LEFT ANY JOIN trips AS t ON t.crane = q.crane
  WHERE slot >= toUnixTimestamp(since) GROUP BY q.crane
  UNION ALL
  SELECT 'BOXES', 0, toString(eq_id), '', '', '', '', 0, sum(crane_boxes), 0, newest
  FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND trolley = 'main' AND ended_at > since AND ended_at <= newest AND visit_id IN (SELECT visit_id FROM (SELECT visit_id, trim(BOTH ' ' FROM concat(vessel, ' ', if(voyage_out = '', voyage_in, voyage_out))) AS visit_name
    FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {call_0:Array(String)} AND own_ship IN {call_1:Array(String)})) GROUP BY eq_id
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
ORDER BY part, slot, crane, root, block LIMIT 20000;

-- boxesByHour
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
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND op = 'DISC'))) AS v0,
  countIf(lift_kind = 'BOX' AND op = 'DISC') AS v0_n,
  0 AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND op = 'LOAD'))) AS v1,
  countIf(lift_kind = 'BOX' AND op = 'LOAD') AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND op IN ('RESTOW_SHIP', 'RESTOW_QUAY')))) AS v2,
  countIf(lift_kind = 'BOX' AND op IN ('RESTOW_SHIP', 'RESTOW_QUAY')) AS v2_n,
  0 AS v2_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
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
  if(count() = 0, NULL, toFloat64(sum(boxes))) AS v3,
  count() AS v3_n,
  0 AS v3_x
FROM (SELECT *, hour_at AS _at FROM quaywise.work_plan WHERE (terminal_id = {terminal:String}) AND (hour_at >= {from:DateTime64(3, 'UTC')}) AND (hour_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
) AS u GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- rateByCrane
SELECT *, count() OVER () AS total
FROM (
SELECT
  d_hour,
  d_crane,
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  toString(eq_id) AS d_crane,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v0,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour, d_crane
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  toString(eq_id) AS d_crane,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'FAULT')) / 60000) AS v2,
  countIf(category = 'FAULT') AS v2_n,
  0 AS v2_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour, d_crane
) AS u GROUP BY d_hour, d_crane
)
ORDER BY d_hour, d_crane
LIMIT 5000 OFFSET 0;

-- timeByCause
SELECT *, count() OVER () AS total
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  toString(category) AS d_category,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 60000) AS v0,
  count() AS v0_n,
  0 AS v0_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour, d_category
)
ORDER BY d_hour, d_category
LIMIT 5000 OFFSET 0;

-- agvWaits
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
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'AGV') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- gate
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
  max(u.v2_x) AS v2_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(sum(1))) AS v0,
  count() AS v0_n,
  0 AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x
FROM (SELECT *, gate_in_at - toIntervalMillisecond(1) AS _at FROM quaywise.truck_visit FINAL WHERE (terminal_id = {terminal:String}) AND (source != 'edifact') AND (gate_in_at > {from:DateTime64(3, 'UTC')}) AND (gate_in_at <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  if(count() = 0, NULL, toFloat64(sum(1))) AS v1,
  count() AS v1_n,
  0 AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x
FROM (SELECT *, gate_out_at - toIntervalMillisecond(1) AS _at FROM quaywise.truck_visit FINAL WHERE (terminal_id = {terminal:String}) AND (source != 'edifact' AND isNotNull(gate_out_at)) AND (gate_out_at > {from:DateTime64(3, 'UTC')}) AND (gate_out_at <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  if(count() = 0, NULL, toFloat64(arrayElement(tupleElement(sumMap([toUnixTimestamp64Milli(_at)], [toUInt64(1)]), 2), -1))) AS v2,
  count() AS v2_n,
  0 AS v2_x
FROM (SELECT *, hour_end - toIntervalMillisecond(1) AS _at FROM (SELECT *, arrayJoin(if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), arrayFilter(h -> h > gate_in_at, arrayFilter(h -> h < least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), arrayDistinct(arrayMap(t -> toDateTime64(((toDateTime(t, {zone:String}) - 60 * toMinute(t, {zone:String}) - toSecond(t, {zone:String})) + 60 * ((60 - toMinute((toDateTime(t, {zone:String}) - 60 * toMinute(t, {zone:String}) - toSecond(t, {zone:String})), {zone:String})) % 60)), 3, 'UTC'), arrayMap(k -> gate_in_at + toIntervalMinute(30 * k), range(toUInt32(greatest(0, intDiv(dateDiff('second', gate_in_at, least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1))), 1800)) + 2))))))), arrayMap(k -> toDateTime64(toStartOfHour(gate_in_at, {zone:String}) + toIntervalHour(k + 1), 3, 'UTC'), range(toUInt32(greatest(0, dateDiff('hour', toStartOfHour(gate_in_at, {zone:String}), toStartOfHour(least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)) - toIntervalMillisecond(1), {zone:String})) + 0)))))) AS hour_end FROM (SELECT * FROM quaywise.truck_visit FINAL WHERE terminal_id = {terminal:String} AND source != 'edifact')
    WHERE gate_in_at < {to:DateTime64(3, 'UTC')} AND (isNull(gate_out_at) OR gate_out_at > {from:DateTime64(3, 'UTC')})) WHERE (source != 'edifact') AND (hour_end > {from:DateTime64(3, 'UTC')}) AND (hour_end <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
) AS u GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- yardMoves
SELECT *, count() OVER () AS total
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  if(count() = 0, NULL, toFloat64(sumIf(1, move_reason = 'PROD' AND side = 'WATER'))) AS v0,
  countIf(move_reason = 'PROD' AND side = 'WATER') AS v0_n,
  0 AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, move_reason = 'PROD' AND side = 'LAND'))) AS v1,
  countIf(move_reason = 'PROD' AND side = 'LAND') AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, move_reason = 'RESHUFFLE'))) AS v2,
  countIf(move_reason = 'RESHUFFLE') AS v2_n,
  0 AS v2_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'ASC') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')})) GROUP BY d_hour
)
ORDER BY d_hour
LIMIT 5000 OFFSET 0;

-- table (1 of 2)
SELECT *, count() OVER () AS total
FROM (
SELECT * FROM (SELECT
  d_hour,
  d_visit,
  d_crane,
  d_op,
  max(u.v0) AS v0,
  max(u.v0_n) AS v0_n,
  max(u.v0_x) AS v0_x,
  max(u.v1) AS v1,
  max(u.v1_n) AS v1_n,
  max(u.v1_x) AS v1_x,
  max(u.v2) AS v2,
  max(u.v2_n) AS v2_n,
  max(u.v2_x) AS v2_x,
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v6) AS v6,
  max(u.v6_n) AS v6_n,
  max(u.v6_x) AS v6_x,
  max(u.v7) AS v7,
  max(u.v7_n) AS v7_n,
  max(u.v7_x) AS v7_x,
  max(u.v8) AS v8,
  max(u.v8_n) AS v8_n,
  max(u.v8_x) AS v8_x,
  max(u.v9) AS v9,
  max(u.v9_n) AS v9_n,
  max(u.v9_x) AS v9_x,
  max(u.v13) AS v13,
  max(u.v13_n) AS v13_n,
  max(u.v13_x) AS v13_x,
  max(u.v10) AS v10,
  max(u.v10_n) AS v10_n,
  max(u.v10_x) AS v10_x,
  max(u.v11) AS v11,
  max(u.v11_n) AS v11_n,
  max(u.v11_x) AS v11_x,
  max(u.v12) AS v12,
  max(u.v12_n) AS v12_n,
  max(u.v12_x) AS v12_x
FROM (
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  toString(visit_id) AS d_visit,
  toString(eq_id) AS d_crane,
  toString(op) AS d_op,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(if(boxes = 1 AND teu = 2.25, {parameter_teu_forty_five:Float64}, toFloat64(teu)), lift_kind = 'BOX' AND throughput_boxes > 0))) AS v1,
  countIf(lift_kind = 'BOX' AND throughput_boxes > 0) AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'BOX' AND eq_id != ''))) AS v2,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v2_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v2_x,
  if(count() = 0, NULL, toFloat64(sumIf(twin, lift_kind = 'BOX'))) AS v3,
  countIf(lift_kind = 'BOX') AS v3_n,
  0 AS v3_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v5,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v5_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v5_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour, d_visit, d_crane, d_op
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  toString(visit_id) AS d_visit,
  toString(eq_id) AS d_crane,
  toString(op) AS d_op,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v4,
  count() AS v4_n,
  0 AS v4_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT'))) / 3600000) AS v6,
  countIf(category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT')) AS v6_n,
  countIf((category = 'HATCH') OR (category = 'GANTRY') OR (category = 'LASH') OR (category = 'SHIP') OR (category = 'PLAN') OR (category = 'WEATHER') OR (category = 'FAULT')) AS v6_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'AGV')) / 60000) AS v7,
  countIf(category = 'AGV') AS v7_n,
  0 AS v7_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'HATCH')) / 60000) AS v8,
  countIf(category = 'HATCH') AS v8_n,
  0 AS v8_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'FAULT')) / 60000) AS v9,
  countIf(category = 'FAULT') AS v9_n,
  0 AS v9_x,
  if(countIf(category != 'WORKING') = 0, NULL, toString(arrayElement(arrayReverseSort((k, v) -> v, mapKeys(sumMapIf(map(toString(category), _ms), category != 'WORKING')), mapValues(sumMapIf(map(toString(category), _ms), category != 'WORKING'))), 1))) AS v13,
  countIf(category != 'WORKING') AS v13_n,
  0 AS v13_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour, d_visit, d_crane, d_op
UNION ALL
SELECT
  if({zone:String} IN ('America/Caracas', 'Asia/Colombo', 'Asia/Pyongyang', 'Australia/LHI', 'Australia/Lord_Howe', 'Pacific/Norfolk'), ((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})) + 60 * ((60 - toMinute((toDateTime(_at, {zone:String}) - 60 * toMinute(_at, {zone:String}) - toSecond(_at, {zone:String})), {zone:String})) % 60)), toStartOfHour(_at, {zone:String})) AS d_hour,
  toString(visit_id) AS d_visit,
  toString(qc_id) AS d_crane,
  toString(op) AS d_op,
  NULL AS v0,
  NULL AS v0_n,
  NULL AS v0_x,
  NULL AS v1,
  NULL AS v1_n,
  NULL AS v1_x,
  NULL AS v2,
  NULL AS v2_n,
  NULL AS v2_x,
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  if(count() = 0, NULL, toFloat64(uniqExact(eq_id))) AS v10,
  count() AS v10_n,
  0 AS v10_x,
  if(count() = 0, NULL, toFloat64(sum(dateDiff('millisecond', started_at, ended_at))) / 1000) AS v11,
  count() AS v11_n,
  0 AS v11_x,
  if(count() = 0, NULL, toFloat64(sum(1))) AS v12,
  count() AS v12_n,
  0 AS v12_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'AGV') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)}))) GROUP BY d_hour, d_visit, d_crane, d_op
) AS u GROUP BY d_hour, d_visit, d_crane, d_op) AS g LEFT ANY JOIN (SELECT visit_id AS d_visit, trim(BOTH ' ' FROM concat(vessel, ' ', if(voyage_out = '', voyage_in, voyage_out))) AS a_visit_name FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}) AS a ON a.d_visit = g.d_visit
)
ORDER BY d_hour, d_visit, d_crane, d_op
LIMIT 50 OFFSET 0;

-- table (2 of 2)
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
  max(u.v3) AS v3,
  max(u.v3_n) AS v3_n,
  max(u.v3_x) AS v3_x,
  max(u.v5) AS v5,
  max(u.v5_n) AS v5_n,
  max(u.v5_x) AS v5_x,
  max(u.v4) AS v4,
  max(u.v4_n) AS v4_n,
  max(u.v4_x) AS v4_x,
  max(u.v6) AS v6,
  max(u.v6_n) AS v6_n,
  max(u.v6_x) AS v6_x,
  max(u.v7) AS v7,
  max(u.v7_n) AS v7_n,
  max(u.v7_x) AS v7_x,
  max(u.v8) AS v8,
  max(u.v8_n) AS v8_n,
  max(u.v8_x) AS v8_x,
  max(u.v9) AS v9,
  max(u.v9_n) AS v9_n,
  max(u.v9_x) AS v9_x,
  max(u.v13) AS v13,
  max(u.v13_n) AS v13_n,
  max(u.v13_x) AS v13_x,
  max(u.v10) AS v10,
  max(u.v10_n) AS v10_n,
  max(u.v10_x) AS v10_x,
  max(u.v11) AS v11,
  max(u.v11_n) AS v11_n,
  max(u.v11_x) AS v11_x,
  max(u.v12) AS v12,
  max(u.v12_n) AS v12_n,
  max(u.v12_x) AS v12_x
FROM (
SELECT
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX'))) AS v0,
  countIf(lift_kind = 'BOX') AS v0_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED')) AS v0_x,
  if(count() = 0, NULL, toFloat64(sumIf(if(boxes = 1 AND teu = 2.25, {parameter_teu_forty_five:Float64}, toFloat64(teu)), lift_kind = 'BOX' AND throughput_boxes > 0))) AS v1,
  countIf(lift_kind = 'BOX' AND throughput_boxes > 0) AS v1_n,
  0 AS v1_x,
  if(count() = 0, NULL, toFloat64(sumIf(1, lift_kind = 'BOX' AND eq_id != ''))) AS v2,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v2_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v2_x,
  if(count() = 0, NULL, toFloat64(sumIf(twin, lift_kind = 'BOX'))) AS v3,
  countIf(lift_kind = 'BOX') AS v3_n,
  0 AS v3_x,
  if(count() = 0, NULL, toFloat64(sumIf(crane_boxes, lift_kind = 'BOX' AND eq_id != ''))) AS v5,
  countIf(lift_kind = 'BOX' AND eq_id != '') AS v5_n,
  countIf((lift_kind = 'HATCH') OR (lift_kind = 'GEAR') OR (lift_kind = 'ABORTED') OR (lift_kind = 'BOX' AND eq_id = '')) AS v5_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'QC' AND trolley = 'main') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
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
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  if(count() = 0, NULL, toFloat64(sum(_ms)) / 3600000) AS v4,
  count() AS v4_n,
  0 AS v4_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT'))) / 3600000) AS v6,
  countIf(category NOT IN ('HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT')) AS v6_n,
  countIf((category = 'HATCH') OR (category = 'GANTRY') OR (category = 'LASH') OR (category = 'SHIP') OR (category = 'PLAN') OR (category = 'WEATHER') OR (category = 'FAULT')) AS v6_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'AGV')) / 60000) AS v7,
  countIf(category = 'AGV') AS v7_n,
  0 AS v7_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'HATCH')) / 60000) AS v8,
  countIf(category = 'HATCH') AS v8_n,
  0 AS v8_x,
  if(count() = 0, NULL, toFloat64(sumIf(_ms, category = 'FAULT')) / 60000) AS v9,
  countIf(category = 'FAULT') AS v9_n,
  0 AS v9_x,
  if(countIf(category != 'WORKING') = 0, NULL, toString(arrayElement(arrayReverseSort((k, v) -> v, mapKeys(sumMapIf(map(toString(category), _ms), category != 'WORKING')), mapValues(sumMapIf(map(toString(category), _ms), category != 'WORKING'))), 1))) AS v13,
  countIf(category != 'WORKING') AS v13_n,
  0 AS v13_x,
  NULL AS v10,
  NULL AS v10_n,
  NULL AS v10_x,
  NULL AS v11,
  NULL AS v11_n,
  NULL AS v11_x,
  NULL AS v12,
  NULL AS v12_n,
  NULL AS v12_x
FROM (SELECT *, greatest(started_at, {from:DateTime64(3, 'UTC')}) AS _at, toInt64(dateDiff('millisecond', greatest(started_at, {from:DateTime64(3, 'UTC')}), least(ended_at, {to:DateTime64(3, 'UTC')}))) AS _ms FROM quaywise.crane_time WHERE (terminal_id = {terminal:String}) AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (started_at < {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
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
  NULL AS v3,
  NULL AS v3_n,
  NULL AS v3_x,
  NULL AS v5,
  NULL AS v5_n,
  NULL AS v5_x,
  NULL AS v4,
  NULL AS v4_n,
  NULL AS v4_x,
  NULL AS v6,
  NULL AS v6_n,
  NULL AS v6_x,
  NULL AS v7,
  NULL AS v7_n,
  NULL AS v7_x,
  NULL AS v8,
  NULL AS v8_n,
  NULL AS v8_x,
  NULL AS v9,
  NULL AS v9_n,
  NULL AS v9_x,
  NULL AS v13,
  NULL AS v13_n,
  NULL AS v13_x,
  if(count() = 0, NULL, toFloat64(uniqExact(eq_id))) AS v10,
  count() AS v10_n,
  0 AS v10_x,
  if(count() = 0, NULL, toFloat64(sum(dateDiff('millisecond', started_at, ended_at))) / 1000) AS v11,
  count() AS v11_n,
  0 AS v11_x,
  if(count() = 0, NULL, toFloat64(sum(1))) AS v12,
  count() AS v12_n,
  0 AS v12_x
FROM (SELECT *, ended_at - toIntervalMillisecond(1) AS _at FROM quaywise.che_cycle WHERE (terminal_id = {terminal:String}) AND (eq_kind = 'AGV') AND (ended_at > {from:DateTime64(3, 'UTC')}) AND (ended_at <= {to:DateTime64(3, 'UTC')}) AND (visit_id IN (SELECT visit_id FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND trunk_branch IN {p0:Array(String)} AND own_ship IN {p1:Array(String)})))
) AS u;
