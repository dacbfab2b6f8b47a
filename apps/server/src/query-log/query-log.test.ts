import { setTimeout as sleep } from 'node:timers/promises'
import type { LogRow } from '@quaywise/admin-store'
import { ROUTES } from '@quaywise/contract'
import { authorityOfPath } from '@quaywise/domain'
import { addUser, buildTestApp, login, TEST_PASSWORD, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { placeOf } from './place-of.ts'

const QC = '/BigDataAnalysis/qc/qcEfficiencyTable'
const PERIOD = { startTime: '2026-01-09 00:00', endTime: '2026-01-09 23:59', visitedPage: QC }

let test: TestApp
type Headers = Record<string, string>
let admin: Headers
let ada: Headers

const post = (url: string, payload: object, headers: Headers = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers })

const span = () => ({
  from: new Date(Date.now() - 3_600_000).toISOString(),
  to: new Date(Date.now() + 60_000).toISOString(),
})

const row = z.looseObject({
  ...{ seq: z.number(), username: z.string(), personName: z.string(), roles: z.string(), module: z.string() },
  ...{ page: z.string().nullable(), endpoint: z.string(), action: z.string(), parameters: z.unknown() },
  ...{ address: z.string().nullable(), status: z.number(), errorCode: z.string().nullable(), ms: z.number() },
  ...{ rowCount: z.number().nullable(), exported: z.boolean(), traceId: z.string() },
  changes: z.array(z.object({ kind: z.string(), before: z.unknown(), after: z.unknown() })).nullable(),
})
const list = z.object({ data: z.array(row), total: z.number() })

const find = async (filter: object = {}) => {
  const response = await post('/v1/log/find', { ...span(), pageSize: 200, ...filter }, admin)
  expect(response.statusCode, response.body).toBe(200)
  return list.parse(response.json())
}

/** What is noted of a call that says where its caller stands. */
const placeOfCall = (address: string) => {
  const routeOptions = { config: { access: 'signed-in' }, url: '/v1/x' }
  return placeOf({ headers: { 'x-page': address }, routeOptions, asked: null } as unknown as FastifyRequest)
}

const allIn = async (filter: { from: string; to: string }): Promise<LogRow[]> => {
  const all: LogRow[] = []
  for await (const rows of test.admin.log.read(filter)) all.push(...rows)
  return all
}

/** The newest row of the log, read past the calls, which would note themselves. */
const newest = async () => {
  await test.app.queryLog.flush()
  const { lastSeq } = await test.admin.log.ends()
  return test.admin.log.get(lastSeq)
}

beforeAll(async () => {
  test = await buildTestApp()
  const terminal = {
    id: 'demo',
    name: 'Demo',
    locode: null,
    zone: 'Asia/Shanghai',
    kind: 'imported',
  } as const
  await test.admin.terminals.upsert({ ...terminal, clock: 'live', frozenAt: null, sort: 0 })
  await addUser(test, { username: 'root', name: 'Root', isAdmin: true })
  await addUser(test, {
    username: 'ada',
    pageAuthorities: [authorityOfPath(QC)],
    uiAuthorities: ['export'],
  })
  admin = await login(test, 'root')
  ada = await login(test, 'ada')
})
afterAll(() => test.close())

