import { defineDataset } from '../dataset.ts'
import { timeBuckets } from './shared-dimensions.ts'

/** What choices of a slot came to, counted when the box left the slot. */
export const slotOutcomes = defineDataset({
  name: 'slotOutcomes',
  grain: 'one box that left the slot chosen for it',
  table: 'slot_outcome',
  time: { rule: 'end', at: 'ended_at' },
  scope: 'ascOperation',
  dimensions: {
    block: { sql: 'block_id', type: 'key' },
    yard_op: { sql: 'op', type: 'key' },
    move_reason: { sql: 'move_reason', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    slots_left: {
      sum: '1',
      unit: '1',
      means: 'Boxes that left the slot chosen for them, if both were in the same week of operation.',
    },
    slots_reshuffled: {
      sum: '1',
      where: "move_reason = 'RESHUFFLE'",
      unit: '1',
      code: 'Y-12',
      not: ['move_reason'],
      better: 'lower',
      means: 'Boxes that left the slot chosen for them because they stood in the way of another.',
    },
    slot_regret_seconds: {
      sum: 'toFloat64(realised) - toFloat64(score)',
      unit: 's',
      code: 'Y-12',
      better: 'lower',
      means:
        'Crane time that the chosen slots cost beyond what the best candidate was expected to: moves of the boxes inside the block, less what was allowed for them.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    unit: { sql: 'unit_id', type: 'text' },
    op: { sql: 'op', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    move_reason: { sql: 'move_reason', type: 'key' },
    score: { sql: 'score', type: 'number', unit: 's' },
    realised: { sql: 'realised', type: 'number', unit: 's' },
  },
})
