import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginningOf, recordsOf } from './beginning.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const since = (measure: string, known?: string) => {
  const records = recordsOf(measure)
  if (!records) throw new Error(`${measure} adds up no records`)
  return beginningOf(records, WORKED, readerOf(stores.store), known)
}
const lifts = (WORKED_TERMINAL.che_cycle ?? []).filter(({ eq_kind: kind }) => kind === 'QC')
const FIRST = new Date(Math.min(...lifts.map(({ ended_at: at }) => at))).toISOString()

it('is the oldest record of what a sum adds up', async () => {
  expect(Date.parse((await since('teu')) ?? '')).toBe(Date.parse(FIRST))
  expect(await since('gate_transactions')).not.toBe(await since('teu'))
})

it('is the same from an earlier answer on, and looked for anew where that record is gone', async () => {
  const whole = await since('teu')
  expect(await since('teu', whole ?? '')).toBe(whole)
  expect(await since('teu', '2199-01-01T00:00:00.000Z')).toBe(whole)
  expect(await since('teu', '1999-01-01T00:00:00.000Z')).toBe(whole)
})

it('is told of sums alone, and of those whose rows are facts', () => {
  expect(recordsOf('gmph')).toBeUndefined()
  expect(recordsOf('qc_oee')).toBeUndefined()
  expect(recordsOf('truck_turn_p50')).toBeUndefined()
  expect(recordsOf('appointments_due')).toBeUndefined()
  expect(recordsOf('calls')).toMatchObject({ table: 'vessel_visit', at: 'counted_at', final: true })
})
