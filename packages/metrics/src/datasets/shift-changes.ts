import { defineDataset } from '../dataset.ts'
import { beginOfShift } from '../local-shift.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** A shift lasts twenty hours at most; where a clock is set back, one more. */
const LONGEST = 21

/**
 * Where a crane goes on with the same call in the next shift: its last box before the change and its first after it. One
 * row for the shift that ends, a millisecond before the change, and one for the shift that begins.
 */
const CHANGES = `SELECT eq_kind, trolley, lift_kind, eq_id, visit_id, before_at, ended_at, ended_at AS after_at, standard_ms, change_at,
    arrayJoin(['END', 'START']) AS side, if(side = 'END', change_at - toIntervalMillisecond(1), change_at) AS edge_at FROM (
    SELECT eq_kind, trolley, lift_kind, eq_id, visit_id, before_at, ended_at, standard_ms, before_visit,
      ${beginOfShift('after_ms')} AS change_at, ${beginOfShift('change_at - toIntervalMillisecond(1)')} AS begun_at
    FROM (
      SELECT eq_kind, trolley, lift_kind, eq_id, visit_id, standard_ms, ended_at, ended_at - toIntervalMillisecond(1) AS after_ms,
        lagInFrame(ended_at) OVER w AS before_at, lagInFrame(visit_id) OVER w AS before_visit
      FROM _source
      WHERE ended_at >= {from:DateTime64(3, 'UTC')} - toIntervalHour(${LONGEST}) AND ended_at < {to:DateTime64(3, 'UTC')} + toIntervalHour(${LONGEST})
      WINDOW w AS (PARTITION BY eq_id ORDER BY ended_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
    )
  ) WHERE before_visit = visit_id AND before_at <= change_at AND before_at > begun_at`

const begins = "side = 'START'"
const minutesBetween = (from: string, to: string): string => `dateDiff('millisecond', ${from}, ${to})`

/** What a change of shift costs the cranes that work on across it. */
export const shiftChanges = defineDataset({
  name: 'shiftChanges',
  rollup: 'never',
  grain: 'one side of one change of shift of one crane that goes on with its call',
  table: 'che_cycle',
  only: "eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND eq_id != ''",
  from: CHANGES,
  time: { rule: 'start', at: 'edge_at' },
  heldAt: { at: 'ended_at', before: 0, after: LONGEST * 3_600_000 },
  ofCalls: true,
  dimensions: { crane: { sql: 'eq_id', type: 'key' }, ...ofVisit, ...timeBuckets },
  measures: {
    shift_starts: {
      sum: '1',
      where: begins,
      unit: '1',
      means: 'Cranes that went on with a call that the shift before had worked.',
    },
    start_delay_minutes: {
      sum: minutesBetween('change_at', 'after_at'),
      per: 60_000,
      where: begins,
      unit: 'min',
      better: 'lower',
      means: 'Change of shift to the first box of the new shift, of cranes that go on with a call.',
    },
    shift_ends: {
      sum: '1',
      where: "side = 'END'",
      unit: '1',
      means: 'Cranes whose call the next shift went on with.',
    },
    early_end_minutes: {
      sum: minutesBetween('before_at', 'change_at'),
      per: 60_000,
      where: "side = 'END'",
      unit: 'min',
      better: 'lower',
      means: 'Last box of the shift to its end, of cranes whose call the next shift goes on with.',
    },
    hand_over_minutes: {
      sum: `greatest(0, ${minutesBetween('before_at', 'after_at')} - toInt64(standard_ms))`,
      per: 60_000,
      where: begins,
      unit: 'min',
      better: 'lower',
      means:
        'Last box of the old crew to the first box of the new crew of the same crane and call, less one standard cycle; never below zero.',
    },
  },
  rows: {
    before_at: { sql: 'before_at', type: 'instant' },
    change_at: { sql: 'change_at', type: 'instant' },
    after_at: { sql: 'after_at', type: 'instant' },
    crane: { sql: 'eq_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
  },
})
