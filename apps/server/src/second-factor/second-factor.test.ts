import { addUser, buildTestApp, login, setParameter, TEST_PASSWORD, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { fromBase32 } from './base32.ts'
import { stepAt, totpAt } from './totp.ts'

let test: TestApp
let clock = Date.parse('2026-03-01T08:00:00Z')

const later = (seconds: number): void => {
  clock += seconds * 1000
}
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en-US', ...headers } })
const signIn = (username: string) =>
  post('/api/login/account', { type: 'account', username, password: TEST_PASSWORD })
const codeOf = (secret: string, off = 0): string => totpAt(fromBase32(secret), stepAt(new Date(clock)) + off)
const factor = (challenge: string, code: string) => post('/v1/user/secondFactor/signIn', { challenge, code })

/** Sets up the second factor of a new account. */
const enrol = async (username: string) => {
  await addUser(test, { username })
  const headers = await login(test, username)
  const begun = await post('/v1/user/secondFactor/begin', { password: TEST_PASSWORD }, headers)
  const { secret } = begun.json().data
  const confirmed = await post('/v1/user/secondFactor/confirm', { code: codeOf(secret) }, headers)
  later(30)
  return { headers, secret, recovery: confirmed.json().data.recoveryCodes as string[] }
}

beforeAll(async () => {
  const config = readConfig({ DEMO: 'off', SECRET_KEY: 'a secret key of the tests' })
  test = await buildTestApp({ config, now: () => new Date(clock) })
  await addUser(test, { username: 'admin', isAdmin: true })
})
afterAll(() => test.close())

describe('setting it up', () => {
  it('asks for the password, and counts once a code was confirmed', async () => {
    await addUser(test, { username: 'bob' })
    const headers = await login(test, 'bob')
    const refused = await post('/v1/user/secondFactor/begin', { password: 'not it at all' }, headers)
    expect([refused.statusCode, refused.json().data.fields]).toEqual([
      422,
      [{ field: 'password', message: 'This password is wrong.' }],
    ])
    const begun = await post('/v1/user/secondFactor/begin', { password: TEST_PASSWORD }, headers)
    const { secret, uri } = begun.json().data
    expect(uri).toContain(secret)
    expect((await signIn('bob')).json().data.status).toBe('ok')
    const wrong = await post('/v1/user/secondFactor/confirm', { code: '000000' }, headers)
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([422, 'WRONG_CODE'])
    const right = await post('/v1/user/secondFactor/confirm', { code: codeOf(secret) }, headers)
    expect(right.json().data.recoveryCodes).toHaveLength(10)
    expect((await signIn('bob')).json().data.status).toBe('second-factor')
    const again = await post('/v1/user/secondFactor/begin', { password: TEST_PASSWORD }, headers)
    expect(again.statusCode).toBe(409)
  })

  it('keeps the secret sealed and the recovery codes hashed', async () => {
    const { secret, recovery } = await enrol('sealed')
    const user = await test.admin.users.findByUsername('sealed')
    const kept = await test.admin.secondFactors.of(user?.id ?? '')
    expect(kept?.secret).not.toContain(secret)
    expect(await test.admin.secondFactors.useCode(user?.id ?? '', recovery[0] ?? '', new Date(clock))).toBe(
      false,
    )
  })
})

describe('signing in with it', () => {
  it('gives the session for the code, once: a replay is refused', async () => {
    const { secret } = await enrol('cleo')
    const [first, second] = [await signIn('cleo'), await signIn('cleo')]
    expect(first.json().data).toMatchObject({ status: 'second-factor', currentAuthority: 'guest' })
    expect(first.json().data.token).toBeUndefined()
    const code = codeOf(secret)
    const done = await factor(first.json().data.challenge, code)
    expect(done.json().data).toMatchObject({ status: 'ok', type: 'account', currentAuthority: 'user' })
    const replayed = await factor(second.json().data.challenge, code)
    expect([replayed.statusCode, replayed.json().errorCode]).toEqual([401, 'WRONG_CODE'])
    const gone = await factor(first.json().data.challenge, codeOf(secret, 1))
    expect(gone.json().errorCode).toBe('SIGN_IN_EXPIRED')
  })

  it('gives one session for the same code used twice at once', async () => {
    const { secret } = await enrol('dora')
    const [first, second] = [await signIn('dora'), await signIn('dora')]
    const code = codeOf(secret)
    const answers = await Promise.all([first, second].map((each) => factor(each.json().data.challenge, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('takes each recovery code once, in whatever way it is typed', async () => {
    const { recovery } = await enrol('emil')
    const [code = ''] = recovery
    const first = await signIn('emil')
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    expect((await factor(first.json().data.challenge, typed)).statusCode).toBe(200)
    const second = await signIn('emil')
    expect((await factor(second.json().data.challenge, code)).statusCode).toBe(401)
    const user = await test.admin.users.findByUsername('emil')
    expect(await test.admin.secondFactors.codesLeft(user?.id ?? '')).toBe(9)
  })

  it('is over five minutes later', async () => {
    const { secret } = await enrol('finn')
    const { challenge } = (await signIn('finn')).json().data
    later(301)
    expect((await factor(challenge, codeOf(secret))).json().errorCode).toBe('SIGN_IN_EXPIRED')
  })

  it('is throttled, and an administrator lifts the lock', async () => {
    const { secret } = await enrol('gina')
    const { challenge } = (await signIn('gina')).json().data
    for (let tries = 0; tries < 5; tries++)
      expect((await factor(challenge, `00000${tries}`)).statusCode).toBe(401)
    const locked = await factor(challenge, codeOf(secret))
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '30'])
    expect(locked.json().errorMessage).toContain('ask an administrator to unlock')
    const admin = await login(test, 'admin')
    const { id = '' } = (await test.admin.users.findByUsername('gina')) ?? {}
    expect((await post('/v1/user/unlock', { id }, admin)).statusCode).toBe(200)
    expect((await factor(challenge, codeOf(secret))).statusCode).toBe(200)
  })
})

describe('taking it away', () => {
  it('needs the password and a code', async () => {
    const { headers, secret } = await enrol('hugo')
    const remove = (password: string, code: string) =>
      post('/v1/user/secondFactor/remove', { password, code }, headers)
    expect((await remove('not it at all', codeOf(secret))).statusCode).toBe(422)
    expect((await remove(TEST_PASSWORD, '000000')).statusCode).toBe(422)
    expect((await remove(TEST_PASSWORD, codeOf(secret))).statusCode).toBe(200)
    expect((await signIn('hugo')).json().data.status).toBe('ok')
  })

  it('by an administrator ends every session of the account; nobody else may', async () => {
    const { headers } = await enrol('ines')
    const { id = '' } = (await test.admin.users.findByUsername('ines')) ?? {}
    expect((await post('/v1/user/secondFactor/reset', { id }, headers)).statusCode).toBe(403)
    const admin = await login(test, 'admin')
    expect((await post('/v1/user/secondFactor/reset', { id }, admin)).statusCode).toBe(200)
    expect((await test.app.inject({ url: '/api/currentUser', headers })).statusCode).toBe(401)
    expect((await signIn('ines')).json().data.status).toBe('ok')
    expect((await post('/v1/user/secondFactor/reset', { id }, admin)).statusCode).toBe(404)
  })
})

it('administrators set one up before anything else where they have to', async () => {
  await addUser(test, { username: 'boss', isAdmin: true })
  await setParameter(test, 'sign_in.second_factor', 'required')
  const headers = await login(test, 'boss')
  const metrics = () => test.app.inject({ url: '/v1/metrics', headers })
  expect((await metrics()).json().errorCode).toBe('MUST_SET_UP_FACTOR')
  const begun = await post('/v1/user/secondFactor/begin', { password: TEST_PASSWORD }, headers)
  await post('/v1/user/secondFactor/confirm', { code: codeOf(begun.json().data.secret) }, headers)
  expect((await metrics()).statusCode).toBe(200)
  await setParameter(test, 'sign_in.second_factor', 'optional')
})

it('new recovery codes put the old ones out of use', async () => {
  const { headers, recovery } = await enrol('jana')
  const renewed = await post('/v1/user/secondFactor/recoveryCodes', { password: TEST_PASSWORD }, headers)
  const [fresh = ''] = renewed.json().data.recoveryCodes
  const { challenge } = (await signIn('jana')).json().data
  expect((await factor(challenge, recovery[0] ?? '')).statusCode).toBe(401)
  expect((await factor(challenge, fresh)).statusCode).toBe(200)
})
