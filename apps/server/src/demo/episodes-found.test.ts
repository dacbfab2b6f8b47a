import { type PanelAnswer, runPanel } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import { placesOf, planOf, playWeek, SCENARIOS } from '@quaywise/simulation'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BatchMaker } from './batch-maker.ts'
import { insertBatches } from './insert-batches.ts'

const scenario = SCENARIOS.small
const HOUR = 3_600_000
/** Monday 12 January 2026, 08:00 at the terminal: the week with a deadlock, a wind stop and a long fault in it. */
const start = Date.parse('2026-01-12T00:00:00Z')

/** The filters with which the pages open. */
const AS_OPENED = { trunkBranchLine: ['TRUNK'], distinguishSelectedShip: ['OWN'] }

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  const maker = new BatchMaker()
  for (const { table, row } of placesOf(scenario)) maker.add(table, row)
  const terminal = planOf(scenario, { from: start, to: start + 168 * HOUR })
  playWeek(terminal, start, start + 72 * HOUR, ({ table, row }) => maker.add(table, row))
  await insertBatches(stores.store, 'week', maker.finish())
})
afterAll(() => stores.close())

const panel = async (
  id: string,
  name: string,
  startTime: string,
  endTime: string,
  filters: object = AS_OPENED,
): Promise<PanelAnswer> => {
  const entry = REPORTS.get(id)
  if (!entry) throw new Error(`No page is called ${id}.`)
  const { report, queries } = entry
  const terminal = { id: scenario.terminal.id, zone: scenario.terminal.zone }
  const context = { reader: readerOf(stores.store), terminal, queries }
  return runPanel(report, name, { inquireParamCO: { startTime, endTime, ...filters } }, context)
}

const hourOf = (row: PanelAnswer['rows'][number]): number =>
  (new Date(String(row.started_at)).getUTCHours() + 8) % 24

describe('the hours of 13 January', () => {
  const hours = async () => {
    const { rows } = await panel(
      'workshift/workshiftMonitorHour',
      'bottleneck',
      '2026-01-13 08:00',
      '2026-01-13 19:59',
    )
    return new Map(rows.filter((row) => row.bottleneck_part === 'HOUR').map((row) => [hourOf(row), row]))
  }

  test('lay the change of shift to the plan, and the deadlock of vehicles to vehicles', async () => {
    const found = await hours()
    expect(found.get(8)?.bottleneck_root).toBe('SHIP_PLAN')
    expect(found.get(10)?.bottleneck_root).toBe('AGV')
  })

  test('lay the wind stop to nobody at the terminal', async () => {
    const found = await hours()
    expect(Number(found.get(15)?.outside_share)).toBeGreaterThan(0.5)
    expect(Number(found.get(16)?.outside_share)).toBeGreaterThan(0.5)
    expect(found.get(15)?.bottleneck_root).toBe('')
    expect(Number(found.get(11)?.outside_share)).toBe(0)
  })

  test('name the crane that waited, and where its vehicles stood', async () => {
    const { rows } = await panel(
      'workshift/workshiftMonitorHour',
      'bottleneck',
      '2026-01-13 10:00',
      '2026-01-13 10:59',
    )
    const now = rows.find((row) => row.bottleneck_part === 'NOW')
    expect(now).toMatchObject({ bottleneck_root: 'AGV' })
    expect(String(now?.crane)).toMatch(/^QC\d+$/)
    expect(Number(now?.crane_wait_minutes)).toBeGreaterThan(6)
    expect(Number(now?.lost_minutes)).toBeGreaterThanOrEqual(Number(now?.crane_wait_minutes))
  })
})

