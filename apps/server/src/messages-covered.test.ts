import {
  BLOCK_SIDES,
  type CheCycleFact,
  type ContainerVisitFact,
  CRANE_TIME_CATEGORIES,
  type CraneTimeFact,
  CYCLE_PHASES,
  type EquipmentOrderFact,
  type FaultFact,
  LEG_STAGES,
  LIFT_KINDS,
  MACHINE_STATES,
  OP_MODES,
  OWN_SHIP,
  SHIFT_TYPES,
  type SlotDecisionFact,
  type StowPositionFact,
  TROLLEYS,
  TRUNK_BRANCH,
  type TruckAppointmentFact,
  type TruckVisitFact,
  VISIT_STAMPS,
  VISIT_TIME_CATEGORIES,
  WAIT_KINDS,
  WAIT_ROOTS,
  YARD_MOVE_REASONS,
} from '@quaywise/domain'
import { catalog as enUS } from '@quaywise/i18n/catalog/en-US'
import { catalog as faIR } from '@quaywise/i18n/catalog/fa-IR'
import { catalog as idID } from '@quaywise/i18n/catalog/id-ID'
import { catalog as jaJP } from '@quaywise/i18n/catalog/ja-JP'
import { catalog as ptBR } from '@quaywise/i18n/catalog/pt-BR'
import { catalog as zhCN } from '@quaywise/i18n/catalog/zh-CN'
import { catalog as zhTW } from '@quaywise/i18n/catalog/zh-TW'
import {
  allMeasures,
  DATASETS,
  type Dataset,
  isProduct,
  isRatio,
  UNITS,
  VISIT_ATTRIBUTES,
} from '@quaywise/metrics'
import { FILTERS } from '@quaywise/report-kit'
import type { Question } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import { describe, expect, it } from 'vitest'
import { ENTITY_WORDS } from './entity/entity-words.ts'

/** A question about nothing: columns do not hang on it. */
const BLANK: Question = {
  ...{ terminal: '', zone: 'UTC', window: { from: 0, to: 1 }, basis: 'time', measures: [], by: [] },
  ...{ attributes: [], restrictions: [], scopes: {}, order: [], reasons: false, limit: 1, offset: 0 },
}

const CATALOGUES = Object.entries({ zhCN, enUS, zhTW, jaJP, ptBR, idID, faIR })
const datasets: readonly Dataset[] = DATASETS
const measures = allMeasures().map(([id]) => `measure.${id}`)
const stamps = VISIT_STAMPS.map(({ key }) => `attribute.${key}`)
const attributes = Object.keys(VISIT_ATTRIBUTES).map((id) => `attribute.${id}`)

const deckHold = { DECK: 1, HOLD: 1 } satisfies Record<Exclude<CraneTimeFact['deck_hold'], ''>, 1>
const flow = { RECEIVE: 1, DELIVER: 1, DUAL: 1 } satisfies Record<TruckVisitFact['flow'], 1>
const severity = { FAILURE: 1, ASSIST: 1 } satisfies Record<FaultFact['severity'], 1>
const fullEmpty = { FULL: 1, EMPTY: 1 } satisfies Record<ContainerVisitFact['full_empty'], 1>
const containerFlow = {
  IMPORT: 1,
  EXPORT: 1,
  BRANCH_TRUNK: 1,
  TRUNK_BRANCH: 1,
  TRUNK_TRUNK: 1,
} satisfies Record<ContainerVisitFact['flow'], 1>

const stowPlan = { ARRIVAL: 1, DEPARTURE: 1, WORK: 1 } satisfies Record<StowPositionFact['plan'], 1>
const orderPurpose = { RELEASE: 1, ACCEPTANCE: 1 } satisfies Record<
  Exclude<EquipmentOrderFact['purpose'], ''>,
  1
>
const restowReason = { CARRIER: 1, TERMINAL: 1 } satisfies Record<
  Exclude<CheCycleFact['restow_reason'], ''>,
  1
>
const decidedBy = { ALGORITHM: 1, PERSON: 1 } satisfies Record<SlotDecisionFact['decided_by'], 1>
const appointmentState = {
  BOOKED: 1,
  CANCELLED: 1,
  CANCELLED_BY_TERMINAL: 1,
  ARRIVED: 1,
  DONE: 1,
  NO_SHOW: 1,
} satisfies Record<TruckAppointmentFact['state'], 1>

