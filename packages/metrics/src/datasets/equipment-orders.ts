import { defineDataset } from '../dataset.ts'
import { cargoDimensions, cargoRows } from './cargo-columns.ts'
import { timeBuckets } from './shared-dimensions.ts'

/** Orders of lines to release or accept containers, when they were given. */
export const equipmentOrders = defineDataset({
  name: 'equipmentOrders',
  grain: 'one order of a line to release or accept containers',
  table: 'equipment_order',
  final: true,
  only: "state = 'ORDERED'",
  time: { rule: 'start', at: 'ordered_at' },
  dimensions: {
    purpose: { sql: 'purpose', type: 'key' },
    line: { sql: 'line', type: 'text' },
    visit: { sql: 'visit_id', type: 'key' },
    ...cargoDimensions,
    ...timeBuckets,
  },
  measures: {
    orders: { sum: '1', unit: '1', means: 'Orders that were not cancelled.' },
    ordered_boxes: {
      sum: 'boxes',
      unit: 'box',
      means: 'Containers that lines ordered to be released or accepted.',
    },
  },
  rows: {
    ordered_at: { sql: 'ordered_at', type: 'instant' },
    purpose: { sql: 'purpose', type: 'key' },
    booking: { sql: 'booking', type: 'text' },
    boxes: { sql: 'boxes', type: 'number', unit: 'box' },
    ...cargoRows,
    valid_from: { sql: 'valid_from', type: 'instant' },
    valid_to: { sql: 'valid_to', type: 'instant' },
    vessel: { sql: 'vessel', type: 'text' },
    line: { sql: 'line', type: 'text' },
  },
})
