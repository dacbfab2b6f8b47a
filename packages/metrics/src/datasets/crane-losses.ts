import { CRANE_TIME_CATEGORIES } from '@quaywise/domain'
import { defineDataset } from '../dataset.ts'
import { craneTime } from './crane-time.ts'

/** Crane time with what its crane moves an hour at standard, in thousandths of a box. */
const RATED = `SELECT s.*, toInt64(round(1000 * e.rate)) AS standard_rate FROM _source AS s LEFT ANY JOIN (
    SELECT eq_id, toFloat64(technical_rate) AS rate FROM quaywise.equipment FINAL
    WHERE terminal_id = {terminal:String} AND eq_kind = 'QC'
  ) AS e ON e.eq_id = s.eq_id`

const LOST = "category != 'WORKING'"
const working = { working: "category = 'WORKING'" }

/** Gross crane time in which no container moved, and what would have been moved in it. */
export const craneLosses = defineDataset({
  name: 'craneLosses',
  rollup: { reads: ['equipment'] },
  grain: 'one interval of gross crane time in one category',
  table: 'crane_time',
  from: RATED,
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  scope: 'qcOperation',
  ofCalls: true,
  dimensions: craneTime.dimensions,
  measures: {
    lost_minutes: {
      sum: '_ms',
      per: 60_000,
      where: LOST,
      excludes: working,
      unit: 'min',
      better: 'lower',
      means: `Gross crane minutes in which the main trolley moved no container: every category of crane time but working (${CRANE_TIME_CATEGORIES.length - 1} of them).`,
    },
    lost_boxes: {
      sum: '_ms * standard_rate',
      per: 3_600_000_000,
      where: `${LOST} AND standard_rate > 0`,
      excludes: { ...working, no_standard_rate: `${LOST} AND standard_rate = 0` },
      unit: 'box',
      better: 'lower',
      means:
        'Lost crane minutes × the standard technical rate of this crane ÷ 60: what would have been moved meanwhile.',
    },
  },
  rows: craneTime.rows,
})
