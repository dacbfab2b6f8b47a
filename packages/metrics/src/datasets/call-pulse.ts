import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'
import { piecesOf } from './split-at-hours.ts'

/** Calls last days, not weeks: what lies this far outside a window belongs to no call inside it. */
const NEAR = `started_at < {to:DateTime64(3, 'UTC')} + toIntervalDay(15) AND ended_at > {from:DateTime64(3, 'UTC')} - toIntervalDay(15)`

/**
 * A sweep over the crane time of each call: at every change the number of working cranes and of cranes stopped by
 * the ship or the weather is known until the next.
 */
export const SWEEP = `SELECT visit_id, piece.1 AS started_at, piece.2 AS ended_at, working, stopped FROM (
    SELECT visit_id, arrayJoin(${piecesOf('at', 'next')}) AS piece, working, stopped FROM (
      SELECT visit_id, at, leadInFrame(at) OVER w AS next, sum(dw) OVER p AS working, sum(ds) OVER p AS stopped FROM (
        SELECT visit_id, change.1 AS at, sum(change.2) AS dw, sum(change.3) AS ds FROM (
          SELECT visit_id, arrayJoin([
            (started_at, toInt32(category = 'WORKING'), toInt32(category IN ('SHIP', 'WEATHER'))),
            (ended_at, -toInt32(category = 'WORKING'), -toInt32(category IN ('SHIP', 'WEATHER')))
          ]) AS change FROM _source WHERE ${NEAR}
        ) GROUP BY visit_id, at
      )
      WINDOW w AS (PARTITION BY visit_id ORDER BY at ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING),
        p AS (PARTITION BY visit_id ORDER BY at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
    ) WHERE next > at
  )`

const stopped = 'working = 0 AND stopped > 0'

/** The operation of calls, cut wherever the number of working cranes changes. */
export const callPulse = defineDataset({
  name: 'callPulse',
  rollup: { reach: 15 },
  grain: 'one stretch between first and last lift of a call with the same number of working cranes',
  table: 'crane_time',
  from: SWEEP,
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  ofCalls: true,
  dimensions: { ...ofVisit, ...timeBuckets },
  measures: {
    berth_idle_minutes: {
      sum: '_ms',
      per: 60_000,
      where: 'working = 0',
      unit: 'min',
      code: 'V-06',
      better: 'lower',
      means: 'Minutes between first and last lift of a call in which no crane moved a container.',
    },
    unstopped_hours: {
      sum: '_ms',
      per: 3_600_000,
      where: `NOT (${stopped})`,
      excludes: { stopped_by_others: stopped },
      unit: 'h',
      source: 'TIC4.0 Carrier Productivity Cargo Operations',
      means:
        'First to last lift of a call, less the time in which no crane worked and one stood for weather or for a ship that was not ready.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    visit: { sql: 'visit_id', type: 'key' },
    cranes_at_work: { sql: 'working', type: 'number' },
    duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
  },
})
