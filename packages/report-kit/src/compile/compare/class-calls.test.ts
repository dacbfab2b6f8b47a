import { readerOf, workedQuestion } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED_PERIOD, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classCalls } from './class-calls.ts'

const DAY = 86_400_000

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  const [call] = (WORKED_TERMINAL.vessel_visit ?? []).filter(({ visit_id }) => visit_id === 'V1')
  if (!call) throw new Error('The worked terminal has no call V1.')
  const before = (visit_id: string, days: number, more: object = {}) => ({
    ...{ ...call, visit_id, sort_at: call.sort_at - days * DAY },
    atb: (call.atb ?? 0) - days * DAY,
    atd: (call.atd ?? 0) - days * DAY,
    ...more,
  })
  await seedFacts(stores.store, {
    vessel_visit: [
      call,
      before('OTHER-SERVICE', 1, { service: 'another' }),
      before('SAME', 9),
      before('OTHER-CLASS', 2, { trunk_branch: call.trunk_branch === 'TRUNK' ? 'BRANCH' : 'TRUNK' }),
      before('SISTER', 2, { own_ship: 'OTHER' }),
      before('LATER', -1),
      before('LYING', 3, { atd: null }),
    ],
  })
})
afterAll(() => stores.close())

const ask = (visit: string | null) =>
  classCalls(
    workedQuestion({
      window: WORKED_PERIOD,
      measures: [],
      restrictions: visit === null ? [] : [{ dimension: 'visit', values: [visit], of: 'vesselVoyage' }],
    }),
    readerOf(stores.store),
  )

test('the class of a call are finished calls before it: of its service first, then of its kind of line', async () => {
  expect((await ask('V1')).map(({ visit }) => visit)).toEqual(['SAME', 'OTHER-SERVICE'])
})

test('nothing is the class of no call', async () => {
  expect(await ask(null)).toEqual([])
})
