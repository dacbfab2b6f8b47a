import { CRANE_TIME_CATEGORIES, NOT_IN_NET } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import {
  DAY_PART,
  EVENING,
  EXPECTED_AGV_FAULTS,
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
  EXPECTED_HOUR_BOXES,
  EXPECTED_HOURS,
  EXPECTED_OPS,
  EXPECTED_PERIOD,
  EXPECTED_RAGGED,
  EXPECTED_TRIP_HOURS,
  EXPECTED_TRIPS,
  EXPECTED_TRUCKS,
  EXPECTED_WATERFALL,
  EXPECTED_YARD,
  EXPECTED_YARD_HOURS,
  type ExpectedStay,
  type ExpectedWork,
  RAGGED,
  type Ratio,
  WORKED_PERIOD,
  WORKED_TERMINAL,
  type WorkedWindow,
} from './index.ts'
import { at } from './setting.ts'

/*
 * The second way of computing: a counter over the plain events, one call, one hour and one crane at a time,
 * knowing nothing of the measures of the product.
 */

const facts = WORKED_TERMINAL
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const mainLifts = facts.che_cycle.filter((c) => c.trolley === 'main' && c.lift_kind === 'BOX')

type Span = { started_at: number; ended_at: number }
type Group = { window: WorkedWindow; visit?: string; crane?: string; op?: string }

const inside = (epoch: number, window: WorkedWindow): boolean => epoch >= window.from && epoch < window.to
const endsIn =
  (window: WorkedWindow) =>
  (cycle: Span): boolean =>
    inside(cycle.ended_at - 1, window)
const clipped = (span: Span, window: WorkedWindow): number =>
  Math.max(0, Math.min(span.ended_at, window.to) - Math.max(span.started_at, window.from))
const hourOf = (local: string): WorkedWindow => ({ from: at(local), to: at(local) + 3_600_000 })
const everything: WorkedWindow = { from: at('12:00'), to: at('23:00') }

const matches = (row: { visit_id: string; eq_id: string; op: string }, group: Group): boolean =>
  (group.visit ?? row.visit_id) === row.visit_id &&
  (group.crane ?? row.eq_id) === row.eq_id &&
  (group.op ?? row.op) === row.op

const recountWork = (group: Group) => {
  const cycles = mainLifts.filter((c) => matches(c, group)).filter(endsIn(group.window))
  const times = facts.crane_time.filter((t) => matches(t, group))
  const inCategory = (category: string): number =>
    sum(times.filter((t) => t.category === category).map((t) => clipped(t, group.window)))
  const grossMs = sum(times.map((t) => clipped(t, group.window)))
  return {
    craneBoxes: sum(cycles.map((c) => c.crane_boxes)),
    throughputBoxes: sum(cycles.map((c) => c.throughput_boxes)),
    teu: sum(cycles.filter((c) => c.throughput_boxes > 0).map((c) => c.teu)),
    lifts: cycles.length,
    twinLifts: sum(cycles.map((c) => c.twin)),
    dualLifts: cycles.filter((c) => c.dual_pair_id !== '').length,
    grossMs,
    netMs: grossMs - sum(NOT_IN_NET.map(inCategory)),
    categoryMs: Object.fromEntries(CRANE_TIME_CATEGORIES.map((c) => [c, inCategory(c)])),
    tooShort: grossMs < 900_000,
  }
}

const recountStay = (group: Group) => {
  const parts = facts.visit_time.filter((t) => (group.visit ?? t.visit_id) === t.visit_id)
  const of = (keep: (category: string) => boolean): number =>
    sum(parts.filter((t) => keep(t.category)).map((t) => clipped(t, group.window)))
  return {
    ...recountWork(group),
    waitMs: of((c) => c === 'WAIT'),
    operationMs: of((c) => c === 'OPERATION'),
    berthMs: of((c) => c !== 'WAIT'),
  }
}