describe('what is noted', () => {
  it('is who signed in, before they are told so', async () => {
    await login(test, 'ada')
    const { lastSeq } = await test.admin.log.ends()
    expect(await test.admin.log.get(lastSeq)).toMatchObject({
      ...{ action: 'sign-in', username: 'ada', personName: 'Ada', roles: 'role of ada', status: 200 },
      ...{ endpoint: 'POST /api/login/account', module: 'account', ip: '127.0.0.1' },
    })
  })

  it('is who failed to, but never a name that nobody has: it may be a password', async () => {
    const wrong = { type: 'account', username: 'ada', password: 'wrong horse' }
    expect((await post('/api/login/account', wrong)).statusCode).toBe(401)
    expect(await newest()).toMatchObject({
      ...{ action: 'sign-in', username: 'ada', status: 401, errorCode: 'WRONG_CREDENTIALS' },
    })
    await post('/api/login/account', { ...wrong, username: 'my secret horse' })
    const unknown = await newest()
    expect(unknown).toMatchObject({ action: 'sign-in', username: '', userId: null, status: 401 })
    expect(JSON.stringify(unknown)).not.toContain('horse')
    expect(JSON.parse(unknown?.parameters ?? '')).toEqual({ type: 'account' })
  })

  it('is what they asked, where they stood, how many rows it gave and how long it took', async () => {
    const address = `${QC}?startTime=2026-01-09+00%3A00&table.sort=-gmph&token=PLANTED`
    const body = { inquireParamCO: { ...PERIOD, line: ['MSK'] }, current: 1 }
    const asked = await post('/v1/analysis/qc/qcEfficiencyTable/table', body, { ...ada, 'x-page': address })
    expect(asked.statusCode).toBe(200)
    const noted = await newest()
    expect(noted).toMatchObject({
      ...{ action: 'query', username: 'ada', page: QC, module: 'qc', rowCount: 0, exported: false },
      ...{ endpoint: 'POST /v1/analysis/:area/:page/:panel', traceId: asked.json().traceId, status: 200 },
      address: `${QC}?startTime=2026-01-09+00%3A00&table.sort=-gmph`,
    })
    expect(JSON.parse(noted?.parameters ?? '')).toMatchObject({ panel: 'table', body: { current: 1 } })
  })

  it('is what was refused, and an address only where it is that of the page', async () => {
    const vessel = '/BigDataAnalysis/vessel/VesselEfficiencyTable'
    const body = { inquireParamCO: { ...PERIOD, visitedPage: vessel } }
    await post('/v1/inquire/condition', body, { ...ada, 'x-page': QC })
    expect(await newest()).toMatchObject({ page: vessel, address: null, status: 403, errorCode: 'FORBIDDEN' })
    await test.app.inject({
      url: '/api/currentUser',
      headers: { authorization: `Bearer ${TEST_TOOL_TOKEN}` },
    })
    expect(await newest()).toMatchObject({ username: 'tool', status: 403 })
  })

  it('is an export with the rows that it gave', async () => {
    const body = { inquireParamCO: PERIOD }
    const file = await post('/v1/analysis/qc/qcEfficiencyTable/export?format=xlsx', body, ada)
    expect(file.statusCode).toBe(200)
    expect(await newest()).toMatchObject({ action: 'export', exported: true, page: QC, status: 200 })
    expect((await newest())?.rowCount).toBeGreaterThanOrEqual(0)
  })

  it('is a file that came in', async () => {
    const headers = { authorization: `Bearer ${TEST_TOOL_TOKEN}`, 'content-type': 'text/csv' }
    await test.app.inject({ method: 'POST', url: '/v1/ingest/port-calls', payload: 'a,b\n', headers })
    const { lastSeq } = await test.admin.log.ends()
    expect(await test.admin.log.get(lastSeq)).toMatchObject({
      action: 'ingest',
      username: 'tool',
      module: 'system',
    })
  })

  it('is not what only shows the page', async () => {
    const before = await test.admin.log.ends()
    await test.app.inject({ url: '/api/currentUser', headers: ada })
    await test.app.inject({ url: '/v1/status', headers: ada })
    await test.app.inject({ url: '/v1/views?page=x', headers: ada })
    await test.app.queryLog.flush()
    expect(await test.admin.log.ends()).toEqual(before)
  })
})

describe('a change', () => {
  const view = {
    page: QC,
    name: 'Mine',
    description: '',
    audience: 'own',
    roleId: null,
    query: {},
    period: null,
  }
  const lastNoted = async () => test.admin.log.get((await test.admin.log.ends()).lastSeq)

  it('has its row, with what was before and after, before it is answered', async () => {
    const made = await post('/v1/views', view, ada)
    expect(made.statusCode, made.body).toBe(200)
    const { id } = made.json().data
    const noted = await lastNoted()
    expect(noted).toMatchObject({ action: 'change', username: 'ada', endpoint: 'POST /v1/views' })
    expect(JSON.parse(noted?.changes ?? '')).toMatchObject([
      { kind: 'view', id, name: 'Mine', before: null, after: { name: 'Mine', audience: 'own' } },
    ])
    const { page: _, ...rest } = view
    const renamed = await test.app.inject({
      ...{ method: 'PUT', url: `/v1/views/${id}`, headers: ada, payload: { ...rest, name: 'Ours' } },
    })
    expect(renamed.statusCode, renamed.body).toBe(200)
    expect(JSON.parse((await lastNoted())?.changes ?? '')).toMatchObject([
      { before: { name: 'Mine' }, after: { name: 'Ours' } },
    ])
    await test.app.inject({ method: 'DELETE', url: `/v1/views/${id}`, headers: ada })
    expect(JSON.parse((await lastNoted())?.changes ?? '')).toMatchObject([
      { before: { name: 'Ours' }, after: null },
    ])
  })

  it('is noted as refused where it was', async () => {
    await post('/v1/views', { ...view, name: '' }, ada)
    expect(await lastNoted()).toMatchObject({
      action: 'change',
      status: 422,
      parameters: '{}',
      changes: null,
    })
  })
})

