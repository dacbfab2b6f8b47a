import { defineDataset } from '../dataset.ts'
import { percentile } from '../measure.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** A box counts for the ship it leaves by; one that leaves by truck for the ship that brought it. */
const OF_SHIP = `SELECT *, if(out_visit_id = '', in_visit_id, out_visit_id) AS visit_id FROM _source`

const dimensions = {
  container_flow: { sql: 'flow', type: 'key' },
  full_empty: { sql: 'full_empty', type: 'key' },
  reefer: { sql: 'reefer', type: 'number' },
  imo_class: { sql: 'imo_class', type: 'text' },
  block: { sql: 'block_id', type: 'key' },
  visit: ofVisit.visit,
  trunk_branch: ofVisit.trunk_branch,
  own_ship: ofVisit.own_ship,
  line: { sql: 'line', type: 'text' },
  container: { sql: 'unit_id', type: 'text', fine: true },
  ...timeBuckets,
} as const
const common = { table: 'container_visit', final: true, dimensions } as const
const told = {
  unit: { sql: 'unit_id', type: 'text' },
  container_no: { sql: 'container_no', type: 'text' },
  container_flow: { sql: 'flow', type: 'key' },
  full_empty: { sql: 'full_empty', type: 'key' },
  block: { sql: 'block_id', type: 'key' },
  line: { sql: 'line', type: 'text' },
} as const

const yardMs = "dateDiff('millisecond', yard_in, yard_out)"
const wholeMs = "dateDiff('millisecond', arrived_at, left_at)"
const days = 86_400_000

/** Completed stays in the yard, at the last pick. */
export const yardStays = defineDataset({
  ...common,
  versionsOf: 'unit_id',
  name: 'yardStays',
  grain: 'one completed stay of a box in the stacks',
  only: 'isNotNull(yard_in) AND isNotNull(yard_out)',
  from: OF_SHIP,
  time: { rule: 'end', at: 'yard_out' },
  measures: {
    yard_stays: { sum: '1', unit: 'box', means: 'Boxes that left the stacks, by the last pick.' },
    yard_stay_days: {
      sum: yardMs,
      per: days,
      unit: 'd',
      means: 'Days from the first set-down to the last pick, of boxes that left the stacks.',
    },
    yard_dwell_p50: {
      ...percentile(0.5, yardMs, days),
      unit: 'd',
      code: 'Y-10',
      better: 'lower',
      means: 'Half of the boxes that left the stacks had stood no longer.',
    },
    yard_dwell_p90: {
      ...percentile(0.9, yardMs, days),
      unit: 'd',
      code: 'Y-10',
      better: 'lower',
      means: 'Nine of ten boxes that left the stacks had stood no longer.',
    },
  },
  rows: {
    yard_out: { sql: 'yard_out', type: 'instant' },
    yard_in: { sql: 'yard_in', type: 'instant' },
    ...told,
  },
})

/** Completed stays at the terminal, at the departure. */
export const terminalStays = defineDataset({
  ...common,
  versionsOf: 'unit_id',
  name: 'terminalStays',
  grain: 'one completed stay of a box at the terminal',
  only: 'isNotNull(arrived_at) AND isNotNull(left_at)',
  from: OF_SHIP,
  time: { rule: 'end', at: 'left_at' },
  measures: {
    boxes_left: { sum: '1', unit: 'box', means: 'Boxes that left the terminal by ship or by truck.' },
    transhipment_left: {
      sum: '1',
      where: "in_mode = 'VESSEL' AND out_mode = 'VESSEL'",
      unit: 'box',
      means: 'Boxes that came by ship and left by ship.',
    },
    terminal_stay_days: {
      sum: wholeMs,
      per: days,
      unit: 'd',
      means: 'Days from gate-in or discharge to loading or gate-out, of boxes that left.',
    },
    terminal_dwell_p50: {
      ...percentile(0.5, wholeMs, days),
      unit: 'd',
      code: 'Y-10',
      better: 'lower',
      means: 'Half of the boxes that left had been at the terminal no longer.',
    },
    terminal_dwell_p90: {
      ...percentile(0.9, wholeMs, days),
      unit: 'd',
      code: 'Y-10',
      better: 'lower',
      means: 'Nine of ten boxes that left had been at the terminal no longer.',
    },
  },
  rows: {
    left_at: { sql: 'left_at', type: 'instant' },
    arrived_at: { sql: 'arrived_at', type: 'instant' },
    ...told,
  },
})

const ageMs = "dateDiff('millisecond', yard_in, seen_at)"

/** Boxes that stand in the stacks when the period ends. Their age is no dwell: they have not left. */
export const standingBoxes = defineDataset({
  ...common,
  name: 'standingBoxes',
  rollup: 'never',
  grain: 'one box in the stacks at the end of the period',
  only: 'isNotNull(yard_in)',
  from: `SELECT *, {to:DateTime64(3, 'UTC')} AS seen_at, if(out_visit_id = '', in_visit_id, out_visit_id) AS visit_id
    FROM _source WHERE yard_in <= {to:DateTime64(3, 'UTC')} AND (isNull(yard_out) OR yard_out > {to:DateTime64(3, 'UTC')})`,
  time: { rule: 'end', at: 'seen_at' },
  elapsed: true,
  measures: {
    boxes_standing: {
      sum: '1',
      unit: 'box',
      not: ['hour', 'shift', 'day', 'week', 'month', 'year'],
      means: 'Boxes in the stacks at the end of the period.',
    },
    standing_days: {
      sum: ageMs,
      per: days,
      unit: 'd',
      not: ['hour', 'shift', 'day', 'week', 'month', 'year'],
      means: 'Days since the first set-down of the boxes in the stacks at the end of the period.',
    },
  },
  rows: { yard_in: { sql: 'yard_in', type: 'instant' }, ...told },
})
