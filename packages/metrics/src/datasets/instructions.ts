import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

const done = 'cancelled = 0'
const notDone = { cancelled_instruction: 'cancelled = 1' } as const
const leadMs = "dateDiff('millisecond', created_at, confirmed_at)"
const timed = `${done} AND isNotNull(due_at) AND isNotNull(started_at)`
const ordered = `${done} AND seq_plan > 0 AND seq_actual > 0`
const noDue = { ...notDone, no_due_time: `${done} AND (isNull(due_at) OR isNull(started_at))` } as const

/** Instructions to move one box, when they are confirmed. */
export const instructions = defineDataset({
  name: 'instructions',
  grain: 'one instruction to move one box',
  table: 'work_instruction',
  // What a message reports as done was not given here: nobody knows when it was created or due.
  only: "source != 'edifact'",
  time: { rule: 'end', at: 'confirmed_at' },
  ofCalls: true,
  dimensions: {
    op: { sql: 'op', type: 'key' },
    crane: { sql: 'qc_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    container: { sql: 'unit_id', type: 'text', fine: true },
    instruction: { sql: 'wi_id', type: 'text', fine: true },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    instructions: {
      sum: '1',
      where: done,
      excludes: notDone,
      unit: '1',
      source: 'TIC4.0 jobinstruction.order.deliver',
      means: 'Instructions that were confirmed.',
    },
    instructions_given: { sum: '1', unit: '1', means: 'Instructions that were confirmed or cancelled.' },
    instructions_cancelled: {
      sum: '1',
      where: 'cancelled = 1',
      unit: '1',
      better: 'lower',
      means: 'Instructions that were cancelled.',
    },
    lead_minutes: {
      sum: leadMs,
      per: 60_000,
      where: done,
      excludes: notDone,
      unit: 'min',
      means: 'Minutes from the creation of an instruction to its confirmation.',
    },
    dispatch_minutes: {
      sum: "dateDiff('millisecond', created_at, assumeNotNull(dispatched_at))",
      per: 60_000,
      where: `${done} AND isNotNull(dispatched_at)`,
      unit: 'min',
      means: 'Minutes from the creation of an instruction to its dispatch.',
    },
    instructions_dispatched: {
      sum: '1',
      where: `${done} AND isNotNull(dispatched_at)`,
      unit: '1',
      means: 'Confirmed instructions whose dispatch is known.',
    },
    lead_p50: {
      value: `quantileExactInclusiveIf(0.5)(${leadMs} / 60000, ${done})`,
      where: done,
      excludes: notDone,
      unit: 'min',
      better: 'lower',
      means: 'Half of the instructions took no longer from creation to confirmation.',
    },
    lead_p90: {
      value: `quantileExactInclusiveIf(0.9)(${leadMs} / 60000, ${done})`,
      where: done,
      excludes: notDone,
      unit: 'min',
      better: 'lower',
      means: 'Nine of ten instructions took no longer from creation to confirmation.',
    },
    orders_timed: {
      sum: '1',
      where: timed,
      excludes: noDue,
      unit: '1',
      means: 'Confirmed instructions that had a due time and whose start is known.',
    },
    orders_late: {
      sum: '1',
      where: `${timed} AND started_at > due_at`,
      excludes: noDue,
      unit: '1',
      better: 'lower',
      means: 'Instructions whose work began after they were due.',
    },
    lateness_minutes: {
      sum: "dateDiff('millisecond', assumeNotNull(due_at), assumeNotNull(started_at))",
      per: 60_000,
      where: timed,
      excludes: noDue,
      unit: 'min',
      means: 'Minutes from the due time of instructions to the start of their work; early counts below zero.',
    },
    instructions_ordered: {
      sum: '1',
      where: ordered,
      unit: '1',
      means: 'Confirmed instructions with a place in a work queue, by plan and as done.',
    },
    instructions_in_order: {
      sum: '1',
      where: `${ordered} AND seq_plan = seq_actual`,
      unit: '1',
      better: 'higher',
      means: 'Instructions done at the place in their work queue that was planned.',
    },
  },
  rows: {
    confirmed_at: { sql: 'confirmed_at', type: 'instant' },
    created_at: { sql: 'created_at', type: 'instant' },
    op: { sql: 'op', type: 'key' },
    unit: { sql: 'unit_id', type: 'text' },
    crane: { sql: 'qc_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
    duration: { sql: `${leadMs} / 1000`, type: 'number', unit: 's' },
    instruction: { sql: 'wi_id', type: 'text' },
  },
})
