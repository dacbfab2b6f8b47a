import { type PanelData, panelData } from '@quaywise/contract'
import { authorityOfPath } from '@quaywise/domain'
import { addUser, buildTestApp, login, setParameter, type TestApp } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PAGE = 'monthly/monthlyEfficiencyTable'
const MARCH = { startTime: '2026-03-01 00:00', endTime: '2026-03-31 23:59' }

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await buildTestApp()
  await seedFacts(app.store, WORKED_TERMINAL)
  await app.admin.terminals.upsert({ ...WORKED, clock: 'live', frozenAt: null, kind: 'demo', sort: 0 })
  await addUser(app, { isAdmin: true })
  headers = await login(app)
})
afterAll(() => app.close())

const inject = (path: string, payload?: object, as = headers) =>
  app.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/v1/analysis/${PAGE}/${path}`,
    headers: as,
    ...(payload ? { payload } : {}),
  })
const lock = (month: string, version: number) => inject('locks', { month, version, terminal: WORKED.id })
const ask = async (panel: string, filters: object = {}, more: object = {}): Promise<PanelData> => {
  const visitedPage = `/BigDataAnalysis/${PAGE}`
  const inquireParamCO = { ...MARCH, visitedPage, terminal: WORKED.id, ...filters }
  const response = await inject(panel, { inquireParamCO, ...more })
  expect(response.statusCode, response.body).toBe(200)
  return panelData.parse(response.json().data)
}
const boxes = ({ rows }: PanelData) => rows.find(({ measure }) => measure === 'throughput_boxes')
const march = ({ rows }: PanelData) => rows.find(({ month }) => month === '2026-03')
const day = ({ rows }: PanelData) => rows.find((row) => row.day === '2026-03-02')

/** A lift that is told after the month was reported. */
const tellLate = async (id: string, throughput: number) => {
  const first = WORKED_TERMINAL.che_cycle?.find(
    ({ eq_kind, throughput_boxes }) => eq_kind === 'QC' && throughput_boxes > 0,
  )
  if (!first) throw new Error('The worked terminal has no lift.')
  await seedFacts(app.store, { che_cycle: [{ ...first, cycle_id: id, throughput_boxes: throughput }] })
}

describe('a locked month', () => {
  let before: number
  test('is refused while it is not over, out of turn, or to who may not', async () => {
    before = Number(boxes(await ask('summary'))?.value)
    expect(before).toBeGreaterThan(0)
    expect((await lock('2199-01', 1)).statusCode).toBe(422)
    expect((await lock('2026-13', 1)).statusCode).toBe(422)
    expect((await lock('2026-03', 2)).statusCode).toBe(409)
    const empty = await lock('2026-02', 1)
    expect([empty.statusCode, empty.json().data.fields]).toEqual([
      422,
      [{ field: 'month', message: '这个月没有可锁定的数据。' }],
    ])
    const pageAuthorities = [authorityOfPath(`/BigDataAnalysis/${PAGE}`)]
    await addUser(app, { username: 'bob', pageAuthorities, uiAuthorities: ['parameter.approve'] })
    const other = await login(app, 'bob')
    const refused = await inject('locks', { month: '2026-03', version: 1, terminal: WORKED.id }, other)
    expect(refused.statusCode).toBe(403)
    expect((await inject(`locks?terminal=${WORKED.id}`)).json().data).toEqual([])
  })

  test('shows what was reported, and beside it what late data made of it', async () => {
    const response = await lock('2026-03', 1)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json().data).toMatchObject({ month: '2026-03', version: 1 })
    const same = await ask('summary')
    expect(same.kept?.['2026-03']).toMatchObject({ version: 1, whole: true })
    for (const row of same.rows) expect(row.now, String(row.measure)).toBeUndefined()
    expect(march(await ask('scorecard'))?.now).toBeUndefined()
    for (const row of (await ask('table', {}, { pageSize: 100 })).rows)
      expect(row.now, String(row.day)).toBeUndefined()

    await tellLate('late', 5)
    expect(boxes(await ask('summary'))).toMatchObject({ value: before, now: before + 5 })
    expect(march(await ask('scorecard'))).toMatchObject({
      throughput_boxes: before,
      now: { throughput_boxes: before + 5 },
    })
    const table = await ask('table', {}, { pageSize: 100 })
    expect(table.subtotal).toMatchObject({ throughput_boxes: before, now: { throughput_boxes: before + 5 } })
    expect(day(table)).toMatchObject({ throughput_boxes: before, now: { throughput_boxes: before + 5 } })
    expect(day(await ask('calendar'))?.now).toBeDefined()
    const { toDate } = await ask('scorecard')
    expect(toDate).toMatchObject({ throughput_boxes: before, now: { throughput_boxes: before + 5 } })
    expect(toDate?.counted).toContain('truck_turn_p50')
    expect(toDate?.counted).not.toContain('gmph')
    const weeks = await ask('table', {}, { by: 'week' })
    const week = weeks.rows.find((row) => row.week === '2026-W10')
    expect(week).toMatchObject({ throughput_boxes: before, now: { throughput_boxes: before + 5 } })
    expect(week?.counted).toContain('truck_turn_p50')
    const behind = await ask(
      'scorecard/rows',
      {},
      {
        ...{ measure: 'throughput_boxes', mark: { month: '2026-03' } },
      },
    )
    expect(behind.kept?.['2026-03']).toMatchObject({ version: 1, whole: false })
    expect(behind.subtotal?.contribution).toBe(before + 5)
    const file = await inject('export?format=csv&panel=summary', {
      inquireParamCO: { ...MARCH, visitedPage: `/BigDataAnalysis/${PAGE}`, terminal: WORKED.id },
    })
    expect(file.statusCode).toBe(200)
    expect(file.body).toContain(`,${before},`)
  })

  test('is kept for each choice of its filters, and says where it is not', async () => {
    const trunk = await ask('summary', { trunkBranchLine: ['TRUNK'] })
    expect(trunk.kept?.['2026-03']?.whole).toBe(true)
    const both = await ask('summary', { trunkBranchLine: ['TRUNK', 'UNKNOWN'] })
    expect(both.kept?.['2026-03']?.whole).toBe(false)
    expect(boxes(both)?.now).toBeUndefined()
    const marked = await ask('summary', {}, { marks: { crane: ['Q1'] } })
    expect(marked.kept?.['2026-03']?.whole).toBe(false)
    const part = await ask('summary', { endTime: '2026-03-30 23:59' })
    expect([part.kept, boxes(part)?.value]).toEqual([undefined, before + 5])
  })

  test('is what April is compared with', async () => {
    const april = { startTime: '2026-04-01 00:00', endTime: '2026-04-30 23:59' }
    expect(boxes(await ask('summary', april, { compare: 'previous' }))?.compare).toBe(before)
  })

  test('is locked anew as a next version, and the first one stays', async () => {
    const MIDST = '2026-03-02T11:00:00.000Z'
    await setParameter(app, 'standard.agv_percent', 80, new Date(MIDST))
    await setParameter(app, 'teu.forty_five', 2, new Date('2026-04-01T00:00:00Z'))
    const changed = (await ask('scorecard')).rows.find(({ month }) => month === '2026-03')
    expect(changed?.now).toHaveProperty('agv_oee')
    const locked = await lock('2026-03', 2)
    expect(locked.statusCode).toBe(200)
    const set = locked.json().data.parameters.filter(({ key }: { key: string }) => !key.startsWith('target.'))
    expect(set).toEqual([
      { key: 'standard.agv_percent', version: 0, value: '100' },
      { key: 'standard.agv_percent', version: 1, value: '80', from: MIDST },
    ])
    expect(march(await ask('scorecard'))?.now).toBeUndefined()
    const again = await ask('summary')
    expect(again.kept?.['2026-03']?.version).toBe(2)
    expect(boxes(again)).toMatchObject({ value: before + 5 })
    const { data } = (await inject(`locks?terminal=${WORKED.id}`)).json()
    expect(data.map(({ version }: { version: number }) => version)).toEqual([1, 2])
    const [first] = await app.admin.monthLocks.list({ terminal: WORKED.id, page: `/BigDataAnalysis/${PAGE}` })
    const kept = await app.admin.monthLocks.numbers([first?.id ?? ''], '', 'month')
    expect(kept.get(first?.id ?? '')).toMatchObject({ throughput_boxes: { value: before } })
  })
})
