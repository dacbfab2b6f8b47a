import { answer } from '@quaywise/report-kit/compile'
import { readerOf, workedQuestion } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { at, WORKED_PERIOD, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRatioCell } from './cells.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const cellsAt = async (now: number | undefined, measures: readonly string[], by: readonly string[] = []) => {
  const question = workedQuestion({ window: WORKED_PERIOD, measures, by, now })
  return (await answer(question, readerOf(stores.store))).rows
}
const hoursAt = async (now?: number) => {
  const [row] = await cellsAt(now, ['berth_capacity_hours', 'berth_occupancy'])
  const used = row?.berth_occupancy
  if (!isRatioCell(used)) throw new Error('The occupancy of berths is a ratio.')
  return { hours: Number(row?.berth_capacity_hours), used }
}

test('berths have had the hours of a running period that are over, and occupancy is of these', async () => {
  const whole = await hoursAt()
  const half = await hoursAt(at('19:30'))
  expect(half.hours).toBeCloseTo(whole.hours / 2, 9)
  expect(half.used.denominator).toBeCloseTo(half.hours, 9)
  expect(half.used.value).toBeCloseTo(Number(half.used.numerator) / half.hours, 9)
})

test('a period that is over is the same whatever the clock says', async () => {
  expect(await hoursAt(at('21:00'))).toEqual(await hoursAt())
  expect(await hoursAt(at('23:00'))).toEqual(await hoursAt())
})

test('a period that has not begun has no hours', async () => {
  const [row] = await cellsAt(at('17:00'), ['berth_capacity_hours', 'quay_metre_hours'])
  expect(row).toMatchObject({ berth_capacity_hours: null, quay_metre_hours: null })
})

test('a period that began before the first stay on record has the hours since it', async () => {
  const stays = (WORKED_TERMINAL.visit_time ?? []).filter(({ category }) => category !== 'WAIT')
  const first = Math.min(...stays.map(({ started_at }) => started_at))
  const known = { from: first - (first % 3_600_000), to: WORKED_PERIOD.to }
  const monthLong = { ...known, from: known.to - 30 * 86_400_000 }
  const measures = ['berth_capacity_hours', 'quay_metre_hours', 'berth_occupancy', 'quay_occupancy']
  const rowsOf = async (window: typeof known) =>
    (await answer(workedQuestion({ window, measures }), readerOf(stores.store))).rows
  const rows = await rowsOf(monthLong)
  expect(rows).toEqual(await rowsOf(known))
  const berths = (WORKED_TERMINAL.berth ?? []).length
  expect(rows[0]?.berth_capacity_hours).toBeCloseTo((berths * (known.to - known.from)) / 3_600_000, 9)
})

test('hours to come have no row', async () => {
  const rows = await cellsAt(at('19:30'), ['berth_capacity_hours'], ['hour'])
  expect(rows.map(({ hour }) => Date.parse(String(hour)))).toEqual([at('18:00'), at('19:00')])
})

test('boxes that stand are those that stand now, as old as they are now', async () => {
  const measures = ['standing_days', 'boxes_standing']
  const running = await cellsAt(at('20:00'), measures)
  const over = workedQuestion({ window: { ...WORKED_PERIOD, to: at('20:00') }, measures })
  expect(running).toEqual((await answer(over, readerOf(stores.store))).rows)
  expect(running).not.toEqual(await cellsAt(undefined, measures))
})
