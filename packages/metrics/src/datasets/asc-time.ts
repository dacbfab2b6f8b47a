import { defineDataset } from '../dataset.ts'
import { machineHours } from './machine-hours.ts'
import { timeBuckets } from './shared-dimensions.ts'
import { ofStackingCrane, withBlock } from './stacking-cranes.ts'

const hours = { sum: '_ms', per: 3_600_000, unit: 'h', not: ['state', 'activity'] } as const

/** States of stacking cranes over time. A stacking crane's state belongs to no call. */
export const ascTime = defineDataset({
  name: 'ascTime',
  rollup: { reads: ['equipment'] },
  grain: 'one interval of a stacking crane in one state',
  table: 'che_state',
  only: "eq_kind = 'ASC'",
  from: withBlock("ended_at > {from:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')}"),
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  scope: 'ascOperation',
  dimensions: {
    ...ofStackingCrane,
    state: { sql: 'state', type: 'key' },
    activity: { sql: 'activity', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    ...machineHours('asc', 'stacking cranes'),
    asc_interference_hours: {
      ...hours,
      where: "activity = 'W_TWIN'",
      better: 'lower',
      means: 'Hours in which a stacking crane waited for its twin on the same rails.',
    },
    asc_land_planned_hours: {
      ...hours,
      not: ['state', 'activity', 'side'],
      where: "side = 'LAND' AND state NOT IN ('OFF', 'MAINT')",
      means: 'Planned hours of the stacking cranes at the gate end.',
    },
    asc_land_available_hours: {
      ...hours,
      not: ['state', 'activity', 'side'],
      where: "side = 'LAND' AND state NOT IN ('OFF', 'MAINT', 'FAULT')",
      means: 'Available hours of the stacking cranes at the gate end: planned hours less faults.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    asc: { sql: 'eq_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    state: { sql: 'state', type: 'key' },
    activity: { sql: 'activity', type: 'key' },
    duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
  },
})
