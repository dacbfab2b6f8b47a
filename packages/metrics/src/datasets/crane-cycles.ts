import { defineDataset } from '../dataset.ts'
import { percentile } from '../measure.ts'
import { parameterSql } from '../parameter-sql.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

const isCycle = "lift_kind = 'BOX'"
/** Messages tell that a box was moved, but not by which crane, nor in how many lifts, nor how long it took. */
const ofCrane = `${isCycle} AND eq_id != ''`
const notCycles = {
  hatch_cover: "lift_kind = 'HATCH'",
  gear: "lift_kind = 'GEAR'",
  aborted: "lift_kind = 'ABORTED'",
}
const notOfCrane = { ...notCycles, crane_not_told: `${isCycle} AND eq_id = ''` }
const cycleMs = "dateDiff('millisecond', started_at, ended_at)"
const seconds = `${cycleMs} / 1000`
const valid = `${seconds} BETWEEN ${parameterSql('cycle.valid_from_s')} AND ${parameterSql('cycle.valid_to_s')}`
const inValidity = `${ofCrane} AND ${valid}`
const notValid = { ...notOfCrane, outside_validity: `${ofCrane} AND NOT (${valid})` }
const byOp = `multiIf(op = 'LOAD', ${parameterSql('standard.qc_load_percent')}, op = 'DISC', ${parameterSql('standard.qc_discharge_percent')}, 100)`
const byDeck = `if(deck_hold = 'HOLD', ${parameterSql('standard.qc_hold_percent')}, 100)`
/** Standard time in whole milliseconds, so that every order of adding gives the same. */
const standardMs = `toInt64(round(standard_ms * ${parameterSql('standard.qc_percent')} / 100 * ${byOp} / 100 * ${byDeck} / 100))`
/** A single box of 45 ft is told as 2.25 TEU; what it counts for is a parameter. */
const teu = `if(boxes = 1 AND teu = 2.25, ${parameterSql('teu.forty_five')}, toFloat64(teu))`

