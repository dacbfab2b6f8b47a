import { answer, type PanelAnswer, type Question, runPanel } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import { placesOf, planOf, playWeek, SCENARIOS } from '@quaywise/simulation'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BatchMaker } from './batch-maker.ts'
import { insertBatches } from './insert-batches.ts'

const scenario = SCENARIOS.small
const { id, zone } = scenario.terminal
const HOUR = 3_600_000
const WEEK = 168 * HOUR
const GOOD_LINE = 'Northwind Container'
/** Mondays, 08:00 at the terminal: the two weeks of which the trial has a part, and a bad one. */
const [first, second, bad] = ['2026-01-05', '2026-01-12', '2026-02-02'].map((day) =>
  Date.parse(`${day}T08:00:00+08:00`),
) as [number, number, number]

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  const terminal = planOf(scenario, { from: first, to: bad + WEEK })
  for (const start of [first, second, bad]) {
    const maker = new BatchMaker()
    if (start === first) for (const { table, row } of placesOf(scenario)) maker.add(table, row)
    playWeek(terminal, start, Number.POSITIVE_INFINITY, ({ table, row }) => maker.add(table, row))
    await insertBatches(stores.store, String(start), maker.finish())
  }
}, 600_000)
afterAll(() => stores.close())

type Row = PanelAnswer['rows'][number]

/** The rows of a panel of a page for a local period, all ships. */
const panel = async (
  page: string,
  name: string,
  startTime: string,
  endTime: string,
  filters: object = {},
) => {
  const entry = REPORTS.get(page)
  if (!entry) throw new Error(`No page is called ${page}.`)
  const context = { reader: readerOf(stores.store), terminal: { id, zone }, queries: entry.queries }
  const asked = { inquireParamCO: { startTime, endTime, ...filters }, pageSize: 200 }
  return (await runPanel(entry.report, name, asked, context)).rows
}

/** What pages that are told in measures alone ask. */
const measured = async (asked: Pick<Question, 'window' | 'measures'> & Partial<Question>) => {
  const { rows } = await answer(
    {
      ...{ terminal: id, zone, basis: 'time', by: [], attributes: [], restrictions: [], scopes: {} },
      ...{ order: [], reasons: false, limit: 10_000, offset: 0 },
      ...asked,
    },
    readerOf(stores.store),
  )
  return rows
}

/** A number of a row; of a ratio its value. */
const number = (row: Row | undefined, column: string): number => {
  const cell = row?.[column]
  return Number(
    typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : (cell ?? Number.NaN),
  )
}
/** A sum over rows; where nothing was counted a page has no number. */
const total = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)

/** A ratio over many rows: all that is counted through all that it is counted by. */
const pooled = (rows: readonly Row[], column: string): number => {
  let [numerator, denominator] = [0, 0]
  for (const row of rows) {
    const cell = row[column]
    if (typeof cell !== 'object' || cell === null || !('numerator' in cell)) continue
    numerator += Number(cell.numerator)
    denominator += Number(cell.denominator)
  }
  return numerator / denominator
}

const grouped = (rows: readonly Row[], column: string): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, (row) => String(row[column]))

/** The names of groups by a number of theirs, the lowest first. */
const ranked = (groups: ReadonlyMap<string, readonly Row[]>, by: (rows: readonly Row[]) => number) =>
  [...groups].map(([name, rows]) => ({ name, value: by(rows) })).sort((a, b) => a.value - b.value)

const instant = (local: string): number => Date.parse(`${local}+08:00`)
const word = (at: number): string => new Date(at + 8 * HOUR).toISOString().slice(0, 16).replace('T', ' ')
const hourOf = (row: Row): number => (new Date(String(row.hour)).getUTCHours() + 8) % 24
const ofWeek = (start: number): [string, string] => [word(start), word(start + WEEK - 60_000)]

test('the good line leads the trunk lines: quickest at work, with fewest restows', async () => {
  const calls = await panel('vessel/VesselEfficiencyTable', 'table', word(first), word(bad + WEEK), {
    trunkBranchLine: ['TRUNK'],
  })
  const restows = ranked(
    grouped(calls, 'line'),
    (rows) => total(rows, 'restow_boxes') / total(rows, 'crane_boxes'),
  )
  expect(restows).toHaveLength(5)
  expect(restows[0]?.name).toBe(GOOD_LINE)
  expect(restows[0]?.value).toBeLessThan(0.6 * Number(restows[1]?.value))
  const lines = await measured({
    window: { from: first, to: bad + WEEK },
    by: ['trunk_branch', 'line'],
    measures: ['technical_rate'],
  })
  const trunk = lines.filter((row) => row.trunk_branch === 'TRUNK')
  const rates = ranked(grouped(trunk, 'line'), (rows) => pooled(rows, 'technical_rate'))
  expect(rates.at(-1)?.name).toBe(GOOD_LINE)
  expect(rates.at(-1)?.value).toBeGreaterThan(1.05 * Number(rates.at(-2)?.value))
})

