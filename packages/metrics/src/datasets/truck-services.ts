import { defineDataset } from '../dataset.ts'
import { timeBuckets } from './shared-dimensions.ts'

const waitMs = "dateDiff('millisecond', tp_arrived_at, service_started_at)"
const serviceMs = "dateDiff('millisecond', service_started_at, service_ended_at)"

/** A message tells when a box passed the gate, but not when its truck stood at the block. */
const timed = 'service_ended_at > tp_arrived_at'
const notTimed = { service_not_told: `NOT (${timed})` } as const

/** Boxes given to and taken from trucks at the blocks. */
export const truckServices = defineDataset({
  name: 'truckServices',
  grain: 'one box given to or taken from a truck',
  table: 'truck_transaction',
  // A transaction without a truck was taken back.
  only: "truck_visit_id != ''",
  time: { rule: 'end', at: 'service_ended_at' },
  dimensions: {
    block: { sql: 'block_id', type: 'key' },
    transaction_kind: { sql: 'kind', type: 'key' },
    truck_visit: { sql: 'truck_visit_id', type: 'text', fine: true },
    ...timeBuckets,
  },
  measures: {
    gate_transactions: {
      sum: '1',
      unit: 'box',
      code: 'L-04',
      means: 'Boxes received from and delivered to trucks.',
    },
    services_timed: {
      sum: '1',
      where: timed,
      excludes: notTimed,
      unit: 'box',
      means: 'Boxes received from and delivered to trucks whose service at the block is told.',
    },
    truck_wait_minutes: {
      sum: waitMs,
      per: 60_000,
      unit: 'min',
      better: 'lower',
      means: 'Minutes from the arrival of a truck at the block to the start of its service.',
    },
    truck_service_minutes: {
      sum: serviceMs,
      per: 60_000,
      unit: 'min',
      means: 'Minutes from the start to the end of the service of a truck at the block.',
    },
    truck_service_hours: {
      sum: serviceMs,
      per: 3_600_000,
      unit: 'h',
      means: 'Service of trucks at the block, in hours.',
    },
    truck_wait_p90: {
      value: `quantileExactInclusiveIf(0.9)(${waitMs} / 60000, ${timed})`,
      where: timed,
      excludes: notTimed,
      unit: 'min',
      code: 'L-06',
      better: 'lower',
      means: 'Nine of ten boxes waited no longer from the arrival of their truck at the block.',
    },
    delivered_boxes: {
      sum: '1',
      where: "kind = 'DELIVER'",
      not: ['transaction_kind'],
      unit: 'box',
      means: 'Boxes delivered to trucks.',
    },
    deliveries_timed: {
      sum: '1',
      where: `kind = 'DELIVER' AND ${timed}`,
      excludes: { service_not_told: `kind = 'DELIVER' AND NOT (${timed})` },
      not: ['transaction_kind'],
      unit: 'box',
      means: 'Boxes delivered to trucks whose service at the block is told.',
    },
    truck_rehandles: {
      sum: 'rehandles',
      where: "kind = 'DELIVER'",
      not: ['transaction_kind'],
      unit: '1',
      better: 'lower',
      means: 'Boxes moved out of the way for deliveries to trucks.',
    },
  },
  rows: {
    service_ended_at: { sql: 'service_ended_at', type: 'instant' },
    block: { sql: 'block_id', type: 'key' },
    transaction_kind: { sql: 'kind', type: 'key' },
    unit: { sql: 'unit_id', type: 'text' },
    truck_visit: { sql: 'truck_visit_id', type: 'key' },
    wait: { sql: `${waitMs} / 1000`, type: 'number', unit: 's' },
    duration: { sql: `${serviceMs} / 1000`, type: 'number', unit: 's' },
    rehandles: { sql: 'rehandles', type: 'number' },
  },
})