const expectRatio = (ratio: Ratio, numerator: number, denominator: number): void => {
  expect(ratio.numerator).toBeCloseTo(numerator, 10)
  expect(ratio.denominator).toBeCloseTo(denominator, 10)
  expect(ratio.value).toBeCloseTo(numerator / denominator, 10)
}

const expectWork = (told: ExpectedWork, group: Group): void => {
  const found = recountWork(group)
  expect(told).toMatchObject(found)
  const working = (found.categoryMs.WORKING ?? 0) / 3_600_000
  expectRatio(told.gmph, found.craneBoxes, found.grossMs / 3_600_000)
  expectRatio(told.nmph, found.craneBoxes, found.netMs / 3_600_000)
  expectRatio(told.technicalRate, found.craneBoxes, working)
  expect(working * 3_600_000).toBeLessThanOrEqual(found.netMs)
}

const expectStay = (told: ExpectedStay, group: Group): void => {
  expectWork(told, group)
  const found = recountStay(group)
  expect(told).toMatchObject(found)
  const hours = (ms: number | undefined): number => (ms ?? 0) / 3_600_000
  const { factors } = told
  expectRatio(told.vmph, found.craneBoxes, hours(found.operationMs))
  expectRatio(told.bmph, found.craneBoxes, hours(found.berthMs))
  expectRatio(factors.operatingShare, hours(found.operationMs), hours(found.berthMs))
  expectRatio(factors.craneIntensity, hours(found.grossMs), hours(found.operationMs))
  expectRatio(factors.workingShare, hours(found.categoryMs.WORKING), hours(found.grossMs))
  expectRatio(factors.liftsPerWorkingHour, found.lifts, hours(found.categoryMs.WORKING))
  expectRatio(factors.boxesPerLift, found.craneBoxes, found.lifts)
  expect(Object.values(factors).reduce((product, f) => product * f.value, 1)).toBeCloseTo(told.bmph.value, 10)
}

describe('groups with stay hours', () => {
  const cases: readonly (readonly [string, ExpectedStay, Group])[] = [
    ['V1, whole', EXPECTED_CALLS.V1, { window: everything, visit: 'V1' }],
    ['V1, in the period', EXPECTED_CALLS.V1, { window: WORKED_PERIOD, visit: 'V1' }],
    ['V2, whole', EXPECTED_CALLS.V2, { window: everything, visit: 'V2' }],
    ['V2, in the period', EXPECTED_CALLS_CLIPPED.V2, { window: WORKED_PERIOD, visit: 'V2' }],
    ['the evening', EXPECTED_EVENING, { window: EVENING }],
    ['the period', EXPECTED_PERIOD, { window: WORKED_PERIOD }],
    ['the hour from 18:00', EXPECTED_HOURS['18:00'], { window: hourOf('18:00') }],
    ['the hour from 19:00', EXPECTED_HOURS['19:00'], { window: hourOf('19:00') }],
    ['the hour from 20:00', EXPECTED_HOURS['20:00'], { window: hourOf('20:00') }],
    ['the day shift’s part', EXPECTED_DAY_PART, { window: DAY_PART }],
    ['a window that cuts cycles', EXPECTED_RAGGED, { window: RAGGED }],
  ]
  it.each(cases)('%s: counts, hours, rates and five factors agree with the events', (_, told, group) => {
    expectStay(told, group)
  })

  it('knows which calls depart in the period', () => {
    const departed = facts.vessel_visit.filter((v) => v.atd !== null && inside(v.atd, WORKED_PERIOD))
    expect(departed.map((v) => v.visit_id)).toEqual(EXPECTED_CALLS_IN_PERIOD)
  })
})

