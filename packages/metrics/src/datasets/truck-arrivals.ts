import { defineDataset } from '../dataset.ts'
import { timeBuckets } from './shared-dimensions.ts'

const queueMs = "dateDiff('millisecond', arrived_at, gate_in_started_at)"

/** Trucks at the gate, at the queue stamp: when they came, not when they were let in. */
export const truckArrivals = defineDataset({
  name: 'truckArrivals',
  grain: 'one truck that joined the queue at the gate',
  table: 'truck_visit',
  final: true,
  // A gate message tells when a box passed, not when its truck came.
  only: "source != 'edifact'",
  time: { rule: 'start', at: 'arrived_at' },
  scope: 'outTruckArrival',
  dimensions: {
    company: { sql: 'company', type: 'text' },
    flow: { sql: 'flow', type: 'key' },
    lane: { sql: 'lane', type: 'key' },
    truck_visit: { sql: 'truck_visit_id', type: 'text', fine: true },
    ...timeBuckets,
  },
  measures: {
    truck_arrivals: { sum: '1', unit: '1', means: 'Trucks that joined the queue at the gate.' },
    walk_ins: {
      sum: '1',
      where: "appointment_id = ''",
      unit: '1',
      code: 'L-08',
      better: 'lower',
      means: 'Trucks that came without an appointment.',
    },
    truck_queue_minutes: {
      sum: queueMs,
      per: 60_000,
      unit: 'min',
      better: 'lower',
      means: 'Minutes from joining the queue to the start of the gate-in.',
    },
    gate_in_seconds: {
      sum: "dateDiff('millisecond', gate_in_started_at, gate_in_at)",
      per: 1000,
      unit: 's',
      better: 'lower',
      means: 'Seconds from the lane to the open barrier, at gate-in.',
    },
  },
  rows: {
    arrived_at: { sql: 'arrived_at', type: 'instant' },
    gate_in_at: { sql: 'gate_in_at', type: 'instant' },
    company: { sql: 'company', type: 'text' },
    flow: { sql: 'flow', type: 'key' },
    lane: { sql: 'lane', type: 'key' },
    truck_visit: { sql: 'truck_visit_id', type: 'key' },
  },
})
