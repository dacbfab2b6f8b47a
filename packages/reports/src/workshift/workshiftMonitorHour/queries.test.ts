import { readerOf, workedQuestion } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED_PERIOD, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queries } from './queries.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const ask = async (more: Partial<Parameters<typeof workedQuestion>[0]> = {}) => {
  const asked = queries.bottleneck?.(workedQuestion({ window: WORKED_PERIOD, measures: [], ...more }))
  if (!asked) throw new Error('There is no query of the bottleneck.')
  const rows = await readerOf(stores.store).query(asked.sql, asked.params)
  return { rows, told: asked.arrange?.(rows as never) ?? [] }
}
const of = (dimension: string, ...values: string[]) => ({ dimension, values, of: `marks.${dimension}` })
const hoursOf = (told: Awaited<ReturnType<typeof ask>>['told']) =>
  told.flatMap((row) => (row.bottleneck_part === 'HOUR' ? [String(row.started_at)] : []))

test('obeys an hour that is chosen: nothing of the others is counted, and the last hour is its own', async () => {
  const whole = await ask()
  expect(hoursOf(whole.told).length).toBeGreaterThan(1)
  const hour = hoursOf(whole.told)[0] ?? ''
  const { told, rows } = await ask({ restrictions: [of('hour', hour)] })
  expect(hoursOf(told)).toEqual([hour])
  expect(Date.parse(String(told[0]?.ended_at))).toBeLessThanOrEqual(Date.parse(hour) + 3_600_000)
  expect(rows.every(({ until }) => Date.parse(String(until)) <= Date.parse(hour) + 3_600_000)).toBe(true)
})

test('is the same with the shift that holds all of the period as without', async () => {
  const { told } = await ask()
  const shifts = ['DAY', 'NIGHT'].map((type) => `2026-03-02 ${type}`)
  expect((await ask({ restrictions: [of('shift', ...shifts)] })).told).toEqual(told)
})

test('tells nothing of a shift that lies outside the period', async () => {
  expect((await ask({ restrictions: [of('shift', '2020-01-01 DAY')] })).told).toEqual([])
})