describe('groups of crane work', () => {
  it.each(['Q1', 'Q2'] as const)('crane %s agrees with the events', (crane) => {
    expectWork(EXPECTED_CRANES[crane], { window: WORKED_PERIOD, crane })
  })
  it.each(['DISC', 'LOAD', 'RESTOW_SHIP'] as const)('operation %s agrees with the events', (op) => {
    expectWork(EXPECTED_OPS[op], { window: WORKED_PERIOD, op })
  })
  it.each(EXPECTED_CRANE_HOURS)('crane $crane in the hour from $hour agrees with the events', (told) => {
    const found = recountWork({ window: hourOf(told.hour), crane: told.crane })
    expect([found.craneBoxes, found.grossMs]).toEqual([told.boxes, told.grossMs])
    if (told.gmph === null) expect(found.grossMs).toBeLessThan(900_000)
    else expect(found.craneBoxes / (found.grossMs / 3_600_000)).toBeCloseTo(told.gmph, 10)
  })
  it.each(EXPECTED_HOUR_BOXES)('hour from $hour: operations and plan agree with the events', (told) => {
    const boxes = (op: string): number => recountWork({ window: hourOf(told.hour), op }).craneBoxes
    const planned = sum(facts.work_plan.filter((p) => p.hour_at === at(told.hour)).map((p) => p.boxes))
    expect([boxes('DISC'), boxes('LOAD'), boxes('RESTOW_SHIP'), planned]).toEqual([
      told.disc,
      told.load,
      told.restow,
      told.planned,
    ])
  })
})

describe('sums', () => {
  it('over cranes, operations, calls and hours are the period', () => {
    const total = (groups: readonly ExpectedWork[]): readonly number[] => [
      sum(groups.map((g) => g.craneBoxes)),
      sum(groups.map((g) => g.grossMs)),
    ]
    const period = [EXPECTED_PERIOD.craneBoxes, EXPECTED_PERIOD.grossMs]
    expect(total(Object.values(EXPECTED_CRANES))).toEqual(period)
    expect(total(Object.values(EXPECTED_OPS))).toEqual(period)
    expect(total([EXPECTED_CALLS.V1, EXPECTED_CALLS_CLIPPED.V2])).toEqual(period)
    expect(total(Object.values(EXPECTED_HOURS))).toEqual(period)
  })
})

/** The middle value, or the mean of the two in the middle. */
const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at50 = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at50)] ?? Number.NaN) + (sorted[Math.ceil(at50)] ?? Number.NaN)) / 2
}
const validSeconds = (cycles: readonly Span[]): readonly number[] =>
  cycles.map((c) => (c.ended_at - c.started_at) / 1000).filter((s) => s >= 30 && s <= 600)

