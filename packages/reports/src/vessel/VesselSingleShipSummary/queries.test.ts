import { readerOf, workedQuestion } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { at, WORKED_PERIOD, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queries } from './queries.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const iso = (local: string): string => new Date(at(local)).toISOString()

const ask = async (panel: string, visit: string | null, crane?: string) => {
  const restrictions = [
    ...(visit === null ? [] : [{ dimension: 'visit', values: [visit], of: 'vesselVoyage' }]),
    ...(crane === undefined ? [] : [{ dimension: 'crane', values: [crane], of: 'equipment' }]),
  ]
  const asked = queries[panel]?.(workedQuestion({ window: WORKED_PERIOD, measures: [], restrictions }))
  return asked ? readerOf(stores.store).query(asked.sql, asked.params) : []
}

const lifts = (WORKED_TERMINAL.che_cycle ?? []).filter(
  (lift) =>
    lift.visit_id === 'V1' && lift.eq_kind === 'QC' && lift.trolley === 'main' && lift.lift_kind === 'BOX',
)
const boxesOf = (of: typeof lifts): number => of.reduce((sum, lift) => sum + lift.crane_boxes, 0)

describe('one call', () => {
  test('has its stamps as they came beside the plan', async () => {
    const rows = await ask('stamps', 'V1')
    const berthed = rows.find(({ stamp }) => stamp === 'atb')
    expect([berthed?.actual_at, berthed?.plan_at]).toEqual([iso('18:36'), iso('18:30')])
    const left = rows.find(({ stamp }) => stamp === 'atd')
    expect([left?.actual_at, left?.plan_at]).toEqual([iso('19:21'), iso('19:15')])
  })

  test('adds its boxes up to all of them', async () => {
    const done = (await ask('progress', 'V1')).filter(({ part }) => part === 'DONE')
    expect(boxesOf(lifts)).toBeGreaterThan(0)
    expect(Number(done.at(-1)?.boxes)).toBe(boxesOf(lifts))
  })

  test('shows every box of its work on some crane, and of one crane only its own', async () => {
    const sum = (rows: readonly Record<string, unknown>[]) =>
      rows.filter(({ part }) => part === 'WORK').reduce((all, { boxes }) => all + Number(boxes), 0)
    expect(sum(await ask('cranes', 'V1'))).toBe(boxesOf(lifts))
    const [first] = lifts
    const own = lifts.filter((lift) => lift.eq_id === first?.eq_id)
    expect(sum(await ask('cranes', 'V1', first?.eq_id))).toBe(boxesOf(own))
  })

  test('lists delays with what they cost: minutes × the crane’s standard rate', async () => {
    const rows = [...(await ask('delays', 'V1')), ...(await ask('delays', 'V2'))]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const rate = WORKED_TERMINAL.equipment?.find(({ eq_id }) => eq_id === row.crane)?.technical_rate ?? 0
      expect(Number(row.lost_minutes)).toBeGreaterThanOrEqual(2)
      if (rate > 0) expect(Number(row.lost_boxes)).toBeCloseTo((Number(row.lost_minutes) * rate) / 60, 6)
    }
  })

  test('is nothing without a call', async () => {
    for (const panel of Object.keys(queries)) expect(await ask(panel, null)).toEqual([])
  })
})
