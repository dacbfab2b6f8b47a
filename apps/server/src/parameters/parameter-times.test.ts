import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const PAGE = 'bigdataanalysis_system_algorithmandsystemparametersetting'
const QC = 'bigdataanalysis_qc_qcefficiencytable'

let test: TestApp
const headers: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  test = await buildTestApp()
  await seedFacts(test.store, WORKED_TERMINAL)
  await test.admin.terminals.upsert({
    ...{ ...WORKED, kind: 'demo', sort: 0, clock: 'frozen' },
    frozenAt: '2026-03-02T16:00:00.000Z',
  })
  const pages = [PAGE, QC]
  await addUser(test, { username: 'ada', pageAuthorities: pages, uiAuthorities: ['export'] })
  await addUser(test, { username: 'bob', pageAuthorities: pages, uiAuthorities: ['parameter.approve'] })
  await addUser(test, { username: 'eve', pageAuthorities: [QC] })
  for (const name of ['ada', 'bob', 'eve']) headers[name] = await login(test, name)
})
afterAll(() => test.close())

const send = async (who: string, method: 'GET' | 'POST', url: string, payload?: object) => {
  const own = { method, url: `/v1/parameter/${url}`, headers: headers[who] ?? {} }
  const response = await test.app.inject(payload ? { ...own, payload } : own)
  return { status: response.statusCode, ...response.json() }
}
const list = async () => (await send('ada', 'GET', 'list')).data
const rowOf = async (key: string) => (await list()).parameters.find((row: { key: string }) => row.key === key)
const save = async (values: Record<string, unknown>, more: object = {}, who = 'ada') => {
  const known = new Map<string, number>(
    (await list()).parameters.map((row: { key: string; newest: number }) => [row.key, row.newest]),
  )
  const wanted = Object.entries(values).map(([key, value]) => ({ key, value, base: known.get(key) ?? 0 }))
  return send(who, 'POST', 'save', { values: wanted, reason: 'for the test', ...more })
}
const reset = async () => {
  const changed = (await list()).parameters.filter(
    (row: { value: unknown; default: unknown }) => row.value !== row.default,
  )
  for (const { key, default: value } of changed) await save({ [key]: value })
  // What counts leaves no trace in the facts.
  for (const { key, newest, version, byFact } of (await list()).parameters)
    if (byFact && version > 0)
      await send('ada', 'POST', 'rollBack', { key, number: 0, base: newest, reason: 'for the test' })
}
afterEach(reset)