describe('details', () => {
  it.each(['V1', 'V2'] as const)('of call %s agree with the events', (visit) => {
    const told = EXPECTED_CALL_DETAILS[visit]
    const call = facts.vessel_visit.find((v) => v.visit_id === visit)
    const own = mainLifts.filter((c) => c.visit_id === visit)
    const restows = own.filter((c) => c.restow_reason === 'TERMINAL')
    const cranes = ['Q1', 'Q2'].map((crane) => recountWork({ window: everything, visit, crane }))
    const stamp = (
      key: 'ata' | 'atb' | 'all_fast' | 'first_lift' | 'last_lift' | 'atd' | 'etb' | 'etd',
    ): number => call?.[key] ?? Number.NaN
    expect(told).toEqual({
      portMs: stamp('atd') - stamp('ata'),
      mooringMs: stamp('all_fast') - stamp('atb'),
      startupMs: stamp('first_lift') - stamp('all_fast'),
      finishMs: stamp('atd') - stamp('last_lift'),
      longCraneIndex: (2 * Math.max(...cranes.map((c) => c.grossMs))) / sum(cranes.map((c) => c.grossMs)),
      effectiveCraneCount:
        sum(cranes.map((c) => c.craneBoxes)) / Math.max(...cranes.map((c) => c.craneBoxes)),
      berthedOnTime: Math.abs(stamp('atb') - stamp('etb')) <= 7_200_000,
      sailedOnTime: Math.abs(stamp('atd') - stamp('etd')) <= 7_200_000,
      missingStamps: call?.missing_stamps,
      cycleP50: median(validSeconds(own)),
      terminalRestows: { lifts: restows.length, ms: sum(restows.map((c) => c.ended_at - c.started_at)) },
    })
  })

  it.each(EXPECTED_CRANE_DETAILS)('of crane $crane agree with the events', (told) => {
    const rows = facts.che_cycle.filter((c) => c.eq_id === told.crane && c.trolley === 'main')
    const own = rows.filter(endsIn(WORKED_PERIOD))
    const cycles = own.filter((c) => c.lift_kind === 'BOX')
    expect(told).toEqual({
      crane: told.crane,
      bays: [...new Set(cycles.map((c) => c.bay))].sort((a, b) => a - b),
      cycleP50: median(validSeconds(cycles)),
      hatchLifts: own.filter((c) => c.lift_kind === 'HATCH').length,
      interventions: sum(cycles.map((c) => c.remote)),
      failures: facts.fault.filter((f) => f.eq_id === told.crane && f.severity === 'FAILURE').length,
      energyKwh: sum(own.map((c) => c.energy_kwh)),
      firstLift: new Date(Math.min(...cycles.map((c) => c.started_at))).toISOString(),
      lastLift: new Date(Math.max(...cycles.map((c) => c.ended_at))).toISOString(),
    })
  })

  it('of the period: the cycle median and the waterfall', () => {
    expect(median(validSeconds(mainLifts.filter(endsIn(WORKED_PERIOD))))).toBe(EXPECTED_CYCLE_P50)
    const [from, to] = [EXPECTED_CALLS.V1, EXPECTED_CALLS.V2]
    const mean = (to.bmph.value - from.bmph.value) / Math.log(to.bmph.value / from.bmph.value)
    const keys = [
      'operatingShare',
      'craneIntensity',
      'workingShare',
      'liftsPerWorkingHour',
      'boxesPerLift',
    ] as const
    for (const [i, key] of keys.entries())
      expect(EXPECTED_WATERFALL.effects[i]).toBeCloseTo(
        mean * Math.log(to.factors[key].value / from.factors[key].value),
        3,
      )
    expect(sum(EXPECTED_WATERFALL.effects)).toBeCloseTo(-12, 3)
  })
})

