import { ROUTES } from '@quaywise/contract'
import { authorityOfPath } from '@quaywise/domain'
import { REPORTS } from '@quaywise/reports/server'
import { addUser, buildTestApp, login, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardRoutes } from './authorise.ts'

let test: TestApp
type Headers = Record<string, string>

const QC = '/BigDataAnalysis/qc/qcEfficiencyTable'
const bodyFor = (visitedPage: string, more: object = {}) => ({
  inquireParamCO: { startTime: '2026-01-09 00:00', endTime: '2026-01-09 23:59', visitedPage, ...more },
})
const post = (url: string, payload: object, headers: Headers) =>
  test.app.inject({ method: 'POST', url, payload, headers })

beforeAll(async () => {
  test = await buildTestApp()
  for (const [sort, id] of ['east', 'west'].entries())
    await test.admin.terminals.upsert({
      ...{
        id,
        name: id,
        locode: null,
        zone: 'Asia/Shanghai',
        kind: 'imported',
        clock: 'live',
        frozenAt: null,
        sort,
      },
    })
  await addUser(test, { username: 'nothing' })
  await addUser(test, { username: 'qc', pageAuthorities: [authorityOfPath(QC)], terminals: ['west'] })
  await addUser(test, { username: 'admin', isAdmin: true })
})
afterAll(() => test.close())

describe('the gate', () => {
  it('keeps everyone without a session out of every call that is not public', async () => {
    const closed = ROUTES.filter(({ access }) => access !== 'public')
    for (const { method, path } of closed) {
      const response = await test.app.inject({ method, url: path.replaceAll(':', '') })
      expect([path, response.statusCode]).toEqual([path, 401])
    }
    expect(closed.length).toBeGreaterThan(8)
  })

  it('does not register a route that does not say who may call it', async () => {
    const app = Fastify()
    guardRoutes(app)
    expect(() => app.get('/open', async () => 'open')).toThrow('does not say who may call it')
  })
})

describe('the authority of a page', () => {
  it('is asked for on every panel, its rows and the conditions of every gated page', async () => {
    const headers = await login(test, 'nothing')
    for (const { report } of REPORTS.values()) {
      const expected = report.gated ? 403 : 200
      const body = bodyFor(report.path)
      const calls = Object.keys(report.panels).flatMap((panel) => [
        `/v1/analysis/${report.id}/${panel}`,
        `/v1/analysis/${report.id}/${panel}/rows`,
      ])
      for (const url of ['/v1/inquire/condition', ...calls])
        expect([url, (await post(url, body, headers)).statusCode]).toEqual([url, expected])
    }
  })

  it('opens its own page and no other', async () => {
    const headers = await login(test, 'qc')
    expect((await post('/v1/analysis/qc/qcEfficiencyTable/table', bodyFor(QC), headers)).statusCode).toBe(200)
    const vessel = '/BigDataAnalysis/vessel/VesselEfficiencyTable'
    expect((await post('/v1/inquire/condition', bodyFor(vessel), headers)).statusCode).toBe(403)
    const listed = (await test.app.inject({ url: '/v1/analysis', headers })).json().data
    expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual([
      'qc/qcEfficiencyTable',
      'workshift/workshiftMonitor',
      'workshift/workshiftMonitorHour',
    ])
  })

  it('cannot be borrowed by naming another page in the body', async () => {
    const headers = await login(test, 'qc')
    const body = bodyFor('/BigDataAnalysis/workshift/workshiftMonitorHour')
    const response = await post('/v1/analysis/qc/qcEfficiencyTable/table', body, headers)
    expect(response.statusCode).toBe(422)
    expect(response.json().errorMessage).toContain('visitedPage')
  })
})

describe('the terminals of a role', () => {
  it('limit what may be asked', async () => {
    const headers = await login(test, 'qc')
    const ask = (terminal: string) =>
      post('/v1/analysis/qc/qcEfficiencyTable/summary', bodyFor(QC, { terminal }), headers)
    expect((await ask('west')).statusCode).toBe(200)
    expect((await ask('east')).statusCode).toBe(403)
    expect((await ask('south')).json().errorCode).toBe('UNKNOWN_TERMINAL')
    const user = (await test.app.inject({ url: '/api/currentUser', headers })).json().data
    expect([user.defaultTerminal, user.terminals.length]).toEqual(['west', 1])
  })
})

describe('other rights', () => {
  it('give the administrator every page and every element', async () => {
    const headers = await login(test, 'admin')
    const { pageAuthorities, uiAuthorities } = (
      await test.app.inject({ url: '/v1/permission/current', headers })
    ).json().data
    expect(pageAuthorities).toContain('admin_permission')
    expect(pageAuthorities).toContain(authorityOfPath(QC))
    expect(uiAuthorities).toContain('data.ingest')
  })

  it('let the tool of this machine send files, and nothing else', async () => {
    const headers = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }
    const send = await test.app.inject({ method: 'POST', url: '/v1/ingest/port-calls', headers })
    expect(send.statusCode).toBe(422)
    expect((await post('/v1/inquire/condition', bodyFor(QC), headers)).statusCode).toBe(403)
    expect((await test.app.inject({ url: '/api/currentUser', headers })).statusCode).toBe(403)
  })

  it('keep files of users without data.ingest out', async () => {
    const headers = await login(test, 'qc')
    expect(
      (await test.app.inject({ method: 'POST', url: '/v1/ingest/port-calls', headers })).statusCode,
    ).toBe(403)
  })
})