/** The columns whose values are words of ours, with every word; other keys are ids of things. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  op: OP_MODES,
  category: CRANE_TIME_CATEGORIES,
  trunk_branch: TRUNK_BRANCH,
  own_ship: OWN_SHIP,
  state: MACHINE_STATES,
  phase: [...CYCLE_PHASES, 'SWAP', 'W_SWAP'],
  side: BLOCK_SIDES,
  move_reason: YARD_MOVE_REASONS,
  bay_type: Object.keys(deckHold),
  lift_kind: LIFT_KINDS,
  visit_part: VISIT_TIME_CATEGORIES,
  flow: Object.keys(flow),
  severity: Object.keys(severity),
  full_empty: Object.keys(fullEmpty),
  container_flow: Object.keys(containerFlow),
  shift: SHIFT_TYPES,
  wait_root: WAIT_ROOTS,
  wait_kind: WAIT_KINDS,
  leg_stage: LEG_STAGES,
  trolley: TROLLEYS,
  decided_by: Object.keys(decidedBy),
  appointment_state: Object.keys(appointmentState),
  stage: ['QC', 'PORTAL', 'AGV', 'ASC', 'TRUCK'],
  plan: Object.keys(stowPlan),
  purpose: Object.keys(orderPurpose),
  owner: ['VESSEL', 'TERMINAL', 'CARRIER', 'FORCE_MAJEURE'],
  restow_reason: Object.keys(restowReason),
  fault_system: [
    ...['SPREADER', 'HOIST', 'TROLLEY', 'GANTRY', 'BOOM', 'CONTROL'],
    ...['DRIVE', 'NAVIGATION', 'BATTERY', 'RADIO'],
  ],
  exception: ['CANCELLED', 'OUT_OF_GAUGE', 'DANGEROUS', 'ABORTED', 'SECOND_TRY'],
  event: ['CRANE_STARTS', 'CRANE_ENDS', 'CRANE_FAULT'],
  method: ['MODEL', 'NAIVE', 'PLANNER'],
  place: ['LANE', 'PLATFORM'],
  ...ENTITY_WORDS,
}
const IDS = 'agv asc berth block crane cycle desk lane truck_visit visit work_queue'.split(' ')
const SAME_WORDS: Readonly<Record<string, string>> = {
  yard_op: 'op',
  yard_job: 'op',
  activity: 'phase',
  transaction_kind: 'flow',
}

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'measures and what they mean': measures.flatMap((key) => [key, `${key}.means`]),
  dimensions: datasets.flatMap((dataset) => Object.keys(dataset.dimensions).map((id) => `dimension.${id}`)),
  'columns of rows': [
    'row.contribution',
    'row.value',
    ...datasets.flatMap((dataset) => Object.keys(dataset.rows).map((key) => `row.${key}`)),
  ],
  'attributes of calls': [...attributes, ...stamps.map((key) => `${key}.means`)],
  'reasons of exclusion': allMeasures().flatMap(([, measure]) =>
    isRatio(measure) || isProduct(measure)
      ? []
      : Object.keys(measure.excludes ?? {}).map((reason) => `excluded.${reason}`),
  ),
  'values of keys': Object.entries(WORDS).flatMap(([column, words]) =>
    words.map((word) => `key.${column}.${word}`),
  ),
  units: UNITS.flatMap((unit) => [`unit.${unit}`, `unit.${unit}.long`]),
  filters: [
    ...Object.keys(FILTERS),
    ...['period', 'month', 'vesselPlanBerthingDate', 'releaseTime'],
    ...['outTruckArrival', 'qcOperation', 'agvOperation', 'ascOperation', 'containerInstruction'],
  ].map((field) => `filter.${field}`),
}

const DISTINCT: Readonly<Record<string, readonly string[]>> = {
  measures,
  attributes,
  ...Object.fromEntries(
    Object.entries(WORDS).map(([column, words]) => [column, words.map((word) => `key.${column}.${word}`)]),
  ),
}

/** Columns of panels with their own SQL, named by the words of rows where nothing else names them. */
const OWN_COLUMNS = [...REPORTS.values()].flatMap(({ queries }) =>
  Object.values(queries).flatMap((query) => query(BLANK).columns.map(({ key }) => `row.${key}`)),
)

const PREFIXES = /^(measure|dimension|row|attribute|excluded|key|unit|filter)\./

describe.each(CATALOGUES)('%s', (_, catalog) => {
  const texts = new Map<string, string>(Object.entries(catalog))

  it.each(Object.entries(NEEDED))('names all %s', (_what, keys) => {
    expect(keys.length).toBeGreaterThan(1)
    expect(keys.filter((key) => !texts.has(key))).toEqual([])
  })

  it('names nothing that is gone', () => {
    const needed = new Set([...Object.values(NEEDED).flat(), ...OWN_COLUMNS])
    const found = [...texts.keys()].filter((key) => PREFIXES.test(key))
    expect(found.filter((key) => !needed.has(key))).toEqual([])
  })

  it.each(Object.entries(DISTINCT))('gives no two %s the same name', (_what, keys) => {
    const names = keys.map((key) => texts.get(key))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

it('knows the words of every key column that does not hold ids', () => {
  const columns = datasets.flatMap((dataset) =>
    Object.entries({ ...dataset.rows, ...dataset.dimensions })
      .filter(([, column]) => column.type === 'key')
      .map(([key]) => SAME_WORDS[key] ?? key),
  )
  expect(columns.filter((key) => !IDS.includes(key) && !(key in WORDS))).toEqual([])
})
