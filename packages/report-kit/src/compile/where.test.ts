import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineReport } from '../report.ts'
import type { AnswerRow } from './answer.ts'
import { isRatioCell } from './cells.ts'
import { type PanelAnswer, runPanel } from './run-panel.ts'
import type { ColumnCondition } from './where.ts'

const report = defineReport({
  id: 'qc/example',
  gated: true,
  basis: 'time',
  filters: ['period'],
  panels: {
    cranes: {
      kind: 'table',
      by: ['crane', 'hour'],
      measures: ['crane_boxes', 'faults', 'gmph', 'cycle_p50', 'twin_share'],
    },
    calls: {
      kind: 'table',
      basis: 'call',
      by: ['visit'],
      attributes: ['vessel', 'atb', 'loa', 'missing_stamps', 'trunk_branch'],
      measures: ['crane_boxes', 'bmph'],
    },
  },
})

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const run = (panel: string, where: readonly ColumnCondition[] = []): Promise<PanelAnswer> =>
  runPanel(
    report,
    panel,
    {
      inquireParamCO: { startTime: '2026-03-01 00:00', endTime: '2026-03-04 23:59' },
      pageSize: 500,
      where,
    },
    { reader: readerOf(stores.store), terminal: WORKED, queries: {} },
  )

const numberOf = (row: AnswerRow, key: string): number | null => {
  const cell = row[key] ?? null
  const value = isRatioCell(cell) ? cell.value : cell
  return typeof value === 'number' ? value : null
}

const within = (row: AnswerRow, key: string, least: number, most: number): boolean => {
  const value = numberOf(row, key)
  return value !== null && value >= least && value <= most
}

describe('the conditions on columns', () => {
  test.each<[string, string, ColumnCondition, (row: AnswerRow) => boolean]>([
    ['a choice', 'cranes', { key: 'crane', in: ['Q1'] }, (row) => row.crane === 'Q1'],
    ['a part of a key', 'cranes', { key: 'crane', contains: 'q2' }, (row) => row.crane === 'Q2'],
    [
      'a range of instants',
      'cranes',
      { key: 'hour', since: '2026-03-02T11:00:00Z', until: '2026-03-02T11:00:00Z' },
      (row) => Date.parse(String(row.hour)) === Date.parse('2026-03-02T11:00:00Z'),
    ],
    ['the sum', 'cranes', { key: 'crane_boxes', least: 2 }, (row) => within(row, 'crane_boxes', 2, 1e9)],
    [
      'a sum that is shown as zero',
      'cranes',
      { key: 'faults', most: 0 },
      (row) => within(row, 'faults', 0, 0),
    ],
    ['a ratio', 'cranes', { key: 'gmph', least: 10, most: 40 }, (row) => within(row, 'gmph', 10, 40)],
    ['a median', 'cranes', { key: 'cycle_p50', least: 60 }, (row) => within(row, 'cycle_p50', 60, 1e9)],
    ['a share', 'cranes', { key: 'twin_share', least: 0.5 }, (row) => within(row, 'twin_share', 0.5, 1)],
    ['a text', 'calls', { key: 'vessel', contains: 'a' }, (row) => /a/i.test(String(row.vessel))],
    ['a number of calls', 'calls', { key: 'loa', least: 300 }, (row) => within(row, 'loa', 300, 1e9)],
    [
      'an instant of calls',
      'calls',
      { key: 'atb', since: '2026-03-02T00:00:00Z' },
      (row) => row.atb !== null && Date.parse(String(row.atb)) >= Date.parse('2026-03-02T00:00:00Z'),
    ],
    [
      'a list that is empty',
      'calls',
      { key: 'missing_stamps', in: [null] },
      (row) => Array.isArray(row.missing_stamps) && row.missing_stamps.length === 0,
    ],
    [
      'choices of a key',
      'calls',
      { key: 'trunk_branch', in: ['TRUNK'] },
      (row) => row.trunk_branch === 'TRUNK',
    ],
  ])('leave the rows that meet %s', async (_what, panel, condition, holds) => {
    const all = await run(panel)
    const kept = await run(panel, [condition])
    expect(kept.rows).toEqual(all.rows.filter(holds))
    expect(kept.total).toBe(kept.rows.length)
  })

  test('are totalled over what is left, and what cannot be added up is not told', async () => {
    const { rows, subtotal = {} } = await run('cranes', [{ key: 'crane_boxes', least: 2 }])
    const boxes = rows.reduce((sum, row) => sum + (numberOf(row, 'crane_boxes') ?? 0), 0)
    expect(rows.length).toBeGreaterThan(0)
    expect(subtotal.crane_boxes).toBe(boxes)
    const sides = rows.map(({ gmph }) => (isRatioCell(gmph) ? gmph : null))
    const add = (side: 'numerator' | 'denominator') =>
      sides.reduce((sum, cell) => sum + (cell?.[side] ?? 0), 0)
    expect(numberOf(subtotal, 'gmph')).toBeCloseTo(add('numerator') / add('denominator'), 9)
    expect(subtotal.cycle_p50).toBeNull()
  })

  test('by choices of what groups are totalled over the facts, medians too', async () => {
    const { subtotal = {} } = await run('cranes', [{ key: 'crane', in: ['Q1'] }])
    expect(numberOf(subtotal, 'cycle_p50')).toBeGreaterThan(0)
  })

  test.each<[string, ColumnCondition]>([
    ['no column', { key: 'none', least: 1 }],
    ['a number as a text', { key: 'crane_boxes', contains: '1' }],
    ['a text as a number', { key: 'crane', least: 1 }],
    ['a day that is none', { key: 'hour', since: 'yesterday' }],
  ])('are refused for %s', async (_what, condition) => {
    await expect(run('cranes', [condition])).rejects.toThrow(/column|compare|instant/i)
  })

  test('keep every value out of the statement', async () => {
    const evil = "'; DROP TABLE quaywise.vessel_visit; --"
    expect((await run('calls', [{ key: 'vessel', contains: evil }])).rows).toEqual([])
    expect((await run('cranes', [{ key: 'crane', in: [evil] }])).rows).toEqual([])
    expect((await run('calls')).rows.length).toBeGreaterThan(0)
  })
})
