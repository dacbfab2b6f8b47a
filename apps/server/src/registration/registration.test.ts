import { addUser, buildTestApp, login, TEST_PASSWORD, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let clock = Date.parse('2026-03-01T08:00:00Z')

const later = (minutes: number): void => {
  clock += minutes * 60_000
}
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en-US', ...headers } })
const GOOD = 'seven gulls over pier nine'

const codeFor = async (mobile: string, purpose: string): Promise<string> => {
  later(2)
  const asked = await post('/v1/user/getVerificationCode', { mobile, purpose })
  expect(asked.statusCode).toBe(200)
  return test.codes.get(mobile) ?? ''
}
const register = (mobile: string, captcha: string, more: object = {}) =>
  post('/v1/user/mobile/register', {
    ...{ mobile, captcha, username: `u${mobile.slice(-4)}`, name: 'New One', password: GOOD },
    ...more,
  })
const signIn = (username: string, password: string) =>
  post('/api/login/account', { type: 'account', username, password })

beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date(clock) })
  await addUser(test, { username: 'admin', isAdmin: true })
  await addUser(test, { username: 'ada', mobile: '+8613812348293' })
})
afterAll(() => test.close())

describe('registering with a code', () => {
  it('waits for an administrator, who is told and lets the account in', async () => {
    const mobile = '+8613900000001'
    const made = await register(mobile, await codeFor(mobile, 'register'))
    expect(made.json().data).toEqual({ status: 'waiting' })
    expect((await signIn('u0001', 'wrong in any case')).json().errorCode).toBe('WRONG_CREDENTIALS')
    const refused = await signIn('u0001', GOOD)
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 'ACCOUNT_WAITING'])
    const admin = await login(test, 'admin')
    const bell = (await test.app.inject({ url: '/api/notices', headers: admin })).json()
    expect(bell.data[0]).toMatchObject({ extra: 'registration', href: '/admin/account' })
    const waiting = (await test.app.inject({ url: '/v1/user/registrations', headers: admin })).json().data
    expect(waiting).toMatchObject([{ username: 'u0001', via: 'mobile' }])
    // Whoever decides may call back: administrators see personal details of users.
    expect(waiting[0].mobile).toBe('+8613900000001')
    const ids = [waiting[0].userId]
    expect((await post('/v1/user/registrations/decide', { ids, approve: true }, admin)).statusCode).toBe(200)
    expect((await post('/v1/user/registrations/decide', { ids, approve: true }, admin)).statusCode).toBe(409)
    expect((await signIn('u0001', GOOD)).statusCode).toBe(200)
  })

  it('makes one account of a code that is used twice at once', async () => {
    const mobile = '+8613900000002'
    const code = await codeFor(mobile, 'register')
    const both = await Promise.all(
      ['twin-a', 'twin-b'].map((username) => register(mobile, code, { username })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('says at the field what is taken, and does not use the code up for it', async () => {
    const mobile = '+8613900000003'
    const code = await codeFor(mobile, 'register')
    const taken = await register(mobile, code, { username: 'ADA' })
    expect([taken.statusCode, taken.json().data.fields[0]]).toMatchObject([
      422,
      { field: 'username', message: 'This is already in use.' },
    ])
    expect((await register(mobile, code)).statusCode).toBe(200)
  })

  it('tells a stranger nothing of who has an account, and its owner alone that a phone has one', async () => {
    const strangers = [await register('+8613812348293', '000000'), await register('+8613911111111', '000000')]
    const [known, unknown] = strangers.map((each) => ({ ...each.json(), traceId: '' }))
    expect(known).toEqual(unknown)
    const owner = await register('+8613812348293', await codeFor('+8613812348293', 'register'))
    expect(owner.json().errorCode).toBe('MOBILE_TAKEN')
  })

  it('refuses weak passwords and odd names at the field, before the code is looked at', async () => {
    const weak = await register('+8613900000004', '000000', { password: 'password1' })
    expect(weak.json()).toMatchObject({
      errorCode: 'PASSWORD_TOO_WEAK',
      data: { fields: [{ field: 'password' }] },
    })
    const odd = await register('+8613900000004', '000000', { username: 'a b' })
    expect(odd.json()).toMatchObject({
      errorCode: 'INVALID_INPUT',
      data: { fields: [{ field: 'username' }] },
    })
  })
})

describe('turning requests down', () => {
  it('takes all or none, and leaves nothing of the account', async () => {
    const mobile = '+8613900000005'
    await register(mobile, await codeFor(mobile, 'register'))
    const admin = await login(test, 'admin')
    const user = await test.admin.users.findByUsername('u0005')
    const ids = [user?.id ?? '']
    const half = await post(
      '/v1/user/registrations/decide',
      { ids: [...ids, 'nobody'], approve: false },
      admin,
    )
    expect(half.statusCode).toBe(409)
    expect(await test.admin.users.findByUsername('u0005')).toBeDefined()
    expect((await post('/v1/user/registrations/decide', { ids, approve: false }, admin)).statusCode).toBe(200)
    expect(await test.admin.users.findByUsername('u0005')).toBeUndefined()
  })

  it('is for administrators', async () => {
    const headers = await login(test, 'ada')
    const refused = await post('/v1/user/registrations/decide', { ids: ['x'], approve: true }, headers)
    expect(refused.statusCode).toBe(403)
  })
})

describe('a forgotten password', () => {
  const change = (mobile: string, captcha: string, newPassword = GOOD) =>
    post('/v1/user/mobile/changePassword', { mobile, captcha, newPassword })

  it('is replaced with a code; every session ends and a lock is lifted', async () => {
    const headers = await login(test, 'ada')
    for (let tries = 0; tries < 5; tries++) await signIn('ada', `wrong ${tries}`)
    expect((await signIn('ada', TEST_PASSWORD)).statusCode).toBe(429)
    const mobile = '+8613812348293'
    const code = await codeFor(mobile, 'forget')
    for (let tries = 0; tries < 5; tries++) await signIn('ada', `wrong ${tries}`)
    expect((await change(mobile, code)).statusCode).toBe(200)
    expect((await signIn('ada', GOOD)).statusCode).toBe(200)
    expect((await test.app.inject({ url: '/api/currentUser', headers })).statusCode).toBe(401)
    expect((await change(mobile, code)).json().errorCode).toBe('WRONG_CODE')
  })

  it('answers the same for a number that nobody has', async () => {
    later(2)
    const ask = (mobile: string) => post('/v1/user/getVerificationCode', { mobile, purpose: 'forget' })
    const asked = [await ask('+8613812348293'), await ask('+8613822222222')]
    expect(asked.map((each) => each.json().data)).toEqual([
      { expiresIn: 300, nextIn: 60 },
      { expiresIn: 300, nextIn: 60 },
    ])
    expect(test.codes.has('+8613822222222')).toBe(false)
    const tries = [await change('+8613812348293', '000000'), await change('+8613822222222', '000000')]
    const [known, unknown] = tries.map((each) => ({ ...each.json(), traceId: '' }))
    expect(known).toEqual(unknown)
  })

  it('is not replaced with a code for something else', async () => {
    const code = await codeFor('+8613812348293', 'login')
    expect((await change('+8613812348293', code)).statusCode).toBe(401)
  })
})

it('asks an address to wait that asks for very many codes', async () => {
  later(60)
  const ask = (index: number) =>
    post('/v1/user/getVerificationCode', { mobile: `+8613700000${100 + index}`, purpose: 'login' })
  for (let index = 0; index < 20; index++) expect((await ask(index)).statusCode).toBe(200)
  expect((await ask(20)).statusCode).toBe(429)
})
