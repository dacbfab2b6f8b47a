import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshnessOf } from './conditions.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const newest = (known?: string) => freshnessOf(WORKED, readerOf(stores.store), known)

it('is the same from an earlier answer on as from the beginning', async () => {
  const whole = await newest()
  expect(whole).toMatch(/^\d{4}-/)
  expect(await newest(whole ?? '')).toBe(whole)
  const dayBefore = new Date(Date.parse(whole ?? '') - 86_400_000).toISOString()
  expect(await newest(dayBefore)).toBe(whole)
})

it('goes back when what was the newest record is gone', async () => {
  expect(await newest('2199-01-01T00:00:00.000Z')).toBe(await newest())
})
