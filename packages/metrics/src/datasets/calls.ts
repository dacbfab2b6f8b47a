import { defineDataset } from '../dataset.ts'
import { percentile } from '../measure.ts'
import { parameterSql } from '../parameter-sql.ts'
import { timeBuckets } from './shared-dimensions.ts'

const portMs = "if(isNull(ata) OR isNull(atd) OR atd < ata, NULL, dateDiff('millisecond', ata, atd))"
const late = "abs(dateDiff('minute', known_etb, atb))"
const lateOut = "abs(dateDiff('minute', etd, atd))"

/** Calls of vessels, each at the instant to which it belongs: its departure, or its first berthing in port-call lists. */
export const calls = defineDataset({
  name: 'calls',
  rollup: 'never',
  grain: 'one call of a vessel',
  table: 'vessel_visit',
  final: true,
  from: `SELECT *, coalesce(plan_etb, etb) AS known_etb FROM _source AS v LEFT ANY JOIN (
      SELECT visit_id, sumIf(dateDiff('millisecond', started_at, ended_at), category != 'WAIT') AS berth_ms
      FROM quaywise.visit_time FINAL WHERE terminal_id = {terminal:String} GROUP BY visit_id
    ) AS s USING (visit_id) LEFT ANY JOIN (
      SELECT visit_id, toNullable(argMax(at, (received_at, seq))) AS plan_etb FROM quaywise.port_call_event
      WHERE terminal_id = {terminal:String} AND stamp = 'etb' AND classifier = 'PLN' AND received_at <= at - toIntervalHour(24)
      GROUP BY visit_id
    ) AS p USING (visit_id)`,
  time: { rule: 'start', at: 'counted_at' },
  ofCalls: true,
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
    calls: {
      sum: '1',
      unit: '1',
      code: 'V-11',
      means:
        'Calls that belong to the period: by their departure, or by their first berthing where the source is a list of port calls.',
    },
    trunk_calls: {
      sum: '1',
      where: "trunk_branch = 'TRUNK'",
      not: ['trunk_branch'],
      unit: '1',
      code: 'V-11',
      means: 'Calls of trunk lines that belong to the period.',
    },
    branch_calls: {
      sum: '1',
      where: "trunk_branch = 'BRANCH'",
      not: ['trunk_branch'],
      unit: '1',
      code: 'V-11',
      means: 'Calls of branch lines that belong to the period.',
    },
    planned_boxes: {
      sum: 'plan_load + plan_disc + plan_restow',
      unit: 'box',
      means: 'Boxes that the stowage plans foresaw.',
    },
    port_hours: {
      sum: `ifNull(${portMs}, 0)`,
      per: 3_600_000,
      where: `isNotNull(${portMs})`,
      excludes: { missing_stamp: `isNull(${portMs})` },
      unit: 'h',
      code: 'V-02',
      better: 'lower',
      means: 'Arrival at the port to departure from the berth.',
    },
    calls_with_port_hours: {
      sum: '1',
      where: `isNotNull(${portMs})`,
      unit: '1',
      means: 'Calls with both stamps of the port stay.',
    },
    calls_with_berth_plan: {
      sum: '1',
      where: 'isNotNull(known_etb) AND isNotNull(atb)',
      excludes: { missing_stamp: 'isNull(known_etb) OR isNull(atb)' },
      unit: '1',
      means: 'Calls with a planned and an actual berthing.',
    },
    calls_on_time: {
      sum: '1',
      where: `isNotNull(known_etb) AND isNotNull(atb) AND ${late} <= ${parameterSql('target.on_time_min')}`,
      unit: '1',
      means: 'Calls berthed within the time allowed around the plan that was known a day before it.',
    },
    calls_with_sail_plan: {
      sum: '1',
      where: 'isNotNull(etd) AND isNotNull(atd)',
      unit: '1',
      means: 'Calls with a planned and an actual departure.',
    },
    calls_sailed_on_time: {
      sum: '1',
      where: `isNotNull(etd) AND isNotNull(atd) AND ${lateOut} <= ${parameterSql('target.on_time_min')}`,
      unit: '1',
      means: 'Calls departed within the time allowed around the plan.',
    },
    call_berth_hours: {
      sum: 'ifNull(berth_ms, 0)',
      per: 3_600_000,
      unit: 'h',
      means: 'Hours at berth of the calls that departed, whole.',
    },
    calls_with_berth_hours: {
      sum: '1',
      where: 'berth_ms > 0',
      excludes: { missing_stamp: 'ifNull(berth_ms, 0) = 0' },
      unit: '1',
      means: 'Calls that departed and whose stay at berth is known.',
    },
    quality_points: { sum: 'quality', unit: '1', means: 'Data-quality points of calls, 0 to 100 each.' },
    berth_hours_p50: {
      ...percentile(0.5, 'berth_ms', 3_600_000, 'berth_ms > 0'),
      excludes: { missing_stamp: 'ifNull(berth_ms, 0) = 0' },
      unit: 'h',
      better: 'lower',
      means: 'Half of the calls lay at berth no longer.',
    },
  },
  rows: {
    counted_at: { sql: 'counted_at', type: 'instant' },
    visit: { sql: 'visit_id', type: 'key' },
    vessel: { sql: 'vessel', type: 'text' },
    line: { sql: 'line', type: 'text' },
    trunk_branch: { sql: 'trunk_branch', type: 'key' },
    berth: { sql: 'berth_id', type: 'key' },
    ata: { sql: 'ata', type: 'instant' },
    atb: { sql: 'atb', type: 'instant' },
    atd: { sql: 'atd', type: 'instant' },
    berth_hours_row: { sql: 'berth_ms / 3600000', type: 'number', unit: 'h' },
    quality: { sql: 'quality', type: 'number' },
  },
})
