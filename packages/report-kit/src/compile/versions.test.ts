import { ask } from '@quaywise/testing/ask'
import { type Seed, seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Stay = NonNullable<Seed['container_visit']>[number]

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Midnight at the worked terminal. */
const FROM = Date.parse('2026-03-03T16:00:00Z')

const stay = (unit: string, version: number, leftAt: number | null, days: number): Stay => ({
  ...{
    terminal_id: WORKED.id,
    unit_id: unit,
    container_no: '',
    iso_type: '',
    length_ft: 40,
    full_empty: 'FULL',
  },
  ...{ gross_kg: 0, reefer: 0, reefer_c: 0, imo_class: '', oog: 0, pol: '', pod: '' },
  ...{ in_mode: 'TRUCK', out_mode: 'TRUCK', flow: 'EXPORT', line: '', in_visit_id: '', out_visit_id: '' },
  ...{ block_id: '', yard_in: null, yard_out: null, left_at: leftAt },
  ...{ arrived_at: (leftAt ?? FROM) - days * DAY, source: '', version },
})

/**
 * Of five boxes the first left in the day. The second was first said to have left in it and then the day after, the third
 * the other way round; the fourth was taken back, and of the fifth the time in the day was corrected.
 */
const STAYS = [
  stay('first', 1, FROM + 5 * HOUR, 1),
  ...[stay('moved out', 1, FROM + HOUR, 2), stay('moved out', 2, FROM + DAY + HOUR, 3)],
  ...[stay('moved in', 1, FROM - HOUR, 40), stay('moved in', 2, FROM + 2 * HOUR, 5)],
  ...[stay('taken back', 1, FROM + HOUR, 100), stay('taken back', 2, null, 100)],
  ...[stay('corrected', 1, FROM + HOUR, 200), stay('corrected', 2, FROM + 9 * HOUR, 6)],
]

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  for (const row of STAYS) await seedFacts(stores.store, { container_visit: [row] })
})
afterAll(() => stores.close())

const dwell = async (from: number, to: number) => {
  const { rows } = await ask(stores.store, {
    window: { from, to },
    measures: ['terminal_dwell', 'terminal_dwell_p90'],
  })
  return rows[0]
}

describe('stays, of which the newest version counts', () => {
  test('are counted where that version says they ended, in a short time', async () => {
    expect(await dwell(FROM, FROM + DAY)).toMatchObject({
      terminal_dwell: { numerator: 1 + 5 + 6, denominator: 3 },
      terminal_dwell_p90: 5.8,
    })
    expect(await dwell(FROM + DAY, FROM + 2 * DAY)).toMatchObject({
      terminal_dwell: { numerator: 3, denominator: 1 },
    })
    expect(await dwell(FROM - DAY, FROM)).toMatchObject({ terminal_dwell: { denominator: null } })
  })

  test('are the same in a long time, which reads them all', async () => {
    expect(await dwell(FROM, FROM + 300 * DAY)).toMatchObject({
      terminal_dwell: { numerator: 1 + 3 + 5 + 6, denominator: 4 },
    })
  })
})
