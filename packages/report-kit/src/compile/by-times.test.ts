import { always, type HeldParameters, PARAMETER_DEFAULTS } from '@quaywise/domain'
import { DATASETS, type Dataset, datasetOf, parametersIn, parametersOfRows } from '@quaywise/metrics'
import { readerOf, workedQuestion } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '../report.ts'
import { answer } from './answer.ts'
import {
  APPOINTMENTS,
  CYCLES,
  changedValues,
  DAY,
  FIRST,
  HOUR,
  LAST,
  MINUTE,
  NEW,
  OLD,
  SEAM,
  STEPPING,
  steppingAt,
  TABLES,
  WHOLE,
} from './by-times.fixture.ts'
import { compileQuestion } from './compile-question.ts'
import type { Question } from './question.ts'
import { runBullets } from './run-bullets.ts'
import { runRows } from './run-rows.ts'
import { runTiles } from './run-tiles.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  for (const [table, rows] of Object.entries(TABLES)) {
    const lines = rows.map((row) => JSON.stringify(row)).join('\n')
    await stores.store.insert(`quaywise.${table}`, 'JSONEachRow', lines, {
      columns: Object.keys(rows[0] ?? {}),
    })
  }
})
afterAll(() => stores.close())

type Asked = Partial<Question> & Pick<Question, 'window' | 'measures'>
const question = (asked: Asked): Question => workedQuestion(asked)
const rowsOf = async (asked: Asked) => (await answer(question(asked), readerOf(stores.store))).rows
const numbersOf = async (asked: Asked) => (await rowsOf(asked))[0] ?? {}

const SUMS = {
  craneCycles: ['valid_lifts', 'valid_lift_seconds', 'qc_standard_hours', 'teu'],
  agvTrips: ['agv_standard_hours'],
  ascMoves: ['asc_standard_hours'],
  craneWaits: ['crane_wait_minutes', 'crane_lost_to_transport'],
  qcTime: ['qc_planned_hours', 'qc_hours', 'qc_available_hours'],
  appointments: ['appointments_booked', 'appointments_due', 'appointments_kept', 'appointments_missed'],
  yardStock: ['capacity_slot_hours'],
  calls: ['calls_on_time', 'calls_sailed_on_time'],
  callWork: ['berth_hours_lost'],
} as const
const ALL = Object.values(SUMS).flat()
const RATES = ['qc_oee', 'qc_availability', 'cycle_p50', 'cycle_mean', 'yard_occupancy_peak']
const isBySlot = (id: string): boolean => datasetOf(id).name === 'appointments'

