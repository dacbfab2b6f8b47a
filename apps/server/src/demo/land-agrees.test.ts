import { answer, type Question } from '@quaywise/report-kit/compile'
import { placesOf, planOf, playWeek, SCENARIOS, type WeekPlay } from '@quaywise/simulation'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BatchMaker } from './batch-maker.ts'
import { insertBatches } from './insert-batches.ts'

const scenario = SCENARIOS.small
const HOUR = 3_600_000
const start = Date.parse('2026-01-05T00:00:00Z')
/** Tuesday to Sunday, local: each hour's appointments are told by the week. */
const days = { from: start + 16 * HOUR, to: start + 136 * HOUR }

let stores: TestStores
let play: WeekPlay
beforeAll(async () => {
  stores = await openTestStores()
  const maker = new BatchMaker()
  for (const { table, row } of placesOf(scenario)) maker.add(table, row)
  const terminal = planOf(scenario, { from: start, to: start + 168 * HOUR })
  play = playWeek(terminal, start, Number.POSITIVE_INFINITY, ({ table, row }) => maker.add(table, row))
  await insertBatches(stores.store, 'week', maker.finish())
})
afterAll(() => stores.close())

const rowsOf = async (asked: Pick<Question, 'window' | 'measures' | 'by'>) => {
  const { rows } = await answer(
    {
      ...{ terminal: scenario.terminal.id, zone: scenario.terminal.zone, basis: 'time', attributes: [] },
      ...{ restrictions: [], scopes: {}, order: [], reasons: false, limit: 100_000, offset: 0 },
      ...asked,
    },
    readerOf(stores.store),
  )
  return rows
}

test('every hour offers what the terminal has set, and holds no more appointments', async () => {
  const measures = ['slots_offered', 'slots_booked', 'slots_used']
  const rows = await rowsOf({ window: days, by: ['hour'], measures })
  expect(rows.length).toBe(120)
  for (const row of rows) {
    const hour = (new Date(String(row.hour)).getUTCHours() + 8) % 24
    expect(Number(row.slots_offered)).toBe(scenario.land.booking.offered[hour])
    expect(Number(row.slots_booked)).toBeLessThanOrEqual(Number(row.slots_offered))
    expect(Number(row.slots_used)).toBeLessThanOrEqual(Number(row.slots_booked))
  }
  const full = rows.filter((row) => row.slots_booked === row.slots_offered)
  expect(full.length).toBeGreaterThan(5)
})

test('what trucks wait for the gate is what the ledger counted', async () => {
  const window = { from: start - 48 * HOUR, to: start + 216 * HOUR }
  const rows = await rowsOf({ window, by: ['wait_root'], measures: ['truck_root_wait_minutes'] })
  const gate = rows.find((row) => row.wait_root === 'GATE')
  const { gateQueueMs, deskMs } = play.ledger.land
  expect(Number(gate?.truck_root_wait_minutes)).toBeCloseTo((gateQueueMs + deskMs) / 60_000, 6)
})

test('every call that was worked stands against the target of its class', async () => {
  const rows = await rowsOf({
    window: days,
    by: ['trunk_branch'],
    measures: ['berth_hours_lost', 'calls_worked'],
  })
  expect(rows.map((row) => row.trunk_branch).sort()).toEqual(['BRANCH', 'TRUNK'])
  for (const row of rows)
    expect(Math.abs(Number(row.berth_hours_lost) / Number(row.calls_worked))).toBeLessThan(3)
  for (const row of rows) expect(row.berth_hours_lost).not.toBeNull()
})
