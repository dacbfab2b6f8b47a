import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineReport } from '../report.ts'
import type { AnswerRow } from './answer.ts'
import { isRatioCell } from './cells.ts'
import { runPanel } from './run-panel.ts'

const shift = defineReport({
  id: 'workshift/example',
  gated: false,
  basis: 'time',
  filters: ['period', 'opMode', 'equipment'],
  panels: {
    tree: { kind: 'drivers', of: 'bmph' },
    losses: { kind: 'pareto', y: 'category', measures: ['lost_minutes', 'lost_boxes'] },
  },
})

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const run = (
  panel: string,
  [startTime, endTime]: readonly [string, string],
  compare?: unknown,
  filters: Record<string, unknown> = {},
) =>
  runPanel(
    shift,
    panel,
    { inquireParamCO: { startTime, endTime, ...filters }, ...(compare ? { compare } : {}) },
    { reader: readerOf(stores.store), terminal: WORKED, queries: {} },
  )

const EVENING = ['2026-03-02 20:00', '2026-03-02 20:59'] as const
const BEFORE = { startTime: '2026-03-02 19:00', endTime: '2026-03-02 19:59' }
const now = (row: AnswerRow | undefined) => number(row, 'value')
const before = ({ compare }: AnswerRow = {}) => (isRatioCell(compare) ? Number(compare.value) : Number.NaN)
const number = (row: AnswerRow | undefined, key: string) => Number(row?.[key])

describe('a rate taken apart', () => {
  test('is the product of its factors, and their effects add up to the difference', async () => {
    const { rows } = await run('tree', EVENING, BEFORE)
    const [rate, ...factors] = rows
    expect(rows.map(({ measure }) => measure)).toEqual([
      'bmph',
      'operating_share',
      'crane_intensity',
      'working_share',
      'lifts_per_working_hour',
      'boxes_per_lift',
    ])
    expect(rate?.why).toBeNull()
    for (const value of [now, before])
      expect(factors.reduce((all, row) => all * value(row), 1)).toBeCloseTo(value(rate), 9)
    const effects = factors.reduce((sum, row) => sum + number(row, 'effect'), 0)
    expect(effects).toBeCloseTo(now(rate) - before(rate), 9)
    expect(number(rate, 'effect')).toBeCloseTo(effects, 12)
    expect(number(rate, 'effect')).not.toBe(0)
  })

  test('takes the period before where nothing is chosen', async () => {
    const [[chosen], [usual]] = (await Promise.all([run('tree', EVENING, BEFORE), run('tree', EVENING)])).map(
      ({ rows }) => rows,
    ) as [AnswerRow[], AnswerRow[]]
    expect(usual).toEqual(chosen)
  })

  test('has no effects and a reason where there was nothing before', async () => {
    const { rows } = await run('tree', EVENING, {
      startTime: '2026-02-02 19:00',
      endTime: '2026-02-02 19:59',
    })
    expect(rows[0]).toMatchObject({ why: 'nothing_before', compare: { value: null }, effect: null })
    expect(rows.every(({ effect }) => effect === null)).toBe(true)
  })

  test('is the crane rate where hours at berth do not know a filter', async () => {
    const { rows, columns } = await run('tree', EVENING, BEFORE, { opMode: ['DISC'] })
    expect(rows.map(({ measure }) => measure)).toEqual([
      'gmph',
      'working_share',
      'lifts_per_working_hour',
      'boxes_per_lift',
    ])
    expect(columns.every(({ notApplied }) => notApplied === undefined)).toBe(true)
  })
})

describe('losses', () => {
  test('take every second that is not work, once, the greatest first', async () => {
    const { rows } = await run('losses', EVENING)
    const minutes = rows.map((row) => number(row, 'lost_minutes'))
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a))
    expect(minutes.filter((each) => each > 0).length).toBeGreaterThan(1)
    // Both cranes of the worked terminal move 30 boxes an hour at standard.
    for (const row of rows) expect(number(row, 'lost_boxes')).toBeCloseTo(number(row, 'lost_minutes') / 2, 9)
  })
})
