import { defineDataset } from '../dataset.ts'
import { atCall, cargoDimensions, cargoRows } from './cargo-columns.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** A whole list takes out what an older one of its number has besides; additions and deletions stand beside it. */
const HOLDING = atCall(`SELECT * FROM _source AS l LEFT ANY JOIN (
      SELECT visit_id, op, list_no, max(listed_at) AS renewed_at FROM quaywise.load_list FINAL
      WHERE terminal_id = {terminal:String} AND whole = 1 GROUP BY visit_id, op, list_no
    ) AS w USING (visit_id, op, list_no) WHERE state = 'LISTED' AND listed_at >= renewed_at`)

/** What is listed to be loaded and discharged, beside what is done. */
export const loadLists = defineDataset({
  name: 'loadLists',
  grain: 'one container listed to be loaded or discharged',
  table: 'load_list',
  final: true,
  from: HOLDING,
  time: { rule: 'start', at: 'call_at' },
  ofCalls: true,
  rollup: 'never',
  dimensions: {
    op: { sql: 'op', type: 'key' },
    ...cargoDimensions,
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    listed_boxes: {
      sum: '1',
      unit: 'box',
      means: 'Containers on the load and discharge lists that hold.',
    },
    listed_teu: {
      sum: 'length_ft',
      per: 20,
      excludes: { box_length_unknown: 'length_ft = 0' },
      unit: 'teu',
      means: 'TEU on the load and discharge lists that hold: length in feet ÷ 20.',
    },
  },
  rows: {
    visit: { sql: 'visit_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    ...cargoRows,
    booking: { sql: 'booking', type: 'text' },
    listed_at: { sql: 'listed_at', type: 'instant' },
  },
})
