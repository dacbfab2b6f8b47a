import { defineDataset } from '../dataset.ts'
import { prefixed } from './prefixed.ts'
import { timeBuckets } from './shared-dimensions.ts'
import { ofStackingCrane, withBlock } from './stacking-cranes.ts'

const downMs = "dateDiff('millisecond', started_at, ended_at)"

/** Failures where they end: a repair counts whole in the period in which it was done. */
const repairs = <const P extends string>(prefix: P, machines: string) =>
  prefixed(prefix, {
    repairs: { sum: '1', unit: '1', means: `Failures of ${machines} that ended in the period.` },
    repair_hours: {
      sum: downMs,
      per: 3_600_000,
      unit: 'h',
      better: 'lower',
      means: `Whole downtime of the failures of ${machines} that ended in the period, also what lies before it.`,
    },
  } as const)

const common = { table: 'fault', time: { rule: 'end', at: 'ended_at' } } as const
const rows = {
  ended_at: { sql: 'ended_at', type: 'instant' },
  started_at: { sql: 'started_at', type: 'instant' },
  fault_system: { sql: 'system', type: 'text' },
  fault_code: { sql: 'code', type: 'text' },
  duration: { sql: `${downMs} / 1000`, type: 'number', unit: 's' },
} as const

/** Repairs of quay cranes. */
export const qcRepairs = defineDataset({
  ...common,
  name: 'qcRepairs',
  grain: 'one failure of a quay crane that ended',
  only: "eq_kind = 'QC' AND severity = 'FAILURE'",
  scope: 'qcOperation',
  dimensions: { crane: { sql: 'eq_id', type: 'key' }, ...timeBuckets },
  measures: repairs('qc', 'quay cranes'),
  rows: { ...rows, crane: { sql: 'eq_id', type: 'key' } },
})

/** Repairs of vehicles. */
export const agvRepairs = defineDataset({
  ...common,
  name: 'agvRepairs',
  grain: 'one failure of an AGV that ended',
  only: "eq_kind = 'AGV' AND severity = 'FAILURE'",
  scope: 'agvOperation',
  dimensions: { agv: { sql: 'eq_id', type: 'key' }, ...timeBuckets },
  measures: repairs('agv', 'AGVs'),
  rows: { ...rows, agv: { sql: 'eq_id', type: 'key' } },
})

/** Repairs of stacking cranes. */
export const ascRepairs = defineDataset({
  ...common,
  name: 'ascRepairs',
  rollup: { reads: ['equipment'] },
  grain: 'one failure of a stacking crane that ended',
  only: "eq_kind = 'ASC' AND severity = 'FAILURE'",
  from: withBlock("ended_at > {from:DateTime64(3, 'UTC')} AND ended_at <= {to:DateTime64(3, 'UTC')}"),
  scope: 'ascOperation',
  dimensions: { ...ofStackingCrane, ...timeBuckets },
  measures: repairs('asc', 'stacking cranes'),
  rows: { ...rows, asc: { sql: 'eq_id', type: 'key' }, block: { sql: 'block_id', type: 'key' } },
})
