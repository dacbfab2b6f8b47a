import { defineDataset } from '../dataset.ts'
import { parameterSql } from '../parameter-sql.ts'
import { timeBuckets } from './shared-dimensions.ts'

const productive = "move_reason = 'PROD'"

/** Standard time in whole milliseconds, so that every order of adding gives the same. */
const standardMs = `toInt64(round(standard_ms * ${parameterSql('standard.asc_percent')} / 100))`

/** Moves of stacking cranes. Yard moves belong to a block, not to the quay's filters. */
export const ascMoves = defineDataset({
  name: 'ascMoves',
  grain: 'one move of a stacking crane',
  table: 'che_cycle',
  only: "eq_kind = 'ASC'",
  time: { rule: 'end', at: 'ended_at' },
  scope: 'ascOperation',
  dimensions: {
    asc: { sql: 'eq_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    side: { sql: 'side', type: 'key' },
    move_reason: { sql: 'move_reason', type: 'key' },
    yard_job: { sql: "if(move_reason = 'RESHUFFLE', caused_by, op)", type: 'key' },
    yard_op: { sql: 'op', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    asc_moves: { sum: '1', unit: '1', means: 'Moves of stacking cranes of any kind.' },
    asc_productive_moves: {
      sum: '1',
      where: productive,
      excludes: { reshuffle: "move_reason = 'RESHUFFLE'", housekeeping: "move_reason = 'HOUSEKEEP'" },
      unit: '1',
      better: 'higher',
      means: 'Moves for load, discharge, receive and deliver.',
    },
    asc_standard_hours: {
      sum: standardMs,
      per: 3_600_000,
      unit: 'h',
      means: 'Standard time of the moves of stacking cranes: free way at rated speed with plain handshakes.',
    },
    asc_right_hours: {
      sum: standardMs,
      per: 3_600_000,
      where: 'first_right = 1',
      excludes: { not_first_right: 'first_right = 0' },
      unit: 'h',
      means: 'Standard time of the moves of stacking cranes that were right the first time.',
    },
    asc_land_standard_hours: {
      sum: standardMs,
      per: 3_600_000,
      where: `${productive} AND side = 'LAND'`,
      not: ['side', 'move_reason'],
      unit: 'h',
      means: 'Standard time of the productive moves at the gate end of the blocks.',
    },
    asc_water_moves: {
      sum: '1',
      where: `${productive} AND side = 'WATER'`,
      not: ['side', 'move_reason'],
      unit: '1',
      means: 'Productive moves at the quay end of the blocks.',
    },
    asc_land_moves: {
      sum: '1',
      where: `${productive} AND side = 'LAND'`,
      not: ['side', 'move_reason'],
      unit: '1',
      means: 'Productive moves at the gate end of the blocks.',
    },
    asc_reshuffles: {
      sum: '1',
      where: "move_reason = 'RESHUFFLE'",
      not: ['move_reason', 'yard_op', 'side'],
      unit: '1',
      better: 'lower',
      means: 'Unplanned moves of boxes that stood in the way.',
    },
    asc_retrievals: {
      sum: '1',
      where: `${productive} AND op IN ('LOAD', 'DELIVER', 'ITT_OUT')`,
      not: ['move_reason', 'yard_op', 'side'],
      unit: '1',
      means: 'Productive moves that take a box out of its stack: load, deliver, out to a sister terminal.',
    },
    asc_housekeeping: {
      sum: '1',
      where: "move_reason = 'HOUSEKEEP'",
      not: ['move_reason'],
      unit: '1',
      means: 'Planned moves that tidy the block.',
    },
  },
  rows: {
    ended_at: { sql: 'ended_at', type: 'instant' },
    asc: { sql: 'eq_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    side: { sql: 'side', type: 'key' },
    move_reason: { sql: 'move_reason', type: 'key' },
    op: { sql: 'op', type: 'key' },
    duration: { sql: "dateDiff('millisecond', started_at, ended_at) / 1000", type: 'number', unit: 's' },
    units: { sql: 'unit_ids', type: 'list' },
  },
})
