import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED_MORNING } from '@quaywise/testing/worked-morning'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineReport } from '../../report.ts'
import type { AnswerRow } from '../answer.ts'
import { isRatioCell } from '../cells.ts'
import { type CustomQuery, type PanelAnswer, type PanelRequest, runPanel } from '../run-panel.ts'
import { type RowsRequest, runRows } from '../run-rows.ts'
import { engineInstant } from '../window.ts'
import { comparedNumber, numberOf } from './compared-cells.ts'

/* The numbers stand on `docs/worked-terminal.md`: lifts, stretches and plan of 18:00, 19:00 and 20:00. */

const measures = ['crane_boxes', 'lifts', 'gross_hours', 'gmph', 'plan_boxes', 'faults'] as const
const report = defineReport({
  id: 'qc/example',
  gated: true,
  basis: 'time',
  filters: ['period', 'opMode', 'qcOperation'],
  panels: {
    tiles: { kind: 'kpis', measures: [...measures, 'cycle_p50', 'qc_hours'] },
    hours: { kind: 'bar', x: 'hour', measures: ['crane_boxes', 'gmph'] },
    ops: { kind: 'stacked', x: 'hour', series: 'op', measures: ['crane_boxes'] },
    map: { kind: 'heatmap', x: 'hour', y: 'crane', measure: 'gmph' },
    ranking: { kind: 'ranked', y: 'crane', measure: 'gmph' },
    spread: { kind: 'histogram', y: 'visit', measure: 'gmph' },
    pairs: { kind: 'scatter', y: 'crane', measures: ['gmph', 'lifts'] },
    cranes: { kind: 'table', by: ['crane'], measures },
    fine: { kind: 'table', by: ['hour', 'visit', 'crane', 'op'], measures: ['crane_boxes', 'gmph'] },
    shifts: { kind: 'table', by: ['shift'], measures: ['crane_boxes', 'gmph'] },
    calls: { kind: 'table', basis: 'call', by: ['visit'], measures: ['crane_boxes', 'bmph'] },
    own: { kind: 'custom', draws: 'table' },
    alone: { kind: 'custom', draws: 'table' },
  },
})

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

const NINETEEN = { startTime: '2026-03-02 19:00', endTime: '2026-03-02 19:59' }
const ownQuery: CustomQuery = ({ window }) => ({
  sql: "SELECT toUnixTimestamp({at:DateTime64(3, 'UTC')}) * 1000 AS begins",
  params: { at: engineInstant(window.from) },
  columns: [{ key: 'begins', unit: null, role: 'attribute', type: 'number' }],
  compares: true,
})
const queries: Readonly<Record<string, CustomQuery>> = {
  own: ownQuery,
  alone: (question) => {
    const { compares: _, ...query } = ownQuery(question)
    return query
  },
}
const context = () => ({ reader: readerOf(stores.store), terminal: WORKED, queries })
const run = (panel: string, more: Partial<PanelRequest> = {}, filters: Record<string, unknown> = {}) =>
  runPanel(report, panel, { inquireParamCO: { ...NINETEEN, ...filters }, ...more }, context())
const rowsOf = (panel: string, more: Partial<RowsRequest>) =>
  runRows(report, panel, { inquireParamCO: NINETEEN, pageSize: 1000, ...more }, context())

const byCrane = ({ rows }: PanelAnswer, id: string) =>
  Object.fromEntries(rows.map((row) => [row.crane, [numberOf(row[id]), comparedNumber(row, id)]]))