describe('the address of a page', () => {
  it('is kept as it was, whatever it asks, so that opening it asks the same', async () => {
    const pages: Readonly<Record<string, Headers>> = {
      [QC]: {
        ...{ startTime: '2026-01-09 00:00', endTime: '2026-01-09 23:59', trunkBranchLine: 'TRUNK,BRANCH' },
        ...{
          'table.sort': '-gmph',
          'table.where.gmph': '20..30',
          'table.cols': 'crane,gmph',
          compare: 'before',
        },
      },
      '/BigDataAnalysis/vessel/VesselSingleShipSummary': { visit: 'TN05-106', terminal: 'demo' },
      '/BigDataAnalysis/monthly/monthlyEfficiencyTable': {
        month: '2026-01',
        compare: 'year',
        scorecard: 'gmph',
      },
      '/BigDataAnalysis/system/AlgorithmAndSystemParameterSetting': {
        part: 'changes',
        state: 'waiting',
        page: '2',
      },
      '/admin/account': { state: 'disabled', q: '李 雷', sort: '-lastSignInAt' },
    }
    for (const [path, query] of Object.entries(pages)) {
      const { page, address } = placeOfCall(`${path}?${new URLSearchParams(query)}`)
      if (page === null) throw new Error(`${path} is no page`)
      expect(Object.fromEntries(new URL(address ?? '', 'http://here').searchParams), path).toEqual(query)
    }
    expect(placeOfCall('/account/profile?state=abc&code=def&tab=security').address).toBe(
      '/account/profile?tab=security',
    )
    expect(placeOfCall(`${QC}?captcha=123456&line=MSK`).address).toBe(`${QC}?line=MSK`)
  })
})

describe('secrets', () => {
  const names = [
    'password',
    'oldPassword',
    'newPassword',
    'confirm_password',
    'captcha',
    'code',
    'token',
    'secret',
  ]
  const more = [
    'clientSecret',
    'webhookSecret',
    'totpSecret',
    'otp',
    'authorization',
    'apiKey',
    'recoveryCodes',
  ]
  const planted = Object.fromEntries([...names, ...more].map((name) => [name, `PLANTED${name}`]))
  const body = {
    ...planted,
    nested: { ...planted, list: [planted] },
    url: 'https://a:PLANTED@b.c/PLANTED?k=PLANTED#PLANTED',
  }

  it('never reach it, whatever the route', async () => {
    const query = String(new URLSearchParams(planted))
    for (const { method, path } of ROUTES.filter(({ path }) => !path.endsWith('outLogin')))
      for (const payload of [body, { type: 'account', username: 'ada', ...body }])
        await test.app.inject({
          ...{ method, url: `${path.replaceAll(':', '')}?${query}` },
          headers: { ...admin, 'x-page': `${QC}?${query}` },
          ...(method === 'GET' ? {} : { payload }),
        })
    for (const username of ['ada', 'PLANTEDname'])
      await post('/api/login/account', { type: 'account', username, password: 'PLANTED' })
    await post('/api/login/account', { type: 'mobile', mobile: '13800000000', captcha: '918273' })
    await post('/v1/user/changePassword', { oldPassword: 'PLANTED', newPassword: 'PLANTED2' }, ada)
    const good = { inquireParamCO: { ...PERIOD, line: ['Bearer PLANTED'] } }
    await post('/v1/analysis/qc/qcEfficiencyTable/table', good, ada)
    await test.app.queryLog.flush()
    const rows = await allIn(span())
    expect(rows.length).toBeGreaterThan(20)
    const text = JSON.stringify(rows)
    const found = rows.find((each) => JSON.stringify(each).includes('PLANTED'))
    expect(found).toBeUndefined()
    for (const secret of ['PLANTED', '918273', TEST_PASSWORD, admin.authorization?.slice(7) ?? ''])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  })
})

