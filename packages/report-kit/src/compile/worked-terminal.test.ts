import { ask } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import {
  EVENING,
  EXPECTED_CALL_DETAILS,
  EXPECTED_CALLS,
  EXPECTED_CALLS_CLIPPED,
  EXPECTED_CALLS_IN_PERIOD,
  EXPECTED_CRANE_DETAILS,
  EXPECTED_CRANE_FAULTS,
  EXPECTED_CRANE_HOURS,
  EXPECTED_CRANES,
  EXPECTED_CYCLE_P50,
  EXPECTED_DAY_PART,
  EXPECTED_EVENING,
  EXPECTED_FLEET_HOURS,
  EXPECTED_GATE_HOURS,
  EXPECTED_HOURS,
  EXPECTED_OPS,
  EXPECTED_PERIOD,
  EXPECTED_RAGGED,
  EXPECTED_TRIP_HOURS,
  EXPECTED_TRIPS,
  EXPECTED_TRUCKS,
  EXPECTED_YARD,
  EXPECTED_YARD_HOURS,
  type ExpectedStay,
  type ExpectedWork,
  RAGGED,
  type Ratio,
  WORKED_PERIOD,
  WORKED_TERMINAL,
} from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerRow } from './answer.ts'

const isoOf = (cell: AnswerRow[string] | undefined): string => new Date(String(cell)).toISOString()

const WORK = [
  'crane_boxes',
  'throughput_boxes',
  'teu',
  'lifts',
  'twin_lifts',
  'dual_lifts',
  'gross_hours',
  'net_hours',
  'gmph',
  'nmph',
  'technical_rate',
] as const
const MINUTES = {
  AGV: 'wait_agv_minutes',
  PLATFORM: 'wait_platform_minutes',
  HATCH: 'hatch_minutes',
  GANTRY: 'gantry_minutes',
  LASH: 'lash_minutes',
  REMOTE: 'remote_minutes',
  FAULT: 'fault_minutes',
  PLAN: 'plan_minutes',
  SHIP: 'ship_minutes',
  WEATHER: 'weather_minutes',
} as const
const STAY = [
  'wait_berth_hours',
  'operation_hours',
  'berth_hours',
  'vmph',
  'bmph',
  'operating_share',
  'crane_intensity',
  'working_share',
  'lifts_per_working_hour',
  'boxes_per_lift',
] as const
const workMeasures = [...WORK, ...Object.values(MINUTES), 'working_hours']
const HOUR = 3_600_000

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const expectRatio = (cell: unknown, ratio: Ratio, printed = true): void => {
  const found = cell as { value: number | null; numerator: number; denominator: number }
  expect(found.numerator).toBeCloseTo(ratio.numerator, 9)
  expect(found.denominator).toBeCloseTo(ratio.denominator, 9)
  if (printed) expect(found.value).toBeCloseTo(ratio.value, 9)
  else expect(found.value).toBeNull()
}

const expectWork = (row: AnswerRow | undefined, expected: ExpectedWork): void => {
  expect(row).toMatchObject({
    crane_boxes: expected.craneBoxes,
    throughput_boxes: expected.throughputBoxes,
    teu: expected.teu,
    lifts: expected.lifts,
    twin_lifts: expected.twinLifts,
    dual_lifts: expected.dualLifts,
  })
  expect(row?.gross_hours).toBeCloseTo(expected.grossMs / HOUR, 9)
  expect(row?.net_hours).toBeCloseTo(expected.netMs / HOUR, 9)
  expect(row?.working_hours).toBeCloseTo(expected.categoryMs.WORKING / HOUR, 9)
  for (const [category, measure] of Object.entries(MINUTES))
    expect(row?.[measure], category).toBeCloseTo(
      expected.categoryMs[category as keyof typeof MINUTES] / 60_000,
      9,
    )
  expectRatio(row?.gmph, expected.gmph, !expected.tooShort)
  expectRatio(row?.nmph, expected.nmph, !expected.tooShort)
  expectRatio(row?.technical_rate, expected.technicalRate, !expected.tooShort)
}