describe('the day shift of 13 January', () => {
  const of = (name: string) =>
    panel('workshift/workshiftMonitor', name, '2026-01-13 08:00', '2026-01-13 19:59')

  test('lost most to the weather, and some minutes to the deadlock', async () => {
    const losses = await of('losses')
    expect(losses.rows[0]).toMatchObject({ category: 'WEATHER' })
    const roots = await of('roots')
    const deadlock = roots.rows.find((row) => row.wait_root === 'DEADLOCK')
    expect(Number(deadlock?.crane_wait_minutes)).toBeGreaterThan(3)
  })

  test('tells the wind stop as one stop of all its cranes, of an hour and a half', async () => {
    const { rows } = await of('narrative')
    const wind = rows.filter((row) => row.category === 'WEATHER')
    expect(wind).toHaveLength(1)
    expect(Number(wind[0]?.stop_cranes)).toBeGreaterThan(1)
    expect(Number(wind[0]?.stop_minutes)).toBeGreaterThan(85)
    expect(Number(wind[0]?.stop_minutes)).toBeLessThanOrEqual(95)
  })

  test('hands over what is planned and not done, crane by crane as ship by ship', async () => {
    const { rows } = await of('handOver')
    const sum = (part: string) =>
      rows
        .filter((row) => row.hand_over_part === part)
        .reduce((boxes, row) => boxes + Number(row.remaining_boxes), 0)
    expect(sum('CALL')).toBeGreaterThan(0)
    expect(sum('CRANE')).toBe(sum('CALL'))
  })
})

test('the long fault of 14 January is the longest stop of its shift, of all ships', async () => {
  const { rows } = await panel(
    'workshift/workshiftMonitor',
    'narrative',
    '2026-01-14 08:00',
    '2026-01-14 19:59',
    {},
  )
  const fault = rows.find((row) => row.category === 'FAULT')
  expect(fault).toMatchObject({ crane: 'QC101' })
  expect(Number(fault?.stop_minutes)).toBeGreaterThan(60)
})

describe('crane time', () => {
  test('has exactly one category for every millisecond of an assignment', async () => {
    const { rows } = await stores.store.query(
      `SELECT count() AS assignments, countIf(told != length) AS wrong, sum(overlaps) AS overlaps FROM (
        SELECT a.assignment_id, any(dateDiff('millisecond', a.started_at, a.ended_at)) AS length,
          sum(dateDiff('millisecond', t.started_at, t.ended_at)) AS told, countIf(t.before > t.started_at) AS overlaps
        FROM quaywise.crane_assignment AS a INNER JOIN (
          SELECT *, lagInFrame(ended_at) OVER (PARTITION BY eq_id ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS before
          FROM quaywise.crane_time
        ) AS t ON t.assignment_id = a.assignment_id
        GROUP BY a.assignment_id
      )`,
      { params: {} },
    )
    expect(Number(rows[0]?.assignments)).toBeGreaterThan(10)
    expect([Number(rows[0]?.wrong), Number(rows[0]?.overlaps)]).toEqual([0, 0])
  })

  test('is laid to roots whole: what the bottleneck counts is all of it', async () => {
    const { rows } = await panel(
      'workshift/workshiftMonitorHour',
      'timeByCause',
      '2026-01-13 10:00',
      '2026-01-13 10:59',
    )
    const minutes = (keep: (category: string) => boolean) =>
      rows.reduce((sum, row) => sum + (keep(String(row.category)) ? Number(row.gross_minutes) : 0), 0)
    const found = await panel(
      'workshift/workshiftMonitorHour',
      'bottleneck',
      '2026-01-13 10:00',
      '2026-01-13 10:59',
    )
    const now = found.rows.find((row) => row.bottleneck_part === 'NOW')
    const gross = minutes(() => true)
    expect(Number(now?.worked_share)).toBeCloseTo(minutes((key) => key === 'WORKING') / gross, 9)
    expect(Number(now?.lost_share) * gross).toBeCloseTo(Number(now?.lost_minutes), 6)
    expect(Number(now?.lost_minutes)).toBeLessThanOrEqual(
      minutes((key) => ['AGV', 'PLATFORM'].includes(key)) + 1e-6,
    )
  })
})
