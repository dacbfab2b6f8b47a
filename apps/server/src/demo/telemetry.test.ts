import { openTestStores, type Seed, seedFacts, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TELEMETRY_HOURS, telemetryHours, tellTelemetry } from './telemetry.ts'

const HOUR = 3_600_000
const NINE = Date.parse('2026-01-13T09:00:00Z')

let test: TestStores
beforeAll(async () => {
  test = await openTestStores()
  await seedFacts(test.store, { cycle_phase: PHASES })
})
afterAll(() => test.close())

const phase = (
  seq: number,
  [from, to]: readonly [number, number],
  [fromX, toX]: readonly [number, number],
): NonNullable<Seed['cycle_phase']>[number] => ({
  ...{
    terminal_id: 't',
    eq_kind: 'AGV',
    eq_id: 'AGV001',
    cycle_id: 'c',
    seq,
    trolley: '',
    phase: 'TRAVEL_EMPTY',
  },
  ...{ started_at: from, ended_at: to, from_x: fromX, from_y: 40, from_z: 0, to_x: toX, to_y: 40, to_z: 0 },
  ...{ load_kg: 0, soc: 55, source: 's' },
})

/** From 08:59:58.5 a vehicle drives 30 m in 6 s, then stands for 1.5 s: eight whole seconds, two before nine. */
const PHASES = [
  phase(1, [NINE - 1500, NINE + 4500], [100, 130]),
  phase(2, [NINE + 4500, NINE + 6000], [130, 130]),
]

const told = async () => {
  const { rows } = await test.store.query(
    `SELECT toUnixTimestamp(at) - {nine:Int64} AS second, x, speed FROM quaywise.telemetry ORDER BY at`,
    { params: { nine: String(NINE / 1000) } },
  )
  return rows.map(({ second, x, speed }) => [Number(second), Number(x), Number(speed)])
}

describe('telemetry from phases', () => {
  it('has a row a second between the ends of each phase, of the hour alone, however often it is told', async () => {
    const nine = [0, 1, 2, 3, 4].map((second) => [second, 107.5 + 5 * second, 5])
    await tellTelemetry(test.store, 't', NINE)
    await tellTelemetry(test.store, 't', NINE)
    expect(await told()).toEqual([...nine, [5, 130, 0]])
    await tellTelemetry(test.store, 't', NINE - HOUR)
    expect(await told()).toEqual([[-1, 102.5, 5], ...nine, [5, 130, 0]])
  })

  it('is told for the last 48 hours, an hour behind a clock that goes on', () => {
    expect(telemetryHours(0, NINE + 20 * 60_000, false)).toHaveLength(TELEMETRY_HOURS)
    expect(telemetryHours(NINE - 2 * HOUR, NINE + 20 * 60_000, false)).toEqual([NINE - 2 * HOUR])
    expect(telemetryHours(NINE - 2 * HOUR, NINE, true)).toEqual([NINE - 2 * HOUR, NINE - HOUR])
    expect(telemetryHours(NINE, NINE, true)).toEqual([])
  })
})