const panel = async () => {
  const response = await test.app.inject({
    ...{ method: 'POST', url: '/v1/analysis/qc/qcEfficiencyTable/table', headers: headers.ada ?? {} },
    payload: {
      inquireParamCO: {
        ...{ startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', terminal: WORKED.id },
        visitedPage: '/BigDataAnalysis/qc/qcEfficiencyTable',
      },
    },
  })
  return response.json().data
}

/** Before all facts of the worked terminal, and in the middle of what the panel shows. */
const LONG_AGO = { effectiveFrom: '2026-01-01T00:00:00.000Z' }
const MIDST = '2026-03-02T11:00:00.000Z'

describe('parameters that count', () => {
  it('hold for facts of their own time: from now on, or from a time that is told', async () => {
    const before = await panel()
    await save({ 'cycle.valid_to_s': 110 })
    const later = await panel()
    expect(later.parameters).toEqual({ set: before.parameters.set + 1, changed: [] })
    expect(JSON.stringify(later.rows)).toBe(JSON.stringify(before.rows))
    await save({ 'cycle.valid_to_s': 110 }, { effectiveFrom: MIDST })
    const over = await panel()
    expect(over.parameters.changed).toEqual([
      { key: 'cycle.valid_to_s', value: 600, default: 600 },
      { key: 'cycle.valid_to_s', value: 110, default: 600, from: MIDST },
    ])
    await save({ 'cycle.valid_to_s': 110 }, LONG_AGO)
    const all = await panel()
    expect(all.parameters.changed).toEqual([{ key: 'cycle.valid_to_s', value: 110, default: 600 }])
    const middles = [before, over, all].map(({ subtotal }) => subtotal.cycle_p50)
    expect(new Set(middles).size).toBe(3)
  })

  it('refuse a time that nothing can lie before, at its field', async () => {
    const refused = await save({ 'cycle.valid_to_s': 110 }, { effectiveFrom: '1900-01-01T00:00:00.000Z' })
    expect(refused).toMatchObject({ status: 422, data: { fields: [{ field: 'effectiveFrom' }] } })
    await save({ 'cycle.valid_to_s': 110 })
    const { newest: base } = await rowOf('cycle.valid_to_s')
    const effectiveFrom = new Date(Date.now() + 3_600_000).toISOString()
    const back = { key: 'cycle.valid_to_s', number: 0, base, reason: 'not yet', effectiveFrom }
    const late = await send('ada', 'POST', 'rollBack', back)
    expect(late).toMatchObject({ status: 422, data: { fields: [{ field: 'effectiveFrom' }] } })
  })

  it('refuse a value that does not fit what held since the time that is told', async () => {
    await save({ 'cycle.valid_from_s': 100 }, { effectiveFrom: MIDST })
    await save({ 'cycle.valid_from_s': 30 })
    const refused = await save({ 'cycle.valid_to_s': 90 }, LONG_AGO)
    expect(refused).toMatchObject({ status: 422, data: { fields: [{ field: 'values.0.value' }] } })
    expect(await save({ 'cycle.valid_to_s': 90 })).toMatchObject({ status: 200 })
  })

  it('that go by the clock begin no earlier than now', async () => {
    const start = new Date().toISOString()
    await save({ 'refresh.panel_s': 60, 'cycle.valid_to_s': 110 }, LONG_AGO)
    expect((await rowOf('refresh.panel_s')).effectiveFrom >= start).toBe(true)
    expect(await rowOf('cycle.valid_to_s')).toMatchObject({ ...LONG_AGO, byFact: true })
  })

  it('are rolled back without a trace, or from a time that is told', async () => {
    const numbers = async () => JSON.stringify((await panel()).rows)
    const usual = await numbers()
    await save({ 'cycle.valid_to_s': 110 }, LONG_AGO)
    const changed = await numbers()
    const back = async (more: object) => {
      const { newest: base } = await rowOf('cycle.valid_to_s')
      const wanted = { key: 'cycle.valid_to_s', number: 0, base, reason: 'a mistake', ...more }
      expect((await send('ada', 'POST', 'rollBack', wanted)).status).toBe(200)
    }
    await back({ effectiveFrom: MIDST })
    const half = await numbers()
    expect(new Set([usual, changed, half]).size).toBe(3)
    await save({ 'cycle.valid_to_s': 110 }, LONG_AGO)
    expect(await numbers()).toBe(changed)
    await back({})
    expect(await numbers()).toBe(usual)
    expect((await panel()).parameters.changed).toEqual([])
  })

  it('keep the time that they were dated back to when a second person agrees', async () => {
    await save({ 'parameters.two_persons': true })
    const [past, plain] = [
      await save({ 'cycle.valid_to_s': 110 }, { effectiveFrom: MIDST }),
      await save({ 'teu.forty_five': 2 }),
    ]
    for (const { data } of [past, plain])
      await send('bob', 'POST', 'decide', { changeId: data.changeId, approve: true })
    expect(await rowOf('cycle.valid_to_s')).toMatchObject({ value: 110, effectiveFrom: MIDST })
    const { data: versions } = await send('ada', 'GET', 'history?key=teu.forty_five')
    expect(versions[0].effectiveFrom).toBe(versions[0].decidedAt)
    expect((await panel()).parameters.changed).toHaveLength(2)
    const off = await save({ 'parameters.two_persons': false })
    await send('bob', 'POST', 'decide', { changeId: off.data.changeId, approve: true })
  })
})
