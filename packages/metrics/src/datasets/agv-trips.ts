import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

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
    agv_empty_metres: { sum: 'empty_m', unit: 'm', means: 'Metres driven without a box.' },
    agv_metres: { sum: 'empty_m + laden_m', unit: 'm', means: 'Metres driven.' },
    agv_standard_hours: {
      sum: 'standard_ms',
      per: 3_600_000,
      unit: 'h',
      means: 'Standard time of the trips of AGVs: free way at rated speed with plain handshakes.',
    },
    agv_right_hours: {
      sum: 'standard_ms',
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