test('the first hour of a shift is slower than the second', async () => {
  const weeks = [first, second].map((start) =>
    panel('workshift/workshiftMonitorHour', 'rateByCrane', ...ofWeek(start)),
  )
  const rows = (await Promise.all(weeks)).flat()
  const rate = (...hours: number[]): number =>
    pooled(
      rows.filter((row) => hours.includes(hourOf(row))),
      'gmph',
    )
  expect(rate(8, 20) / rate(9, 21)).toBeGreaterThan(0.85)
  expect(rate(8, 20) / rate(9, 21)).toBeLessThan(0.97)
})

test('the slow crane is last by technical rate, with the faults and waits of the others', async () => {
  const weeks = [first, second].map((start) => panel('qc/qcEfficiencyTable', 'table', ...ofWeek(start)))
  const rows = (await Promise.all(weeks)).flat()
  const rates = ranked(grouped(rows, 'crane'), (own) => pooled(own, 'technical_rate'))
  expect(rates).toHaveLength(scenario.layout.cranes)
  expect(rates[0]?.name).toBe('QC103')
  expect(rates[0]?.value).toBeLessThan(0.96 * Number(rates[1]?.value))
  const waits = (own: readonly Row[]): number => total(own, 'wait_agv_minutes') / total(own, 'gross_hours')
  const slow = rows.filter((row) => row.crane === 'QC103')
  expect(waits(slow)).toBeLessThan(1.3 * waits(rows))
})

test('a bad week is the worst by crane rate, through faults and covers and not through slower cycles', async () => {
  const [one, two, worst] = await Promise.all(
    [first, second, bad].map((start) => panel('qc/qcEfficiencyTable', 'table', ...ofWeek(start))),
  )
  if (!one || !two || !worst) throw new Error('three weeks were asked for')
  const usual = [...one, ...two]
  const lost = (rows: readonly Row[], column: string): number =>
    total(rows, column) / total(rows, 'gross_hours')
  expect(pooled(worst, 'gmph')).toBeLessThan(Math.min(pooled(one, 'gmph'), pooled(two, 'gmph')) - 1)
  expect(lost(worst, 'fault_minutes')).toBeGreaterThan(1.5 * lost(usual, 'fault_minutes'))
  expect(lost(worst, 'hatch_minutes')).toBeGreaterThan(1.2 * lost(usual, 'hatch_minutes'))
  expect(pooled(worst, 'technical_rate') / pooled(usual, 'technical_rate')).toBeCloseTo(1, 1)
})

describe('the land side', () => {
  test('a slow gate shows in the queue of those hours, and not in the turn time', async () => {
    const window = { from: instant('2026-01-12T11:00'), to: instant('2026-01-12T18:00') }
    const queues = await measured({ window, by: ['hour'], measures: ['truck_queue_mean'] })
    const turns = await measured({ window, by: ['hour'], measures: ['truck_turn_p50'] })
    const at = (rows: readonly Row[], hour: number, column: string): number =>
      number(
        rows.find((row) => hourOf(row) === hour),
        column,
      )
    expect(at(queues, 12, 'truck_queue_mean')).toBeLessThan(2)
    expect(at(queues, 14, 'truck_queue_mean')).toBeGreaterThan(40)
    expect(at(queues, 17, 'truck_queue_mean')).toBeLessThan(2)
    expect(at(turns, 14, 'truck_turn_p50')).toBeLessThan(1.2 * at(turns, 12, 'truck_turn_p50'))
  })

  test('documents that cannot be read show as trouble, and as waits for a clerk and for papers', async () => {
    const hours = (day: string) => ({ from: instant(`${day}T10:00`), to: instant(`${day}T16:00`) })
    const of = async (day: string) => {
      const window = hours(day)
      const waits = await measured({ window, by: ['root_state'], measures: ['truck_root_wait_minutes'] })
      const [share] = await measured({ window, measures: ['untroubled_share'] })
      const papers = waits.filter((row) => ['CLERK', 'DOCUMENTS'].includes(String(row.root_state)))
      return {
        trouble: 1 - number(share, 'untroubled_share'),
        papers: total(papers, 'truck_root_wait_minutes'),
      }
    }
    const [down, usual] = [await of('2026-01-10'), await of('2026-01-09')]
    expect(down.trouble).toBeGreaterThan(0.08)
    expect(usual.trouble).toBeLessThan(0.07)
    expect(down.papers).toBeGreaterThan(3 * usual.papers)
  })

  test('the most and the least reliable haulier are where they were planted', async () => {
    const rows = await measured({
      window: { from: first, to: second + WEEK },
      by: ['company'],
      measures: ['appointment_compliance', 'no_show_share'],
    })
    const companies = ranked(grouped(rows, 'company'), ([row]) => number(row, 'appointment_compliance'))
    expect(companies.at(-1)?.name).toBe('Whitestone Logistics')
    expect(companies[0]?.name).toBe('Lantern Tide Express')
    const least = rows.find((row) => row.company === 'Lantern Tide Express')
    expect(number(least, 'no_show_share')).toBeCloseTo(1 / 9, 1)
  })
})