const expectStay = (row: AnswerRow | undefined, expected: ExpectedStay): void => {
  expectWork(row, expected)
  expect(row?.wait_berth_hours ?? 0).toBeCloseTo(expected.waitMs / HOUR, 9)
  expect(row?.operation_hours).toBeCloseTo(expected.operationMs / HOUR, 9)
  expect(row?.berth_hours).toBeCloseTo(expected.berthMs / HOUR, 9)
  expectRatio(row?.vmph, expected.vmph)
  expectRatio(row?.bmph, expected.bmph)
  expectRatio(row?.operating_share, expected.factors.operatingShare)
  expectRatio(row?.crane_intensity, expected.factors.craneIntensity)
  expectRatio(row?.working_share, expected.factors.workingShare)
  expectRatio(row?.lifts_per_working_hour, expected.factors.liftsPerWorkingHour)
  expectRatio(row?.boxes_per_lift, expected.factors.boxesPerLift)
}

const localHour = (iso: unknown): string =>
  new Date(Date.parse(String(iso)) + 8 * HOUR).toISOString().slice(11, 16)

describe('time basis of the worked terminal', () => {
  test.each([
    ['the period', WORKED_PERIOD, EXPECTED_PERIOD],
    ['a window that cuts a cycle', RAGGED, EXPECTED_RAGGED],
  ])('counts %s', async (_name, window, expected) => {
    const { rows } = await ask(stores.store, { window, measures: [...workMeasures, ...STAY] })
    expectStay(rows[0], expected)
  })

  test('counts every hour, and the five factors multiply to the berth rate', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      by: ['hour'],
      measures: [...workMeasures, ...STAY],
    })
    expect(rows.map((row) => localHour(row.hour))).toEqual(Object.keys(EXPECTED_HOURS))
    for (const row of rows) {
      expectStay(row, EXPECTED_HOURS[localHour(row.hour) as keyof typeof EXPECTED_HOURS])
      const value = (id: string): number => (row[id] as { value: number }).value
      const product =
        value('operating_share') *
        value('crane_intensity') *
        value('working_share') *
        value('lifts_per_working_hour') *
        value('boxes_per_lift')
      expect(product / value('bmph')).toBeCloseTo(1, 9)
    }
  })

  test('counts the part of the day shift', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      by: ['shift'],
      measures: [...workMeasures, ...STAY],
    })
    expectStay(
      rows.find((row) => row.shift === '2026-03-02 DAY'),
      EXPECTED_DAY_PART,
    )
    expect(rows.map((row) => row.shift)).toEqual(['2026-03-02 DAY', '2026-03-02 NIGHT'])
  })

  test('counts cranes, operations and the cells of crane by hour', async () => {
    const cranes = await ask(stores.store, { window: WORKED_PERIOD, by: ['crane'], measures: workMeasures })
    for (const row of cranes.rows) expectWork(row, EXPECTED_CRANES[row.crane as keyof typeof EXPECTED_CRANES])
    expect(cranes.rows).toHaveLength(2)
    const ops = await ask(stores.store, { window: WORKED_PERIOD, by: ['op'], measures: workMeasures })
    for (const row of ops.rows) expectWork(row, EXPECTED_OPS[row.op as keyof typeof EXPECTED_OPS])
    const cells = await ask(stores.store, {
      window: WORKED_PERIOD,
      by: ['crane', 'hour'],
      measures: ['gmph'],
    })
    const found = cells.rows.map((row) => ({
      crane: row.crane,
      hour: localHour(row.hour),
      gmph: row.gmph as { value: number | null; numerator: number; denominator: number },
    }))
    expect(found).toHaveLength(EXPECTED_CRANE_HOURS.length)
    for (const want of EXPECTED_CRANE_HOURS) {
      const cell = found.find((f) => f.crane === want.crane && f.hour === want.hour)
      expect(cell?.gmph.numerator).toBe(want.boxes)
      expect(cell?.gmph.denominator).toBeCloseTo(want.grossMs / HOUR, 9)
      if (want.gmph === null) expect(cell?.gmph.value).toBeNull()
      else expect(cell?.gmph.value).toBeCloseTo(want.gmph, 9)
    }
  })

  test('counts the boxes planned for the period', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      measures: ['plan_boxes', 'plan_share'],
    })
    expect(rows[0]?.plan_boxes).toBe(18) // 7 + 6 + 5
    expectRatio(rows[0]?.plan_share, { numerator: 17, denominator: 18, value: 17 / 18 })
  })

  test('counts the rest of a crane’s row', async () => {
    const measures = ['bays', 'cycle_p50', 'hatch_lifts', 'interventions', 'faults', 'energy']
    const { rows } = await ask(stores.store, { window: WORKED_PERIOD, by: ['crane'], measures })
    for (const want of EXPECTED_CRANE_DETAILS) {
      const row = rows.find((r) => r.crane === want.crane)
      expect(row).toMatchObject({
        bays: want.bays.join(' '),
        hatch_lifts: want.hatchLifts,
        interventions: want.interventions,
      })
      expect(row?.faults ?? 0).toBe(want.failures)
      expect(row?.cycle_p50).toBe(want.cycleP50)
      expect(row?.energy).toBeCloseTo(want.energyKwh, 4)
    }
    const lifts = ['crane_first_lift', 'crane_last_lift']
    const spans = await ask(stores.store, { window: WORKED_PERIOD, by: ['crane'], measures: lifts })
    expect(spans.rows.map(({ crane, ...row }) => [crane, ...lifts.map((id) => isoOf(row[id]))])).toEqual(
      EXPECTED_CRANE_DETAILS.map(({ crane, firstLift, lastLift }) => [crane, firstLift, lastLift]),
    )
    const whole = await ask(stores.store, {
      window: WORKED_PERIOD,
      measures: ['cycle_p50', 'mmbf', 'assists', 'top_loss'],
    })
    expect(whole.rows[0]).toMatchObject({
      cycle_p50: EXPECTED_CYCLE_P50,
      assists: EXPECTED_CRANE_FAULTS.assists,
      top_loss: 'AGV',
    })
    expectRatio(whole.rows[0]?.mmbf, EXPECTED_CRANE_FAULTS.liftsBetweenFailures)
  })
})

