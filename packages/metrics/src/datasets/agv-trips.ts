import { defineDataset } from '../dataset.ts'
import { percentile } from '../measure.ts'
import { parameterSql } from '../parameter-sql.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

const [empty, laden] = [parameterSql('standard.agv_empty_mps'), parameterSql('standard.agv_laden_mps')]
/** The time of a trip at rated speeds, where both are set; else what the source tells. */
const rated = `1000 * (empty_m / ${empty} + laden_m / ${laden} + ${parameterSql('standard.agv_handshake_s')})`
const known = `if(${empty} > 0 AND ${laden} > 0, ${rated}, toFloat64(standard_ms))`
/** Standard time in whole milliseconds, so that every order of adding gives the same. */
const standardMs = `toInt64(round(${known} * ${parameterSql('standard.agv_percent')} / 100))`

/** Trips of AGVs between a quay crane and a block. */
export const agvTrips = defineDataset({
  name: 'agvTrips',
  grain: 'one trip of an AGV',
  table: 'che_cycle',
  only: "eq_kind = 'AGV'",
  time: { rule: 'end', at: 'ended_at' },
  scope: 'agvOperation',
  ofCalls: true,
  dimensions: {
    agv: { sql: 'eq_id', type: 'key' },
    crane: { sql: 'qc_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    agv_trips: { sum: '1', unit: '1', means: 'Trips of AGVs.' },
    agv_trip_seconds: {
      sum: "dateDiff('millisecond', started_at, ended_at)",
      per: 1000,
      unit: 's',
      means: 'Seconds of AGV trips from dispatch to hand-over.',
    },
    agv_wait_qc_seconds: {
      sum: 'wait_qc_ms',
      per: 1000,
      unit: 's',
      means: 'Seconds that AGVs waited under the crane.',
    },
    agv_wait_asc_seconds: {
      sum: 'wait_asc_ms',
      per: 1000,
      unit: 's',
      means: 'Seconds that AGVs waited at the block.',
    },
    agv_wait_traffic_seconds: {
      sum: 'wait_traffic_ms',
      per: 1000,
      unit: 's',
      better: 'lower',
      means: 'Seconds that AGVs stood in traffic, for a crossing or a zone.',
    },
    agv_wait_qc_p90: {
      ...percentile(0.9, 'wait_qc_ms', 1000),
      unit: 's',
      code: 'A-03',
      better: 'lower',
      means: 'On nine of ten trips the AGV waited no longer under the crane.',
    },
    agv_wait_asc_p90: {
      ...percentile(0.9, 'wait_asc_ms', 1000),
      unit: 's',
      code: 'A-04',
      better: 'lower',
      means: 'On nine of ten trips the AGV waited no longer at the block.',
    },
    agv_boxes: { sum: 'boxes', unit: 'box', means: 'Boxes that AGVs delivered.' },
    agv_energy: { sum: 'energy_kwh', unit: 'kWh', means: 'Energy of the trips of AGVs.' },
    agv_empty_metres: { sum: 'empty_m', unit: 'm', means: 'Metres driven without a box.' },
    agv_metres: { sum: 'empty_m + laden_m', unit: 'm', means: 'Metres driven.' },
    agv_standard_hours: {
      sum: standardMs,
      per: 3_600_000,
      unit: 'h',
      means: 'Standard time of the trips of AGVs: free way at rated speed with plain handshakes.',
    },
    agv_right_hours: {
      sum: standardMs,
      per: 3_600_000,
      where: 'first_right = 1',
      excludes: { not_first_right: 'first_right = 0' },
      unit: 'h',
      means: 'Standard time of the trips of AGVs that were right the first time.',
    },
    agvs_assigned: { value: 'uniqExact(eq_id)', unit: '1', means: 'AGVs that made a trip.' },
  },
  rows: {
    ended_at: { sql: 'ended_at', type: 'instant' },
    agv: { sql: 'eq_id', type: 'key' },
    crane: { sql: 'qc_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    duration: { sql: "dateDiff('millisecond', started_at, ended_at) / 1000", type: 'number', unit: 's' },
    wait_qc: { sql: 'wait_qc_ms / 1000', type: 'number', unit: 's' },
    wait_asc: { sql: 'wait_asc_ms / 1000', type: 'number', unit: 's' },
    empty_metres: { sql: 'empty_m', type: 'number', unit: 'm' },
    laden_metres: { sql: 'laden_m', type: 'number', unit: 'm' },
    units: { sql: 'unit_ids', type: 'list' },
  },
})
