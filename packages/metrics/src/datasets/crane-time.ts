import { CRANE_TIME_CATEGORIES, type CraneTimeCategory, NOT_IN_NET } from '@quaywise/domain'
import { defineDataset } from '../dataset.ts'
import { localHour } from '../local-hour.ts'
import type { SumMeasure } from '../measure.ts'
import { ofVisit, timeBuckets } from './shared-dimensions.ts'

const hours = { sum: '_ms', per: 3_600_000 } as const
const minutes = { sum: '_ms', per: 60_000 } as const
const is = (category: CraneTimeCategory): string => `category = '${category}'`
const quoted = (list: readonly string[]): string => list.map((c) => `'${c}'`).join(', ')
const outOfNet = Object.fromEntries(NOT_IN_NET.map((c) => [c.toLowerCase(), is(c)]))
const notWorking = Object.fromEntries(
  CRANE_TIME_CATEGORIES.filter((c) => c !== 'WORKING').map((c) => [c.toLowerCase(), is(c)]),
)

const lost = (category: CraneTimeCategory, means: string) =>
  ({ ...minutes, where: is(category), unit: 'min', better: 'lower', means }) as const satisfies SumMeasure

/** Gross crane time: every millisecond from a crane's first pick to its last set-down on a call. */
export const craneTime = defineDataset({
  name: 'craneTime',
  grain: 'one interval of gross crane time in one category',
  table: 'crane_time',
  time: { rule: 'interval', from: 'started_at', to: 'ended_at' },
  scope: 'qcOperation',
  ofCalls: true,
  dimensions: {
    crane: { sql: 'eq_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    desk: { sql: 'desk_id', type: 'key' },
    bay: { sql: 'bay', type: 'number' },
    bay_type: { sql: 'deck_hold', type: 'key' },
    category: { sql: 'category', type: 'key' },
    ...ofVisit,
    ...timeBuckets,
  },
  measures: {
    gross_hours: {
      ...hours,
      unit: 'h',
      means:
        'Allocated crane hours: from this crane’s first pick on a call to its last set-down on it. Delays, hatch covers, gantry moves and breaks are in; time on another call is not.',
    },
    gross_minutes: { ...minutes, unit: 'min', means: 'Gross crane hours, in minutes.' },
    net_hours: {
      ...hours,
      where: `category NOT IN (${quoted(NOT_IN_NET)})`,
      excludes: outOfNet,
      unit: 'h',
      means:
        'Gross crane hours less hatch covers, gantry moves, lashing, ship, plan, weather and faults. Waits for vehicles, platform and remote operators stay in.',
    },
    working_hours: {
      ...hours,
      where: is('WORKING'),
      excludes: notWorking,
      unit: 'h',
      means: 'Hours in which the main trolley moves a container.',
    },
    wait_agv_minutes: lost(
      'AGV',
      'Crane minutes in which the main trolley waited because the portal trolley waited for a vehicle.',
    ),
    wait_platform_minutes: lost(
      'PLATFORM',
      'Crane minutes in which the main trolley waited for the platform.',
    ),
    hatch_minutes: lost('HATCH', 'Crane minutes spent on hatch covers.'),
    gantry_minutes: lost('GANTRY', 'Crane minutes spent moving between bays.'),
    gantry_moves: {
      sum: '1',
      where: `category = 'GANTRY' AND started_at != ${localHour('started_at')}`,
      not: ['category'],
      unit: '1',
      code: 'QC-16',
      better: 'lower',
      means: 'Moves of cranes between bays. An interval that only goes on at a full hour is no new move.',
    },
    lash_minutes: lost('LASH', 'Crane minutes lost to coning, deconing and lashing.'),
    remote_minutes: lost('REMOTE', 'Crane minutes spent waiting for a remote operator.'),
    fault_minutes: lost('FAULT', 'Crane minutes lost to faults while on a call.'),
    plan_minutes: lost('PLAN', 'Crane minutes lost to the plan: hand-overs, no work released.'),
    ship_minutes: lost('SHIP', 'Crane minutes in which the ship was not ready.'),
    weather_minutes: lost('WEATHER', 'Crane minutes stopped by wind or rain.'),
    weather_hours: {
      ...hours,
      where: is('WEATHER'),
      unit: 'h',
      better: 'lower',
      means: 'Crane hours stopped by force majeure.',
    },
    not_ready_hours: {
      ...hours,
      where: is('SHIP'),
      unit: 'h',
      better: 'lower',
      means: 'Crane hours in which the carrier was not ready to work.',
    },
    wait_hours: {
      ...hours,
      where: `category != 'WORKING'`,
      unit: 'h',
      better: 'lower',
      means: 'Gross crane hours in which no container moved.',
    },
    cranes_assigned: { value: 'uniqExact(eq_id)', unit: '1', means: 'Cranes with gross time.' },
    cranes_working: {
      value: "uniqExactIf(eq_id, category = 'WORKING' AND _ms > 0)",
      where: is('WORKING'),
      unit: '1',
      means: 'Cranes that moved a container.',
    },
    ships_worked: {
      value: 'uniqExact(visit_id)',
      unit: '1',
      not: ['visit'],
      means: 'Calls on which cranes had gross time.',
    },
    long_crane_index: {
      value:
        'if(sum(_ms) = 0, NULL, uniqExact(eq_id) * arrayMax(mapValues(sumMap(map(toString(eq_id), _ms)))) / sum(_ms))',
      unit: '1',
      code: 'QC-06',
      not: ['crane', 'op', 'desk', 'bay', 'bay_type', 'category'],
      better: 'lower',
      means: 'Cranes × hours of the busiest crane ÷ crane hours of all: 1.00 is a perfectly balanced split.',
    },
    top_loss: {
      value:
        "arrayElement(arrayReverseSort((k, v) -> v, mapKeys(sumMapIf(map(toString(category), _ms), category != 'WORKING')), mapValues(sumMapIf(map(toString(category), _ms), category != 'WORKING'))), 1)",
      where: "category != 'WORKING'",
      result: 'key',
      unit: '1',
      not: ['category'],
      means: 'The category, other than working, that took most of the gross crane time.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    crane: { sql: 'eq_id', type: 'key' },
    visit: { sql: 'visit_id', type: 'key' },
    op: { sql: 'op', type: 'key' },
    category: { sql: 'category', type: 'key' },
    bay: { sql: 'bay', type: 'number' },
    bay_type: { sql: 'deck_hold', type: 'key' },
    duration: { sql: '_ms / 1000', type: 'number', unit: 's' },
  },
})