describe('what stands beside a number', () => {
  test('of a table: boxes of the hour before, and its total', async () => {
    const answer = await run('cranes', { compare: 'previous' })
    expect(byCrane(answer, 'crane_boxes')).toEqual({ Q1: [3, 4], Q2: [4, 2] })
    expect(answer.subtotal?.compare).toMatchObject({ crane_boxes: 6, plan_boxes: 7, lifts: 5 })
    expect(answer.compare).toMatchObject({
      start: '2026-03-02T10:00:00.000Z',
      end: '2026-03-02T11:00:00.000Z',
    })
  })

  test('of own SQL: its rows of the hour before, where it says that they can stand there', async () => {
    const hour = Date.parse('2026-03-02T11:00:00Z')
    const answer = await run('own', { compare: 'previous' })
    expect(answer.rows).toEqual([{ begins: hour }])
    expect(answer.comparedRows).toEqual([{ begins: hour - 3_600_000 }])
    expect(answer.compare?.start).toBe('2026-03-02T10:00:00.000Z')
    expect(await run('own')).not.toHaveProperty('comparedRows')
    expect(await run('alone', { compare: 'previous' })).not.toHaveProperty('compare')
  })

  test('of a ratio: the whole cell, 3 ÷ ¼ h beside 4 ÷ ¼ h', async () => {
    const { rows } = await run('cranes', { compare: 'previous' })
    expect(rows.find(({ crane }) => crane === 'Q1')?.gmph).toMatchObject({
      value: 12,
      compare: { value: 16, numerator: 4, denominator: 0.25, rows: 3, excluded: 1 }, // H1, a hatch cover
    })
  })

  test('of a tile: the cell of a ratio, the number of a sum', async () => {
    const { rows } = await run('tiles', { compare: 'previous' })
    const tile = (id: string) => rows.find(({ measure }) => measure === id)
    expect(tile('crane_boxes')).toMatchObject({ value: 7, compare: 6 })
    // Q1 ¼ h, Q2 18:51–19:00.
    expect(tile('gmph')?.compare).toMatchObject({ numerator: 6, denominator: 0.4, value: 15 })
  })

  test('of an hour: the hour at the same place of the other period', async () => {
    const compare = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 19:59' }
    const { rows } = await run('hours', { compare }, { endTime: '2026-03-02 20:59' })
    expect(rows.map((row) => [row.hour, row.crane_boxes, comparedNumber(row, 'crane_boxes')])).toEqual([
      ['2026-03-02T11:00:00Z', 7, 6],
      ['2026-03-02T12:00:00Z', 4, 7],
    ])
  })

  test('of a crane that worked only before: nothing, beside what it did', async () => {
    const { rows } = await run(
      'ranking',
      { compare: NINETEEN },
      { startTime: '2026-03-02 20:20', endTime: '2026-03-02 20:59' },
    )
    expect(rows.find(({ crane }) => crane === 'Q2')).toMatchObject({
      gmph: { value: null, numerator: null, compare: { numerator: 4 } },
    })
  })

  test('of a row without a counterpart: says so', async () => {
    const { rows } = await run('fine', { compare: 'previous' })
    const alone = rows.filter(({ compare }) => compare === null)
    expect(alone.map(({ visit, crane, op }) => [visit, crane, op])).toContainEqual(['V2', 'Q2', 'DISC'])
    for (const row of alone) expect(isRatioCell(row.gmph) && row.gmph.compare).toBeNull()
  })

  test('of everything when there is nothing: says so', async () => {
    const answer = await run('calls', { compare: 'previous-call' }, { ...NINETEEN })
    expect(answer.compare).toBeNull()
    expect(answer.rows.length).toBeGreaterThan(0)
  })
})

type Facts = Parameters<typeof seedFacts>[1]

/** The same facts of a terminal of another name. */
const under = (id: string, facts: Facts): Facts => {
  const named = Object.entries(facts).map(([table, rows]) => [
    table,
    (rows as readonly object[]).map((row) => ({ ...row, terminal_id: id })),
  ])
  return Object.fromEntries(named)
}

const PANELS = Object.keys(report.panels)
const OTHER = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 19:14' }

