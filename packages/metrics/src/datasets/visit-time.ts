import { defineDataset } from '../dataset.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

const { berth: _berthOfVisit, ...dimensionsOfVisit } = ofVisit
const hours = { sum: '_ms', per: 3_600_000 } as const
const minutes = { sum: '_ms', per: 60_000 } as const
const waiting = { waiting: "category = 'WAIT'" }

/** The stays of calls: berth and operation hours, which belong to a call and never to a crane. */
export const visitTime = defineDataset({
  name: 'visitTime',
  grain: 'one part of a stay at a berth, or of the wait for it',
  table: 'visit_time',
  final: true,
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  ofCalls: true,
  dimensions: { ...dimensionsOfVisit, berth: { sql: 'berth_id', type: 'key' }, ...timeBuckets },
  measures: {
    berth_hours: {
      ...hours,
      where: "category != 'WAIT'",
      excludes: waiting,
      unit: 'h',
      source: 'TIC4.0 Gross Berth Hours',
      means:
        'First line fast to last line released, without deductions; after a shift of berth the sum of the stays.',
    },
    operation_hours: {
      ...hours,
      where: "category = 'OPERATION'",
      unit: 'h',
      source: 'TIC4.0 Cargo Operations',
      means: 'First lift to last lift of a call, the time off the berth left out.',
    },
    wait_berth_hours: {
      ...hours,
      where: "category = 'WAIT'",
      unit: 'h',
      code: 'V-03',
      better: 'lower',
      means: 'Arrival at the port to first line fast.',
    },
    mooring_minutes: {
      ...minutes,
      where: "category = 'MOORING'",
      unit: 'min',
      better: 'lower',
      means: 'First line fast to all fast.',
    },
    startup_minutes: {
      ...minutes,
      where: "category = 'STARTUP'",
      unit: 'min',
      code: 'V-04',
      better: 'lower',
      means: 'All fast to first lift.',
    },
    finish_minutes: {
      ...minutes,
      where: "category = 'FINISH'",
      unit: 'min',
      code: 'V-05',
      better: 'lower',
      means: 'Last lift to last line released.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    visit: { sql: 'visit_id', type: 'key' },
    berth: { sql: 'berth_id', type: 'key' },
    visit_part: { sql: 'category', type: 'key' },
    duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
  },
})
