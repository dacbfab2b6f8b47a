import { ask } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED_MORNING, WORKED_MORNING_PERIOD } from '@quaywise/testing/worked-morning'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cell } from './cells.ts'

/* Every number here stands on the page `docs/worked-morning.md`, where it is worked out by hand. */

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_MORNING)
})
afterAll(() => stores.close())

type Asked = Partial<Parameters<typeof ask>[1]>

const plainOf = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell ? cell.value : cell

/** Asks for the measures of a table of expectations and compares each with what the page says. */
const expectMorning = async (told: Readonly<Record<string, unknown>>, asked: Asked = {}): Promise<void> => {
  const { rows } = await ask(stores.store, {
    window: WORKED_MORNING_PERIOD,
    measures: Object.keys(told),
    ...asked,
  })
  for (const [id, want] of Object.entries(told)) {
    const found = plainOf(rows[0]?.[id])
    if (typeof want === 'number') expect(found, id).toBeCloseTo(want, 6)
    else expect(found, id).toEqual(want)
  }
}

/** The value of one measure by the values of one dimension. */
const byOne = async (measure: string, dimension: string): Promise<Readonly<Record<string, unknown>>> => {
  const { rows } = await ask(stores.store, {
    window: WORKED_MORNING_PERIOD,
    by: [dimension],
    measures: [measure],
  })
  return Object.fromEntries(rows.map((row) => [String(row[dimension]), plainOf(row[measure])]))
}

const minutes = (n: number): number => n / 60

describe('machines of the worked morning', () => {
  test('the quay crane loses its hours step by step', () =>
    expectMorning({
      qc_hours: 3,
      qc_scheduled_hours: minutes(170), // 180 − 10 off
      qc_planned_hours: minutes(150), // − 20 maintenance
      qc_available_hours: minutes(138), // − 12 fault
      qc_demanded_hours: minutes(104), // − 34 idle
      qc_busy_hours: minutes(94), // − 10 waiting
      qc_waiting_hours: minutes(10), // 6 + 4
      qc_idle_hours: minutes(34), // 10 + 4 + 20
      qc_down_hours: minutes(12),
      qc_maintenance_hours: minutes(20),
      qc_standard_hours: minutes(52), // 6 lifts × 520 s
      qc_right_hours: (5 * 520) / 3600,
    }))

  test('the quay crane’s effectiveness is the product of its steps', () =>
    expectMorning({
      qc_availability: 0.92, // 138 ÷ 150
      qc_demand: 104 / 138,
      qc_performance: 0.5, // 52 ÷ 104
      qc_quality: 5 / 6,
      qc_oee: 13 / 45, // 43⅓ ÷ 150
      qc_oee_manageable: 23 / 60, // 0.92 × 0.5 × 5 ÷ 6
      qc_teep: 13 / 54, // 43⅓ ÷ 180
    }))

  test('by crane the product is the crane’s', async () => {
    expect(await byOne('qc_oee_manageable', 'crane')).toEqual({ Q3: expect.closeTo(23 / 60, 9) })
  })

  test('reliability counts failures where they begin and repairs where they end', async () => {
    await expectMorning({
      faults: 1,
      assists: 1,
      qc_repairs: 1,
      qc_repair_hours: 0.2,
      qc_mtbf: 2.3, // 138 min ÷ 1
      qc_mttr: 0.2, // 12 min
      qc_mtba: minutes(94),
      mmbf: 6,
      agv_failures: 1,
      agv_stops: 1,
      agv_repairs: 1,
      agv_repair_hours: minutes(10),
      agv_mtbf: minutes(164),
      agv_mttr: minutes(10),
      agv_mmbf: 2,
      agv_mtba: null, // no short stop
      asc_repairs: 1,
      asc_repair_hours: minutes(14), // 07:50–08:04, whole
      asc_mttr: minutes(14),
      asc_down_hours: minutes(4), // cut at 08:00
      asc_failures: null, // it began before the period
      asc_mtbf: null,
    })
  })

  test('a battery swap is planned, its queue is not', () =>
    expectMorning({
      agv_hours: 3,
      agv_scheduled_hours: 3,
      agv_planned_hours: minutes(174), // − 6 swap
      agv_available_hours: minutes(164), // − 10 fault
      agv_demanded_hours: minutes(44), // 27 working, 12 waiting, 5 in the queue
      agv_busy_hours: minutes(27),
      agv_waiting_hours: minutes(17),
      agv_idle_hours: 2,
      agv_maintenance_hours: 0,
      agv_down_hours: minutes(10),
      agv_standard_hours: minutes(22),
      agv_right_hours: minutes(11),
      agv_availability: 82 / 87,
      agv_demand: 11 / 41,
      agv_performance: 0.5,
      agv_quality: 0.5,
      agv_oee: 11 / 174,
      agv_oee_manageable: 82 / 87 / 4,
      agv_teep: 11 / 180,
      agv_swap_wait_minutes: 5,
      agv_swaps: 1,
    }))

  test('two stacking cranes are added before they are divided', async () => {
    await expectMorning({
      asc_hours: 6,
      asc_scheduled_hours: 6,
      asc_planned_hours: 6,
      asc_available_hours: minutes(356),
      asc_demanded_hours: minutes(35), // 17 + 16 working, 2 waiting
      asc_busy_hours: minutes(33),
      asc_waiting_hours: minutes(2),
      asc_idle_hours: minutes(321), // 161 + 160
      asc_maintenance_hours: 0,
      asc_interference_hours: minutes(2),
      asc_standard_hours: minutes(24), // 8 × 3
      asc_right_hours: minutes(21),
      asc_availability: 89 / 90,
      asc_demand: 35 / 356,
      asc_performance: 24 / 35,
      asc_quality: 0.875,
      asc_oee: 21 / 360,
      asc_oee_manageable: (89 / 90) * 0.6,
      asc_teep: 21 / 360,
      asc_land_planned_hours: 3,
      asc_land_available_hours: minutes(176),
      asc_assists: null,
    })
    expect(await byOne('asc_available_hours', 'side')).toEqual({
      LAND: expect.closeTo(minutes(176), 9),
      WATER: 3,
    })
  })
})
