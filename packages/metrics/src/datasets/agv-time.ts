import { defineDataset } from '../dataset.ts'
import { localHour } from '../local-hour.ts'
import { machineHours } from './machine-hours.ts'
import { timeBuckets } from './shared-dimensions.ts'

const mean = (condition: string): string =>
  `if(sum(_ms) = 0, NULL, sumIf(_ms, ${condition}) * uniqExact(eq_id) / sum(_ms))`

const hours = { sum: '_ms', per: 3_600_000, unit: 'h', not: ['state', 'activity'] } as const

/** States of AGVs over time. A vehicle's state belongs to no call. */
export const agvTime = defineDataset({
  name: 'agvTime',
  grain: 'one interval of an AGV in one state',
  table: 'che_state',
  only: "eq_kind = 'AGV'",
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  scope: 'agvOperation',
  dimensions: {
    agv: { sql: 'eq_id', type: 'key' },
    state: { sql: 'state', type: 'key' },
    activity: { sql: 'activity', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    ...machineHours('agv', 'AGVs'),
    agvs_active: {
      value: mean("state IN ('WORKING', 'WAITING')"),
      not: ['state', 'activity'],
      unit: '1',
      better: 'higher',
      means: 'AGVs on a job, as a mean over the time: hours on a job ÷ hours of one AGV.',
    },
    agvs_charging: {
      value: mean("state = 'CHARGING'"),
      not: ['state', 'activity'],
      unit: '1',
      means: 'AGVs at the battery station, as a mean over the time.',
    },
    agvs_fault: {
      value: mean("state = 'FAULT'"),
      not: ['state', 'activity'],
      unit: '1',
      better: 'lower',
      means: 'AGVs out of order, as a mean over the time.',
    },
    agv_job_hours: {
      ...hours,
      where: "state IN ('WORKING', 'WAITING')",
      means: 'Hours of AGVs that were dispatched: driving, handing over or waiting on a trip.',
    },
    agv_empty_hours: {
      ...hours,
      where: "activity = 'TRAVEL_EMPTY'",
      better: 'lower',
      means: 'Hours of AGVs driving without a box.',
    },
    agv_travel_hours: {
      ...hours,
      where: "activity IN ('TRAVEL_EMPTY', 'TRAVEL_LADEN')",
      means: 'Hours of AGVs driving, with or without a box.',
    },
    agv_travel_seconds: {
      ...hours,
      per: 1000,
      unit: 's',
      where: "activity IN ('TRAVEL_EMPTY', 'TRAVEL_LADEN')",
      means: 'Seconds of AGVs driving, with or without a box.',
    },
    agv_productive_hours: {
      ...hours,
      where: "activity IN ('TRAVEL_LADEN', 'HANDSHAKE')",
      better: 'higher',
      means: 'Hours of AGVs driving with a box or handing one over.',
    },
    agv_swap_wait_minutes: {
      ...hours,
      per: 60_000,
      unit: 'min',
      where: "activity = 'W_SWAP'",
      code: 'A-08',
      better: 'lower',
      means: 'Minutes of AGVs in the queue for a battery.',
    },
    agv_swaps: {
      sum: '1',
      where: `state = 'CHARGING' AND activity IN ('', 'SWAP') AND started_at != ${localHour('started_at')}`,
      unit: '1',
      code: 'A-08',
      not: ['state', 'activity'],
      means:
        'Battery swaps begun; the way to the station is none. An interval that only goes on at a full hour is no new swap.',
    },
    agvs_fleet: {
      value: 'uniqExact(eq_id)',
      not: ['state', 'activity'],
      unit: '1',
      means: 'AGVs with records.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    agv: { sql: 'eq_id', type: 'key' },
    state: { sql: 'state', type: 'key' },
    activity: { sql: 'activity', type: 'key' },
    duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
  },
})
