import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** Of each call and method the first forecast at or after a quarter, a half and three quarters of the boxes. */
const JUDGED = `SELECT visit_id, method, mark AS progress, min(made_at) AS first_made_at, any(last_lift) AS last_lift,
    argMin(etc_p10, made_at) AS p10, argMin(etc_p50, made_at) AS p50, argMin(etc_p90, made_at) AS p90
    FROM (
      SELECT f.*, v.last_lift AS last_lift FROM _source AS f INNER JOIN (
        SELECT visit_id, assumeNotNull(last_lift) AS last_lift FROM quaywise.vessel_visit FINAL
        WHERE terminal_id = {terminal:String} AND isNotNull(last_lift)
      ) AS v ON v.visit_id = f.visit_id
      WHERE f.planned_boxes > 0 AND f.made_at < v.last_lift
    ) ARRAY JOIN [25, 50, 75] AS mark
    WHERE done_boxes * 100 >= planned_boxes * mark GROUP BY visit_id, method, mark`

const ms = (from: string, to: string): string => `dateDiff('millisecond', ${from}, ${to})`
/** The pinball loss of a quantile: what lies above it weighs q, what lies below 1 − q. */
const pinball = (column: string, q: number): string =>
  `if(last_lift >= ${column}, ${q} * ${ms(column, 'last_lift')}, ${Number((1 - q).toFixed(1))} * ${ms('last_lift', column)})`

/** The product's own forecast when half of the boxes were done. */
const HALF = "progress = 50 AND method = 'MODEL'"

/** Forecasts of the last lift against what came, at three marks of progress. A call belongs to its last lift. */
export const forecasts = defineDataset({
  name: 'forecasts',
  rollup: 'never',
  grain: 'the forecast of one method for one call at one mark of progress',
  table: 'forecast',
  from: JUDGED,
  time: { rule: 'end', at: 'last_lift' },
  ofCalls: true,
  dimensions: {
    progress: { sql: 'progress', type: 'number' },
    method: { sql: 'method', type: 'text' },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    forecasts_judged: {
      sum: '1',
      unit: '1',
      means: 'Forecasts at 25, 50 and 75 % of the boxes for calls whose last lift is known.',
    },
    forecast_error_minutes: {
      sum: `abs(${ms('p50', 'last_lift')})`,
      per: 60_000,
      unit: 'min',
      better: 'lower',
      means: 'Minutes between the forecast and the actual last lift, whichever came first.',
    },
    forecast_bias_minutes: {
      sum: ms('last_lift', 'p50'),
      per: 60_000,
      unit: 'min',
      means: 'Minutes by which the forecast lay after the actual last lift; before it counts below zero.',
    },
    forecasts_covered: {
      sum: '1',
      where: 'last_lift >= p10 AND last_lift <= p90',
      unit: '1',
      means: 'Forecasts whose band from P10 to P90 held the actual last lift.',
    },
    half_forecasts: {
      sum: '1',
      where: HALF,
      unit: '1',
      means: 'Forecasts of the model at half of the boxes for calls whose last lift is known.',
    },
    half_forecast_minutes: {
      sum: `abs(${ms('p50', 'last_lift')})`,
      per: 60_000,
      where: HALF,
      unit: 'min',
      better: 'lower',
      means: 'Minutes between the model’s forecast at half of the boxes and the actual last lift.',
    },
    forecast_pinball_minutes: {
      sum: `${pinball('p10', 0.1)} + ${pinball('p50', 0.5)} + ${pinball('p90', 0.9)}`,
      per: 180_000,
      unit: 'min',
      better: 'lower',
      means: 'Pinball loss of the forecasts, the mean of P10, P50 and P90.',
    },
  },
  rows: {
    last_lift: { sql: 'last_lift', type: 'instant' },
    made_at: { sql: 'first_made_at', type: 'instant' },
    visit: { sql: 'visit_id', type: 'key' },
    method: { sql: 'method', type: 'text' },
    progress: { sql: 'progress', type: 'number' },
    etc_p10: { sql: 'p10', type: 'instant' },
    etc_p50: { sql: 'p50', type: 'instant' },
    etc_p90: { sql: 'p90', type: 'instant' },
  },
})