describe('a comparison is the same question asked for the other period', () => {
  test.each(PANELS)('%s', async (panel) => {
    const compared = await run(panel, { compare: OTHER }, { opMode: ['DISC', 'LOAD'] })
    const other = await run(panel, {}, { ...OTHER, opMode: ['DISC', 'LOAD'] })
    const found = new Set<string>()
    const told = (row: AnswerRow | undefined, id: string, wanted: number | null) => {
      if (row)
        expect([id, panel === 'tiles' ? numberOf(row.compare) : comparedNumber(row, id)]).toEqual([
          id,
          wanted,
        ])
    }
    if (panel === 'tiles') {
      for (const row of other.rows) {
        const beside = compared.rows.find(({ measure }) => measure === row.measure)
        told(beside, 'value', numberOf(row.value))
        found.add(String(row.measure))
      }
      expect(found.size).toBe(compared.rows.length)
      return
    }
    const dimensions = compared.columns.filter(({ role }) => role === 'dimension').map(({ key }) => key)
    const ids = compared.columns.filter(({ role }) => role === 'measure').map(({ key }) => key)
    const nameOf = (row: AnswerRow, hours: number) =>
      dimensions
        .map((id) => (id === 'hour' ? Date.parse(String(row.hour)) + hours * 3_600_000 : row[id]))
        .join(' ')
    for (const row of other.rows) {
      const beside = compared.rows.find((each) => nameOf(each, 0) === nameOf(row, 1))
      if (compared.kind !== 'table') expect(beside, nameOf(row, 1)).toBeDefined()
      if (beside) for (const id of ids) told(beside, id, numberOf(row[id]))
    }
    if (compared.subtotal) for (const id of ids) told(compared.subtotal, id, numberOf(other.subtotal?.[id]))
  })
})

describe('a table sorted by change', () => {
  test.each([
    ['crane_boxes.delta', 'descend', ['Q2', 'Q1']], // +2, −1
    ['crane_boxes.delta', 'ascend', ['Q1', 'Q2']],
    ['crane_boxes.delta_share', 'descend', ['Q2', 'Q1']], // +100 %, −25 %
    ['gross_hours.delta', 'ascend', ['Q1', 'Q2']], // 0, 9 + 6 min − 9 min
  ] as const)('%s %s', async (key, order, cranes) => {
    const { rows, total } = await run('cranes', { compare: 'previous', sorter: [{ key, order }] })
    expect(rows.map(({ crane }) => crane)).toEqual(cranes)
    const second = await run('cranes', {
      compare: 'previous',
      sorter: [{ key, order }],
      pageSize: 1,
      current: 2,
    })
    expect(second.rows.map(({ crane }) => crane)).toEqual(cranes.slice(1))
    expect([total, second.total]).toEqual([2, 2])
  })

  test.each([
    ['without a comparison', {}],
    ['of a column that it lacks', { compare: 'previous' }],
  ])('is refused %s', async (_what, more) => {
    const sorter = [{ key: 'bmph.delta', order: 'ascend' as const }]
    await expect(run('cranes', { sorter, ...more })).rejects.toMatchObject({ name: 'RequestError' })
  })
})

describe('the rows of a compared number', () => {
  test('make it up, for a cell and for a total', async () => {
    const more = { compare: 'previous', compared: true, measure: 'gmph' }
    const cell = await rowsOf('map', { ...more, mark: { hour: '2026-03-02T11:00:00Z', crane: 'Q1' } })
    expect(cell.subtotal?.contribution).toBe(4) // L1, L2 (twin), L3
    expect(cell.total).toBe(3)
    const hours = await rowsOf('cranes', { ...more, side: 'denominator', mark: { crane: 'Q1' } })
    expect(hours.subtotal?.contribution).toBeCloseTo(0.25, 9)
    expect((await rowsOf('tiles', more)).subtotal?.contribution).toBe(6)
    expect(cell.excluded).toEqual({ hatch_cover: 1 })
  })

  test('are refused where nothing is compared', async () => {
    await expect(rowsOf('tiles', { compared: true })).rejects.toMatchObject({ path: 'compare' })
  })
})

