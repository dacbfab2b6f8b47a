import { WORKED } from '@quaywise/testing/worked-terminal'
import { describe, expect, it } from 'vitest'
import { parametersAtWork } from './fixture/parameters-at-work.ts'

const work = parametersAtWork()
const { headers, send, rowOf, save } = work

const panel = async () => {
  const response = await work.test.app.inject({
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
