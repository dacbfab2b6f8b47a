import { openTestStores, seedFacts, type TestStores } from '@quaywise/testing'
import { WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellSlots } from './tell-slots.ts'

let test: TestStores
beforeAll(async () => {
  test = await openTestStores()
  await seedFacts(test.store, { block: WORKED_TERMINAL.block })
})
afterAll(() => test.close())

it('lists bays × rows × tiers of every block once, each with its middle on the ground', async () => {
  await tellSlots(test.store, 'worked')
  await tellSlots(test.store, 'worked')
  const { rows } = await test.store.query(
    `SELECT count() AS slots, uniqExact(block_id, bay, row, tier) AS places, max(bay), max(row), max(tier),
       max(y), anyIf(x, row = 1) AS first_x FROM quaywise.slot`,
  )
  // One block of 10 bays, 6 rows and 5 tiers: 65 m long from y = 60, 31 m wide from x = 0.
  expect(rows[0]).toMatchObject({
    slots: '300',
    places: '300',
    'max(bay)': 10,
    'max(row)': 6,
    'max(tier)': 5,
  })
  expect(Number(rows[0]?.['max(y)'])).toBeCloseTo(60 + 9.5 * 6.5, 4)
  expect(Number(rows[0]?.first_x)).toBeCloseTo(0.5 * (31 / 6), 4)
})
