import { defineDataset } from '../dataset.ts'
import { localHour } from '../local-hour.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** Boxes that the blocks send to the ships. */
export const blockSends = defineDataset({
  name: 'blockSends',
  grain: 'one move of a stacking crane that sends a box to a ship',
  table: 'che_cycle',
  only: "eq_kind = 'ASC' AND move_reason = 'PROD' AND op = 'LOAD'",
  time: { rule: 'end', at: 'ended_at' },
  scope: 'ascOperation',
  ofCalls: true,
  dimensions: {
    asc: { sql: 'eq_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    boxes_sent: { sum: 'boxes', unit: 'box', means: 'Boxes taken out of the stacks for a ship.' },
    send_blocks: { value: 'uniqExact(block_id)', unit: '1', means: 'Blocks that sent boxes to a ship.' },
    send_rate: {
      value: `sum(boxes) / uniqExact(block_id, ${localHour('_at')})`,
      unit: 'box/h',
      code: 'Y-11',
      better: 'higher',
      means: 'Boxes sent to ships per block and hour, over the hours in which a block sent any.',
    },
    send_concentration: {
      value:
        'arraySum(n -> n * n, mapValues(sumMap(map(toString(block_id), toFloat64(boxes))))) / pow(sum(boxes), 2)',
      unit: '1',
      code: 'Y-11',
      not: ['asc', 'block'],
      better: 'lower',
      means:
        'Σ (share of a block in the boxes sent)²: 1 when one block sends all, 1 ÷ n when n blocks send alike.',
    },
  },
  rows: {
    ended_at: { sql: 'ended_at', type: 'instant' },
    asc: { sql: 'eq_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
    units: { sql: 'unit_ids', type: 'list' },
  },
})