/** Lifts of the main trolley: the boxes and cycles of the quay. */
export const craneCycles = defineDataset({
  name: 'craneCycles',
  grain: 'one lift of the main trolley of a quay crane',
  table: 'che_cycle',
  only: "eq_kind = 'QC' AND trolley = 'main'",
  time: { rule: 'end', at: 'ended_at' },
  scope: 'qcOperation',
  ofCalls: true,
  dimensions: {
    crane: { sql: 'eq_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    desk: { sql: 'desk_id', type: 'key' },
    bay: { sql: 'bay', type: 'number' },
    bay_type: { sql: 'deck_hold', type: 'key' },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    crane_boxes: {
      sum: 'crane_boxes',
      where: isCycle,
      excludes: notCycles,
      unit: 'box',
      better: 'higher',
      means:
        'Boxes set down by the main trolley: load, discharge and the carrier’s restows (through the quay each way, on board once). Hatch covers, gear and the terminal’s own restows are not boxes.',
    },
    clocked_boxes: {
      sum: 'crane_boxes',
      where: ofCrane,
      excludes: notOfCrane,
      unit: 'box',
      better: 'higher',
      means:
        'Crane boxes of lifts whose crane is told. Boxes that only a message reports have no crane and no hours, and are in no rate of cranes.',
    },
    period_boxes: {
      sum: 'crane_boxes',
      where: isCycle,
      excludes: notCycles,
      unit: 'box',
      basis: 'time',
      means: 'Crane boxes set down inside the period, also of calls that began before or end after it.',
    },
    throughput_boxes: {
      sum: 'throughput_boxes',
      where: isCycle,
      excludes: notCycles,
      unit: 'box',
      better: 'higher',
      source: 'TIC4.0 Quay Throughput Container Moves',
      means: 'Boxes over the quay: load and discharge. Restows are not throughput.',
    },
    sized_boxes: {
      sum: 'throughput_boxes',
      where: `${isCycle} AND teu > 0`,
      excludes: { ...notCycles, box_length_unknown: `${isCycle} AND throughput_boxes > 0 AND teu = 0` },
      unit: 'box',
      means: 'Boxes over the quay whose length is known.',
    },
    load_boxes: {
      sum: 'crane_boxes',
      where: `${isCycle} AND op = 'LOAD'`,
      unit: 'box',
      not: ['op'],
      means: 'Crane boxes loaded.',
    },
    discharge_boxes: {
      sum: 'crane_boxes',
      where: `${isCycle} AND op = 'DISC'`,
      unit: 'box',
      not: ['op'],
      means: 'Crane boxes discharged.',
    },
    restow_boxes: {
      sum: 'crane_boxes',
      where: `${isCycle} AND op IN ('RESTOW_SHIP', 'RESTOW_QUAY')`,
      unit: 'box',
      not: ['op'],
      means: 'Crane boxes of the carrier’s restows.',
    },
    teu: {
      sum: teu,
      where: `${isCycle} AND throughput_boxes > 0`,
      unit: 'teu',
      means: 'TEU of the boxes over the quay: 20 ft is 1, 40 ft 2, 45 ft 2.25 unless set otherwise.',
    },
    lifts: {
      sum: '1',
      where: ofCrane,
      excludes: notOfCrane,
      unit: 'lift',
      means:
        'Lifts of the main trolley with at least one container: pick to set-down with the empty approach before it.',
    },
    twin_lifts: {
      sum: 'twin',
      where: isCycle,
      unit: 'lift',
      means: 'Lifts with two containers side by side.',
    },
    dual_lifts: {
      sum: "dual_pair_id != ''",
      where: isCycle,
      unit: 'lift',
      means: 'Lifts that are half of a dual cycle: two opposite lifts in a row without an empty crossing.',
    },
    empty_crossings: {
      sum: "if(dual_pair_id != '', 0.5, 1)",
      where: ofCrane,
      unit: 'lift',
      means: 'Crossings of the empty spreader: one a lift, one for the two lifts of a dual cycle.',
    },
    hatch_lifts: {
      sum: '1',
      where: "lift_kind = 'HATCH'",
      unit: '1',
      code: 'QC-17',
      means: 'Hatch covers moved.',
    },
    interventions: {
      sum: 'remote',
      where: isCycle,
      unit: '1',
      means: 'Lifts that a remote operator took over.',
    },
    energy: {
      sum: 'energy_kwh',
      unit: 'kWh',
      means: 'Energy of the main trolley’s lifts, hatch covers and gear included.',
    },
    qc_standard_hours: {
      sum: standardMs,
      per: 3_600_000,
      where: isCycle,
      unit: 'h',
      means: 'Standard time of the lifts of quay cranes: free way at rated speed with plain handshakes.',
    },
    qc_right_hours: {
      sum: standardMs,
      per: 3_600_000,
      where: `${isCycle} AND first_right = 1`,
      excludes: { not_first_right: `${isCycle} AND first_right = 0` },
      unit: 'h',
      means: 'Standard time of the lifts of quay cranes that were right the first time.',
    },
    valid_lifts: {
      sum: '1',
      where: inValidity,
      excludes: notValid,
      unit: 'lift',
      means: 'Lifts inside the validity window, 30 to 600 s unless set otherwise.',
    },
    valid_lift_seconds: {
      sum: "dateDiff('millisecond', started_at, ended_at)",
      per: 1000,
      where: inValidity,
      excludes: notValid,
      unit: 's',
      means: 'Seconds of the lifts inside the validity window.',
    },
    twenty_foot_boxes: {
      sum: 'crane_boxes',
      where: `${ofCrane} AND boxes > 0 AND teu = boxes`,
      unit: 'box',
      means: 'Crane boxes of 20 ft of lifts whose crane is told.',
    },
    twenty_foot_in_twin: {
      sum: 'crane_boxes',
      where: `${isCycle} AND boxes > 0 AND teu = boxes AND twin = 1`,
      unit: 'box',
      better: 'higher',
      means: 'Crane boxes of 20 ft that were moved two at a time.',
    },
    effective_crane_count: {
      value:
        "if(sumIf(crane_boxes, eq_id != '') = 0, NULL, sumIf(crane_boxes, eq_id != '') / arrayMax(mapValues(sumMapIf(map(toString(eq_id), toUInt64(crane_boxes)), eq_id != ''))))",
      where: ofCrane,
      unit: '1',
      code: 'QC-05',
      source: 'TIC4.0 Effective Crane Count',
      not: ['crane', 'op', 'desk', 'bay', 'bay_type'],
      better: 'higher',
      means:
        'Crane boxes ÷ crane boxes of the busiest crane: as many cranes would have shared the work alike.',
    },
    cycle_p50: {
      ...percentile(0.5, cycleMs, 1000, inValidity),
      excludes: notValid,
      unit: 's',
      code: 'QC-13',
      better: 'lower',
      means: 'Half of the lifts took no longer. Only lifts inside the validity window count.',
    },
    cycle_p90: {
      ...percentile(0.9, cycleMs, 1000, inValidity),
      excludes: notValid,
      unit: 's',
      code: 'QC-13',
      better: 'lower',
      means: 'Nine of ten lifts took no longer. Only lifts inside the validity window count.',
    },
    bays: {
      value:
        "arrayStringConcat(arrayMap(b -> toString(b), arraySort(groupUniqArrayIf(bay, lift_kind = 'BOX' AND bay > 0))), ' ')",
      where: isCycle,
      result: 'text',
      unit: '1',
      means: 'Bays worked.',
    },
    crane_first_lift: {
      value: `minIf(started_at, ${ofCrane})`,
      where: ofCrane,
      excludes: notOfCrane,
      result: 'instant',
      unit: '1',
      means: 'When the first lift of a box began.',
    },
    crane_last_lift: {
      value: `maxIf(ended_at, ${ofCrane})`,
      where: ofCrane,
      excludes: notOfCrane,
      result: 'instant',
      unit: '1',
      means: 'When the last box was set down.',
    },
  },
  rows: {
    ended_at: { sql: 'ended_at', type: 'instant' },
    crane: { sql: 'eq_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    lift_kind: { sql: 'lift_kind', type: 'key' },
    bay: { sql: 'bay', type: 'number' },
    bay_type: { sql: 'deck_hold', type: 'key' },
    duration: { sql: seconds, type: 'number', unit: 's' },
    boxes: { sql: 'boxes', type: 'number', unit: 'box' },
    row_teu: { sql: 'teu', type: 'number', unit: 'teu' },
    twin: { sql: 'twin', type: 'number' },
    dual: { sql: "toUInt8(dual_pair_id != '')", type: 'number' },
    remote: { sql: 'remote', type: 'number' },
    units: { sql: 'unit_ids', type: 'list' },
    cycle: { sql: 'cycle_id', type: 'key' },
  },
})
