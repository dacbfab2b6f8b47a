import { addUser, buildTestApp, login, setParameter, TEST_PASSWORD, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let clock = Date.parse('2026-03-01T08:00:00Z')

const later = (minutes: number): void => {
  clock += minutes * 60_000
}
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) =>
  test.app.inject({
    ...{ method, url, headers: { 'accept-language': 'en-US', ...headers } },
    ...(payload ? { payload } : {}),
  })

const BASIC = {
  email: 'ada@example.org',
  nickname: 'Ada',
  profile: 'Shift lead of the north quay',
  country: 'CN',
  province: 'Shanghai',
  city: 'Shanghai',
  address: 'Quay 1',
  phone: '0752-26888888',
}

beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date(clock) })
  await addUser(test, { username: 'ada', mobile: '+8613812348293' })
  await addUser(test, { username: 'bob', mobile: '+8613812348294' })
})
afterAll(() => test.close())

describe('the profile', () => {
  it('is empty at first, and kept whole', async () => {
    const headers = await login(test)
    expect((await call('GET', '/v1/user/profile', headers)).json().data).toMatchObject({
      nickname: '',
      muted: [],
    })
    expect((await call('PUT', '/v1/user/profile', headers, BASIC)).json().data).toMatchObject(BASIC)
    expect((await call('GET', '/v1/user/profile', headers)).json().data).toMatchObject(BASIC)
    expect((await call('GET', '/api/currentUser', headers)).json().data.email).toBe(BASIC.email)
  })

  it.each(Object.keys(BASIC))('is not kept without %s, and says so at the field', async (field) => {
    const headers = await login(test, 'bob')
    for (const value of [undefined, '', '   ']) {
      const refused = await call('PUT', '/v1/user/profile', headers, { ...BASIC, [field]: value })
      expect([refused.statusCode, refused.json().data.fields[0].field]).toEqual([422, field])
    }
    expect((await call('GET', '/v1/user/profile', headers)).json().data.nickname).toBe('')
  })

  it('names a start page that there is, and no other', async () => {
    const headers = await login(test)
    const choose = (homePage: string) => call('PUT', '/v1/user/settings', headers, { homePage })
    for (const bad of ['https://elsewhere.example', '/nowhere', '//elsewhere.example'])
      expect((await choose(bad)).statusCode).toBe(422)
    const page = '/BigDataAnalysis/workshift/workshiftMonitorHour'
    expect((await choose(page)).json().data.homePage).toBe(page)
    expect((await call('GET', '/api/currentUser', headers)).json().data.homePage).toBe(page)
  })
})

describe('what a person does not want to be told', () => {
  it('is neither made for them nor shown to them', async () => {
    const headers = await login(test, 'bob')
    const { id = '' } = (await test.admin.users.findByUsername('bob')) ?? {}
    const about = { terminal: null, detail: { event: 'phone' }, href: null }
    const told = (userId: string | null, kind: string, onceKey: string) =>
      test.admin.notices.tell({ ...about, userId, kind, onceKey }, new Date(clock))
    const seen = async () => (await call('GET', '/api/notices', headers)).json().data.length
    await told(null, 'alert', 'before')
    expect(await seen()).toBe(1)
    await call('PUT', '/v1/user/settings', headers, { muted: ['alerts', 'security'] })
    expect(await seen()).toBe(0)
    expect(await told(id, 'security', 'own')).toBe(false)
    await told(null, 'alert', 'for everybody')
    expect(await seen()).toBe(0)
    await call('PUT', '/v1/user/settings', headers, { muted: [] })
    expect(await seen()).toBe(2)
  })
})

describe('sessions', () => {
  it('are listed and ended by their owner alone', async () => {
    const [here, there] = [await login(test), await login(test)]
    const other = await login(test, 'bob')
    const own = (await call('GET', '/v1/user/sessions', here)).json().data
    expect(own.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    const ids = own
      .filter(({ current }: { current: boolean }) => !current)
      .map(({ id }: { id: string }) => id)
    expect((await call('POST', '/v1/user/sessions/end', other, { ids })).json().data).toEqual({ ended: 0 })
    expect((await call('GET', '/api/currentUser', there)).statusCode).toBe(200)
    await call('POST', '/v1/user/sessions/end', here, {})
    expect((await call('GET', '/api/currentUser', there)).statusCode).toBe(401)
    expect((await call('GET', '/api/currentUser', here)).statusCode).toBe(200)
  })

  it('begin their time anew for whoever stays signed in', async () => {
    const headers = await login(test)
    const before = (await call('GET', '/v1/user/session', headers)).json().data
    later(11 * 60)
    const after = (await call('POST', '/v1/user/session/extend', headers)).json().data
    expect(Date.parse(after.expiresAt) - Date.parse(before.expiresAt)).toBe(11 * 3_600_000)
    later(11 * 60)
    expect((await call('GET', '/v1/user/session', headers)).statusCode).toBe(200)
  })
})

describe('a quiet session', () => {
  it('ends when its user gives no sign for too long; calls that come by themselves are none', async () => {
    await setParameter(test, 'sign_in.idle_minutes', 20)
    const [busy, quiet] = [await login(test), await login(test, 'bob')]
    for (const minutes of [8, 8, 8]) {
      later(minutes)
      await call('GET', '/api/notices', busy)
      await call('GET', '/api/notices', { ...quiet, 'x-quaywise-idle': '1' })
    }
    expect((await call('GET', '/api/currentUser', busy)).statusCode).toBe(200)
    expect((await call('GET', '/api/currentUser', quiet)).statusCode).toBe(401)
    await setParameter(test, 'sign_in.idle_minutes', 0)
  })
})

describe('binding another phone', () => {
  const code = async (headers: Record<string, string>, mobile: string) => {
    later(2)
    const asked = await call('POST', '/v1/user/getVerificationCode', headers, { mobile, purpose: 'bind' })
    return { status: asked.statusCode, code: test.codes.get(mobile) ?? '' }
  }
  const bind = (headers: Record<string, string>, mobile: string, captcha: string, password = TEST_PASSWORD) =>
    call('POST', '/v1/user/mobile/bind', headers, { mobile, captcha, password })

  it('needs a session for the code, the password, and the code of the new number', async () => {
    expect((await code({}, '+8613500000001')).status).toBe(401)
    const headers = await login(test)
    const asked = await code(headers, '+8613500000001')
    expect((await bind(headers, '+8613500000001', asked.code, 'not it at all')).statusCode).toBe(422)
    expect((await bind(headers, '+8613500000001', '000000')).json().data.fields[0].field).toBe('captcha')
    expect((await bind(headers, '+8613500000001', asked.code)).statusCode).toBe(200)
    expect((await test.admin.users.findByMobile('+8613500000001'))?.username).toBe('ada')
    expect((await bind(headers, '+8613500000001', asked.code)).statusCode).toBe(422)
  })

  it('does not take a phone from another account', async () => {
    const headers = await login(test)
    const asked = await code(headers, '+8613812348294')
    expect((await bind(headers, '+8613812348294', asked.code)).json().errorCode).toBe('MOBILE_TAKEN')
    expect((await test.admin.users.findByMobile('+8613812348294'))?.username).toBe('bob')
  })
})
