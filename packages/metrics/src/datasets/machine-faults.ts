import { defineDataset } from '../dataset.ts'
import { prefixed } from './prefixed.ts'
import { timeBuckets } from './shared-dimensions.ts'
import { ofStackingCrane, withBlock } from './stacking-cranes.ts'

const faults = <const P extends string>(prefix: P, machine: string) =>
  prefixed(prefix, {
    failures: {
      sum: '1',
      where: "severity = 'FAILURE'",
      excludes: { assist: "severity = 'ASSIST'" },
      unit: '1',
      better: 'lower',
      means: `Faults that stopped ${machine} for 60 s or more, by their start.`,
    },
    assists: {
      sum: '1',
      where: "severity = 'ASSIST'",
      unit: '1',
      better: 'lower',
      means: `Shorter stops of ${machine} and those cleared remotely.`,
    },
    stops: {
      sum: '1',
      unit: '1',
      better: 'lower',
      means: `Failures and assists of ${machine}, by their start.`,
    },
  } as const)

const rows = {
  started_at: { sql: 'started_at', type: 'instant' },
  ended_at: { sql: 'ended_at', type: 'instant' },
  fault_system: { sql: 'system', type: 'text' },
  fault_code: { sql: 'code', type: 'text' },
  severity: { sql: 'severity', type: 'key' },
  duration: { sql: "dateDiff('millisecond', started_at, ended_at) / 1000", type: 'number', unit: 's' },
} as const

/** Faults of vehicles, at their start. */
export const agvFaults = defineDataset({
  name: 'agvFaults',
  grain: 'one fault of an AGV',
  table: 'fault',
  only: "eq_kind = 'AGV'",
  time: { rule: 'start', at: 'started_at' },
  scope: 'agvOperation',
  dimensions: { agv: { sql: 'eq_id', type: 'key' }, ...timeBuckets },
  measures: faults('agv', 'an AGV'),
  rows: { ...rows, agv: { sql: 'eq_id', type: 'key' } },
})

/** Faults of stacking cranes, at their start. */
export const ascFaults = defineDataset({
  name: 'ascFaults',
  rollup: { reads: ['equipment'] },
  grain: 'one fault of a stacking crane',
  table: 'fault',
  only: "eq_kind = 'ASC'",
  from: withBlock("started_at >= {from:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')}"),
  time: { rule: 'start', at: 'started_at' },
  scope: 'ascOperation',
  dimensions: { ...ofStackingCrane, ...timeBuckets },
  measures: faults('asc', 'a stacking crane'),
  rows: { ...rows, asc: { sql: 'eq_id', type: 'key' }, block: { sql: 'block_id', type: 'key' } },
})
