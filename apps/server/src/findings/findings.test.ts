import type { CheCycleFact } from '@quaywise/domain'
import { ALWAYS_DEFAULT, PARAMETER_DEFAULTS } from '@quaywise/domain'
import { buildTestApp, setParameter, type TestApp } from '@quaywise/testing'
import { readerOf } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { BLANK_CYCLE, WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AnomalyScan, type ScanParts } from './anomaly-scan.ts'
import { BottleneckScan, bottleneckOfHour } from './bottleneck-scan.ts'
import { lastFinishedHour, weeksBefore } from './finished-hour.ts'

const HOUR = 3_600_000
const WEEK = 168 * HOUR
/** Wednesday 4 March 2026, 15:00 at the terminal. */
const PLANTED = Date.parse('2026-03-04T07:00:00Z')

let serial = 0
/** Ten trips of an hour, of which so much is driven empty. */
const trips = (hour: number, emptyMetres: number): readonly CheCycleFact[] =>
  Array.from({ length: 10 }, (_, at) => ({
    ...BLANK_CYCLE,
    ...{ eq_kind: 'AGV', eq_id: `A${at}`, cycle_id: `trip ${serial++}` },
    ...{ started_at: hour + at * 300_000, ended_at: hour + at * 300_000 + 240_000 },
    ...{ empty_m: emptyMetres + at, laden_m: 500, standard_ms: 200_000 },
  }))

let test: TestApp
let parts: ScanParts
const at = (now: string) =>
  test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0, clock: 'frozen', frozenAt: now })
beforeAll(async () => {
  test = await buildTestApp()
  await seedFacts(test.store, WORKED_TERMINAL)
  const usual = [480, 510, 495, 520, 505, 488, 512, 530].map((metres, week) =>
    trips(PLANTED - (week + 1) * WEEK, metres),
  )
  const calm = Array.from({ length: 9 }, (_, week) => trips(PLANTED - HOUR - week * WEEK, 500))
  await seedFacts(test.store, { che_cycle: [...usual.flat(), ...calm.flat(), ...trips(PLANTED, 2400)] })
  parts = {
    ...{ admin: test.admin, reader: readerOf(test.store), busy: async () => new Set<string>() },
    now: () => new Date(),
  }
})
beforeEach(() => test.admin.notices.purge(new Date(Date.now() + HOUR)))
afterAll(() => test.close())

const run = { rule: { terminal: null }, goOn: async () => true } as Parameters<AnomalyScan['turn']>[0]
const told = async () =>
  (await test.admin.notices.list({ userId: 'u', terminals: null }, { current: 1, pageSize: 50 })).data

it('finds the planted hour and no other, and tells it once in a shift', async () => {
  await at('2026-03-04T08:00:00.000Z')
  const scan = new AnomalyScan(parts)
  expect(await scan.turn(run)).toEqual({ hours: 3, told: 1 })
  const [notice, ...more] = await told()
  expect(more).toEqual([])
  expect(notice).toMatchObject({ kind: 'anomaly', terminal: WORKED.id, userId: null })
  expect(notice?.detail).toMatchObject({
    measure: 'agv_empty_share',
    hour: '2026-03-04 15:00',
    weeks: 8,
    others: 0,
  })
  const href = new URL(notice?.href ?? '', 'http://here')
  expect(href.pathname).toBe('/BigDataAnalysis/workshift/workshiftMonitor')
  expect(href.searchParams.get('startTime')).toBe('2026-03-04 15:00')
  expect(href.searchParams.get('endTime')).toBe('2026-03-04 15:59')
  expect(await scan.turn(run)).toEqual({ hours: 0, told: 0 })
  expect(await new AnomalyScan(parts).turn(run)).toEqual({ hours: 3, told: 0 })
})

