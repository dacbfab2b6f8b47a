import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** What the work queues plan for each hour. */
export const plannedWork = defineDataset({
  name: 'plannedWork',
  grain: 'the boxes that one work queue plans for one hour',
  table: 'work_plan',
  time: { rule: 'start', at: 'hour_at' },
  ofCalls: true,
  dimensions: {
    crane: { sql: 'eq_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    plan_boxes: {
      sum: 'boxes',
      unit: 'box',
      means: 'Crane boxes that the work queues planned for these hours before the call began.',
    },
  },
  rows: {
    hour_at: { sql: 'hour_at', type: 'instant' },
    crane: { sql: 'eq_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    work_queue: { sql: 'wq_id', type: 'key' },
    boxes: { sql: 'boxes', type: 'number', unit: 'box' },
  },
})
