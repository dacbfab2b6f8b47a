import { defineDataset } from '../dataset.ts'
import { percentile } from '../measure.ts'
import { timeBuckets } from './shared-dimensions.ts'

/** Choices of a slot, by the algorithm or by a person. */
export const slotDecisions = defineDataset({
  name: 'slotDecisions',
  grain: 'one choice of a slot for one box',
  table: 'slot_decision',
  time: { rule: 'start', at: 'at' },
  scope: 'ascOperation',
  dimensions: {
    block: { sql: 'block_id', type: 'key' },
    yard_op: { sql: 'op', type: 'key' },
    algorithm: { sql: 'algorithm', type: 'text' },
    decided_by: { sql: 'decided_by', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    slot_decisions: { sum: '1', unit: '1', means: 'Slots chosen.' },
    slot_overrides: {
      sum: '1',
      where: "decided_by = 'PERSON'",
      unit: '1',
      code: 'Y-12',
      not: ['decided_by'],
      means: 'Slots that a person chose against the algorithm.',
    },
    slot_candidates: { sum: 'candidates', unit: '1', means: 'Slots weighed for the choices.' },
    slot_latency_p95: {
      ...percentile(0.95, 'latency_us', 1000),
      unit: 'ms',
      code: 'Y-12',
      better: 'lower',
      means: 'Nineteen of twenty choices took no longer to work out.',
    },
  },
  rows: {
    at: { sql: 'at', type: 'instant' },
    unit: { sql: 'unit_id', type: 'text' },
    op: { sql: 'op', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    bay: { sql: 'bay', type: 'number' },
    row: { sql: 'row', type: 'number' },
    tier: { sql: 'tier', type: 'number' },
    score: { sql: 'score', type: 'number' },
    candidates: { sql: 'candidates', type: 'number' },
    decided_by: { sql: 'decided_by', type: 'key' },
    override_reason: { sql: 'override_reason', type: 'text' },
  },
})