describe('facts are counted by what held at their own time', () => {
  test('a change that begins later leaves a window as it was, to the letter', async () => {
    const measures = [...ALL, ...RATES] as const
    const before = { window: OLD, measures, reasons: true }
    for (const basis of ['time', 'call'] as const) {
      const plain = compileQuestion(question({ ...before, basis }))
      const after = compileQuestion(question({ ...before, basis, parameters: steppingAt(LAST + 100 * DAY) }))
      if (basis === 'time') expect(after).toEqual(plain)
      const usual = await rowsOf({ ...before, basis })
      expect(JSON.stringify(await rowsOf({ ...before, basis, parameters: steppingAt(LAST) }))).toBe(
        JSON.stringify(usual),
      )
    }
    const usual = await rowsOf(before)
    expect(JSON.stringify(await rowsOf({ ...before, parameters: STEPPING }))).toBe(JSON.stringify(usual))
  })

  test('either side of a change is counted by its own value', async () => {
    const own = ALL.filter((id) => !isBySlot(id))
    for (const [window, values] of [
      [OLD, PARAMETER_DEFAULTS],
      [NEW, changedValues],
    ] as const) {
      const constant = await numbersOf({ window, measures: own, parameters: always(values) })
      expect(await numbersOf({ window, measures: own, parameters: STEPPING })).toEqual(constant)
    }
    const [usual, changed] = [always(PARAMETER_DEFAULTS), always(changedValues)]
    const other = await numbersOf({ window: NEW, measures: own, parameters: usual })
    const moved = await numbersOf({ window: NEW, measures: own, parameters: changed })
    const hanging = own.filter((id) => id !== 'qc_hours' && id !== 'qc_available_hours')
    for (const id of hanging) expect(moved[id], id).not.toEqual(other[id])
  })

  test.each(Object.entries(SUMS))('sums of %s over a change are those of both sides', async (_, ids) => {
    const asked = { measures: ids, parameters: STEPPING }
    const [whole, old, fresh] = await Promise.all(
      [WHOLE, OLD, NEW].map((window) => numbersOf({ ...asked, window })),
    )
    for (const id of ids) {
      expect(Number(whole?.[id]), id).toBeGreaterThan(0)
      expect(Number(whole?.[id]), id).toBeCloseTo(Number(old?.[id] ?? 0) + Number(fresh?.[id] ?? 0), 6)
    }
    const days = await rowsOf({ ...asked, window: WHOLE, by: ['day'] })
    for (const id of ids)
      expect(days.reduce((sum, row) => sum + Number(row[id] ?? 0), 0)).toBeCloseTo(Number(whole?.[id]), 6)
  })

  test('an interval over the change is cut there, and no row of what does not hang on it is', async () => {
    const near = { from: SEAM - 3 * HOUR, to: SEAM + 3 * HOUR }
    const only = [{ dimension: 'crane', values: ['QC2'], of: 'test' }]
    const measures = ['qc_planned_hours', 'qc_maintenance_hours', 'crane_wait_minutes'] as const
    const asked = { window: near, restrictions: only, parameters: STEPPING }
    expect(await numbersOf({ ...asked, measures })).toMatchObject({
      ...{ qc_planned_hours: 2, qc_maintenance_hours: 3, crane_wait_minutes: 15 },
    })
    const { rows } = await runTiles(
      { kind: 'kpis', measures },
      question({ ...asked, measures }),
      undefined,
      readerOf(stores.store),
    )
    expect(rows.map(({ rows: counted, excluded }) => [counted, excluded])).toEqual([
      [1, 1],
      [1, 0],
      [2, 0],
    ])
  })

  test('an appointment falls due once, by the tolerance of its slot', async () => {
    const parameters = STEPPING
    const whole = { from: FIRST - DAY, to: LAST + DAY }
    const { appointments_booked: all } = await numbersOf({
      ...{ window: whole, measures: ['appointments_booked'], parameters },
    })
    expect(all).toBe(APPOINTMENTS.length)
    const kept = APPOINTMENTS.filter(({ slot_to, arrived_at }) => {
      const [slot, came] = [slot_to, arrived_at].map((at) => Date.parse(`${at}Z`))
      if (slot === undefined || came === undefined) return false
      const tolerance = (slot < SEAM ? 30 : 100) * MINUTE
      return came >= slot - HOUR - tolerance && came <= slot + tolerance
    })
    expect(await numbersOf({ window: whole, measures: ['appointments_kept'], parameters })).toMatchObject({
      appointments_kept: kept.length,
    })
  })

  test('whole calls are counted lift by lift', async () => {
    const departed = { from: SEAM, to: SEAM + 2 * HOUR }
    const valid = CYCLES.filter(({ eq_kind, visit_id, started_at, ended_at }) => {
      const [from, to] = [started_at, ended_at].map((at) => Date.parse(`${at}Z`))
      if (eq_kind !== 'QC' || visit_id !== 'V2' || from === undefined || to === undefined) return false
      const seconds = (to - from) / 1000
      const inDays = to <= Date.UTC(2026, 10, 13, 16)
      return inDays && (to <= SEAM ? seconds >= 30 && seconds <= 600 : seconds >= 100 && seconds <= 300)
    })
    const asked = { window: departed, basis: 'call' as const, measures: ['valid_lifts'] }
    expect(await numbersOf({ ...asked, parameters: STEPPING })).toEqual({ valid_lifts: valid.length })
  })

  test('what a period is compared with is counted by its own values', async () => {
    // The period before goes by whole minutes.
    const from = SEAM - 30_000
    const window = { from, to: from + 4 * DAY }
    const measures = ['qc_oee', 'valid_lifts', 'appointments_kept'] as const
    const { rows } = await runTiles(
      { kind: 'kpis', measures },
      question({ window, measures, parameters: STEPPING }),
      'previous',
      readerOf(stores.store),
    )
    const before = await numbersOf({
      ...{ window: { from: from - 4 * DAY, to: from }, measures, parameters: always(PARAMETER_DEFAULTS) },
    })
    expect(rows.map(({ compare }) => compare)).toEqual(measures.map((id) => before[id]))
  })

  test('the rows behind a number come to it, and those left out are as many', async () => {
    const measures = ['valid_lifts', 'qc_standard_hours', 'qc_planned_hours', 'crane_wait_minutes'] as const
    const shown = [...measures, 'appointments_kept', 'berth_hours_lost'] as const
    const report = {
      ...{ id: 'test', path: '/test', authority: '', gated: false, basis: 'time', filters: ['period'] },
      panels: { kpis: { kind: 'kpis', measures: shown } },
    } as unknown as Report
    const reader = readerOf(stores.store)
    const terminal = { id: 'worked', zone: 'Asia/Shanghai' }
    const inquireParamCO = { startTime: '2026-11-08 00:00', endTime: '2026-11-17 23:59' }
    const { rows: tiles } = await runTiles(
      { kind: 'kpis', measures: shown },
      question({ window: WHOLE, measures: shown, parameters: STEPPING }),
      undefined,
      reader,
    )
    for (const [at, measure] of shown.entries()) {
      const context = { reader, terminal, queries: {}, parameters: STEPPING }
      const asked = { inquireParamCO, measure, pageSize: 5000 }
      const { rows, excluded } = await runRows(report, 'kpis', asked, context)
      const sum = rows.reduce((all, row) => all + Number(row.contribution), 0)
      const tile = tiles[at]
      expect(sum, measure).toBeCloseTo(Number(tile?.value), 6)
      expect(rows.length, measure).toBe(tile?.rows)
      expect(excluded ?? {}, measure).toEqual(tile?.reasons ?? {})
    }
  })

  test('a target is the one that held when the period ended', async () => {
    const parameters: HeldParameters = {
      values: { ...PARAMETER_DEFAULTS, 'target.gmph': 40 },
      history: new Map([
        [
          'target.gmph',
          [
            { from: Number.NEGATIVE_INFINITY, value: null },
            { from: FIRST + DAY, value: 30 },
            { from: SEAM, value: 40 },
          ],
        ],
      ]),
    }
    const targetOf = async (to: number, now?: number) => {
      const asked = question({ window: { from: FIRST, to }, measures: [], parameters, now })
      const panel = { kind: 'bullet', measures: ['gmph'] } as Parameters<typeof runBullets>[0]
      return (await runBullets(panel, asked, undefined, readerOf(stores.store))).rows[0]?.target
    }
    expect(await targetOf(FIRST + DAY)).toBeNull()
    expect(await targetOf(SEAM)).toBe(30)
    expect(await targetOf(SEAM + 1)).toBe(40)
    expect(await targetOf(LAST, SEAM - HOUR)).toBe(30)
    expect(await targetOf(LAST, SEAM + HOUR)).toBe(40)
  })
})

test('datasets whose rows are found by parameters say by what time', () => {
  const named = (DATASETS as readonly Dataset[]).filter((dataset) => parametersOfRows(dataset).length > 0)
  expect(named.map(({ name }) => name)).toEqual(['appointments', 'callWork', 'shiftChanges'])
  for (const { name, heldAt, dimensions } of named) {
    expect(heldAt, name).toBeDefined()
    expect(parametersIn(JSON.stringify(dimensions)), name).toEqual([])
  }
})
