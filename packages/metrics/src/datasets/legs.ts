import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

const workMs = "dateDiff('millisecond', started_at, ended_at)"

/** The stages of every box on its way: the wait before each, then the work. */
export const legs = defineDataset({
  name: 'legs',
  grain: 'one stage of an instruction on one machine',
  table: 'leg',
  time: { rule: 'end', at: 'ended_at' },
  ofCalls: true,
  dimensions: {
    leg_stage: { sql: 'stage', type: 'key' },
    wait_root: { sql: 'wait_root', type: 'key' },
    op: { sql: 'op', type: 'key' },
    crane: { sql: 'qc_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    container: { sql: 'unit_id', type: 'text', fine: true },
    instruction: { sql: 'wi_id', type: 'text', fine: true },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    legs: { sum: '1', unit: '1', means: 'Stages of boxes on their way.' },
    leg_wait_seconds: {
      sum: 'wait_ms',
      per: 1000,
      unit: 's',
      better: 'lower',
      means: 'Seconds of waiting before the work of a stage.',
    },
    leg_work_seconds: { sum: workMs, per: 1000, unit: 's', means: 'Seconds of work in the stages.' },
    leg_seconds: {
      sum: `wait_ms + ${workMs}`,
      per: 1000,
      unit: 's',
      means: 'Seconds of waiting and work in the stages.',
    },
    leg_wait_p90: {
      value: 'quantileExactInclusive(0.9)(wait_ms / 1000)',
      unit: 's',
      better: 'lower',
      means: 'Before nine of ten stages the wait was no longer.',
    },
    leg_work_p50: {
      value: `quantileExactInclusive(0.5)(${workMs} / 1000)`,
      unit: 's',
      better: 'lower',
      means: 'Half of the stages took no longer, without the wait.',
    },
  },
  rows: {
    ended_at: { sql: 'ended_at', type: 'instant' },
    started_at: { sql: 'started_at', type: 'instant' },
    leg_stage: { sql: 'stage', type: 'key' },
    machine: { sql: 'eq_id', type: 'text' },
    unit: { sql: 'unit_id', type: 'text' },
    op: { sql: 'op', type: 'key' },
    wait: { sql: 'wait_ms / 1000', type: 'number', unit: 's' },
    wait_root: { sql: 'wait_root', type: 'key' },
    duration: { sql: `${workMs} / 1000`, type: 'number', unit: 's' },
  },
})
