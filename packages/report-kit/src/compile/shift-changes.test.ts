import { readerOf, workedQuestion } from '@quaywise/testing/ask'
import { type Seed, seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { BLANK_CYCLE, WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from './answer.ts'

const MINUTE = 60_000
/** 20:00 at the worked terminal on 4 March 2026: the day shift ends, the night shift begins. */
const CHANGE = Date.parse('2026-03-04T12:00:00Z')

const lift = (
  crane: string,
  visit: string,
  minutes: number,
  standard = 120,
): NonNullable<Seed['che_cycle']>[number] => ({
  ...BLANK_CYCLE,
  ...{ terminal_id: WORKED.id, eq_kind: 'QC', eq_id: crane, trolley: 'main', lift_kind: 'BOX' },
  ...{ cycle_id: `${crane}${minutes}`, op: 'LOAD', visit_id: visit, crane_boxes: 1, boxes: 1 },
  ...{ started_at: CHANGE + (minutes - 2) * MINUTE, ended_at: CHANGE + minutes * MINUTE },
  standard_ms: standard * 1000,
})

/**
 * QC1 sets down at 19:50 and 20:06 for one ship: ends 10 minutes early, begins 6 late, and the gap of 16 minutes is 14 over
 * a standard cycle of two. QC2 goes over the change in the middle of its work: its gap of a minute is none. QC3 changes ships
 * at the change of shift, QC4 worked last in the shift before the last: neither hands anything over.
 */
const LIFTS = [
  ...[lift('QC1', 'A', -30), lift('QC1', 'A', -10), lift('QC1', 'A', 6), lift('QC1', 'A', 9)],
  ...[lift('QC2', 'A', -0.5), lift('QC2', 'A', 0.5)],
  ...[lift('QC3', 'A', -5), lift('QC3', 'B', 5)],
  ...[lift('QC4', 'A', -12.5 * 60), lift('QC4', 'A', 4)],
]

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, { che_cycle: LIFTS })
})
afterAll(() => stores.close())

const askFor = async (measures: readonly string[], from: number, to: number) => {
  const window = { from: CHANGE + from * MINUTE, to: CHANGE + to * MINUTE }
  const question = workedQuestion({ window, measures, by: ['shift'] })
  const { rows } = await answer(question, readerOf(stores.store))
  return rows
}

const BOTH = ['start_delay', 'early_end', 'hand_over_gap'] as const

test('the shift that ends has its early ends, the one that begins its delays and gaps', async () => {
  const rows = await askFor(BOTH, -60, 60)
  expect(rows.map(({ shift }) => shift)).toEqual(['2026-03-04 DAY', '2026-03-04 NIGHT'])
  const [day, night] = rows
  expect(day?.early_end).toMatchObject({ numerator: 10.5, denominator: 2, value: 5.25 })
  expect(day?.start_delay).toMatchObject({ value: null })
  expect(night?.start_delay).toMatchObject({ numerator: 6.5, denominator: 2, value: 3.25 })
  expect(night?.hand_over_gap).toMatchObject({ numerator: 14, denominator: 2, value: 7 })
})

test('a window that begins at the change still knows the last box before it', async () => {
  const [night] = await askFor(BOTH, 0, 720)
  expect(night?.start_delay).toMatchObject({ value: 3.25 })
  expect(night?.hand_over_gap).toMatchObject({ value: 7 })
  const [day] = await askFor(BOTH, -720, 0)
  expect(day?.early_end).toMatchObject({ value: 5.25 })
})
