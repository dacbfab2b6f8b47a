import { WORKED } from '@quaywise/testing/worked-terminal'
import { describe, expect, it } from 'vitest'
import { parametersAtWork } from './fixture/parameters-at-work.ts'

const work = parametersAtWork()
const { headers, send, list, rowOf, save } = work

const one = async (sql: string): Promise<number> => {
  const { rows } = await work.test.store.query<{ n: string }>(sql, { params: { terminal: WORKED.id } })
  return Number(rows[0]?.n)
}
const SECONDS = "dateDiff('millisecond', started_at, ended_at) / 1000"
const LIFTS = `quaywise.che_cycle WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND trolley = 'main'
  AND lift_kind = 'BOX' AND eq_id != '' AND ended_at > toDateTime64('2026-02-23 16:00:00', 3, 'UTC') AND ended_at <= toDateTime64('2026-03-02 16:00:00', 3, 'UTC')`

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

/** Before all facts of the worked terminal. */
const LONG_AGO = { effectiveFrom: '2026-01-01T00:00:00.000Z' }

describe('parameters', () => {
  it('are listed with what hangs on them, and only to who may open the page', async () => {
    const row = await rowOf('cycle.valid_to_s')
    expect(row).toMatchObject({ group: 'cycle', unit: 's', value: 600, default: 600, version: 0 })
    expect(row.measures).toContain('cycle_p50')
    expect(row.pages).toContain('/BigDataAnalysis/qc/qcEfficiencyTable')
    for (const { key, measures, pages, places } of (await list()).parameters)
      expect(measures.length + pages.length + places.length, key).toBeGreaterThan(0)
    expect((await send('eve', 'GET', 'list')).status).toBe(403)
    expect((await send('eve', 'POST', 'save', {})).status).toBe(403)
  })

  it('refuse wrong values at their field, and keep nothing of the rest', async () => {
    const refused = await save({ 'cycle.valid_from_s': 20, 'cycle.valid_to_s': 1_000_000 })
    expect(refused).toMatchObject({ status: 422, success: false })
    expect(refused.data.fields).toMatchObject([{ field: 'values.1.value' }])
    expect(await save({ 'oee.swap_planned': 'yes' })).toMatchObject({ status: 422 })
    expect(await save({ 'no.such': 1 })).toMatchObject({ status: 422 })
    expect(await save({ 'cycle.valid_from_s': 20 }, { reason: 'no' })).toMatchObject({ status: 422 })
    expect(
      await save({ 'cycle.valid_from_s': 20 }, { effectiveFrom: '2099-01-01T00:00:00.000Z' }),
    ).toMatchObject({ status: 422 })
    const order = await save({ 'appointment.missed_min': 20 })
    expect(order).toMatchObject({ status: 422 })
    expect((await rowOf('cycle.valid_from_s')).newest).toBe(0)
  })

  it('change what pages count, and pages say by which set', async () => {
    const before = await panel()
    expect(before.parameters.changed).toEqual([])
    const changed = await save({ 'standard.qc_percent': 90, 'cycle.valid_to_s': 110 }, LONG_AGO)
    expect(changed.data.state).toBe('approved')
    const after = await panel()
    expect(after.parameters.set).toBe(before.parameters.set + 1)
    expect(before.subtotal.cycle_p50).toBeGreaterThan(0)
    expect(after.subtotal.cycle_p50).not.toBe(before.subtotal.cycle_p50)
    expect(after.subtotal.gmph).toEqual(before.subtotal.gmph)
    expect(after.subtotal.lifts).toBe(before.subtotal.lifts)
    expect(after.parameters.changed).toEqual([{ key: 'cycle.valid_to_s', value: 110, default: 600 }])
    expect(await rowOf('standard.qc_percent')).toMatchObject({ value: 90, changedBy: expect.any(String) })
  })

  it('are tried before they are kept: what a dry run tells is what the facts tell', async () => {
    const tried = await send('ada', 'POST', 'dryRun', {
      values: [{ key: 'cycle.valid_to_s', value: 110 }],
      terminal: WORKED.id,
    })
    expect(tried.status).toBe(200)
    const valid = (to: number) => one(`SELECT countIf(${SECONDS} BETWEEN 30 AND ${to}) AS n FROM ${LIFTS}`)
    const [was, is] = [await valid(600), await valid(110)]
    expect(was).toBeGreaterThan(is)
    const measure = (id: string) => tried.data.measures.find((row: { measure: string }) => row.measure === id)
    expect(measure('valid_lifts')).toMatchObject({ before: was, after: is })
    const mean = (to: number) =>
      one(`SELECT avgIf(${SECONDS}, ${SECONDS} BETWEEN 30 AND ${to}) AS n FROM ${LIFTS}`)
    expect(measure('cycle_mean').before).toBeCloseTo(await mean(600), 6)
    expect(measure('cycle_mean').after).toBeCloseTo(await mean(110), 6)
    expect(tried.data.reclassified).toEqual([{ dataset: 'craneCycles', rows: was - is }])
    expect((await rowOf('cycle.valid_to_s')).value).toBe(600)
  })

  it('scale standard times: effectiveness follows, availability does not', async () => {
    const { data } = await send('ada', 'POST', 'dryRun', {
      values: [{ key: 'standard.qc_percent', value: 50 }],
      terminal: WORKED.id,
    })
    const hours = data.measures.find((row: { measure: string }) => row.measure === 'qc_standard_hours')
    const standard = await one(`SELECT sum(standard_ms) / 3600000 AS n FROM ${LIFTS}`)
    expect(hours.before).toBeCloseTo(standard, 9)
    expect(Math.abs(hours.after - standard / 2)).toBeLessThan(0.001)
    const named = data.measures.map(({ measure }: { measure: string }) => measure)
    expect(named).toContain('qc_oee')
    expect(named).not.toContain('qc_availability')
  })

  it('scale standard times of loading, of discharging and in the hold on top', async () => {
    const hours = async (values: Record<string, number>) => {
      const candidates = Object.entries(values).map(([key, value]) => ({ key, value }))
      const asked = { values: candidates, terminal: WORKED.id }
      const { data } = await send('ada', 'POST', 'dryRun', asked)
      return data.measures.find((row: { measure: string }) => row.measure === 'qc_standard_hours')
    }
    const of = (where: string) => one(`SELECT sumIf(standard_ms, ${where}) / 3600000 AS n FROM ${LIFTS}`)
    const [all, load, disc, hold] = [
      await of('1'),
      await of("op = 'LOAD'"),
      await of("op = 'DISC'"),
      await of("deck_hold = 'HOLD'"),
    ]
    expect(Math.min(load, disc, hold)).toBeGreaterThan(0)
    expect((await hours({ 'standard.qc_load_percent': 50 })).after).toBeCloseTo(all - load / 2, 3)
    expect((await hours({ 'standard.qc_discharge_percent': 50 })).after).toBeCloseTo(all - disc / 2, 3)
    expect((await hours({ 'standard.qc_hold_percent': 50 })).after).toBeCloseTo(all - hold / 2, 3)
    const both = await hours({ 'standard.qc_hold_percent': 150, 'standard.qc_percent': 120 })
    expect(both.after).toBeCloseTo(1.2 * (all + hold / 2), 3)
  })

  it('give AGVs their rated speeds, once both are set', async () => {
    const hours = async (values: Record<string, number>) => {
      const candidates = Object.entries(values).map(([key, value]) => ({ key, value }))
      const { data } = await send('ada', 'POST', 'dryRun', { values: candidates, terminal: WORKED.id })
      return data.measures.find((row: { measure: string }) => row.measure === 'agv_standard_hours')
    }
    const trips = LIFTS.replace(
      "eq_kind = 'QC' AND trolley = 'main'\n  AND lift_kind = 'BOX' AND eq_id != ''",
      "eq_kind = 'AGV'",
    )
    const told = await one(`SELECT sum(standard_ms) / 3600000 AS n FROM ${trips}`)
    const rated = await one(
      `SELECT sum(round(1000 * (empty_m / 5 + laden_m / 4 + 30))) / 3600000 AS n FROM ${trips}`,
    )
    expect(told).toBeGreaterThan(0)
    expect((await hours({ 'standard.agv_laden_mps': 4, 'standard.agv_handshake_s': 30 })).after).toBeCloseTo(
      told,
      9,
    )
    const set = { 'standard.agv_empty_mps': 5, 'standard.agv_laden_mps': 4, 'standard.agv_handshake_s': 30 }
    expect((await hours(set)).after).toBeCloseTo(rated, 9)
  })

  it('hold trunk and branch calls against targets of their own', async () => {
    const targets = async (lines: readonly string[]) => {
      const inquireParamCO = {
        ...{ startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', terminal: WORKED.id },
        visitedPage: '/BigDataAnalysis/workshift/workshiftMonitor',
        ...(lines.length > 0 ? { trunkBranchLine: lines } : {}),
      }
      const url = '/v1/analysis/workshift/workshiftMonitor/targets'
      const asked = { method: 'POST' as const, url, headers: headers.ada ?? {}, payload: { inquireParamCO } }
      const { data } = (await work.test.app.inject(asked)).json()
      return data.rows.find((row: { measure: string }) => row.measure === 'plan_share').target
    }
    await save({ 'target.plan_share.trunk': 95, 'target.plan_share': 80 })
    expect(await targets(['TRUNK'])).toBeNull()
    await save({ 'target.plan_share.trunk': 95, 'target.plan_share': 80 }, LONG_AGO)
    expect(await targets(['TRUNK'])).toBe(0.95)
    expect(await targets(['BRANCH'])).toBe(0.8)
    expect(await targets([])).toBe(0.8)
  })

  it('tell every page how near is near, how often to look, and how it usually looks', async () => {
    const shown = async () =>
      (await work.test.app.inject({ method: 'GET', url: '/v1/status' })).json().data.parameters
    const home = async () =>
      (
        await work.test.app.inject({ method: 'GET', url: '/api/currentUser', headers: headers.eve ?? {} })
      ).json().data.homePage
    expect(await shown()).toMatchObject({ nearShare: 0.03, forecastSeconds: 60, theme: 'dark' })
    expect(await home()).toBe('/account/profile')
    const page = '/BigDataAnalysis/qc/qcEfficiencyTable'
    await save({ 'target.near_percent': 10, 'refresh.forecast_s': 120, 'appearance.theme': 'system' })
    await save({ 'appearance.home_page': page })
    expect(await shown()).toMatchObject({ nearShare: 0.1, forecastSeconds: 120, theme: 'system' })
    expect(await home()).toBe(page)
    const chosen = { homePage: '/account/profile' }
    const put = {
      method: 'PUT' as const,
      url: '/v1/user/settings',
      headers: headers.eve ?? {},
      payload: chosen,
    }
    await work.test.app.inject(put)
    expect(await home()).toBe('/account/profile')
    expect(await save({ 'appearance.home_page': '/no/such' })).toMatchObject({ status: 422 })
  })

  it('come into effect at their time', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await save({ 'retention.notice_days': 30 }, { effectiveFrom: soon })
    expect(await rowOf('retention.notice_days')).toMatchObject({
      ...{ value: 90, coming: [{ value: 30, waiting: false, effectiveFrom: soon }] },
    })
    const { newest } = await rowOf('retention.notice_days')
    const back = { key: 'retention.notice_days', number: 0, base: newest, reason: 'not after all' }
    expect((await send('ada', 'POST', 'rollBack', back)).status).toBe(200)
    expect((await rowOf('retention.notice_days')).coming).toEqual([])
  })

  it('wait for a second person where two are wanted', async () => {
    await save({ 'parameters.two_persons': true })
    const waiting = await save({ 'refresh.panel_s': 60 })
    expect(waiting.data.state).toBe('waiting')
    expect((await rowOf('refresh.panel_s')).value).toBe(30)
    const decide = (who: string, approve = true) =>
      send(who, 'POST', 'decide', { changeId: waiting.data.changeId, approve, note: 'seen' })
    expect((await decide('ada')).status).toBe(403)
    expect((await decide('bob')).data).toEqual({ state: 'approved' })
    expect((await decide('bob')).status).toBe(404)
    expect((await rowOf('refresh.panel_s')).value).toBe(60)
    const off = await save({ 'parameters.two_persons': false }, {}, 'bob')
    const own = await send('bob', 'POST', 'decide', { changeId: off.data.changeId, approve: true, note: '' })
    expect(own).toMatchObject({ status: 403, errorCode: 'OWN_CHANGE' })
    const other = await save({ 'parameters.two_persons': false })
    expect(other.data.state).toBe('waiting')
    const done = await send('bob', 'POST', 'decide', { changeId: other.data.changeId, approve: true })
    expect(done.status).toBe(200)
    const queue = await send('ada', 'GET', 'changes?state=waiting')
    expect(queue.data).toMatchObject([{ id: off.data.changeId, own: false }])
    await send('bob', 'POST', 'decide', { changeId: off.data.changeId, approve: false })
  })

  it('are refused where another person was quicker', async () => {
    const values = [{ key: 'refresh.notice_s', value: 90, base: 0 }]
    expect((await send('ada', 'POST', 'save', { values, reason: 'the first' })).status).toBe(200)
    const late = await send('bob', 'POST', 'save', { values, reason: 'the second' })
    expect(late).toMatchObject({ status: 409, data: { fields: [{ field: 'values.0.value' }] } })
  })

  it('go out as a file and come in again, all or nothing', async () => {
    const file = (
      await work.test.app.inject({ method: 'GET', url: '/v1/parameter/export', headers: headers.ada ?? {} })
    ).json()
    expect(file.parameters['sign_in.session_hours']).toBe(12)
    const values = Object.entries({ ...file.parameters, 'refresh.panel_s': 45 }).map(([key, value]) => ({
      key,
      value,
    }))
    const checked = await send('ada', 'POST', 'check', { values })
    const differing = checked.data.values.filter((row: { from: unknown; to: unknown }) => row.from !== row.to)
    expect(differing).toMatchObject([{ key: 'refresh.panel_s', from: 30, to: 45 }])
    const wrong = await send('ada', 'POST', 'check', { values: [...values, { key: 'x', value: 1 }] })
    expect(wrong).toMatchObject({ status: 422 })
  })
})
