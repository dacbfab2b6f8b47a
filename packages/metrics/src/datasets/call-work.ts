import { defineDataset } from '../dataset.ts'
import { parameterSql } from '../parameter-sql.ts'
import { SWEEP } from './call-pulse.ts'
import { timeBuckets } from './shared-dimensions.ts'

const NEAR = (at: string): string =>
  `${at} > {from:DateTime64(3, 'UTC')} - toIntervalDay(15) AND ${at} < {to:DateTime64(3, 'UTC')} + toIntervalDay(15)`

const STOPS = SWEEP.replace(
  '_source',
  '(SELECT * FROM quaywise.crane_time WHERE terminal_id = {terminal:String})',
)

/** A target that was set as a parameter, else the version told by the terminal that held when the call began. */
const WITH_WORK = `SELECT *, if(set_target > 0, set_target, told_target) AS target
    FROM (SELECT *, concat('target.vmph.', lower(trunk_branch)) AS key, ifNull(first_lift, sort_at) AS effective_from,
      if(trunk_branch = 'TRUNK', ${parameterSql('target.vmph.trunk')}, ${parameterSql('target.vmph.branch')}) AS set_target FROM _source) AS v
    LEFT ANY JOIN (
      SELECT visit_id, sumIf(crane_boxes, lift_kind = 'BOX') AS call_boxes, uniqExactIf(eq_id, eq_id != '') AS call_cranes
      FROM quaywise.che_cycle
      WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND trolley = 'main' AND ${NEAR('ended_at')} GROUP BY visit_id
    ) AS w USING (visit_id)
    LEFT ANY JOIN (
      SELECT visit_id, sumIf(dateDiff('millisecond', started_at, ended_at), category = 'OPERATION') AS operation_ms
      FROM quaywise.visit_time FINAL WHERE terminal_id = {terminal:String} AND ${NEAR('started_at')} GROUP BY visit_id
    ) AS s USING (visit_id)
    LEFT ANY JOIN (
      SELECT visit_id, sum(dateDiff('millisecond', started_at, ended_at)) AS stopped_ms FROM (${STOPS})
      WHERE working = 0 AND stopped > 0 GROUP BY visit_id
    ) AS p USING (visit_id)
    ASOF LEFT JOIN (
      SELECT key, effective_from, toNullable(toFloat64OrNull(value)) AS told_target FROM quaywise.parameter_version FINAL
      WHERE terminal_id = {terminal:String}
    ) AS t USING (key, effective_from)`

const worked = 'call_boxes > 0'
const readyMs = "dateDiff('millisecond', ready_for_cargo, atc) - ifNull(stopped_ms, 0)"
const ready = `${worked} AND isNotNull(ready_for_cargo) AND isNotNull(atc) AND atc > ready_for_cargo`
const long = `${worked} AND ifNull(loa_m, 0) > 0`
const aimed = `${worked} AND isNotNull(target) AND target > 0`
const noStamp = { missing_stamp: `NOT (${ready})` } as const

/** Calls that departed, each with all the work that was done on it. */
export const callWork = defineDataset({
  name: 'callWork',
  rollup: 'never',
  grain: 'one call of a vessel with its work',
  table: 'vessel_visit',
  final: true,
  from: WITH_WORK,
  time: { rule: 'start', at: 'counted_at' },
  heldAt: { at: 'counted_at', before: 0 },
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
    call_boxes: { sum: 'call_boxes', unit: 'box', means: 'Crane boxes of the calls that departed, whole.' },
    calls_worked: {
      sum: '1',
      where: worked,
      excludes: { no_quay_work: `NOT (${worked})` },
      unit: '1',
      means: 'Calls that departed and had boxes moved at this quay.',
    },
    call_cranes: {
      sum: 'call_cranes',
      where: long,
      excludes: { length_unknown: `NOT (${long})` },
      unit: '1',
      means: 'Cranes that worked each call, added over the calls of known length.',
    },
    call_length: {
      sum: 'loa_m',
      where: long,
      unit: 'm',
      means: 'Length over all of the calls that were worked.',
    },
    carrier_ready_hours: {
      sum: readyMs,
      per: 3_600_000,
      where: ready,
      excludes: noStamp,
      unit: 'h',
      source: 'TIC4.0 Carrier Productivity Carrier Ready To Work',
      means:
        'Ship ready for cargo operations to terminal ready for departure, less the time in which weather or a ship that was not ready stopped all work.',
    },
    carrier_ready_boxes: {
      sum: 'call_boxes',
      where: ready,
      excludes: noStamp,
      unit: 'box',
      means: 'Crane boxes of the calls that have both stamps of the ready time.',
    },
    berth_hours_lost: {
      sum: 'operation_ms / 3600000 - call_boxes / target',
      where: aimed,
      excludes: { no_target: `NOT (${aimed})` },
      unit: 'h',
      code: 'V-10',
      better: 'lower',
      means:
        'Operation hours more (or, below zero, less) than the boxes would have taken at the target ship rate of trunk or branch calls.',
    },
  },
  rows: {
    counted_at: { sql: 'counted_at', type: 'instant' },
    visit: { sql: 'visit_id', type: 'key' },
    vessel: { sql: 'vessel', type: 'text' },
    line: { sql: 'line', type: 'text' },
    boxes: { sql: 'call_boxes', type: 'number', unit: 'box' },
    cranes: { sql: 'call_cranes', type: 'number' },
  },
})