describe('call basis of the worked terminal', () => {
  test('takes the calls that departed in the period, whole', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      basis: 'call',
      by: ['visit'],
      measures: [...workMeasures, ...STAY],
    })
    expect(rows.map((row) => row.visit)).toEqual(EXPECTED_CALLS_IN_PERIOD)
    expectStay(rows[0], EXPECTED_CALLS.V1)
  })

  test('adds whole calls of an evening, and shows each call in full', async () => {
    const evening = await ask(stores.store, {
      window: EVENING,
      basis: 'call',
      measures: [...workMeasures, ...STAY],
    })
    expectStay(evening.rows[0], EXPECTED_EVENING)
    const calls = await ask(stores.store, {
      window: EVENING,
      basis: 'call',
      by: ['visit'],
      measures: [
        ...workMeasures,
        ...STAY,
        'long_crane_index',
        'effective_crane_count',
        'port_hours',
        'startup_minutes',
        'finish_minutes',
        'calls_missing_stamps',
        'calls_on_time',
        'cycle_p50',
      ],
    })
    for (const row of calls.rows) {
      const visit = row.visit as keyof typeof EXPECTED_CALLS
      const detail = EXPECTED_CALL_DETAILS[visit]
      expectStay(row, EXPECTED_CALLS[visit])
      expect(row.long_crane_index).toBeCloseTo(detail.longCraneIndex, 9)
      expect(row.effective_crane_count).toBeCloseTo(detail.effectiveCraneCount, 9)
      expect(row.port_hours).toBeCloseTo(detail.portMs / HOUR, 9)
      expect(row.startup_minutes).toBe(detail.startupMs / 60_000)
      expect(row.finish_minutes).toBe(detail.finishMs / 60_000)
      expect(row.calls_missing_stamps).toBe(detail.missingStamps.length > 0 ? 1 : 0)
      expect(row.calls_on_time).toBe(detail.berthedOnTime ? 1 : 0)
      expect(row.cycle_p50).toBe(detail.cycleP50)
    }
  })

  test('shows beside them the boxes inside the period, of every call', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      basis: 'call',
      by: ['visit'],
      measures: ['crane_boxes', 'period_boxes'],
    })
    expect(rows).toEqual([
      { visit: 'V1', crane_boxes: EXPECTED_CALLS.V1.craneBoxes, period_boxes: EXPECTED_CALLS.V1.craneBoxes },
      { visit: 'V2', crane_boxes: null, period_boxes: EXPECTED_CALLS_CLIPPED.V2.craneBoxes },
    ])
  })
})

