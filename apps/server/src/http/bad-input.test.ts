import { failure, ROUTES, type Route } from '@quaywise/contract'
import { addUser, buildTestApp, login, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let headers: Record<string, string>
// Time flies, so that the throttle of sign-in does not hide what lies behind it.
let clock = Date.parse('2026-03-01T08:00:00Z')
const now = () => {
  clock += 31_000
  return new Date(clock)
}

const HOSTILE = [
  "'; DROP TABLE quaywise.che_cycle; --",
  '{x:String}',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  'ا‮'.repeat(30),
  '%00%ff',
  '__proto__',
  'constructor',
]

const filled = (path: string, value: string): string =>
  path.replace(/:\w+/g, () => encodeURIComponent(value.toWellFormed()))
const good = { startTime: '2026-01-09 00:00', endTime: '2026-01-09 23:59' }
const page = '/BigDataAnalysis/qc/qcEfficiencyTable'
const inquire = (more: object) => ({ inquireParamCO: { ...good, visitedPage: page, ...more } })

const BODIES: readonly unknown[] = [
  null,
  [],
  {},
  7,
  'text',
  true,
  { inquireParamCO: null },
  inquire({ startTime: 5 }),
  inquire({ startTime: '2026-13-40 99:99' }),
  inquire({ startTime: '2026-01-10 00:00', endTime: '2026-01-09 00:00' }),
  inquire({ startTime: '0001-01-01 00:00', endTime: '9999-12-31 23:59' }),
  inquire({ releaseTime: 1e308 }),
  inquire({ opMode: 'LOAD' }),
  inquire({ unknownField: 1 }),
  inquire({ visitedPage: '/BigDataAnalysis/no/page' }),
  { ...inquire({}), current: -1 },
  { ...inquire({}), pageSize: 1e9 },
  { ...inquire({}), sorter: [{ key: 'nothing', order: 'ascend' }] },
  { ...inquire({}), by: 'nothing' },
  { ...inquire({}), measure: 'nothing', mark: { nothing: 1 } },
  { type: 'account' },
  { type: 'other', username: 'a', password: 'b' },
  { type: 'mobile', mobile: 'abc', captcha: '000000' },
  { mobile: '13800000000', purpose: 'nothing' },
  { oldPassword: 1, newPassword: {} },
  ...HOSTILE.flatMap((text) => [
    { type: 'account', username: text, password: text },
    { oldPassword: text, newPassword: text },
    inquire({ terminal: text }),
    inquire({ opMode: [text], line: [text], vesselVoyage: [text], equipment: [text] }),
    { ...inquire({}), mark: { crane: text, [text]: text } },
  ]),
]

/** Whoever gets as far as the body: the administrator, or a tool of the machine. */
const headersFor = async ({ access }: Route): Promise<Record<string, string>> =>
  access === 'tool' ? { authorization: `Bearer ${TEST_TOOL_TOKEN}` } : login(test, 'admin')

const call = (route: Route, url: string, payload?: string, type = 'application/json') =>
  test.app.inject({
    method: route.method,
    url,
    headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  })

type Answer = Awaited<ReturnType<typeof call>>

/** A refusal in the envelope, or, where the input was good by chance, a success; never a fault of ours. */
const expectNoFault = (answer: Answer, what: string): void => {
  expect([what, answer.statusCode < 500]).toEqual([what, true])
  if (answer.statusCode >= 400)
    expect([what, failure.safeParse(answer.json()).error]).toEqual([what, undefined])
}

const expectRefused = (answer: Answer, status: readonly number[]): void => {
  expectNoFault(answer, answer.body.slice(0, 200))
  expect(status).toContain(answer.statusCode)
}

const named = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const)

beforeAll(async () => {
  test = await buildTestApp({ now })
  await test.admin.terminals.upsert({
    ...{ id: 'east', name: 'East', locode: null, zone: 'Asia/Shanghai', kind: 'imported', sort: 1 },
    ...{ clock: 'live', frozenAt: null },
  })
  await addUser(test, { username: 'admin', isAdmin: true })
})
afterAll(() => test.close())

describe.each(named(ROUTES))('%s', (_name, route) => {
  beforeAll(async () => {
    headers = await headersFor(route)
  })
  const url = filled(route.path, 'qc')
  const panel = route.path
    .replace(':area', 'qc')
    .replace(':page', 'qcEfficiencyTable')
    .replace(':panel', 'table')

  it('survives every odd body', async () => {
    for (const body of BODIES) {
      const payload = JSON.stringify(body)
      expectNoFault(await call(route, filled(panel, 'port-calls'), payload), payload)
    }
  })

  it('survives hostile names in its address and its query', async () => {
    for (const text of HOSTILE) {
      const body = route.method === 'GET' ? undefined : JSON.stringify(inquire({}))
      expectNoFault(await call(route, filled(route.path, text), body), text)
      const query = `?${encodeURIComponent(text.toWellFormed())}=1&terminal=${encodeURIComponent(text.toWellFormed())}`
      expectNoFault(await call(route, `${url}${query}`, body), `?${text}`)
    }
    expectNoFault(await call(route, `${url}${'x'.repeat(5000)}`), 'a long address')
    expectNoFault(await call(route, `${url}%zz`), 'a broken address')
  })

  it('refuses a method that it does not have', async () => {
    const other = await test.app.inject({ method: 'PATCH', url, headers })
    expectRefused(other, [405])
    expect(other.headers.allow).toContain(route.method)
  })
})

describe.each(named(ROUTES.filter(({ body }) => body)))('the body of %s', (_name, route) => {
  it('is refused as broken JSON, as another type, and with 10 MB', async () => {
    headers = await headersFor(route)
    const url = filled(route.path, 'qc')
    expectRefused(await call(route, url, '{"a":'), [400])
    expectRefused(await call(route, url, '{"a":1}', 'text/plain'), [415])
    expectRefused(await call(route, url, '{"a":1}', 'application/x-www-form-urlencoded'), [415])
    expectRefused(await call(route, url, `{"a":"${'x'.repeat(10_000_000)}"}`), [413])
    expectRefused(await call(route, url, '['.repeat(500_000)), [400])
    // A body that may say nothing may be left away.
    const mayBeLeft = route.body?.safeParse({}).success === true
    const left = await call(route, url)
    if (mayBeLeft) expectNoFault(left, 'no body')
    else expectRefused(left, [404, 422])
  })
})

describe.each(named(ROUTES.filter(({ access }) => access !== 'public')))('%s', (_name, route) => {
  it('refuses a forged token before it reads the body', async () => {
    const forged = { authorization: `Bearer ${'f'.repeat(43)}`, 'content-type': 'application/json' }
    const payload = `{"a":"${'x'.repeat(10_000_000)}"}`
    const url = filled(route.path, 'qc')
    expectRefused(await test.app.inject({ method: route.method, url, headers: forged, payload }), [401])
  })
})

describe('messages', () => {
  it('name the wrong field, in the language of the caller', async () => {
    const send = (language: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/login/account',
        headers: { 'accept-language': language },
        payload: { type: 'account', username: '', password: 7 },
      })
    const english = (await send('en-US')).json().errorMessage
    expect(english).toContain('The input is not valid')
    expect(english).toContain('username')
    expect(english).toContain('password')
    expect((await send('ja-JP')).json().errorMessage).not.toContain('The input')
  })

  it('answer an unknown call under /api and /v1 in the envelope', async () => {
    for (const url of ['/api/nothing', '/v1/nothing', '/v1', '/api/'])
      expectRefused(await test.app.inject({ url }), [404])
  })
})
