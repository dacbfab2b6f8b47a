import { machineTrack, TRACK_PAGES } from '@quaywise/contract'
import { authorityOfPath } from '@quaywise/domain'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const BEGIN = Date.parse('2026-03-02T10:00:00Z')
const HOUR = 3_600_000
/** The seconds at which the vehicle is for a moment far out to the east, and far out to the sea. */
const [EAST, SEA] = [1234, 2345]

/** One hour of a vehicle, a second at a time: to and fro along the quay, with a stand of ten minutes. */
const drive = Array.from({ length: 3600 }, (_, second) => ({
  ...{ terminal_id: WORKED.id, eq_kind: 'AGV', eq_id: 'A1', trolley: '', at: BEGIN + second * 1000 },
  x: second === EAST ? 999 : second > 3000 ? 50 : 100 + 80 * Math.sin(second / 60),
  y: second === SEA ? -77 : 60,
  ...{ z: 0, speed: 1.25, load_kg: 24_000, soc: 80.5, wind: 0, source: 'test' },
}))

const phase = (seq: number, from: number, to: number) => ({
  ...{ terminal_id: WORKED.id, eq_kind: 'QC', eq_id: 'Q1', cycle_id: 'C1', seq, trolley: 'main' },
  ...{ phase: 'TROLLEY', started_at: BEGIN + seq * 10_000, ended_at: BEGIN + (seq + 1) * 10_000 },
  ...{
    from_x: 10,
    from_y: from,
    from_z: 20,
    to_x: 10,
    to_y: to,
    to_z: 20,
    load_kg: 0,
    soc: 0,
    source: 'test',
  },
})

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await buildTestApp()
  const phases = [phase(0, -40, -10), phase(1, -10, 15)] as const
  await seedFacts(app.store, {
    telemetry: drive.map((fact) => ({ ...fact, eq_kind: 'AGV', trolley: '' })),
    cycle_phase: phases.map((fact) => ({ ...fact, eq_kind: 'QC', trolley: 'main', phase: 'TROLLEY' })),
  })
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(app, { pageAuthorities: [TRACK_PAGES.AGV, TRACK_PAGES.QC].map(authorityOfPath) })
  headers = await login(app)
})
afterAll(() => app.close())

const ask = (path: string, query: Record<string, string>) => {
  const period = { from: new Date(BEGIN).toISOString(), to: new Date(BEGIN + HOUR).toISOString() }
  return app.app.inject({ url: `/v1/track/${path}`, query: { ...period, ...query }, headers })
}

const trackOf = async (path: string, query: Record<string, string> = {}) => {
  const response = await ask(path, query)
  expect(response.statusCode, response.body).toBe(200)
  return machineTrack.parse(response.json().data)
}

describe('the track of a machine', () => {
  test('holds as many points as were asked for, in order, and only such as were measured', async () => {
    const { total, points, from } = await trackOf('AGV/A1')
    expect([total, points.length, from]).toEqual([3600, 2000, 'telemetry'])
    const at = points.map((point) => Date.parse(point.at))
    expect(at).toEqual([...new Set(at)].sort((a, b) => a - b))
    for (const { at, x, y, loadKg, soc, speed } of points) {
      const fact = drive[(Date.parse(at) - BEGIN) / 1000]
      expect([x, y]).toEqual([expect.closeTo(fact?.x ?? 0, 1), fact?.y])
      expect([loadKg, soc, speed]).toEqual([24_000, 80.5, 1.25])
    }
  })

  test.each([16, 100, 2000])(
    'keeps the ends, and what it reached for a moment, in %i points',
    async (points) => {
      const track = await trackOf('AGV/A1', { points: String(points) })
      expect(track.points).toHaveLength(points)
      const seconds = track.points.map(({ at }) => (Date.parse(at) - BEGIN) / 1000)
      expect(seconds).toEqual(expect.arrayContaining([0, EAST, SEA, 3599]))
    },
  )

  test('is the rows as they are where there are no more than asked for', async () => {
    const track = await trackOf('AGV/A1', { to: new Date(BEGIN + 60_000).toISOString() })
    expect([track.total, track.points.length]).toEqual([60, 60])
  })

  test('spreads what is left evenly over the time', async () => {
    const { points } = await trackOf('AGV/A1', { points: '400' })
    const at = points.map((point) => (Date.parse(point.at) - BEGIN) / 1000)
    const gaps = at.slice(1).map((second, i) => second - (at[i] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(90)
  })

  test('is told from the phases of its cycles where no position was measured', async () => {
    const { from, total, points } = await trackOf('QC/Q1')
    expect([from, total]).toEqual(['phases', 3])
    expect(points.map(({ y }) => y)).toEqual([-40, -10, 15])
    expect(points[0]?.speed).toBeCloseTo(3, 6)
  })

  test('is empty for a machine that nobody heard of', async () => {
    expect(await trackOf('AGV/A9')).toMatchObject({ total: 0, points: [] })
    expect(await trackOf('QC/Q1', { trolley: 'portal' })).toMatchObject({ total: 0, points: [] })
  })
})

describe('no track', () => {
  test.each([
    ['ends before it begins', { from: '2026-03-02T11:00:00Z', to: '2026-03-02T10:00:00Z' }],
    ['lasts longer than two days', { to: '2026-03-04T10:00:01Z' }],
    ['lies beyond the calendar', { from: '1960-01-01T00:00:00Z', to: '1960-01-01T01:00:00Z' }],
    ['has a time without a zone', { from: '2026-03-02T10:00:00' }],
    ['has no time', { from: 'yesterday' }],
    ['has fewer points than are of use', { points: '3' }],
    ['has more points than a screen', { points: '90000' }],
    ['is of a trolley that there is not', { trolley: 'third' }],
  ])('that %s', async (_what, query: Record<string, string>) => {
    expect((await ask('AGV/A1', query)).statusCode).toBe(422)
  })

  test('of a kind of machine that there is not', async () => {
    expect((await ask('SHIP/A1', {})).statusCode).toBe(422)
  })

  test('of a kind whose page the caller may not open, or of another terminal, or without a name', async () => {
    expect((await ask('ASC/S1', {})).statusCode).toBe(403)
    expect((await ask('AGV/A1', { terminal: 'elsewhere' })).statusCode).toBe(404)
    expect((await app.app.inject({ url: '/v1/track/AGV/A1' })).statusCode).toBe(401)
  })

  test('takes a name as anything but a name', async () => {
    const name = encodeURIComponent("A1' OR 1=1 --")
    expect(await trackOf(`AGV/${name}`)).toMatchObject({ total: 0 })
  })
})