describe('vehicles, yard and gate of the worked terminal', () => {
  test('counts trips and their waits', async () => {
    const whole = await ask(stores.store, {
      window: WORKED_PERIOD,
      measures: ['agv_trips', 'agv_wait_qc', 'agv_wait_asc', 'agv_cycle_seconds', 'agv_empty_share'],
    })
    expect(whole.rows[0]?.agv_trips).toBe(EXPECTED_TRIPS.trips)
    expectRatio(whole.rows[0]?.agv_wait_qc, EXPECTED_TRIPS.meanWaitQc)
    expectRatio(whole.rows[0]?.agv_wait_asc, EXPECTED_TRIPS.meanWaitAsc)
    expect(whole.rows[0]?.agv_empty_share).toMatchObject({
      numerator: EXPECTED_TRIPS.emptyMetres,
      denominator: EXPECTED_TRIPS.emptyMetres + EXPECTED_TRIPS.ladenMetres,
      value: 0.4,
    })
    const hours = await ask(stores.store, {
      window: WORKED_PERIOD,
      by: ['hour'],
      measures: ['agv_trips', 'agv_wait_qc', 'agv_wait_asc'],
    })
    expect(
      hours.rows.map((r) => ({
        hour: localHour(r.hour),
        trips: r.agv_trips,
        meanWaitQc: (r.agv_wait_qc as { value: number }).value,
        meanWaitAsc: (r.agv_wait_asc as { value: number }).value,
      })),
    ).toEqual(EXPECTED_TRIP_HOURS)
  })

  test('counts vehicles on a job, charging and out of order as means', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      by: ['hour'],
      measures: ['agvs_active', 'agvs_charging', 'agvs_fault'],
    })
    for (const want of EXPECTED_FLEET_HOURS) {
      const row = rows.find((r) => localHour(r.hour) === want.hour)
      expect(row?.agvs_active).toBeCloseTo(want.job / 60, 9)
      expect(row?.agvs_charging).toBeCloseTo(want.charging / 60, 9)
      expect(row?.agvs_fault).toBeCloseTo(want.fault / 60, 9)
    }
  })

  test('counts yard moves by hour', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      by: ['hour'],
      measures: ['asc_water_moves', 'asc_land_moves', 'asc_reshuffles', 'asc_housekeeping'],
    })
    expect(
      rows.map((r) => ({
        hour: localHour(r.hour),
        productiveWater: r.asc_water_moves,
        productiveLand: r.asc_land_moves,
        reshuffles: r.asc_reshuffles,
        housekeeping: r.asc_housekeeping,
      })),
    ).toEqual(EXPECTED_YARD_HOURS)
    const whole = await ask(stores.store, {
      window: WORKED_PERIOD,
      measures: ['asc_moves', 'asc_productive_share', 'reshuffles_per_retrieval', 'reshuffle_share'],
    })
    expect(whole.rows[0]?.asc_moves).toBe(EXPECTED_YARD.moves)
    expectRatio(whole.rows[0]?.asc_productive_share, EXPECTED_YARD.productiveShare)
    expectRatio(whole.rows[0]?.reshuffles_per_retrieval, EXPECTED_YARD.reshufflesPerRetrieval)
    expectRatio(whole.rows[0]?.reshuffle_share, EXPECTED_YARD.reshuffleShare)
  })

  test('counts trucks in, out and inside by hour, and their turn', async () => {
    const { rows } = await ask(stores.store, {
      window: WORKED_PERIOD,
      by: ['hour'],
      measures: ['trucks_in', 'trucks_out', 'trucks_inside'],
    })
    for (const want of EXPECTED_GATE_HOURS) {
      const row = rows.find((r) => localHour(r.hour) === want.hour)
      expect([row?.trucks_in ?? 0, row?.trucks_out ?? 0, row?.trucks_inside ?? 0]).toEqual([
        want.in,
        want.out,
        want.insideAtEnd,
      ])
    }
    const whole = await ask(stores.store, {
      window: WORKED_PERIOD,
      measures: ['trucks_out', 'truck_turn_p50', 'trucks_inside'],
    })
    expect(whole.rows[0]).toEqual({
      trucks_out: EXPECTED_TRUCKS.completed,
      truck_turn_p50: EXPECTED_TRUCKS.turnP50Ms / 60_000,
      trucks_inside: 1,
    })
  })
})
