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
    const kept = { ...BASIC, email: '', pendingEmail: BASIC.email, province: '310000', city: '310100' }
    expect((await call('PUT', '/v1/user/profile', headers, BASIC)).json().data).toMatchObject(kept)
    expect((await call('GET', '/v1/user/profile', headers)).json().data).toMatchObject(kept)
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

describe('the places of a profile', () => {
  const send = async (places: object) => {
    later(2)
    return call('PUT', '/v1/user/profile', await login(test, 'bob'), {
      ...BASIC,
      email: `bob${clock}@example.org`,
      ...places,
    })
  }

  it('are of the country, by number or by name, and typed elsewhere', async () => {
    const kept = await send({ province: '330000', city: 'Ningbo' })
    expect(kept.json().data).toMatchObject({ province: '330000', city: '330200' })
    for (const [places, field] of [
      [{ province: 'Nowhere', city: 'Ningbo' }, 'province'],
      [{ province: '330000', city: 'Guangzhou' }, 'city'],
    ] as const) {
      const refused = await send(places)
      expect([refused.statusCode, refused.json().data.fields[0].field]).toEqual([422, field])
    }
    const elsewhere = await send({ country: 'BR', province: 'São Paulo', city: 'Santos' })
    expect(elsewhere.json().data).toMatchObject({ province: 'São Paulo', city: 'Santos' })
  })

  it('are listed in the language of the call', async () => {
    const headers = { ...(await login(test, 'bob')), 'accept-language': 'zh-TW' }
    const provinces = (await call('GET', '/api/geographic/province', headers)).json().data
    expect(provinces).toHaveLength(34)
    expect(provinces).toContainEqual({ name: '廣東', id: '440000' })
    const cities = await call('GET', '/api/geographic/city/440000', headers)
    expect(cities.json().data).toContainEqual({ name: '廣州', id: '440100' })
    expect((await call('GET', '/api/geographic/city/Nowhere', headers)).statusCode).toBe(404)
    expect((await call('GET', '/api/geographic/province', {})).statusCode).toBe(401)
  })

  it('stand in the settings of the user with their names', async () => {
    await send({ province: '330000', city: '330200' })
    const setting = await call('GET', '/api/accountSettingCurrentUser', await login(test, 'bob'))
    expect(setting.json()).toMatchObject({
      success: true,
      data: {
        ...{ access: 'user', country: 'CN', address: BASIC.address, phone: BASIC.phone },
        geographic: {
          province: { label: 'Zhejiang', key: '330000' },
          city: { label: 'Ningbo', key: '330200' },
        },
      },
    })
  })
})

describe('the e-mail address', () => {
  const put = (headers: Record<string, string>, email: string) =>
    call('PUT', '/v1/user/profile', headers, { ...BASIC, email })
  const confirm = (headers: Record<string, string>, captcha: string, password = TEST_PASSWORD) =>
    call('POST', '/v1/user/email/confirm', headers, { captcha, password })
  const emailOf = async () => (await test.admin.users.findByUsername('ada'))?.email

  it('counts once its code was given, with the password', async () => {
    later(2)
    const headers = await login(test)
    await put(headers, 'first@example.org')
    expect(await emailOf()).toBeNull()
    const code = test.codes.get('first@example.org') ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const wrong = await confirm(headers, code === '000000' ? '111111' : '000000')
    expect([wrong.statusCode, wrong.json().data.fields[0].field]).toEqual([422, 'captcha'])
    const other = await confirm(headers, code, 'not the password')
    expect([other.statusCode, other.json().data.fields[0].field]).toEqual([422, 'password'])
    expect((await confirm(await login(test, 'bob'), code)).statusCode).not.toBe(200)
    expect((await confirm(headers, code)).json().data).toMatchObject({
      email: 'first@example.org',
      pendingEmail: null,
    })
    expect(await emailOf()).toBe('first@example.org')
    expect((await call('GET', '/api/currentUser', headers)).json().data.email).toBe('first@example.org')
    expect((await confirm(headers, code)).statusCode).toBe(404)
    const [told] = (await call('GET', '/api/notices', headers)).json().data
    expect(told).toMatchObject({ extra: 'security', description: expect.stringContaining('e-mail') })
  })

  it('stays while another waits, and gets one code a minute', async () => {
    later(2)
    const headers = await login(test)
    expect((await put(headers, 'second@example.org')).json().data).toMatchObject({
      email: 'first@example.org',
      pendingEmail: 'second@example.org',
    })
    const first = test.codes.get('second@example.org') ?? ''
    const again = () => call('POST', '/v1/user/email/sendCode', headers, {})
    expect((await again()).json().errorCode).toBe('CODE_TOO_SOON')
    expect((await put(headers, 'second@example.org')).statusCode).toBe(200)
    later(2)
    expect((await again()).json().data).toEqual({ expiresIn: 300, nextIn: 60 })
    const second = test.codes.get('second@example.org') ?? ''
    if (first !== second) expect((await confirm(headers, first)).statusCode).toBe(422)
    later(6)
    expect((await confirm(headers, second)).statusCode).toBe(422)
    const dropped = await call('DELETE', '/v1/user/email/pending', headers)
    expect(dropped.json().data).toMatchObject({ email: 'first@example.org', pendingEmail: null })
    expect((await again()).statusCode).toBe(404)
  })

  it('is not changed by half where no code may go out any more', async () => {
    later(20)
    const headers = await login(test)
    const answers: number[] = []
    for (let count = 0; count < 25; count++)
      answers.push((await put(headers, `many${count}@example.org`)).statusCode)
    expect(answers.at(0)).toBe(200)
    expect(answers.at(-1)).toBe(429)
    const last = answers.lastIndexOf(200)
    const { pendingEmail } = (await call('GET', '/v1/user/profile', headers)).json().data
    expect(pendingEmail).toBe(`many${last}@example.org`)
    later(20)
  })

  it('is noted in the log without its code', async () => {
    later(2)
    const headers = await login(test)
    await put(headers, 'noted@example.org')
    const code = test.codes.get('noted@example.org') ?? 'no code'
    await confirm(headers, code)
    const span = { from: new Date(clock - 60_000).toISOString(), to: new Date(clock + 60_000).toISOString() }
    const { data } = (await call('POST', '/v1/log/own', headers, span)).json()
    const text = JSON.stringify(
      data.map(({ parameters, changes }: Record<string, unknown>) => [parameters, changes]),
    )
    expect(text).toContain('noted@example.org')
    expect(text).not.toContain(code)
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
    await setParameter(test, 'sign_in.idle_minutes', 1)
    const short = await login(test)
    for (let count = 0; count < 6; count++) {
      later(0.5)
      expect((await call('GET', '/v1/user/session', short)).statusCode).toBe(200)
    }
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
