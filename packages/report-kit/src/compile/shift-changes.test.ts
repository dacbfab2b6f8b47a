import { type HeldParameters, PARAMETER_DEFAULTS, parseLocalMinute } from '@quaywise/domain'
import { ask, readerOf, workedQuestion } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedRows } from './changed-rows.ts'
import { engineInstant } from './window.ts'

const at = (local: string): number => parseLocalMinute(local, WORKED.zone) ?? Number.NaN

/** Boxes of one crane on one call over two days: beside 06:00, 14:00, 20:00 and 22:00. */
const BOXES = [
  ...['2026-03-03 05:52', '2026-03-03 06:11', '2026-03-03 13:55', '2026-03-03 14:07'],
  ...['2026-03-03 19:48', '2026-03-03 20:13', '2026-03-03 21:50', '2026-03-03 22:04'],
  ...['2026-03-04 05:40', '2026-03-04 06:20', '2026-03-04 07:50', '2026-03-04 08:09'],
]
const WINDOW = { from: at('2026-03-03 00:00'), to: at('2026-03-05 00:00') }

const held = (...steps: readonly (readonly [string | null, string])[]): HeldParameters => ({
  values: { ...PARAMETER_DEFAULTS, 'shift.hours': steps.at(-1)?.[1] ?? '' },
  history: new Map([
    [
      'shift.hours',
      steps.map(([from, value]) => ({ from: from === null ? Number.NEGATIVE_INFINITY : at(from), value })),
    ],
  ]),
})

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  const rows = BOXES.map((local) => ({
    ...{ terminal_id: WORKED.id, eq_kind: 'QC', eq_id: 'Q9', cycle_id: local, trolley: 'main' },
    ...{ lift_kind: 'BOX', op: 'LOAD', visit_id: 'V9', standard_ms: 120_000, crane_boxes: 1 },
    ...{ started_at: engineInstant(at(local) - 100_000), ended_at: engineInstant(at(local)) },
  }))
  const lines = rows.map((row) => JSON.stringify(row)).join('\n')
  await stores.store.insert('quaywise.che_cycle', 'JSONEachRow', lines, {
    columns: Object.keys(rows[0] ?? {}),
  })
})
afterAll(() => stores.close())

const changesOf = async (parameters: HeldParameters) => {
  const measures = ['shift_starts', 'start_delay_minutes', 'shift_ends', 'early_end_minutes'] as const
  const order = [{ key: 'shift', descending: false }]
  const { rows } = await ask(stores.store, { window: WINDOW, measures, by: ['shift'], order, parameters })
  return rows.map(
    (row) =>
      `${row.shift}: ${row.shift_starts} started ${row.start_delay_minutes ?? '-'}, ${row.shift_ends} ended ${row.early_end_minutes ?? '-'}`,
  )
}

test('the changes of shifts follow their hours', async () => {
  expect(await changesOf(held([null, '08-20']))).toEqual([
    '2026-03-02 NIGHT: 0 started 0, 1 ended 109',
    '2026-03-03 DAY: 1 started 355, 1 ended 12',
    '2026-03-03 NIGHT: 1 started 13, 1 ended 10',
    '2026-03-04 DAY: 1 started 9, 0 ended 0',
  ])
  expect(await changesOf(held([null, '06-14-22']))).toEqual([
    '2026-03-02 NIGHT: 0 started 0, 1 ended 8',
    '2026-03-03 DAY: 1 started 11, 1 ended 5',
    '2026-03-03 EVENING: 1 started 7, 1 ended 10',
    '2026-03-03 NIGHT: 1 started 4, 1 ended 20',
    '2026-03-04 DAY: 1 started 20, 0 ended 0',
  ])
})

test('a lift that falls into another shift counts otherwise', async () => {
  const measures = ['shift_starts'] as const
  const question = workedQuestion({ window: WINDOW, measures, parameters: held([null, '08-20']) })
  const moved = async (hours: string) => {
    const rows = await changedRows(question, held([null, hours]), readerOf(stores.store))
    return rows.find(({ dataset }) => dataset === 'craneCycles')?.rows
  }
  // 06:11, 14:07, 19:48, 20:13, 21:50 of the first day; 06:20 and 07:50 of the second.
  expect(await moved('06-14-22')).toBe(7)
  expect(await moved('06-20')).toBe(3)
  expect(await moved('08-20')).toBe(0)
})

test('hours that change hold for the whole of their day, and end the night before', async () => {
  const changed = held([null, '08-20'], ['2026-03-04 11:30', '06-14-22'])
  expect(await changesOf(changed)).toEqual([
    '2026-03-02 NIGHT: 0 started 0, 1 ended 109',
    '2026-03-03 DAY: 1 started 355, 1 ended 12',
    '2026-03-03 NIGHT: 1 started 13, 1 ended 20',
    '2026-03-04 DAY: 1 started 20, 0 ended 0',
  ])
})
