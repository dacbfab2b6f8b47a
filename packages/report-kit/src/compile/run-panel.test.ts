import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineReport } from '../report.ts'
import { type PanelRequest, runPanel } from './run-panel.ts'

const calls = defineReport({
  id: 'vessel/example',
  gated: true,
  basis: 'call',
  filters: ['period', 'opMode'],
  panels: {
    table: {
      kind: 'table',
      by: ['visit'],
      measures: ['crane_boxes', 'restow_boxes', 'period_boxes', 'bmph'],
    },
    cranes: {
      kind: 'table',
      basis: 'time',
      by: ['crane'],
      groupings: { bay_type: ['bay_type'] },
      measures: ['lifts', 'faults', 'gmph'],
    },
  },
})

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const run = (panel: string, more: Partial<PanelRequest> = {}, filters: Record<string, unknown> = {}) =>
  runPanel(
    calls,
    panel,
    { inquireParamCO: { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', ...filters }, ...more },
    { reader: readerOf(stores.store), terminal: WORKED, queries: {} },
  )

describe('runPanel of a table', () => {
  test('gives a call of another period no call numbers, not zeros', async () => {
    const { rows } = await run('table')
    expect(rows.find(({ visit }) => visit === 'V2')).toMatchObject({
      crane_boxes: null,
      restow_boxes: null,
      period_boxes: 5,
    })
  })

  test('gives zero where nothing was done though there is data', async () => {
    const { rows } = await run('cranes')
    expect(rows.map(({ crane, faults }) => [crane, faults])).toEqual([
      ['Q1', 1],
      ['Q2', 0],
    ])
  })

  test('leaves out what a grouping cannot tell', async () => {
    const { columns } = await run('cranes', { by: 'bay_type' })
    expect(columns.map(({ key }) => key)).toEqual(['bay_type', 'lifts', 'gmph'])
  })

  test('applies a filter to both sides of a ratio or to neither', async () => {
    const { rows, columns } = await run('table', {}, { opMode: ['LOAD'] })
    expect(columns.find(({ key }) => key === 'bmph')?.notApplied).toEqual(['opMode'])
    expect(columns.find(({ key }) => key === 'crane_boxes')?.notApplied).toBeUndefined()
    expect(rows.find(({ visit }) => visit === 'V1')).toMatchObject({
      crane_boxes: 4,
      bmph: { numerator: 12, denominator: 0.75, value: 16 },
    })
  })

  test('sorts by any column and pages after sorting', async () => {
    const { rows, total } = await run('cranes', {
      sorter: [
        { key: 'gmph', order: 'descend' },
        { key: 'lifts', order: 'ascend' },
      ],
      pageSize: 1,
      current: 2,
    })
    expect(rows.map(({ crane }) => crane)).toEqual(['Q1'])
    expect(total).toBe(2)
  })

  test.each([
    ['a column that it lacks', { sorter: [{ key: 'drop', order: 'ascend' as const }] }],
    ['a grouping that it lacks', { by: '__proto__' }],
    ['a comparison that there is not', { compare: 'yesterday' }],
  ])('refuses %s', async (_what, more) => {
    await expect(run('cranes', more)).rejects.toMatchObject({ name: 'RequestError' })
  })

  test.each([
    ['2026-02-30 00:00', '2026-03-01 00:00'],
    ['2026-03-02 00:00', '2026-03-01 00:00'],
    ['1026-03-02 00:00', '2026-03-03 00:00'],
    ['9999-01-01 00:00', '9999-01-02 00:00'],
  ])('refuses the period %s to %s', async (startTime, endTime) => {
    await expect(run('cranes', {}, { startTime, endTime })).rejects.toMatchObject({
      name: 'RequestError',
      path: 'inquireParamCO.startTime',
    })
  })
})