describe('vehicles, yard and gate', () => {
  const tripsIn = (window: WorkedWindow) =>
    facts.che_cycle.filter((c) => c.eq_kind === 'AGV').filter(endsIn(window))

  it('trips of the period agree with the events', () => {
    const trips = tripsIn(WORKED_PERIOD)
    const told = EXPECTED_TRIPS
    expect(told).toMatchObject({
      trips: trips.length,
      cycleMs: sum(trips.map((t) => t.ended_at - t.started_at)),
      waitQcMs: sum(trips.map((t) => t.wait_qc_ms)),
      waitAscMs: sum(trips.map((t) => t.wait_asc_ms)),
      waitTrafficMs: sum(trips.map((t) => t.wait_traffic_ms)),
      emptyMetres: sum(trips.map((t) => t.empty_m)),
      ladenMetres: sum(trips.map((t) => t.laden_m)),
    })
    expectRatio(told.meanWaitQc, told.waitQcMs / 1000, trips.length)
    expectRatio(told.meanWaitAsc, told.waitAscMs / 1000, trips.length)
  })

  it.each(EXPECTED_TRIP_HOURS)('trips of the hour from $hour agree with the events', (told) => {
    const trips = tripsIn(hourOf(told.hour))
    expect(trips).toHaveLength(told.trips)
    expect(sum(trips.map((t) => t.wait_qc_ms)) / 1000 / trips.length).toBe(told.meanWaitQc)
    expect(sum(trips.map((t) => t.wait_asc_ms)) / 1000 / trips.length).toBe(told.meanWaitAsc)
  })

  it.each(EXPECTED_FLEET_HOURS)('vehicle states of the hour from $hour agree with the events', (told) => {
    const minutes = (...states: readonly string[]): number =>
      sum(
        facts.che_state
          .filter((s) => s.eq_kind === 'AGV' && states.includes(s.state))
          .map((s) => clipped(s, hourOf(told.hour)) / 60_000),
      )
    expect([minutes('WORKING', 'WAITING'), minutes('CHARGING'), minutes('FAULT'), minutes('IDLE')]).toEqual([
      told.job,
      told.charging,
      told.fault,
      told.idle,
    ])
  })

  it.each(EXPECTED_YARD_HOURS)('yard moves of the hour from $hour agree with the events', (told) => {
    const moves = facts.che_cycle.filter((c) => c.eq_kind === 'ASC').filter(endsIn(hourOf(told.hour)))
    const count = (reason: string, side?: string): number =>
      moves.filter((m) => m.move_reason === reason && (side ?? m.side) === m.side).length
    expect([count('PROD', 'WATER'), count('PROD', 'LAND'), count('RESHUFFLE'), count('HOUSEKEEP')]).toEqual([
      told.productiveWater,
      told.productiveLand,
      told.reshuffles,
      told.housekeeping,
    ])
  })

  it('yard shares of the period agree with the events', () => {
    const moves = facts.che_cycle.filter((c) => c.eq_kind === 'ASC').filter(endsIn(WORKED_PERIOD))
    const productive = moves.filter((m) => m.move_reason === 'PROD')
    const reshuffles = moves.filter((m) => m.move_reason === 'RESHUFFLE')
    const retrievals = productive.filter((m) => m.op === 'LOAD' || m.op === 'DELIVER')
    expect(EXPECTED_YARD.moves).toBe(moves.length)
    expectRatio(EXPECTED_YARD.productiveShare, productive.length, moves.length)
    expectRatio(EXPECTED_YARD.reshufflesPerRetrieval, reshuffles.length, retrievals.length)
    expectRatio(EXPECTED_YARD.reshuffleShare, reshuffles.length, moves.length)
  })

  it.each(EXPECTED_GATE_HOURS)('the gate in the hour from $hour agrees with the events', (told) => {
    const hour = hourOf(told.hour)
    const trucks = facts.truck_visit
    const isOut = (epoch: number | null): epoch is number => epoch !== null
    expect(trucks.filter((t) => inside(t.gate_in_at, hour))).toHaveLength(told.in)
    expect(trucks.map((t) => t.gate_out_at).filter((o) => isOut(o) && inside(o, hour))).toHaveLength(told.out)
    const stillIn = trucks.filter((t) => t.gate_in_at < hour.to && (t.gate_out_at ?? hour.to) >= hour.to)
    expect(stillIn).toHaveLength(told.insideAtEnd)
  })

  it('truck times and faults agree with the events', () => {
    const out = facts.truck_visit.filter((t) => t.gate_out_at !== null)
    const still = facts.truck_visit.filter((t) => t.gate_out_at === null)
    const turns = out.map((t) => (t.gate_out_at ?? Number.NaN) - t.gate_in_at)
    expect(EXPECTED_TRUCKS).toEqual({
      completed: out.length,
      turnMs: sum(turns),
      turnP50Ms: median(turns),
      visitMs: sum(out.map((t) => (t.gate_out_at ?? Number.NaN) - t.arrived_at)),
      insideAgeMs: sum(still.map((t) => WORKED_PERIOD.to - t.gate_in_at)),
    })
    const failures = (kind: string) =>
      facts.fault.filter((f) => f.eq_kind === kind && f.severity === 'FAILURE')
    const downtime = (kind: string): number => sum(failures(kind).map((f) => clipped(f, WORKED_PERIOD)))
    expect(EXPECTED_CRANE_FAULTS).toMatchObject({
      failures: failures('QC').length,
      assists: facts.fault.filter((f) => f.severity === 'ASSIST').length,
      downtimeMs: downtime('QC'),
      boxesLostToFaults: (downtime('QC') / 3_600_000) * 30,
    })
    expectRatio(EXPECTED_CRANE_FAULTS.liftsBetweenFailures, EXPECTED_PERIOD.lifts, failures('QC').length)
    expect(EXPECTED_AGV_FAULTS).toEqual({ failures: failures('AGV').length, downtimeMs: downtime('AGV') })
  })
})
