import { defineDataset } from '../dataset.ts'
import { machineHours } from './machine-hours.ts'
import { timeBuckets } from './shared-dimensions.ts'

/** States of quay cranes over the whole day, on a call or not: the time base of their effectiveness. */
export const qcTime = defineDataset({
  name: 'qcTime',
  grain: 'one interval of a quay crane in one state',
  table: 'che_state',
  only: "eq_kind = 'QC'",
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  scope: 'qcOperation',
  dimensions: {
    crane: { sql: 'eq_id', type: 'key' },
    state: { sql: 'state', type: 'key' },
    activity: { sql: 'activity', type: 'key' },
    ...timeBuckets,
  },
  measures: machineHours('qc', 'quay cranes'),
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    crane: { sql: 'eq_id', type: 'key' },
    state: { sql: 'state', type: 'key' },
    activity: { sql: 'activity', type: 'key' },
    duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
  },
})
