import { defineDataset } from '../dataset.ts'
import { localHour, localHoursOf } from '../local-hour.ts'
import { timeBuckets } from './shared-dimensions.ts'

const FROM = "{from:DateTime64(3, 'UTC')}"
const TO = "{to:DateTime64(3, 'UTC')}"

/** Of the time before the first stay on record nobody knows whether a berth was free. */
const KNOWN = `SELECT *, greatest(${FROM}, assumeNotNull((
      SELECT min(started_at) FROM quaywise.visit_time WHERE terminal_id = {terminal:String} AND category != 'WAIT'
    ))) AS known_from FROM _source`

/** The berths, hour by hour of the window since stays are told: what there is to be used. */
const HOURS = `SELECT *, begins AS hour_from, toDateTime64(${localHour('begins + toIntervalHour(1)')}, 3, 'UTC') AS hour_to FROM (${KNOWN})
  ARRAY JOIN ${localHoursOf('known_from', TO)} AS begins`

const hours = { sum: '_ms', per: 3_600_000 } as const
const rows = {
  started_at: { sql: '_at', type: 'instant' },
  berth: { sql: 'berth_id', type: 'key' },
  duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
} as const

/** What the quay offers: every berth, every hour. */
export const berthCapacity = defineDataset({
  name: 'berthCapacity',
  rollup: 'never',
  grain: 'one hour of one berth',
  table: 'berth',
  final: true,
  from: HOURS,
  time: { rule: 'interval', from: 'hour_from', to: 'hour_to' },
  elapsed: true,
  dimensions: { berth: { sql: 'berth_id', type: 'key' }, ...timeBuckets },
  measures: {
    berth_capacity_hours: {
      ...hours,
      unit: 'h',
      means: 'Berths × hours of the period that have passed since the first stay on record.',
    },
    quay_metre_hours: {
      sum: '_ms * (to_m - from_m)',
      per: 3_600_000,
      unit: 'm·h',
      means: 'Metres of quay × hours of the period that have passed since the first stay on record.',
    },
    quay_metres: {
      value: 'sum(to_m - from_m) / uniqExact(_at)',
      unit: 'm',
      means: 'Length of the berths.',
    },
  },
  rows,
})

/** The stays with the piece of each berth that the ship lies at. */
const LYING = `SELECT s.terminal_id AS terminal_id, s.visit_id AS visit_id, s.category AS category, s.started_at AS started_at, s.ended_at AS ended_at,
    b.berth_id AS berth_id, least(v.berth_to_m, b.to_m) - greatest(v.berth_from_m, b.from_m) AS metres
    FROM (SELECT * FROM _source WHERE ended_at > {from:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')}) AS s
    INNER JOIN (
      SELECT visit_id, berth_from_m, berth_to_m FROM quaywise.vessel_visit FINAL
      WHERE terminal_id = {terminal:String} AND isNotNull(berth_from_m) AND isNotNull(berth_to_m)
    ) AS v ON v.visit_id = s.visit_id
    CROSS JOIN (SELECT berth_id, from_m, to_m FROM quaywise.berth FINAL WHERE terminal_id = {terminal:String}) AS b
    WHERE metres > 0`

/** What of the quay is taken: every stay over every berth that the ship lies across. */
export const quayUse = defineDataset({
  name: 'quayUse',
  rollup: 'never',
  grain: 'one part of a stay over one berth that the ship lies at',
  table: 'visit_time',
  final: true,
  only: "category != 'WAIT'",
  from: LYING,
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  dimensions: { berth: { sql: 'berth_id', type: 'key' }, ...timeBuckets },
  measures: {
    quay_metre_hours_used: {
      sum: '_ms * metres',
      per: 3_600_000,
      unit: 'm·h',
      means:
        'Metres of quay that ships lie at × hours. A ship across two berths counts at each with its share of the length.',
    },
  },
  rows: {
    ...rows,
    visit: { sql: 'visit_id', type: 'key' },
    metres: { sql: 'metres', type: 'number', unit: 'm' },
  },
})
