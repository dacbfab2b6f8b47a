import { TABLES } from '@quaywise/analytics-store'
import { answer, type Question, type Restriction } from '@quaywise/report-kit/compile'
import { planOf, playWeek, SCENARIOS } from '@quaywise/simulation'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BatchMaker } from './batch-maker.ts'
import { spanOf, weeksOf } from './demo-span.ts'
import { insertBatches } from './insert-batches.ts'
import { Plays } from './plays.ts'

const scenario = SCENARIOS.small
const span = spanOf('small', 0)
const HOUR = 3_600_000

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  const plays = new Plays(planOf(scenario, span))
  for (const { part, start, from, to } of weeksOf('small', span, span.to))
    await insertBatches(stores.store, String(start), plays.stretch({ part, start, from, until: to }))
})
afterAll(() => stores.close())

const ask = (asked: Pick<Question, 'window' | 'measures'> & Partial<Question>) =>
  answer(
    {
      terminal: scenario.terminal.id,
      zone: scenario.terminal.zone,
      basis: 'time',
      by: [],
      attributes: [],
      restrictions: [],
      scopes: {},
      order: [],
      reasons: false,
      limit: 100_000,
      offset: 0,
      ...asked,
    },
    readerOf(stores.store),
  )

/** A draw that is the same in every run: filters are random, not the test. */
const drawer = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const randomFilters = (draw: () => number): Pick<Question, 'window' | 'restrictions'> => {
  const from = span.from + Math.floor((draw() * (span.to - span.from - 6 * HOUR)) / 60_000) * 60_000
  const length = Math.ceil((draw() * Math.min(72 * HOUR, span.to - from)) / 60_000) * 60_000
  const some = (of: string, dimension: string, values: readonly string[]): readonly Restriction[] => {
    const chosen = values.filter(() => draw() < 0.6)
    return draw() < 0.6 && chosen.length > 0 ? [{ of, dimension, values: chosen }] : []
  }
  const restrictions = [
    ...some('trunkBranchLine', 'trunk_branch', ['TRUNK', 'BRANCH']),
    ...some('distinguishSelectedShip', 'own_ship', ['OWN', 'OTHER']),
    ...some('equipment', 'crane', ['QC101', 'QC102', 'QC103', 'QC104', 'QC105']),
    ...some('opMode', 'op', ['LOAD', 'DISC', 'RESTOW_SHIP', 'RESTOW_QUAY']),
  ]
  return { window: { from, to: from + length }, restrictions }
}

const sum = (rows: readonly Record<string, unknown>[], key: string): number =>
  rows.reduce((total, row) => total + Number(row[key] ?? 0), 0)

describe('boxes in the period', () => {
  const draw = drawer(20_260_112)
  test.each(Array.from({ length: 10 }, (_, i) => [i, randomFilters(draw)] as const))(
    'are the same over cranes, calls and hours (filter %i)',
    async (_i, filters) => {
      const total = (await ask({ ...filters, measures: ['period_boxes'] })).rows[0]?.period_boxes ?? 0
      const cranes = await ask({ ...filters, by: ['crane'], measures: ['crane_boxes'] })
      const hours = await ask({ ...filters, by: ['hour'], measures: ['crane_boxes'] })
      const calls = await ask({
        ...filters,
        basis: 'call',
        by: ['visit'],
        measures: ['crane_boxes', 'period_boxes'],
      })
      expect([
        sum(cranes.rows, 'crane_boxes'),
        sum(hours.rows, 'crane_boxes'),
        sum(calls.rows, 'period_boxes'),
      ]).toEqual([total, total, total])
    },
  )

  test('are not all zero: the filters find work', async () => {
    const { rows } = await ask({ window: span, measures: ['period_boxes'] })
    expect(rows[0]?.period_boxes).toBeGreaterThan(5000)
  })
})

describe('what the simulator knows', () => {
  test('the reports say', async () => {
    const plan = planOf(scenario, span)
    const [week] = weeksOf('small', span, span.to)
    const maker = new BatchMaker()
    await emptyStore()
    const play = playWeek(plan, week?.start ?? 0, span.to, ({ table, row }) => maker.add(table, row))
    await insertBatches(stores.store, 'whole', maker.finish())
    const { ledger } = play
    const measures = [
      'crane_boxes',
      'throughput_boxes',
      'lifts',
      'twin_lifts',
      'dual_lifts',
      'agv_trips',
      'agv_empty_metres',
      'asc_productive_moves',
      'asc_reshuffles',
      'asc_housekeeping',
      'trucks_out',
      'gross_hours',
      'working_hours',
    ]
    const window = { from: play.start - 48 * HOUR, to: play.end + 48 * HOUR }
    const { rows } = await ask({ window, measures })
    const gross = [...ledger.grossMs.values()].reduce((a, b) => a + b, 0)
    expect(rows[0]).toMatchObject({
      crane_boxes: ledger.craneBoxes,
      throughput_boxes: ledger.throughputBoxes,
      lifts: ledger.lifts,
      twin_lifts: ledger.twinLifts,
      dual_lifts: ledger.quay.lifts.total('dual'),
      agv_trips: ledger.agvTrips,
      agv_empty_metres: ledger.agvEmptyM,
      asc_productive_moves: ledger.ascMoves.get('PROD'),
      asc_reshuffles: ledger.ascMoves.get('RESHUFFLE'),
      asc_housekeeping: ledger.ascMoves.get('HOUSEKEEP'),
      trucks_out: ledger.gateOut,
    })
    // A truck that came in before the week and is served in it is told again, with its old gate-in.
    const gate = await ask({ window: { ...window, from: play.start }, measures: ['trucks_in'] })
    expect(gate.rows[0]?.trucks_in).toBe(ledger.gateIn)
    expect(rows[0]?.gross_hours).toBeCloseTo(gross / HOUR, 6)
    expect(rows[0]?.working_hours).toBeCloseTo((ledger.grossMs.get('WORKING') ?? 0) / HOUR, 6)
  })
})

/** One data folder a process: the second part of this file starts over in the same store. */
const emptyStore = async (): Promise<void> => {
  for (const table of Object.keys(TABLES)) await stores.store.command(`TRUNCATE TABLE quaywise.${table}`)
}
