/**
 * Creates the tables that 0001 did not know, and gives those that it made their new columns. Applied: never changed
 * again; what tables become later is a migration of its own.
 */
export const WHOLE_TERMINAL: readonly string[] = [
  `ALTER TABLE quaywise.vessel_visit ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN vessel String CODEC(ZSTD(1))',
    'MODIFY COLUMN imo String CODEC(ZSTD(1))',
    'MODIFY COLUMN voyage_in String CODEC(ZSTD(1))',
    'MODIFY COLUMN voyage_out String CODEC(ZSTD(1))',
    'MODIFY COLUMN line LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN service LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN trunk_branch LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN own_ship LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN loa_m Nullable(Float32) CODEC(ZSTD(1))',
    'MODIFY COLUMN berth_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN berth_from_m Nullable(Float32) CODEC(ZSTD(1))',
    'MODIFY COLUMN berth_to_m Nullable(Float32) CODEC(ZSTD(1))',
    'MODIFY COLUMN bollards String CODEC(ZSTD(1))',
    'MODIFY COLUMN plan_load UInt32 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN plan_disc UInt32 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN plan_restow UInt32 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN plan_cranes UInt8 CODEC(T64, ZSTD(1))',
    "MODIFY COLUMN eta Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN ata Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN pbp Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN etb Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN atb Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN all_fast Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN gangway Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN ready_for_cargo Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN first_lift Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN last_lift Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN lashing_done Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN etc_plan Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN atc Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN ready_to_sail Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN etd Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN atd Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN counted_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN sort_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN missing_stamps Array(LowCardinality(String)) CODEC(ZSTD(1))',
    'MODIFY COLUMN quality UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN remarks String CODEC(ZSTD(1))',
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN version UInt64 CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.visit_time ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN berth_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN category LowCardinality(String) CODEC(ZSTD(1))',
    "MODIFY COLUMN ended_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN version UInt64 CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.che_cycle ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_kind LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id LowCardinality(String) CODEC(ZSTD(1))',
    "MODIFY COLUMN started_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN trolley LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN lift_kind LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN op LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN wq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN desk_id LowCardinality(String) CODEC(ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS crew LowCardinality(String) CODEC(ZSTD(1)) AFTER desk_id',
    'MODIFY COLUMN qc_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN block_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN side LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN move_reason LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN caused_by LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN bay UInt8 CODEC(T64, ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS row UInt8 CODEC(T64, ZSTD(1)) AFTER bay',
    'ADD COLUMN IF NOT EXISTS tier UInt8 CODEC(T64, ZSTD(1)) AFTER row',
    'MODIFY COLUMN deck_hold LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN boxes UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN crane_boxes UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN throughput_boxes UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN teu Float32 CODEC(ZSTD(1))',
    'MODIFY COLUMN twin UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN restow_reason LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN remote UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN first_right UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN energy_kwh Float32 CODEC(ZSTD(1))',
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.crane_time ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN assignment_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN wq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN desk_id LowCardinality(String) CODEC(ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS crew LowCardinality(String) CODEC(ZSTD(1)) AFTER desk_id',
    'MODIFY COLUMN bay UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN deck_hold LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN op LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN category LowCardinality(String) CODEC(ZSTD(1))',
    "MODIFY COLUMN ended_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.crane_assignment ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN desk_id LowCardinality(String) CODEC(ZSTD(1))',
    "MODIFY COLUMN ended_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN planned_boxes UInt32 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.work_queue ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN bay UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN deck_hold LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN op LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN seq UInt16 CODEC(T64, ZSTD(1))',
    "MODIFY COLUMN plan_end DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN planned_boxes UInt32 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.work_plan ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN op LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN boxes UInt32 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.che_state ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_kind LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN state LowCardinality(String) CODEC(ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS activity LowCardinality(String) CODEC(ZSTD(1)) AFTER state',
    'ADD COLUMN IF NOT EXISTS visit_id LowCardinality(String) CODEC(ZSTD(1)) AFTER activity',
    'ADD COLUMN IF NOT EXISTS op LowCardinality(String) CODEC(ZSTD(1)) AFTER visit_id',
    "MODIFY COLUMN ended_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.fault ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_kind LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN op LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN system LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN code LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN severity LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN assist UInt8 CODEC(T64, ZSTD(1))',
    "MODIFY COLUMN ended_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.truck_visit ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN company LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN plate String CODEC(ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS driver String CODEC(ZSTD(1)) AFTER plate',
    'ADD COLUMN IF NOT EXISTS appointment_id String CODEC(ZSTD(1)) AFTER driver',
    'MODIFY COLUMN flow LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN lane LowCardinality(String) CODEC(ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS lane_out LowCardinality(String) CODEC(ZSTD(1)) AFTER lane',
    'MODIFY COLUMN trouble UInt8 CODEC(T64, ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS trouble_code LowCardinality(String) CODEC(ZSTD(1)) AFTER trouble',
    "MODIFY COLUMN gate_in_started_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    "MODIFY COLUMN gate_in_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    "MODIFY COLUMN gate_out_started_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN gate_out_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN version UInt64 CODEC(ZSTD(1))',
    'ADD INDEX IF NOT EXISTS by_gate_out gate_out_at TYPE minmax GRANULARITY 1',
  ].join(', ')}`,
  `ALTER TABLE quaywise.truck_transaction ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN kind LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN block_id LowCardinality(String) CODEC(ZSTD(1))',
    "MODIFY COLUMN tp_arrived_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    "MODIFY COLUMN service_started_at DateTime64(3, 'UTC') CODEC(ZSTD(1))",
    'ADD COLUMN IF NOT EXISTS rehandles UInt8 CODEC(T64, ZSTD(1)) AFTER service_ended_at',
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.container_visit ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN container_no String CODEC(ZSTD(1))',
    'MODIFY COLUMN iso_type LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN length_ft UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN full_empty LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN gross_kg UInt32 CODEC(T64, ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS reefer UInt8 CODEC(T64, ZSTD(1)) AFTER gross_kg',
    'ADD COLUMN IF NOT EXISTS reefer_c Float32 CODEC(ZSTD(1)) AFTER reefer',
    'ADD COLUMN IF NOT EXISTS imo_class LowCardinality(String) CODEC(ZSTD(1)) AFTER reefer_c',
    'ADD COLUMN IF NOT EXISTS oog UInt8 CODEC(T64, ZSTD(1)) AFTER imo_class',
    'ADD COLUMN IF NOT EXISTS pol LowCardinality(String) CODEC(ZSTD(1)) AFTER oog',
    'ADD COLUMN IF NOT EXISTS pod LowCardinality(String) CODEC(ZSTD(1)) AFTER pol',
    'ADD COLUMN IF NOT EXISTS in_mode LowCardinality(String) CODEC(ZSTD(1)) AFTER pod',
    'ADD COLUMN IF NOT EXISTS out_mode LowCardinality(String) CODEC(ZSTD(1)) AFTER in_mode',
    'MODIFY COLUMN flow LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN line LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN in_visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN out_visit_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN block_id LowCardinality(String) CODEC(ZSTD(1))',
    "MODIFY COLUMN arrived_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN yard_in Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN yard_out Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    "MODIFY COLUMN left_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))",
    'MODIFY COLUMN source LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN version UInt64 CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.equipment ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_kind LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN eq_id String CODEC(ZSTD(1))',
    'MODIFY COLUMN name String CODEC(ZSTD(1))',
    'MODIFY COLUMN block_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN side LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN twin_capable UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN technical_rate Float32 CODEC(ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS family LowCardinality(String) CODEC(ZSTD(1)) AFTER technical_rate',
    'ADD COLUMN IF NOT EXISTS brand LowCardinality(String) CODEC(ZSTD(1)) AFTER family',
    "ADD COLUMN IF NOT EXISTS commissioned_at DateTime64(3, 'UTC') CODEC(ZSTD(1)) AFTER brand",
    'ADD COLUMN IF NOT EXISTS gantry_speed Float32 CODEC(ZSTD(1)) AFTER commissioned_at',
    'ADD COLUMN IF NOT EXISTS trolley_speed Float32 CODEC(ZSTD(1)) AFTER gantry_speed',
    'ADD COLUMN IF NOT EXISTS hoist_speed Float32 CODEC(ZSTD(1)) AFTER trolley_speed',
    'ADD COLUMN IF NOT EXISTS swl_t Float32 CODEC(ZSTD(1)) AFTER hoist_speed',
    'MODIFY COLUMN version UInt64 CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.berth ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN berth_id String CODEC(ZSTD(1))',
    'MODIFY COLUMN name String CODEC(ZSTD(1))',
    'MODIFY COLUMN from_m Float32 CODEC(ZSTD(1))',
    'MODIFY COLUMN to_m Float32 CODEC(ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS depth_m Float32 CODEC(ZSTD(1)) AFTER to_m',
    'MODIFY COLUMN version UInt64 CODEC(ZSTD(1))',
  ].join(', ')}`,
  `ALTER TABLE quaywise.block ${[
    'MODIFY COLUMN terminal_id LowCardinality(String) CODEC(ZSTD(1))',
    'MODIFY COLUMN block_id String CODEC(ZSTD(1))',
    'MODIFY COLUMN bays UInt16 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN rows UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN tiers UInt8 CODEC(T64, ZSTD(1))',
    'MODIFY COLUMN ground_slots UInt32 CODEC(T64, ZSTD(1))',
    'ADD COLUMN IF NOT EXISTS capacity_slots UInt32 CODEC(T64, ZSTD(1)) AFTER ground_slots',
    'ADD COLUMN IF NOT EXISTS reefer_plugs UInt16 CODEC(T64, ZSTD(1)) AFTER capacity_slots',
    'ADD COLUMN IF NOT EXISTS dangerous_allowed UInt8 CODEC(T64, ZSTD(1)) AFTER reefer_plugs',
    'ADD COLUMN IF NOT EXISTS x Float32 CODEC(ZSTD(1)) AFTER dangerous_allowed',
    'ADD COLUMN IF NOT EXISTS y Float32 CODEC(ZSTD(1)) AFTER x',
    'ADD COLUMN IF NOT EXISTS width Float32 CODEC(ZSTD(1)) AFTER y',
    'ADD COLUMN IF NOT EXISTS length Float32 CODEC(ZSTD(1)) AFTER width',
    'MODIFY COLUMN version UInt64 CODEC(ZSTD(1))',
  ].join(', ')}`,
  `CREATE TABLE IF NOT EXISTS quaywise.port_call_event (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  visit_id String CODEC(ZSTD(1)),
  stamp LowCardinality(String) CODEC(ZSTD(1)),
  classifier LowCardinality(String) CODEC(ZSTD(1)),
  seq UInt16 CODEC(T64, ZSTD(1)),
  at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  received_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  reported_by LowCardinality(String) CODEC(ZSTD(1)),
  remark String CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(received_at)
ORDER BY (terminal_id, visit_id, stamp, classifier, received_at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one word on one stamp of a call, as it was told: an estimate, a request, a plan or an actual'`,
  `CREATE TABLE IF NOT EXISTS quaywise.forecast (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  visit_id String CODEC(ZSTD(1)),
  made_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  method LowCardinality(String) CODEC(ZSTD(1)),
  etc_p10 DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  etc_p50 DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  etc_p90 DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  done_boxes UInt32 CODEC(T64, ZSTD(1)),
  planned_boxes UInt32 CODEC(T64, ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(made_at)
ORDER BY (terminal_id, visit_id, method, made_at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is what one method expected, at one instant, of the last lift of one call'`,
  `CREATE TABLE IF NOT EXISTS quaywise.work_instruction (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  wi_id String CODEC(ZSTD(1)),
  unit_id String CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  visit_id LowCardinality(String) CODEC(ZSTD(1)),
  wq_id LowCardinality(String) CODEC(ZSTD(1)),
  qc_id LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  truck_visit_id String CODEC(ZSTD(1)),
  seq_plan UInt32 CODEC(T64, ZSTD(1)),
  seq_actual UInt32 CODEC(T64, ZSTD(1)),
  from_loc String CODEC(ZSTD(1)),
  to_loc String CODEC(ZSTD(1)),
  twin_wi String CODEC(ZSTD(1)),
  priority UInt8 CODEC(T64, ZSTD(1)),
  cancelled UInt8 CODEC(T64, ZSTD(1)),
  due_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  created_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  dispatched_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  started_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  picked_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  delivered_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  confirmed_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  INDEX by_unit unit_id TYPE bloom_filter(0.01) GRANULARITY 4
) ENGINE = MergeTree
PARTITION BY toYYYYMM(confirmed_at)
ORDER BY (terminal_id, confirmed_at, wi_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one instruction to move one container, written when it is confirmed or cancelled'`,
  `CREATE TABLE IF NOT EXISTS quaywise.leg (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  wi_id String CODEC(ZSTD(1)),
  seq UInt8 CODEC(T64, ZSTD(1)),
  stage LowCardinality(String) CODEC(ZSTD(1)),
  eq_kind LowCardinality(String) CODEC(ZSTD(1)),
  eq_id LowCardinality(String) CODEC(ZSTD(1)),
  unit_id String CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  visit_id LowCardinality(String) CODEC(ZSTD(1)),
  qc_id LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  started_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  wait_ms UInt32 CODEC(T64, ZSTD(1)),
  wait_root LowCardinality(String) CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, ended_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one stage of an instruction on one machine: the wait before its work, then the work'`,
  `CREATE TABLE IF NOT EXISTS quaywise.wait (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  eq_kind LowCardinality(String) CODEC(ZSTD(1)),
  eq_id LowCardinality(String) CODEC(ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  root LowCardinality(String) CODEC(ZSTD(1)),
  root_eq_id LowCardinality(String) CODEC(ZSTD(1)),
  root_state LowCardinality(String) CODEC(ZSTD(1)),
  root_op LowCardinality(String) CODEC(ZSTD(1)),
  wi_id String CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  visit_id LowCardinality(String) CODEC(ZSTD(1)),
  qc_id LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, eq_kind, started_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one stretch of waiting of one machine with one root, split where the root changes its state'`,
  `CREATE TABLE IF NOT EXISTS quaywise.cycle_phase (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  eq_kind LowCardinality(String) CODEC(ZSTD(1)),
  eq_id LowCardinality(String) CODEC(ZSTD(1)),
  cycle_id String CODEC(ZSTD(1)),
  seq UInt8 CODEC(T64, ZSTD(1)),
  trolley LowCardinality(String) CODEC(ZSTD(1)),
  phase LowCardinality(String) CODEC(ZSTD(1)),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  from_x Decimal(9, 2) CODEC(ZSTD(1)),
  from_y Decimal(9, 2) CODEC(ZSTD(1)),
  from_z Decimal(9, 2) CODEC(ZSTD(1)),
  to_x Decimal(9, 2) CODEC(ZSTD(1)),
  to_y Decimal(9, 2) CODEC(ZSTD(1)),
  to_z Decimal(9, 2) CODEC(ZSTD(1)),
  load_kg UInt32 CODEC(T64, ZSTD(1)),
  soc UInt8 CODEC(T64, ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toMonday(started_at)
ORDER BY (terminal_id, toStartOfHour(started_at), eq_kind, eq_id, started_at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one phase of one cycle of a machine, from one place to another'`,
  `CREATE TABLE IF NOT EXISTS quaywise.telemetry (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  eq_kind LowCardinality(String) CODEC(ZSTD(1)),
  eq_id LowCardinality(String) CODEC(ZSTD(1)),
  trolley LowCardinality(String) CODEC(ZSTD(1)),
  at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  x Decimal(9, 2) CODEC(Delta, ZSTD(1)),
  y Decimal(9, 2) CODEC(Delta, ZSTD(1)),
  z Decimal(9, 2) CODEC(Delta, ZSTD(1)),
  speed Decimal(9, 2) CODEC(Delta, ZSTD(1)),
  load_kg UInt32 CODEC(T64, ZSTD(1)),
  soc Decimal(9, 2) CODEC(Delta, ZSTD(1)),
  wind Decimal(9, 2) CODEC(Delta, ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMMDD(at)
ORDER BY (terminal_id, toStartOfHour(at), eq_kind, eq_id, trolley, at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one machine at one second: where it was and what it measured'`,
  `CREATE TABLE IF NOT EXISTS quaywise.yard_move (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  move_id String CODEC(ZSTD(1)),
  eq_id LowCardinality(String) CODEC(ZSTD(1)),
  side LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  unit_id String CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  reason LowCardinality(String) CODEC(ZSTD(1)),
  caused_by LowCardinality(String) CODEC(ZSTD(1)),
  caused_by_wi String CODEC(ZSTD(1)),
  visit_id LowCardinality(String) CODEC(ZSTD(1)),
  teu Float32 CODEC(ZSTD(1)),
  from_bay UInt8 CODEC(T64, ZSTD(1)),
  from_row UInt8 CODEC(T64, ZSTD(1)),
  from_tier UInt8 CODEC(T64, ZSTD(1)),
  to_bay UInt8 CODEC(T64, ZSTD(1)),
  to_row UInt8 CODEC(T64, ZSTD(1)),
  to_tier UInt8 CODEC(T64, ZSTD(1)),
  started_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  INDEX by_unit unit_id TYPE bloom_filter(0.01) GRANULARITY 4
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, ended_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one move of one container by a stacking crane'`,
  `CREATE TABLE IF NOT EXISTS quaywise.yard_snapshot (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  hour_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  boxes UInt32 CODEC(T64, ZSTD(1)),
  teu Float32 CODEC(ZSTD(1)),
  slots UInt32 CODEC(T64, ZSTD(1)),
  ground_used UInt32 CODEC(T64, ZSTD(1)),
  import_boxes UInt32 CODEC(T64, ZSTD(1)),
  export_boxes UInt32 CODEC(T64, ZSTD(1)),
  transhipment_boxes UInt32 CODEC(T64, ZSTD(1)),
  empty_boxes UInt32 CODEC(T64, ZSTD(1)),
  reefer_boxes UInt32 CODEC(T64, ZSTD(1)),
  dangerous_boxes UInt32 CODEC(T64, ZSTD(1)),
  plugs_used UInt32 CODEC(T64, ZSTD(1)),
  boxes_in UInt32 CODEC(T64, ZSTD(1)),
  boxes_out UInt32 CODEC(T64, ZSTD(1)),
  capacity_slots UInt32 CODEC(T64, ZSTD(1)),
  ground_slots UInt32 CODEC(T64, ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(hour_at)
ORDER BY (terminal_id, block_id, hour_at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is the stock of one block at one full hour, and what passed in the hour before it'`,
  `CREATE TABLE IF NOT EXISTS quaywise.slot_decision (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  decision_id String CODEC(ZSTD(1)),
  at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  unit_id String CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  bay UInt8 CODEC(T64, ZSTD(1)),
  row UInt8 CODEC(T64, ZSTD(1)),
  tier UInt8 CODEC(T64, ZSTD(1)),
  algorithm LowCardinality(String) CODEC(ZSTD(1)),
  weights_version UInt32 CODEC(T64, ZSTD(1)),
  score Float32 CODEC(ZSTD(1)),
  second_score Float32 CODEC(ZSTD(1)),
  candidates UInt16 CODEC(T64, ZSTD(1)),
  excluded Array(LowCardinality(String)) CODEC(ZSTD(1)),
  decided_by LowCardinality(String) CODEC(ZSTD(1)),
  override_reason LowCardinality(String) CODEC(ZSTD(1)),
  latency_us UInt32 CODEC(T64, ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  INDEX by_unit unit_id TYPE bloom_filter(0.01) GRANULARITY 4
) ENGINE = MergeTree
PARTITION BY toYYYYMM(at)
ORDER BY (terminal_id, at, decision_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one choice of a slot for one container'`,
  `CREATE TABLE IF NOT EXISTS quaywise.slot_candidate (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  decision_id String CODEC(ZSTD(1)),
  at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  rank UInt16 CODEC(T64, ZSTD(1)),
  bay UInt8 CODEC(T64, ZSTD(1)),
  row UInt8 CODEC(T64, ZSTD(1)),
  tier UInt8 CODEC(T64, ZSTD(1)),
  score Float32 CODEC(ZSTD(1)),
  term_over Float32 CODEC(ZSTD(1)),
  term_height Float32 CODEC(ZSTD(1)),
  term_travel Float32 CODEC(ZSTD(1)),
  term_twin Float32 CODEC(ZSTD(1)),
  term_spread Float32 CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(at)
ORDER BY (terminal_id, at, decision_id, rank)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one slot that was weighed for one choice; rank 1 is the chosen'`,
  `CREATE TABLE IF NOT EXISTS quaywise.slot_outcome (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  decision_id String CODEC(ZSTD(1)),
  unit_id String CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  started_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  move_reason LowCardinality(String) CODEC(ZSTD(1)),
  score Decimal(9, 2) CODEC(ZSTD(1)),
  realised Decimal(9, 2) CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, ended_at, decision_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is what one choice of a slot came to, told when the box left the slot'`,
  `CREATE TABLE IF NOT EXISTS quaywise.truck_appointment (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  appointment_id String CODEC(ZSTD(1)),
  company LowCardinality(String) CODEC(ZSTD(1)),
  plate String CODEC(ZSTD(1)),
  driver String CODEC(ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  unit_ids Array(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  slot_from DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  slot_to DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  booked_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  changes UInt16 CODEC(T64, ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  cancelled_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  arrived_at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(booked_at)
ORDER BY (terminal_id, booked_at, appointment_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one appointment of a truck, written when it is booked, changed, kept, missed or cancelled; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.weather (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  wind Float32 CODEC(ZSTD(1)),
  gust Float32 CODEC(ZSTD(1)),
  rain Float32 CODEC(ZSTD(1)),
  visibility Float32 CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(at)
ORDER BY (terminal_id, at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is the weather of one terminal at one instant'`,
  `CREATE TABLE IF NOT EXISTS quaywise.vessel (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  imo String CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  call_sign String CODEC(ZSTD(1)),
  loa_m Float32 CODEC(ZSTD(1)),
  beam_m Float32 CODEC(ZSTD(1)),
  teu_capacity UInt32 CODEC(T64, ZSTD(1)),
  bays UInt16 CODEC(T64, ZSTD(1)),
  holds UInt8 CODEC(T64, ZSTD(1)),
  version UInt64 CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, imo, name)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one ship that calls at a terminal; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.service (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  service String CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  carrier String CODEC(ZSTD(1)),
  trunk_branch LowCardinality(String) CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, service)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one service of a line; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.slot (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  block_id LowCardinality(String) CODEC(ZSTD(1)),
  bay UInt8 CODEC(T64, ZSTD(1)),
  row UInt8 CODEC(T64, ZSTD(1)),
  tier UInt8 CODEC(T64, ZSTD(1)),
  x Float32 CODEC(ZSTD(1)),
  y Float32 CODEC(ZSTD(1)),
  z Float32 CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, block_id, bay, row, tier)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one place of a stack, by block, bay, row and tier; the last told wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.truck_company (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  company String CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, company)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one haulier; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.shift (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  shift_id String CODEC(ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  crew LowCardinality(String) CODEC(ZSTD(1)),
  leader LowCardinality(String) CODEC(ZSTD(1)),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, started_at, shift_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one shift of a terminal: from when to when, and whose; the last told wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.op_mode (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  sign Int8,
  counts_as_throughput UInt8 CODEC(T64, ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, op)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one operation mode: its direction and whether it is throughput; the last told wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.delay_code (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  code LowCardinality(String) CODEC(ZSTD(1)),
  owner LowCardinality(String) CODEC(ZSTD(1)),
  stage LowCardinality(String) CODEC(ZSTD(1)),
  controllable UInt8 CODEC(T64, ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, code)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one code of the delay list; the last told wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.parameter_version (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  key LowCardinality(String) CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1)),
  value String CODEC(ZSTD(1)),
  unit LowCardinality(String) CODEC(ZSTD(1)),
  effective_from DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  changed_by String CODEC(ZSTD(1)),
  reason String CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, key, version)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one value of one parameter from an instant on; the last told of a version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.stow_position (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  visit_id String CODEC(ZSTD(1)),
  plan LowCardinality(String) CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  bay UInt16 CODEC(T64, ZSTD(1)),
  row UInt8 CODEC(T64, ZSTD(1)),
  tier UInt8 CODEC(T64, ZSTD(1)),
  occupied UInt8 CODEC(T64, ZSTD(1)),
  container_no String CODEC(ZSTD(1)),
  iso_type LowCardinality(String) CODEC(ZSTD(1)),
  length_ft UInt8 CODEC(T64, ZSTD(1)),
  full_empty LowCardinality(String) CODEC(ZSTD(1)),
  gross_kg UInt32 CODEC(T64, ZSTD(1)),
  pol LowCardinality(String) CODEC(ZSTD(1)),
  pod LowCardinality(String) CODEC(ZSTD(1)),
  imo_class LowCardinality(String) CODEC(ZSTD(1)),
  reefer UInt8 CODEC(T64, ZSTD(1)),
  reefer_c Float32 CODEC(ZSTD(1)),
  line LowCardinality(String) CODEC(ZSTD(1)),
  oog UInt8 CODEC(T64, ZSTD(1)),
  planned_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  port LowCardinality(String) CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, visit_id, plan, op, bay, row, tier, container_no)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one position of one stow plan of a call, with what lies there; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.load_list (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  visit_id String CODEC(ZSTD(1)),
  op LowCardinality(String) CODEC(ZSTD(1)),
  entry String CODEC(ZSTD(1)),
  container_no String CODEC(ZSTD(1)),
  iso_type LowCardinality(String) CODEC(ZSTD(1)),
  length_ft UInt8 CODEC(T64, ZSTD(1)),
  full_empty LowCardinality(String) CODEC(ZSTD(1)),
  gross_kg UInt32 CODEC(T64, ZSTD(1)),
  pol LowCardinality(String) CODEC(ZSTD(1)),
  pod LowCardinality(String) CODEC(ZSTD(1)),
  imo_class LowCardinality(String) CODEC(ZSTD(1)),
  reefer UInt8 CODEC(T64, ZSTD(1)),
  reefer_c Float32 CODEC(ZSTD(1)),
  line LowCardinality(String) CODEC(ZSTD(1)),
  booking String CODEC(ZSTD(1)),
  list_no String CODEC(ZSTD(1)),
  listed_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  whole UInt8 CODEC(T64, ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, visit_id, op, entry)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one container, or one of a booking, listed to be loaded or discharged; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.equipment_order (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  order_id String CODEC(ZSTD(1)),
  purpose LowCardinality(String) CODEC(ZSTD(1)),
  booking String CODEC(ZSTD(1)),
  release String CODEC(ZSTD(1)),
  boxes UInt32 CODEC(T64, ZSTD(1)),
  container_no String CODEC(ZSTD(1)),
  iso_type LowCardinality(String) CODEC(ZSTD(1)),
  length_ft UInt8 CODEC(T64, ZSTD(1)),
  full_empty LowCardinality(String) CODEC(ZSTD(1)),
  gross_kg UInt32 CODEC(T64, ZSTD(1)),
  pol LowCardinality(String) CODEC(ZSTD(1)),
  pod LowCardinality(String) CODEC(ZSTD(1)),
  imo_class LowCardinality(String) CODEC(ZSTD(1)),
  reefer UInt8 CODEC(T64, ZSTD(1)),
  reefer_c Float32 CODEC(ZSTD(1)),
  line LowCardinality(String) CODEC(ZSTD(1)),
  valid_from Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  valid_to Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  pick_up_at LowCardinality(String) CODEC(ZSTD(1)),
  return_to LowCardinality(String) CODEC(ZSTD(1)),
  vessel String CODEC(ZSTD(1)),
  voyage String CODEC(ZSTD(1)),
  visit_id String CODEC(ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  ordered_at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, order_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one order of a line to release or accept containers; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.verified_mass (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  container_no String CODEC(ZSTD(1)),
  gross_kg UInt32 CODEC(T64, ZSTD(1)),
  method LowCardinality(String) CODEC(ZSTD(1)),
  party String CODEC(ZSTD(1)),
  booking String CODEC(ZSTD(1)),
  at DateTime64(3, 'UTC') CODEC(ZSTD(1)),
  source LowCardinality(String) CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, container_no)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is the verified gross mass of one container; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.source_memory (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  told String CODEC(ZSTD(1)),
  version UInt64 CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, kind, name)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is what messages told of one thing so far, kept for the rest of it; the newest version wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.fact_place (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  fact LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  at DateTime64(3, 'UTC') CODEC(ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, fact, name, at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is a day on which a thing of a table was told to stand, kept to find it when a correction moves it far'`,
  `CREATE TABLE IF NOT EXISTS quaywise.message (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  batch_id String CODEC(ZSTD(1)),
  seq UInt32 CODEC(T64, ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  sender LowCardinality(String) CODEC(ZSTD(1)),
  reference String CODEC(ZSTD(1)),
  at Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  text String CODEC(ZSTD(3)),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, batch_id, seq)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one message of a batch as it came; the last told of a number wins'`,
  `CREATE TABLE IF NOT EXISTS quaywise.message_subject (
  terminal_id LowCardinality(String) CODEC(ZSTD(1)),
  subject_kind LowCardinality(String) CODEC(ZSTD(1)),
  subject_id String CODEC(ZSTD(1)),
  batch_id String CODEC(ZSTD(1)),
  seq UInt32 CODEC(T64, ZSTD(1))
) ENGINE = ReplacingMergeTree
ORDER BY (terminal_id, subject_kind, subject_id, batch_id, seq)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one thing of which one message speaks: a call, a container, a truck visit'`,
]
