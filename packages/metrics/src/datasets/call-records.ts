import { defineDataset } from '../dataset.ts'
import { timeBuckets } from './shared-dimensions.ts'

/** Calls at the first instant that is known of them, so that those without the stamp that counts them are seen too. */
export const callRecords = defineDataset({
  name: 'callRecords',
  rollup: 'never',
  grain: 'one call of a vessel, however incomplete',
  table: 'vessel_visit',
  final: true,
  time: { rule: 'start', at: 'sort_at' },
  dimensions: {
    visit: { sql: 'visit_id', type: 'key' },
    trunk_branch: { sql: 'trunk_branch', type: 'key' },
    own_ship: { sql: 'own_ship', type: 'key' },
    line: { sql: 'line', type: 'text' },
    service: { sql: 'service', type: 'text' },
    berth: { sql: 'berth_id', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    calls_missing_stamps: {
      sum: '1',
      where: 'notEmpty(missing_stamps)',
      unit: '1',
      better: 'lower',
      means:
        'Calls that lack at least one stamp that their source should give, by the first instant known of them.',
    },
  },
  rows: {
    ata: { sql: 'ata', type: 'instant' },
    visit: { sql: 'visit_id', type: 'key' },
    vessel: { sql: 'vessel', type: 'text' },
    line: { sql: 'line', type: 'text' },
    missing_stamps: { sql: 'missing_stamps', type: 'list' },
    quality: { sql: 'quality', type: 'number' },
  },
})
