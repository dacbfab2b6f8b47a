import { defineDataset } from '../dataset.ts'
import { timeBuckets } from './shared-dimensions.ts'

const mean = (condition: string): string =>
  `if(sum(_ms) = 0, NULL, sumIf(_ms, ${condition}) * uniqExact(eq_id) / sum(_ms))`

/** States of AGVs over time. A vehicle's state belongs to no call. */
export const agvTime = defineDataset({
  name: 'agvTime',
  grain: 'one interval of an AGV in one state',
  table: 'che_state',
  only: "eq_kind = 'AGV'",
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  scope: 'agvOperation',
  dimensions: { agv: { sql: 'eq_id', type: 'key' }, state: { sql: 'state', type: 'key' }, ...timeBuckets },
  measures: {
    agv_hours: { sum: '_ms', per: 3_600_000, unit: 'h', means: 'Hours of AGVs in any state.' },
    agvs_active: {
      value: mean("state IN ('WORKING', 'WAITING')"),
      not: ['state'],
      unit: '1',
      better: 'higher',
      means: 'AGVs on a job, as a mean over the time: hours on a job ÷ hours of one AGV.',
    },
    agvs_charging: {
      value: mean("state = 'CHARGING'"),
      not: ['state'],
      unit: '1',
      means: 'AGVs at the battery station, as a mean over the time.',
    },
    agvs_fault: {
      value: mean("state = 'FAULT'"),
      not: ['state'],
      unit: '1',
      better: 'lower',
      means: 'AGVs out of order, as a mean over the time.',
    },
    agvs_fleet: { value: 'uniqExact(eq_id)', not: ['state'], unit: '1', means: 'AGVs with records.' },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    agv: { sql: 'eq_id', type: 'key' },
    state: { sql: 'state', type: 'key' },
    duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
  },
})
