CREATE TABLE IF NOT EXISTS quaywise.vessel_visit (
  terminal_id LowCardinality(String),
  visit_id String CODEC(ZSTD(1)),
  vessel String,
  imo String,
  voyage_in String,
  voyage_out String,
  line LowCardinality(String),
  service LowCardinality(String),
  trunk_branch LowCardinality(String),
  own_ship LowCardinality(String),
  loa_m Nullable(Float32),
  berth_id LowCardinality(String),
  berth_from_m Nullable(Float32),
  berth_to_m Nullable(Float32),
  bollards String,
  plan_load UInt32,
  plan_disc UInt32,
  plan_restow UInt32,
  plan_cranes UInt8,
  eta Nullable(DateTime64(3, 'UTC')),
  ata Nullable(DateTime64(3, 'UTC')),
  pbp Nullable(DateTime64(3, 'UTC')),
  etb Nullable(DateTime64(3, 'UTC')),
  atb Nullable(DateTime64(3, 'UTC')),
  all_fast Nullable(DateTime64(3, 'UTC')),
  gangway Nullable(DateTime64(3, 'UTC')),
  ready_for_cargo Nullable(DateTime64(3, 'UTC')),
  first_lift Nullable(DateTime64(3, 'UTC')),
  last_lift Nullable(DateTime64(3, 'UTC')),
  lashing_done Nullable(DateTime64(3, 'UTC')),
  etc_plan Nullable(DateTime64(3, 'UTC')),
  atc Nullable(DateTime64(3, 'UTC')),
  ready_to_sail Nullable(DateTime64(3, 'UTC')),
  etd Nullable(DateTime64(3, 'UTC')),
  atd Nullable(DateTime64(3, 'UTC')),
  counted_at Nullable(DateTime64(3, 'UTC')),
  sort_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  missing_stamps Array(LowCardinality(String)),
  quality UInt8,
  remarks String,
  source LowCardinality(String),
  version UInt64,
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, visit_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one call of a vessel at a terminal; the newest version wins';

CREATE TABLE IF NOT EXISTS quaywise.visit_time (
  terminal_id LowCardinality(String),
  visit_id String CODEC(ZSTD(1)),
  berth_id LowCardinality(String),
  category LowCardinality(String),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  source LowCardinality(String),
  version UInt64,
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(started_at)
ORDER BY (terminal_id, visit_id, started_at, category)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one part of one stay at a berth (or of the wait for it), split at local hours and shifts';

CREATE TABLE IF NOT EXISTS quaywise.che_cycle (
  terminal_id LowCardinality(String),
  eq_kind LowCardinality(String),
  eq_id LowCardinality(String),
  cycle_id String CODEC(ZSTD(1)),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  trolley LowCardinality(String),
  lift_kind LowCardinality(String),
  op LowCardinality(String),
  visit_id LowCardinality(String),
  wq_id LowCardinality(String),
  desk_id LowCardinality(String),
  qc_id LowCardinality(String),
  block_id LowCardinality(String),
  side LowCardinality(String),
  move_reason LowCardinality(String),
  caused_by LowCardinality(String),
  bay UInt8,
  deck_hold LowCardinality(String),
  boxes UInt8,
  crane_boxes UInt8,
  throughput_boxes UInt8,
  teu Float32,
  twin UInt8,
  dual_pair_id String CODEC(ZSTD(1)),
  restow_reason LowCardinality(String),
  remote UInt8,
  first_right UInt8,
  standard_ms UInt32 CODEC(T64, ZSTD(1)),
  empty_m UInt32 CODEC(T64, ZSTD(1)),
  laden_m UInt32 CODEC(T64, ZSTD(1)),
  wait_qc_ms UInt32 CODEC(T64, ZSTD(1)),
  wait_asc_ms UInt32 CODEC(T64, ZSTD(1)),
  wait_traffic_ms UInt32 CODEC(T64, ZSTD(1)),
  energy_kwh Float32,
  unit_ids Array(String) CODEC(ZSTD(1)),
  from_loc String CODEC(ZSTD(1)),
  to_loc String CODEC(ZSTD(1)),
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  INDEX by_unit unit_ids TYPE bloom_filter(0.01) GRANULARITY 4
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, eq_kind, ended_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one cycle of a machine: a quay crane lift, an AGV trip or a stacking crane move';

CREATE TABLE IF NOT EXISTS quaywise.crane_time (
  terminal_id LowCardinality(String),
  eq_id LowCardinality(String),
  assignment_id LowCardinality(String),
  visit_id LowCardinality(String),
  wq_id LowCardinality(String),
  desk_id LowCardinality(String),
  bay UInt8,
  deck_hold LowCardinality(String),
  op LowCardinality(String),
  category LowCardinality(String),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, started_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one interval of gross crane time in one category, split at local hours and shifts';

CREATE TABLE IF NOT EXISTS quaywise.crane_assignment (
  terminal_id LowCardinality(String),
  assignment_id String CODEC(ZSTD(1)),
  visit_id LowCardinality(String),
  eq_id LowCardinality(String),
  desk_id LowCardinality(String),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  planned_boxes UInt32,
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, started_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one stretch in which a crane worked one call: its first pick to its last set-down';

CREATE TABLE IF NOT EXISTS quaywise.work_queue (
  terminal_id LowCardinality(String),
  wq_id String CODEC(ZSTD(1)),
  visit_id LowCardinality(String),
  eq_id LowCardinality(String),
  bay UInt8,
  deck_hold LowCardinality(String),
  op LowCardinality(String),
  seq UInt16,
  plan_start DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  plan_end DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  planned_boxes UInt32,
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(plan_end)
ORDER BY (terminal_id, plan_start, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one planned queue of lifts: a crane, a bay, deck or hold, an operation';

CREATE TABLE IF NOT EXISTS quaywise.work_plan (
  terminal_id LowCardinality(String),
  wq_id String CODEC(ZSTD(1)),
  visit_id LowCardinality(String),
  eq_id LowCardinality(String),
  op LowCardinality(String),
  hour_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  boxes UInt32,
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(hour_at)
ORDER BY (terminal_id, hour_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is the boxes that one work queue plans for one local hour';

CREATE TABLE IF NOT EXISTS quaywise.che_state (
  terminal_id LowCardinality(String),
  eq_kind LowCardinality(String),
  eq_id LowCardinality(String),
  state LowCardinality(String),
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(ended_at)
ORDER BY (terminal_id, eq_kind, started_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one interval of a machine in one state, split at local hours and shifts';

CREATE TABLE IF NOT EXISTS quaywise.fault (
  terminal_id LowCardinality(String),
  fault_id String CODEC(ZSTD(1)),
  eq_kind LowCardinality(String),
  eq_id LowCardinality(String),
  visit_id LowCardinality(String),
  op LowCardinality(String),
  system LowCardinality(String),
  code LowCardinality(String),
  severity LowCardinality(String),
  assist UInt8,
  started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(started_at)
ORDER BY (terminal_id, started_at, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one fault of a machine, written when it is closed';

CREATE TABLE IF NOT EXISTS quaywise.truck_visit (
  terminal_id LowCardinality(String),
  truck_visit_id String CODEC(ZSTD(1)),
  company LowCardinality(String),
  plate String,
  flow LowCardinality(String),
  lane LowCardinality(String),
  trouble UInt8,
  arrived_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  gate_in_started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  gate_in_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  gate_out_started_at Nullable(DateTime64(3, 'UTC')),
  gate_out_at Nullable(DateTime64(3, 'UTC')),
  source LowCardinality(String),
  version UInt64,
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(arrived_at)
ORDER BY (terminal_id, arrived_at, truck_visit_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one visit of a truck; written at gate-in and again at gate-out, the newest version wins';

CREATE TABLE IF NOT EXISTS quaywise.truck_transaction (
  terminal_id LowCardinality(String),
  transaction_id String CODEC(ZSTD(1)),
  truck_visit_id String CODEC(ZSTD(1)),
  kind LowCardinality(String),
  unit_id String CODEC(ZSTD(1)),
  block_id LowCardinality(String),
  tp_arrived_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  service_started_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  service_ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  source LowCardinality(String),
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(service_ended_at)
ORDER BY (terminal_id, service_ended_at, transaction_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one container received from or delivered to a truck, written when its service ends';

CREATE TABLE IF NOT EXISTS quaywise.container_visit (
  terminal_id LowCardinality(String),
  unit_id String CODEC(ZSTD(1)),
  container_no String,
  iso_type LowCardinality(String),
  length_ft UInt8,
  full_empty LowCardinality(String),
  gross_kg UInt32,
  flow LowCardinality(String),
  line LowCardinality(String),
  in_visit_id LowCardinality(String),
  out_visit_id LowCardinality(String),
  block_id LowCardinality(String),
  arrived_at Nullable(DateTime64(3, 'UTC')),
  yard_in Nullable(DateTime64(3, 'UTC')),
  yard_out Nullable(DateTime64(3, 'UTC')),
  left_at Nullable(DateTime64(3, 'UTC')),
  source LowCardinality(String),
  version UInt64,
  ingested_at DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, unit_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one container from its arrival at the terminal to its departure; the newest version wins';

CREATE TABLE IF NOT EXISTS quaywise.equipment (
  terminal_id LowCardinality(String),
  eq_kind LowCardinality(String),
  eq_id String,
  name String,
  block_id LowCardinality(String),
  side LowCardinality(String),
  twin_capable UInt8,
  technical_rate Float32,
  version UInt64
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, eq_kind, eq_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one machine of a terminal; the newest version wins';

CREATE TABLE IF NOT EXISTS quaywise.berth (
  terminal_id LowCardinality(String),
  berth_id String,
  name String,
  from_m Float32,
  to_m Float32,
  version UInt64
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, berth_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one berth of a terminal; the newest version wins';

CREATE TABLE IF NOT EXISTS quaywise.block (
  terminal_id LowCardinality(String),
  block_id String,
  bays UInt16,
  rows UInt8,
  tiers UInt8,
  ground_slots UInt32,
  version UInt64
) ENGINE = ReplacingMergeTree(version)
ORDER BY (terminal_id, block_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000
COMMENT 'One row is one yard block of a terminal; the newest version wins';
