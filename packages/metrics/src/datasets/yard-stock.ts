import { defineDataset } from '../dataset.ts'
import { parameterSql } from '../parameter-sql.ts'
import { timeBuckets } from './shared-dimensions.ts'

const stock = { unit: 'box' } as const
const common = { table: 'yard_snapshot' } as const
const dimensions = { block: { sql: 'block_id', type: 'key' }, ...timeBuckets } as const

const WITH_PLUGS = `SELECT s.*, toUInt32(b.reefer_plugs) AS reefer_plugs FROM (
      SELECT * FROM _source WHERE hour_at >= {from:DateTime64(3, 'UTC')} AND hour_at < {to:DateTime64(3, 'UTC')}
    ) AS s LEFT ANY JOIN (
      SELECT block_id, reefer_plugs FROM quaywise.block FINAL WHERE terminal_id = {terminal:String}
    ) AS b ON b.block_id = s.block_id`

/** Operational capacity in whole slots, so that every order of adding gives the same. */
const capacity = `toInt64(round(capacity_slots * ${parameterSql('yard.capacity_percent')} / 100))`

const kind = (column: string, what: string) =>
  ({ sum: column, unit: 'box·h', means: `Hours of ${what} in the stacks.` }) as const

/**
 * The stock at every full hour. Each snapshot stands for one hour, so sums are box hours and slot hours; what is
 * shown is their quotient, a mean over time, or the peak.
 */
export const yardStock = defineDataset({
  ...common,
  name: 'yardStock',
  rollup: { reads: ['block'] },
  grain: 'the stock of one block at one full hour',
  from: WITH_PLUGS,
  time: { rule: 'start', at: 'hour_at' },
  dimensions,
  measures: {
    stock_box_hours: { sum: 'boxes', unit: 'box·h', means: 'Boxes in the stacks × hours.' },
    stock_slot_hours: {
      sum: 'slots',
      unit: 'slot·h',
      means: 'Slots taken × hours: a 20 ft box takes one slot, a longer one two.',
    },
    capacity_slot_hours: {
      sum: capacity,
      unit: 'slot·h',
      means: 'Slots of the operational capacity × hours; closed bays are out.',
    },
    ground_used_hours: { sum: 'ground_used', unit: 'slot·h', means: 'Ground slots with a box × hours.' },
    ground_slot_hours: { sum: 'ground_slots', unit: 'slot·h', means: 'Ground slots × hours.' },
    plug_hours_used: { sum: 'plugs_used', unit: '1', means: 'Reefer plugs in use × hours.' },
    plug_hours: { sum: 'reefer_plugs', unit: '1', means: 'Reefer plugs × hours.' },
    import_box_hours: kind('import_boxes', 'import boxes'),
    export_box_hours: kind('export_boxes', 'export boxes'),
    transhipment_box_hours: kind('transhipment_boxes', 'transhipment boxes'),
    empty_box_hours: kind('empty_boxes', 'empty boxes'),
    reefer_box_hours: kind('reefer_boxes', 'reefers under power'),
    dangerous_box_hours: kind('dangerous_boxes', 'dangerous goods'),
    yard_stock: {
      value: 'sum(boxes) / uniqExact(hour_at)',
      unit: 'box',
      means: 'Boxes in the stacks, the mean over the full hours.',
    },
    yard_stock_teu: {
      value: 'sum(toFloat64(teu)) / uniqExact(hour_at)',
      unit: 'teu',
      means: 'TEU in the stacks, the mean over the full hours.',
    },
    yard_capacity: {
      value: `sum(${capacity}) / uniqExact(hour_at)`,
      unit: 'teu',
      code: 'Y-09',
      means: 'Operational capacity in slots of 20 ft, the mean over the full hours.',
    },
    yard_occupancy_peak: {
      value: `arrayMax(arrayMap((used, room) -> if(room = 0, 0, used / room), tupleElement(sumMap([toUnixTimestamp64Milli(hour_at)], [toUInt64(slots)], [toUInt64(${capacity})]), 2), tupleElement(sumMap([toUnixTimestamp64Milli(hour_at)], [toUInt64(slots)], [toUInt64(${capacity})]), 3)))`,
      unit: '%',
      code: 'Y-07',
      means: 'The highest occupancy of any full hour, over the blocks asked for.',
    },
  },
  rows: {
    hour_at: { sql: 'hour_at', type: 'instant' },
    block: { sql: 'block_id', type: 'key' },
    boxes: { sql: 'boxes', type: 'number', unit: 'box' },
    row_teu: { sql: 'teu', type: 'number', unit: 'teu' },
    slots: { sql: 'slots', type: 'number' },
    capacity_slots: { sql: 'capacity_slots', type: 'number' },
    ground_used: { sql: 'ground_used', type: 'number' },
    plugs_used: { sql: 'plugs_used', type: 'number' },
  },
})

/** What passed in the hour before each snapshot. */
export const yardFlow = defineDataset({
  ...common,
  name: 'yardFlow',
  grain: 'what passed one block in one hour',
  time: { rule: 'end', at: 'hour_at' },
  dimensions,
  measures: {
    yard_in: {
      ...stock,
      sum: 'boxes_in',
      means: 'Boxes set down in a stack from outside the block. A box that changes blocks counts in both.',
    },
    yard_out: {
      ...stock,
      sum: 'boxes_out',
      means: 'Boxes picked from a stack to leave the block.',
    },
  },
  rows: {
    hour_at: { sql: 'hour_at', type: 'instant' },
    block: { sql: 'block_id', type: 'key' },
    boxes_in: { sql: 'boxes_in', type: 'number', unit: 'box' },
    boxes_out: { sql: 'boxes_out', type: 'number', unit: 'box' },
  },
})
