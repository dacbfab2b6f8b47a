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

const ask = async (more: Partial<Parameters<typeof workedQuestion>[0]>) => {
  const asked = queries.berths?.(workedQuestion({ window: WORKED_PERIOD, measures: [], ...more }))
  return asked ? readerOf(stores.store).query(asked.sql, asked.params) : []
}

describe('stays at the berths', () => {
  test('are one bar a stay, first line to last line, also where it outlasts the period', async () => {
    const rows = await ask({})
    expect(rows.map(({ visit, started_at, ended_at }) => [visit, started_at, ended_at])).toEqual([
      ['V1', iso('18:36'), iso('19:21')],
      ['V2', iso('19:45'), iso('21:15')],
    ])
  })

  test('carry the plan beside the stay', async () => {
    const [first] = await ask({ restrictions: [{ dimension: 'visit', values: ['V1'], of: 'vesselVoyage' }] })
    expect([first?.plan_start, first?.plan_end]).toEqual([iso('18:30'), iso('19:15')])
  })

  test('follow the filters of calls', async () => {
    const rows = await ask({
      restrictions: [{ dimension: 'trunk_branch', values: ['BRANCH'], of: 'trunkBranchLine' }],
    })
    expect(rows.map(({ visit }) => visit)).toEqual(['V2'])
  })

  test('leave out a stay that ended when the period began', async () => {
    const rows = await ask({ window: { from: at('19:21'), to: at('19:40') } })
    expect(rows).toEqual([])
  })
})
