import { hashToken } from '@quaywise/admin-store'
import { addUser, buildTestApp, login, TEST_PASSWORD, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let clock = Date.parse('2026-03-01T08:00:00Z')

const later = (minutes: number): void => {
  clock += minutes * 60_000
}
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers })
const signIn = (username: string, password: string) =>
  post('/api/login/account', { type: 'account', username, password }, { 'accept-language': 'en-US' })
const currentUser = (headers: Record<string, string>) => test.app.inject({ url: '/api/currentUser', headers })

beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date(clock) })
  await addUser(test, { username: 'ada', mobile: '+8613812348293' })
  await addUser(test, { username: 'gone', disabled: true })
  await addUser(test, { username: 'fresh', mustChangePassword: true })
  await addUser(test, { username: 'guessed' })
})
afterAll(() => test.close())

describe('signing in with a password', () => {
  it('answers the token, until when it holds, and the kind of user', async () => {
    const response = await signIn('ADA', TEST_PASSWORD)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      success: true,
      data: {
        status: 'ok',
        type: 'account',
        currentAuthority: 'user',
        expiresAt: '2026-03-01T20:00:00.000Z',
      },
    })
  })

  it('remembers for 30 days when asked to', async () => {
    const body = { type: 'account', username: 'ada', password: TEST_PASSWORD, autoLogin: true }
    const response = await post('/api/login/account', body)
    expect(response.json().data.expiresAt).toBe('2026-03-31T08:00:00.000Z')
  })

  it('says the same for an unknown name and a wrong password', async () => {
    const answers = [await signIn('nobody', TEST_PASSWORD), await signIn('ada', 'wrong password')]
    const [unknown, wrong] = answers.map((answer) => ({ ...answer.json(), traceId: '' }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
    expect(unknown).toEqual(wrong)
    expect(unknown).toMatchObject({ success: false, errorMessage: 'Wrong user name or password.' })
  })

  it('tells a disabled account so only after the right password', async () => {
    expect((await signIn('gone', 'wrong password')).json().errorCode).toBe('WRONG_CREDENTIALS')
    expect((await signIn('gone', TEST_PASSWORD)).json().errorCode).toBe('ACCOUNT_DISABLED')
  })

  it('stores the token only as a hash', async () => {
    const { token } = (await signIn('ada', TEST_PASSWORD)).json().data
    expect(await test.admin.sessions.findValid(token, new Date(clock))).toBeUndefined()
    expect(await test.admin.sessions.findValid(hashToken(token), new Date(clock))).toBeDefined()
  })
})

describe('a session', () => {
  it('ends at sign-out', async () => {
    const headers = await login(test)
    expect((await currentUser(headers)).statusCode).toBe(200)
    expect((await test.app.inject({ method: 'POST', url: '/api/login/outLogin', headers })).statusCode).toBe(
      200,
    )
    expect((await currentUser(headers)).statusCode).toBe(401)
  })

  it('ends when its time is over', async () => {
    const headers = await login(test)
    later(12 * 60 - 1)
    expect((await currentUser(headers)).statusCode).toBe(200)
    later(2)
    expect((await currentUser(headers)).statusCode).toBe(401)
  })

  it.each([
    ['no token', {}],
    ['a forged token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic YWRhOmFkYQ==' }],
    ['an absurd token', { authorization: `Bearer ${'../'.repeat(5000)}` }],
  ])('is not opened by %s', async (_name, headers) => {
    const response = await currentUser(headers)
    expect([response.statusCode, response.json().errorCode]).toEqual([401, 'UNAUTHENTICATED'])
  })
})

describe('throttling', () => {
  it('makes an account wait after five failures, whatever the password', async () => {
    for (let i = 0; i < 5; i++) expect((await signIn('guessed', `wrong ${i}`)).statusCode).toBe(401)
    const blocked = await signIn('guessed', TEST_PASSWORD)
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '30'])
    later(1)
    expect((await signIn('guessed', TEST_PASSWORD)).statusCode).toBe(200)
  })

  it('makes an address wait after thirty failures over many names', async () => {
    later(60)
    for (let i = 0; i < 30; i++) await signIn(`name-${i}`, 'wrong password')
    expect((await signIn('ada', TEST_PASSWORD)).statusCode).toBe(429)
    later(60)
  })
})

describe('the first password', () => {
  it('is replaced before anything else', async () => {
    const headers = await login(test, 'fresh')
    const blocked = await test.app.inject({ url: '/v1/metrics', headers })
    expect([blocked.statusCode, blocked.json().errorCode]).toEqual([403, 'MUST_CHANGE_PASSWORD'])
    expect((await currentUser(headers)).json().data).toMatchObject({ mustChangePassword: true })
    const change = (newPassword: string, oldPassword = TEST_PASSWORD) =>
      post('/v1/user/changePassword', { oldPassword, newPassword }, headers)
    expect((await change('short')).json().errorCode).toBe('PASSWORD_TOO_WEAK')
    expect((await change(TEST_PASSWORD)).json().errorCode).toBe('PASSWORD_TOO_WEAK')
    expect((await change('another long one', 'not the old one')).statusCode).toBe(422)
    expect((await change('another long one')).statusCode).toBe(200)
    expect((await test.app.inject({ url: '/v1/metrics', headers })).statusCode).toBe(200)
  })

  it('ends the other sessions of the account when it changes', async () => {
    const [here, there] = [await login(test), await login(test)]
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'a brand new password' }
    expect((await post('/v1/user/changePassword', body, here)).statusCode).toBe(200)
    expect((await currentUser(here)).statusCode).toBe(200)
    expect((await currentUser(there)).statusCode).toBe(401)
  })
})

describe('a verification code', () => {
  const ask = (mobile: string) => post('/v1/user/getVerificationCode', { mobile, purpose: 'login' })
  const enter = (mobile: string, captcha: string) =>
    post('/api/login/account', { type: 'mobile', mobile, captcha })

  it('signs the owner of the phone in, once', async () => {
    expect((await ask('13812348293')).json().data).toEqual({ expiresIn: 300, nextIn: 60 })
    const code = test.codes.get('+8613812348293') ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect((await enter('+8613812348293', code)).json().data).toMatchObject({ status: 'ok', type: 'mobile' })
    expect((await enter('13812348293', code)).json().errorCode).toBe('WRONG_CODE')
  })

  it('is not sent twice in a minute, and holds five minutes', async () => {
    const tooSoon = await ask('13812348293')
    expect([tooSoon.statusCode, tooSoon.headers['retry-after']]).toEqual([429, '60'])
    later(1)
    expect((await ask('13812348293')).statusCode).toBe(200)
    const code = test.codes.get('+8613812348293') ?? ''
    later(5)
    expect((await enter('13812348293', code)).statusCode).toBe(401)
  })

  it('answers the same for a number that nobody has, and sends nothing', async () => {
    const known = { ...(await ask('13812348293')).json(), traceId: '' }
    const unknown = { ...(await ask('13800000000')).json(), traceId: '' }
    expect(unknown).toEqual(known)
    expect(test.codes.has('+8613800000000')).toBe(false)
  })
})
