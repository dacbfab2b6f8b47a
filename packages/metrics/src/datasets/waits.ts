import type { WaitRoot } from '@quaywise/domain'
import { defineDataset } from '../dataset.ts'
import { parameterSql } from '../parameter-sql.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

/** Shorter waits do not count; every one counts unless set otherwise. */
const longWait = (key: Parameters<typeof parameterSql>[0]): string =>
  `dateDiff('millisecond', started_at, ended_at) >= 1000 * ${parameterSql(key)}`
const craneLong = longWait('delay.crane_from_s')
const onlyLong = (long: string) => ({ where: long, excludes: { short_wait: `NOT (${long})` } }) as const

const minutes = { sum: '_ms', per: 60_000, unit: 'min', better: 'lower' } as const
const hours = {
  sum: '_ms',
  per: 3_600_000,
  unit: 'h',
  better: 'lower',
  not: ['wait_root', 'root_state'],
} as const
const rootIs = (...roots: readonly WaitRoot[]): string =>
  `root IN (${roots.map((root) => `'${root}'`).join(', ')}) AND ${craneLong}`

const interval = { table: 'wait', time: { rule: 'interval', from: 'started_at', to: 'ended_at' } } as const
const ofRoot = {
  wait_kind: { sql: 'kind', type: 'key' },
  wait_root: { sql: 'root', type: 'key' },
  root_state: { sql: 'root_state', type: 'text' },
} as const
const rows = {
  started_at: { sql: 'started_at', type: 'instant' },
  ended_at: { sql: 'ended_at', type: 'instant' },
  machine: { sql: 'eq_id', type: 'text' },
  ...ofRoot,
  root_machine: { sql: 'root_eq_id', type: 'text' },
  duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
} as const

/** Waits of quay cranes by who they are laid to: the first in the chain that does not wait itself. */
export const craneWaits = defineDataset({
  ...interval,
  name: 'craneWaits',
  grain: 'one stretch of waiting of a quay crane with one root',
  only: "eq_kind = 'QC'",
  scope: 'qcOperation',
  ofCalls: true,
  dimensions: {
    crane: { sql: 'eq_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    ...ofRoot,
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    crane_wait_minutes: {
      ...minutes,
      ...onlyLong(craneLong),
      means: 'Minutes that quay cranes waited, by who it is laid to.',
    },
    crane_lost_to_qc: { ...hours, where: rootIs('QC'), means: 'Crane hours lost to the cranes themselves.' },
    crane_lost_to_transport: {
      ...hours,
      where: rootIs('AGV', 'AGV_FLEET', 'DISPATCH', 'TRAFFIC'),
      means: 'Crane hours lost to vehicles: on their way, none free, none sent, or held up in traffic.',
    },
    crane_lost_to_asc_water: {
      ...hours,
      where: rootIs('ASC_WATER'),
      means: 'Crane hours lost to stacking cranes at the quay end of the blocks.',
    },
    crane_lost_to_asc_land: {
      ...hours,
      where: rootIs('ASC_LAND'),
      means: 'Crane hours lost to stacking cranes at the gate end of the blocks.',
    },
    crane_lost_to_gate: {
      ...hours,
      where: rootIs('GATE', 'TRUCK'),
      means: 'Crane hours lost to the gate and to trucks.',
    },
    crane_lost_to_plan: {
      ...hours,
      where: rootIs('SHIP_PLAN'),
      means: 'Crane hours lost to the ship and to the plan.',
    },
    crane_lost_to_weather: {
      ...hours,
      where: rootIs('EXOGENOUS'),
      means: 'Crane hours lost to what nobody at the terminal can change.',
    },
    crane_lost_unknown: {
      ...hours,
      where: rootIs('DEADLOCK', 'UNKNOWN'),
      means: 'Crane hours lost in a deadlock or to a root that the source does not tell.',
    },
  },
  rows,
})

/** Waits of vehicles. */
export const agvWaits = defineDataset({
  ...interval,
  name: 'agvWaits',
  grain: 'one stretch of waiting of an AGV with one root',
  only: "eq_kind = 'AGV'",
  scope: 'agvOperation',
  ofCalls: true,
  dimensions: {
    agv: { sql: 'eq_id', type: 'key' },
    crane: { sql: 'qc_id', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    ...ofRoot,
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    agv_wait_minutes: {
      ...minutes,
      ...onlyLong(longWait('delay.agv_from_s')),
      means: 'Minutes that AGVs waited, by who it is laid to.',
    },
  },
  rows,
})

/** Waits of trucks at the blocks and the gate. */
export const truckWaits = defineDataset({
  ...interval,
  name: 'truckWaits',
  grain: 'one stretch of waiting of a truck with one root',
  only: "eq_kind = 'TRUCK'",
  scope: 'outTruckArrival',
  dimensions: {
    block: { sql: 'block_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    ...ofRoot,
    ...timeBuckets,
  },
  measures: {
    truck_root_wait_minutes: {
      ...minutes,
      ...onlyLong(longWait('delay.truck_from_s')),
      means: 'Minutes that trucks waited, by who it is laid to.',
    },
  },
  rows,
})
