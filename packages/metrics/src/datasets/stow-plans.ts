import { defineDataset } from '../dataset.ts'
import { atCall, cargoDimensions, cargoRows } from './cargo-columns.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** Only the newest plan of each kind holds: what an older one has besides is no longer planned. */
const NEWEST = atCall(`SELECT * FROM _source WHERE (visit_id, plan, planned_at) IN (
      SELECT visit_id, plan, max(planned_at) FROM quaywise.stow_position FINAL
      WHERE terminal_id = {terminal:String} GROUP BY visit_id, plan
    )`)

const occupied = 'occupied = 1'

/** Positions of the stow plans that hold: the ship as it comes, as it leaves, and what is to be done. */
export const stowPlans = defineDataset({
  name: 'stowPlans',
  grain: 'one position of one stow plan of a call',
  table: 'stow_position',
  final: true,
  from: NEWEST,
  time: { rule: 'start', at: 'call_at' },
  ofCalls: true,
  rollup: 'never',
  dimensions: {
    plan: { sql: 'plan', type: 'key' },
    op: { sql: 'op', type: 'key' },
    bay: { sql: 'bay', type: 'number' },
    ...cargoDimensions,
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    stowed_boxes: {
      sum: 'occupied',
      where: occupied,
      unit: 'box',
      means: 'Occupied positions of the newest stow plan of each kind.',
    },
    stowed_teu: {
      sum: 'length_ft',
      per: 20,
      where: occupied,
      excludes: { box_length_unknown: `${occupied} AND length_ft = 0` },
      unit: 'teu',
      means: 'TEU on the newest stow plan of each kind: length in feet ÷ 20.',
    },
    stowed_reefers: {
      sum: '1',
      where: `${occupied} AND reefer = 1`,
      not: ['reefer'],
      unit: 'box',
      means: 'Containers on the newest stow plan that have a temperature to keep.',
    },
    stowed_dangerous: {
      sum: '1',
      where: `${occupied} AND imo_class != ''`,
      unit: 'box',
      means: 'Containers on the newest stow plan with dangerous goods.',
    },
  },
  rows: {
    visit: { sql: 'visit_id', type: 'key' },
    plan: { sql: 'plan', type: 'key' },
    op: { sql: 'op', type: 'key' },
    bay: { sql: 'bay', type: 'number' },
    row: { sql: 'row', type: 'number' },
    tier: { sql: 'tier', type: 'number' },
    ...cargoRows,
    planned_at: { sql: 'planned_at', type: 'instant' },
  },
})
