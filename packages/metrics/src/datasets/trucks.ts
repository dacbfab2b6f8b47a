import { defineDataset } from '../dataset.ts'
import { localHoursInside } from '../local-hour.ts'
import { percentile } from '../measure.ts'
import { timeBuckets } from './shared-dimensions.ts'

const land = {
  company: { sql: 'company', type: 'text' },
  flow: { sql: 'flow', type: 'key' },
  lane: { sql: 'lane', type: 'key' },
  truck_visit: { sql: 'truck_visit_id', type: 'text', fine: true },
} as const
/** A gate message tells one box at one instant: it is no stay of a truck. */
const seen = "source != 'edifact'"
const turnMs = "dateDiff('millisecond', gate_in_at, gate_out_at)"
const visitMs = "dateDiff('millisecond', arrived_at, gate_out_at)"
const turnMinutes = `${turnMs} / 60000`
const rows = {
  gate_in_at: { sql: 'gate_in_at', type: 'instant' },
  gate_out_at: { sql: 'gate_out_at', type: 'instant' },
  company: { sql: 'company', type: 'text' },
  flow: { sql: 'flow', type: 'key' },
  lane: { sql: 'lane', type: 'key' },
  truck_visit: { sql: 'truck_visit_id', type: 'key' },
} as const

/** Trucks that left, at the completion of their gate-out. */
export const gateOuts = defineDataset({
  name: 'gateOuts',
  grain: 'one completed visit of a truck',
  table: 'truck_visit',
  final: true,
  only: `${seen} AND isNotNull(gate_out_at)`,
  time: { rule: 'end', at: 'gate_out_at' },
  scope: 'outTruckArrival',
  dimensions: { ...land, ...timeBuckets },
  measures: {
    trucks_out: { sum: '1', unit: '1', means: 'Trucks whose gate-out was completed.' },
    truck_turn_minutes: {
      sum: turnMs,
      per: 60_000,
      unit: 'min',
      means: 'Minutes of trucks inside the terminal.',
    },
    truck_turn_p50: {
      ...percentile(0.5, turnMs, 60_000),
      unit: 'min',
      code: 'L-03',
      better: 'lower',
      source: 'TIC4.0 Carriervisit Turnaround Time',
      means:
        'Half of the trucks needed no longer from gate-in completed to gate-out completed. A visit belongs to its gate-out.',
    },
    truck_turn_p90: {
      ...percentile(0.9, turnMs, 60_000),
      unit: 'min',
      code: 'L-03',
      better: 'lower',
      source: 'TIC4.0 Carriervisit Turnaround Time',
      means: 'Nine of ten trucks needed no longer from gate-in completed to gate-out completed.',
    },
    truck_turn_p95: {
      ...percentile(0.95, turnMs, 60_000),
      unit: 'min',
      code: 'L-03',
      better: 'lower',
      source: 'TIC4.0 Carriervisit Turnaround Time',
      means: 'Nineteen of twenty trucks needed no longer from gate-in completed to gate-out completed.',
    },
    truck_visit_minutes: {
      sum: visitMs,
      per: 60_000,
      unit: 'min',
      means: 'Minutes of trucks from joining the queue to gate-out completed.',
    },
    truck_visit_p50: {
      ...percentile(0.5, visitMs, 60_000),
      unit: 'min',
      code: 'L-02',
      better: 'lower',
      means: 'Half of the trucks needed no longer from joining the queue to gate-out completed.',
    },
    truck_visit_p90: {
      ...percentile(0.9, visitMs, 60_000),
      unit: 'min',
      code: 'L-02',
      better: 'lower',
      means: 'Nine of ten trucks needed no longer from joining the queue to gate-out completed.',
    },
    trucks_over_60: {
      sum: '1',
      where: `${visitMs} > 3600000`,
      unit: '1',
      better: 'lower',
      means: 'Trucks whose visit took more than 60 minutes, the queue included.',
    },
    trucks_over_120: {
      sum: '1',
      where: `${visitMs} > 7200000`,
      unit: '1',
      better: 'lower',
      means: 'Trucks whose visit took more than 120 minutes, the queue included.',
    },
    trucks_dual: {
      sum: '1',
      where: "flow = 'DUAL'",
      not: ['flow'],
      unit: '1',
      better: 'higher',
      means: 'Trucks that brought a box and took one.',
    },
    trucks_untroubled: {
      sum: '1',
      where: 'trouble = 0',
      excludes: { trouble: 'trouble = 1' },
      unit: '1',
      better: 'higher',
      means: 'Trucks that left without a trouble ticket.',
    },
    gate_out_seconds: {
      sum: "dateDiff('millisecond', ifNull(gate_out_started_at, gate_out_at), gate_out_at)",
      per: 1000,
      unit: 's',
      better: 'lower',
      means: 'Seconds from the lane to the open barrier, at gate-out.',
    },
  },
  rows: { ...rows, duration: { sql: `${turnMinutes} * 60`, type: 'number', unit: 's' } },
})

/** Trucks that came in, at the completion of their gate-in. */
export const gateIns = defineDataset({
  name: 'gateIns',
  grain: 'one truck let in',
  table: 'truck_visit',
  final: true,
  only: seen,
  time: { rule: 'end', at: 'gate_in_at' },
  scope: 'outTruckArrival',
  dimensions: { ...land, ...timeBuckets },
  measures: { trucks_in: { sum: '1', unit: '1', means: 'Trucks whose gate-in was completed.' } },
  rows,
})

/** Until when a truck is inside, or just beyond the window. */
const INSIDE_UNTIL =
  "least(ifNull(gate_out_at, {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1)), {to:DateTime64(3, 'UTC')} + toIntervalMillisecond(1))"

/** Trucks inside at the end of each local hour. */
export const truckPresence = defineDataset({
  name: 'truckPresence',
  grain: 'one truck inside at the end of one hour',
  table: 'truck_visit',
  final: true,
  only: seen,
  from: `SELECT *, arrayJoin(${localHoursInside('gate_in_at', INSIDE_UNTIL)}) AS hour_end FROM _source
    WHERE gate_in_at < {to:DateTime64(3, 'UTC')} AND (isNull(gate_out_at) OR gate_out_at > {from:DateTime64(3, 'UTC')})`,
  time: { rule: 'end', at: 'hour_end' },
  elapsed: true,
  scope: 'outTruckArrival',
  dimensions: { ...land, ...timeBuckets },
  measures: {
    trucks_inside: {
      value: 'arrayElement(tupleElement(sumMap([toUnixTimestamp64Milli(_at)], [toUInt64(1)]), 2), -1)',
      unit: '1',
      means: 'Trucks inside the terminal at the end of the hour; over several hours, of the last of them.',
    },
  },
  rows,
})