describe('the calls of the log', () => {
  it('are for whoever may open its page', async () => {
    for (const { method, path } of ROUTES.filter((route) => /^\/v1\/log\/(?!own)/.test(route.path)))
      expect((await test.app.inject({ method, url: path, headers: ada })).statusCode).toBe(403)
  })

  it('find, sort and page', async () => {
    const { data, total } = await find({ username: 'ada', sort: 'ms', order: 'descend', pageSize: 3 })
    expect(data).toHaveLength(3)
    expect(total).toBeGreaterThan(3)
    expect(data.map(({ ms }) => ms)).toEqual(data.map(({ ms }) => ms).sort((a, b) => b - a))
    expect((await find({ action: 'sign-in', result: 'failed', username: 'ada' })).total).toBeGreaterThan(0)
    expect((await find({ text: 'qcEfficiencyTable' })).total).toBeGreaterThan(0)
    const backwards = await post('/v1/log/find', { from: span().to, to: span().from }, admin)
    expect([backwards.statusCode, backwards.json().data.fields]).toMatchObject([422, [{ field: 'to' }]])
  })

  it('tell the tiles that the rows add up to, and their charts', async () => {
    const { from, to } = span()
    await test.app.queryLog.flush()
    const before = await allIn({ from, to })
    const rows = before.filter(({ part }) => part === 1)
    const { tiles, hours, people, endpoints, failures } = (
      await post('/v1/log/summary', { from, to }, admin)
    ).json().data
    const counted = hours.reduce(
      (sum: number, hour: { ok: number; failed: number }) => sum + hour.ok + hour.failed,
      0,
    )
    expect([tiles.requests, counted]).toEqual([rows.length, rows.length])
    expect(tiles.signInsFailed).toBe(rows.filter((r) => r.action === 'sign-in' && r.status >= 400).length)
    expect(tiles.exports).toBe(rows.filter((r) => r.exported && r.status < 400).length)
    expect(tiles.exports).toBeGreaterThan(0)
    expect(people.map(({ username }: { username: string }) => username)).toContain('ada')
    expect(endpoints.length * failures.length).toBeGreaterThan(0)
  })

  it('give people only their own rows', async () => {
    const own = list.parse((await post('/v1/log/own', { ...span(), pageSize: 200 }, ada)).json())
    expect(own.total).toBeGreaterThan(3)
    expect(new Set(own.data.map(({ username }) => username))).toEqual(new Set(['ada']))
    const other = await post('/v1/log/own', { ...span(), username: 'root' }, ada)
    expect(other.statusCode).toBe(422)
  })

  it('give the rows in the words of the screen, the terminal’s own before the product’s', async () => {
    const url = `/v1/permission/${authorityOfPath(QC)}?version=0`
    const payload = { labels: { 'zh-CN': '岸桥一览' } }
    const worded = await test.app.inject({ method: 'PUT', url, headers: admin, payload })
    expect(worded.statusCode, worded.body).toBe(200)
    const response = await post('/v1/log/export?format=csv', span(), { ...admin, 'accept-language': 'zh-CN' })
    for (const word of ['查询', '登录', '岸桥一览']) expect(response.body).toContain(word)
    expect(response.body).not.toContain(',query,')
  })

  it('give the rows as files whose formulas are harmless', async () => {
    await addUser(test, { username: '=cmd', name: '=HYPERLINK("x")' })
    await login(test, '=cmd')
    const csv = await post('/v1/log/export?format=csv', span(), admin)
    expect(csv.statusCode).toBe(200)
    expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`)
    const workbook = await post('/v1/log/export?format=xlsx', span(), admin)
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await newest())?.rowCount).toBeGreaterThan(10)
  })

  it('verify the chain with progress, and name the row that was touched', async () => {
    const verified = async () => {
      await post('/v1/log/verify', {}, admin)
      for (;;) {
        const { data } = (await test.app.inject({ url: '/v1/log/verify', headers: admin })).json()
        if (data.state !== 'running') return data
        await sleep(20)
      }
    }
    const whole = await verified()
    const { lastSeq } = await test.admin.log.ends()
    expect(whole).toMatchObject({ state: 'done', startedBy: 'root', verdict: { state: 'whole', from: 1 } })
    expect(whole.verdict.to).toBeLessThanOrEqual(lastSeq)
    const state = (await test.app.inject({ url: '/v1/log/state', headers: admin })).json().data
    expect(state).toMatchObject({ retentionDays: 400, firstSeq: 1 })
  })
})