describe('what was chosen on the page', () => {
  test('restricts every panel that knows it, and is told by those that do not', async () => {
    const { rows, columns } = await run('tiles', { marks: { crane: ['Q1'] } })
    const tile = (id: string) => rows.find(({ measure }) => measure === id)
    expect([tile('crane_boxes')?.value, tile('gmph')?.denominator]).toEqual([3, 0.25])
    const byOp = await run('tiles', { marks: { op: ['LOAD'] } })
    expect(byOp.columns.find(({ key }) => key === 'qc_hours')?.notApplied).toEqual(['marks.op'])
    expect(columns.find(({ key }) => key === 'crane_boxes')?.notApplied).toBeUndefined()
    // L5, M3, M4 (twin).
    expect(byOp.rows.find(({ measure }) => measure === 'crane_boxes')?.value).toBe(4)
  })

  test('is an hour, too, and is compared with the hour at its place', async () => {
    const marks = { hour: ['2026-03-02T11:00:00Z'], crane: ['Q1', 'Q2'] }
    const { rows } = await run('tiles', { marks, compare: 'previous' }, { endTime: '2026-03-02 20:59' })
    // 19:00 alone; two hours earlier there was nothing yet.
    expect(rows.find(({ measure }) => measure === 'crane_boxes')).toMatchObject({ value: 7, compare: null })
    const near = await run('tiles', { marks, compare: 'previous' })
    expect(near.rows.find(({ measure }) => measure === 'crane_boxes')).toMatchObject({ value: 7, compare: 6 })
  })

  test('narrows the rows behind a number as it narrows the number', async () => {
    const rows = await rowsOf('tiles', { marks: { crane: ['Q1'], op: ['LOAD'] }, measure: 'crane_boxes' })
    expect(rows.subtotal?.contribution).toBe(1) // L5
  })

  test.each([
    ['no dimension', { nothing: ['x'] }],
    ['no hour', { hour: ['now'] }],
  ])('is refused when it is %s', async (_what, marks) => {
    await expect(run('tiles', { marks })).rejects.toMatchObject({ name: 'RequestError' })
  })
})

describe('a vessel’s call before', () => {
  const ids = { ...WORKED, id: 'again' }
  beforeAll(async () => {
    const visits = (WORKED_TERMINAL.vessel_visit ?? []).map((visit) =>
      visit.visit_id === 'V2' ? { ...visit, imo: '9999993', vessel: 'Blue Heron' } : visit,
    )
    await seedFacts(stores.store, under(ids.id, { ...WORKED_TERMINAL, vessel_visit: visits }))
  })

  const ask = (panel: string, more: Partial<PanelRequest> = {}) =>
    runPanel(
      report,
      panel,
      {
        inquireParamCO: { startTime: '2026-03-02 21:00', endTime: '2026-03-02 23:59' },
        compare: 'previous-call',
        ...more,
      },
      { ...context(), terminal: ids },
    )

  test('stands beside each call: V2 beside V1, 12 boxes in ¾ h', async () => {
    const { rows, subtotal } = await ask('calls')
    expect(rows).toMatchObject([
      { visit: 'V2', bmph: { compare: { numerator: 12, denominator: 0.75, value: 16 } } },
    ])
    expect([
      comparedNumber(rows[0] ?? {}, 'crane_boxes'),
      comparedNumber(subtotal ?? {}, 'crane_boxes'),
    ]).toEqual([12, 12])
  })

  test('cannot stand beside what belongs to no call', async () => {
    const { rows } = await ask('tiles')
    expect(rows.find(({ measure }) => measure === 'qc_hours')?.compare).toBeNull()
    expect(rows.find(({ measure }) => measure === 'crane_boxes')?.compare).toBe(12)
  })
})

test('the rows of a percentile are the numbers that it is taken of, and come to it', async () => {
  const { rows } = await run('tiles')
  const value = numberOf(rows.find(({ measure }) => measure === 'cycle_p50')?.value)
  const behind = await rowsOf('tiles', { measure: 'cycle_p50' })
  const own = behind.rows.map(({ value: own }) => Number(own)).sort((one, other) => one - other)
  expect(behind.total).toBe(own.length)
  expect(behind.subtotal?.value).toBe(value)
  expect(((own.at(Math.floor((own.length - 1) / 2)) ?? 0) + (own.at(own.length / 2) ?? 0)) / 2).toBe(value)
  const { unit } = behind.columns.find(({ key }) => key === 'value') ?? {}
  expect(unit).toBe('s')
})

describe('the morning', () => {
  const ids = { ...WORKED, id: 'morning' }
  beforeAll(() => seedFacts(stores.store, under(ids.id, WORKED_MORNING)))

  test('has its own numbers beside themselves', async () => {
    const period = { startTime: '2026-03-02 08:00', endTime: '2026-03-02 10:59' }
    const { rows } = await runPanel(
      report,
      'tiles',
      { inquireParamCO: period, compare: period },
      { ...context(), terminal: ids },
    )
    // 3 h of crane time, 6 lifts.
    expect(rows.find(({ measure }) => measure === 'qc_hours')).toMatchObject({ value: 3, compare: 3 })
    for (const row of rows) expect(numberOf(row.compare)).toEqual(row.value)
  })
})