it('obeys its parameters: how far is far, and how many weeks have to be known', async () => {
  await at('2026-03-04T08:00:00.000Z')
  await setParameter(test, 'anomaly.score', 50)
  expect(await new AnomalyScan(parts).turn(run)).toMatchObject({ told: 0 })
  await setParameter(test, 'anomaly.score', PARAMETER_DEFAULTS['anomaly.score'])
  await setParameter(test, 'anomaly.learned_weeks', 10)
  await setParameter(test, 'anomaly.least_weeks', 9)
  expect(await new AnomalyScan(parts).turn(run)).toMatchObject({ told: 0 })
  await setParameter(test, 'anomaly.least_weeks', 8)
  expect(await new AnomalyScan(parts).turn(run)).toMatchObject({ told: 1 })
  await setParameter(test, 'anomaly.learned_weeks', 8)
  await setParameter(test, 'anomaly.least_weeks', 4)
})

it('stops when it is told to, and leaves terminals alone whose data are on their way', async () => {
  await at('2026-03-04T08:00:00.000Z')
  const stopped = { ...run, goOn: async () => false }
  expect(await new AnomalyScan(parts).turn(stopped)).toEqual({ hours: 0, told: 0 })
  const busy = { ...parts, busy: async () => new Set([WORKED.id]) }
  expect(await new AnomalyScan(busy).turn(run)).toEqual({ hours: 0, told: 0 })
  expect(await new BottleneckScan(busy).turn(run)).toEqual({ hours: 0, told: 0 })
  const elsewhere = { ...run, rule: { ...run.rule, terminal: 'elsewhere' } }
  expect(await new AnomalyScan(parts).turn(elsewhere)).toEqual({ hours: 0, told: 0 })
})

it('takes the same hour of the local week, whatever the clocks did meanwhile', () => {
  const after = Date.parse('2026-04-01T07:00:00Z')
  expect(weeksBefore(after, 1, 'Europe/Berlin')).toBe(Date.parse('2026-03-25T08:00:00Z'))
  expect(weeksBefore(after, 1, 'Asia/Shanghai')).toBe(after - WEEK)
  const live = { ...WORKED, kind: 'imported', sort: 0, clock: 'live', frozenAt: null } as const
  expect(lastFinishedHour(live, new Date('2026-03-04T08:10:00Z'))).toBe(PLANTED - HOUR)
  expect(lastFinishedHour(live, new Date('2026-03-04T08:20:00Z'))).toBe(PLANTED)
})

it('tells what held the quay back in the last hour, with its evidence, from the share that is set', async () => {
  const hours = [10, 11, 12].map((hour) => Date.parse(`2026-03-02T${hour}:00:00Z`))
  const terminal = await test.admin.terminals.get(WORKED.id)
  if (!terminal) throw new Error('the terminal is there')
  const asked = { reader: parts.reader, parameters: ALWAYS_DEFAULT }
  const rows = await Promise.all(hours.map((hour) => bottleneckOfHour(terminal, hour, asked)))
  const found = rows.findIndex((row) => Number(row?.lost_share ?? 0) > 0.01)
  expect(found).toBeGreaterThanOrEqual(0)
  const [hour = 0, row] = [hours[found], rows[found]]
  await at(new Date(hour + HOUR).toISOString())
  await setParameter(test, 'bottleneck.tell_percent', 1)
  const scan = new BottleneckScan(parts)
  expect(await scan.turn(run)).toEqual({ hours: 1, told: 1 })
  expect(await scan.turn(run)).toEqual({ hours: 0, told: 0 })
  const [notice] = await told()
  expect(notice).toMatchObject({ kind: 'bottleneck', terminal: WORKED.id })
  expect(notice?.detail).toMatchObject({
    root: row?.bottleneck_root,
    crane: row?.crane,
    minutes: row?.lost_minutes,
  })
  await test.admin.notices.purge(new Date(Date.now() + HOUR))
  await setParameter(test, 'bottleneck.tell_percent', 100)
  expect(await new BottleneckScan(parts).turn(run)).toEqual({ hours: 1, told: 0 })
})
