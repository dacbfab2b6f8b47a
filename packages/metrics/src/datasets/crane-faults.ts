import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** Faults of quay cranes, at their start. */
export const craneFaults = defineDataset({
  name: 'craneFaults',
  grain: 'one fault of a quay crane',
  table: 'fault',
  only: "eq_kind = 'QC'",
  time: { rule: 'start', at: 'started_at' },
  scope: 'qcOperation',
  ofCalls: true,
  dimensions: {
    crane: { sql: 'eq_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    faults: {
      sum: '1',
      where: "severity = 'FAILURE'",
      excludes: { assist: "severity = 'ASSIST'" },
      unit: '1',
      better: 'lower',
      means: 'Faults that stopped a crane for 60 s or more, by their start.',
    },
    assists: {
      sum: '1',
      where: "severity = 'ASSIST'",
      unit: '1',
      better: 'lower',
      means: 'Shorter stops and those cleared remotely.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    crane: { sql: 'eq_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
    fault_system: { sql: 'system', type: 'text' },
    fault_code: { sql: 'code', type: 'text' },
    severity: { sql: 'severity', type: 'key' },
    duration: { sql: "dateDiff('millisecond', started_at, ended_at) / 1000", type: 'number', unit: 's' },
  },
})
