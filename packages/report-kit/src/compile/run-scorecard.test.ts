import { type CheCycleFact, parseLocalMinute } from '@quaywise/domain'
import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineReport } from '../report.ts'
import { numberOf } from './compare/compared-cells.ts'
import { type PanelRequest, runPanel } from './run-panel.ts'
import { runRows } from './run-rows.ts'

const report = defineReport({
  id: 'monthly/example',
  gated: true,
  basis: 'time',
  filters: ['month', 'trunkBranchLine'],
  panels: {
    card: { kind: 'scorecard', measures: ['crane_boxes', 'gmph', 'truck_turn_p50'] },
    days: { kind: 'calendar', measure: 'crane_boxes' },
    months: { kind: 'bar', months: 3, x: 'month', measures: ['crane_boxes'], line: 'gmph' },
  },
})

/* Lifts of one crane at the edges of months of the terminal (`WORKED.zone`), a row of its own terminal. */
const place = { ...WORKED, id: 'months' }
const EDGES: readonly (readonly [local: string, after: number, boxes: number])[] = [
  ['2025-03-31 23:59', 59_999, 1],
  ['2026-01-31 23:59', 59_999, 1],
  ['2026-02-01 00:00', 1, 2],
  // A lift belongs where its last millisecond lies: this one to February.
  ['2026-03-01 00:00', 0, 2],
  ['2026-03-01 00:00', 1, 1],
  ['2026-04-01 00:00', 0, 2],
  ['2026-04-01 00:00', 1, 4],
]

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  const first = WORKED_TERMINAL.che_cycle?.find(
    ({ eq_kind, crane_boxes }) => eq_kind === 'QC' && crane_boxes > 0,
  )
  if (!first) throw new Error('The worked terminal has no lift.')
  const lifts = EDGES.map(([local, after, crane_boxes], index): CheCycleFact => {
    const ended_at = (parseLocalMinute(local, place.zone) ?? 0) + after
    const started_at = first.started_at + ended_at - first.ended_at
    return { ...first, terminal_id: place.id, cycle_id: `edge-${index}`, crane_boxes, started_at, ended_at }
  })
  const target = (version: number, value: string, from: string) => ({
    terminal_id: place.id,
    key: 'target.gmph',
    version,
    value,
    unit: 'box/h',
    effective_from: parseLocalMinute(from, place.zone) ?? 0,
    changed_by: 'test',
    reason: '',
  })
  await seedFacts(stores.store, {
    che_cycle: lifts,
    parameter_version: [target(1, '28', '2025-01-01 00:00'), target(2, '31', '2026-02-15 00:00')],
  })
})
afterAll(() => stores.close())

const MARCH = { startTime: '2026-03-01 00:00', endTime: '2026-03-31 23:59' }
const context = () => ({ reader: readerOf(stores.store), terminal: place, queries: {} })
const run = (panel: string, more: Partial<PanelRequest> = {}) =>
  runPanel(report, panel, { inquireParamCO: MARCH, ...more }, context())
const boxesOf = async (panel: string, more: Partial<PanelRequest> = {}) => {
  const { rows } = await run(panel, more)
  return Object.fromEntries(rows.map((row) => [row.month ?? row.day, row.crane_boxes]))
}

describe('a scorecard', () => {
  test('has a row for each of thirteen months, whatever was counted in it', async () => {
    const { rows, toDate } = await run('card')
    expect(rows.map(({ month }) => month)).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'],
      ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ])
    const boxes = rows.map((row) => numberOf(row.crane_boxes))
    expect([boxes[0], ...boxes.slice(-3)]).toEqual([1, 1, 4, 3])
    expect(boxes.slice(1, -3).every((each) => each === null)).toBe(true)
    // 1 + 4 + 3 of this year; March of the year before is none of it.
    expect(toDate?.crane_boxes).toBe(8)
  })

  test('tells the target that held at the end of each month', async () => {
    const { rows } = await run('card')
    expect(rows.map(({ targets }) => targets)).toEqual(
      rows.map(({ month }) => ({
        crane_boxes: null,
        gmph: String(month) < '2026-02' ? 28 : 31,
        truck_turn_p50: null,
      })),
    )
  })

  test('stands beside the year before, month by month', async () => {
    const { rows, compare } = await run('card', { compare: 'last-year' })
    expect(compare?.end).toBe(new Date(Date.parse('2025-03-31T16:00:00Z')).toISOString())
    expect(rows.at(-1)).toMatchObject({ month: '2026-03', crane_boxes: 3, compare: { crane_boxes: 1 } })
    expect(rows.at(-1)?.targets).toMatchObject({ gmph: 31 })
  })

  test('lists the rows of a month, which make it up', async () => {
    const rows = await runRows(
      report,
      'card',
      { inquireParamCO: MARCH, measure: 'crane_boxes', mark: { month: '2026-02' } },
      context(),
    )
    expect([rows.total, rows.subtotal?.contribution]).toEqual([2, 4])
  })
})

test('a panel that looks back over months has their edges on the clocks of the terminal', async () => {
  expect(await boxesOf('months')).toEqual({ '2026-01': 1, '2026-02': 4, '2026-03': 3 })
})

describe('a calendar', () => {
  test('has the days of the period alone', async () => {
    expect(await boxesOf('days')).toEqual({ '2026-03-01': 1, '2026-03-31': 2 })
  })

  test('meets the days of the month before by their place', async () => {
    const { rows } = await run('days', { compare: 'previous' })
    const beside = Object.fromEntries(rows.map((row) => [row.day, row.compare]))
    expect(beside['2026-03-01']).toEqual({ crane_boxes: 2 })
    expect(beside['2026-03-28']).toEqual({ crane_boxes: 2 })
  })
})
