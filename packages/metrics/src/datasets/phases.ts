import { defineDataset } from '../dataset.ts'
import { percentile } from '../measure.ts'
import { prefixed } from './prefixed.ts'
import { timeBuckets } from './shared-dimensions.ts'

const phaseMs = "dateDiff('millisecond', started_at, ended_at)"

const measuresOf = <const P extends string>(prefix: P, cycle: string) =>
  prefixed(prefix, {
    phases: { sum: '1', unit: '1', means: `Phases of ${cycle}.` },
    phase_seconds: { sum: phaseMs, per: 1000, unit: 's', means: `Seconds of the phases of ${cycle}.` },
    phase_p50: {
      ...percentile(0.5, phaseMs, 1000),
      unit: 's',
      better: 'lower',
      means: `Half of the phases of ${cycle} took no longer.`,
    },
    phase_p90: {
      ...percentile(0.9, phaseMs, 1000),
      unit: 's',
      better: 'lower',
      means: `Nine of ten phases of ${cycle} took no longer.`,
    },
  } as const)

/** A phase belongs, whole, to the bucket of its end, as a cycle does. */
const common = { table: 'cycle_phase', time: { rule: 'end', at: 'ended_at' } } as const
const phase = { phase: { sql: 'phase', type: 'key' } } as const
const rows = {
  ended_at: { sql: 'ended_at', type: 'instant' },
  started_at: { sql: 'started_at', type: 'instant' },
  machine: { sql: 'eq_id', type: 'text' },
  phase: { sql: 'phase', type: 'key' },
  duration: { sql: `${phaseMs} / 1000`, type: 'number', unit: 's' },
  cycle: { sql: 'cycle_id', type: 'key' },
} as const

/** What a quay crane does inside a lift. */
export const qcPhases = defineDataset({
  ...common,
  name: 'qcPhases',
  grain: 'one phase of a lift of a quay crane',
  only: "eq_kind = 'QC'",
  scope: 'qcOperation',
  dimensions: {
    crane: { sql: 'eq_id', type: 'key' },
    trolley: { sql: 'trolley', type: 'key' },
    ...phase,
    ...timeBuckets,
  },
  measures: measuresOf('qc', 'lifts of quay cranes'),
  rows,
})

/** What a vehicle does on a trip. */
export const agvPhases = defineDataset({
  ...common,
  name: 'agvPhases',
  grain: 'one phase of a trip of an AGV',
  only: "eq_kind = 'AGV'",
  scope: 'agvOperation',
  dimensions: { agv: { sql: 'eq_id', type: 'key' }, ...phase, ...timeBuckets },
  measures: measuresOf('agv', 'trips of AGVs'),
  rows,
})

/** What a stacking crane does inside a move. */
export const ascPhases = defineDataset({
  ...common,
  name: 'ascPhases',
  grain: 'one phase of a move of a stacking crane',
  only: "eq_kind = 'ASC'",
  scope: 'ascOperation',
  dimensions: { asc: { sql: 'eq_id', type: 'key' }, ...phase, ...timeBuckets },
  measures: measuresOf('asc', 'moves of stacking cranes'),
  rows,
})
