import { addUser, buildTestApp, login, TEST_PASSWORD, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const QC = 'bigdataanalysis_qc_qcefficiencytable'
const HOUR = 3_600_000

let test: TestApp
let clock = Date.parse('2026-03-01T08:00:00Z')
let boss: Record<string, string>
let held: Record<string, string>
let userId = ''
let count = 0

beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date(clock) })
  await addUser(test, { username: 'boss', isAdmin: true })
})
afterAll(() => test.close())
beforeEach(async () => {
  const username = `held${++count}`
  const { id } = await addUser(test, { username, pageAuthorities: [QC] })
  userId = id
  boss = await login(test, 'boss')
  held = await login(test, username)
})

const change = async (url: string, body: object) => {
  const answer = await test.app.inject({ method: 'POST', url, headers: boss, payload: body })
  expect(answer.statusCode, answer.body).toBe(200)
}
const status = async (headers = held) =>
  (await test.app.inject({ url: '/api/currentUser', headers })).statusCode
const mayOpen = async () =>
  (await test.app.inject({ url: '/v1/permission/current', headers: held })).json().data?.pageAuthorities

describe('in the middle of a session', () => {
  it('a disabled account is out at its next call, and stays out of that session when it is enabled', async () => {
    expect(await status()).toBe(200)
    await change('/v1/user/disableUser', { id: userId, disabled: true })
    expect(await status()).toBe(401)
    await change('/v1/user/disableUser', { id: userId, disabled: false })
    expect(await status()).toBe(401)
    expect(await status(await login(test, `held${count}`))).toBe(200)
  })

  it('an account ends with its last day', async () => {
    await change('/v1/user/updateUser', { id: userId, validUntil: new Date(clock + HOUR).toISOString() })
    expect(await status()).toBe(200)
    clock += HOUR
    expect(await status()).toBe(401)
  })

  it('a role that is taken away ends the session, and one that is given counts at once', async () => {
    expect(await mayOpen()).toEqual([QC])
    await change('/v1/user/updateUser', { id: userId, roleIds: [] })
    expect(await status()).toBe(401)
    held = await login(test, `held${count}`)
    expect(await mayOpen()).toEqual([])
    const roles = (await test.app.inject({ url: '/v1/role', headers: boss })).json().data
    const ids = roles.filter(({ name }: { name: string }) => name === `role of held${count}`)
    await change('/v1/user/updateUser', { id: userId, roleIds: ids.map(({ id }: { id: string }) => id) })
    expect(await mayOpen()).toEqual([QC])
  })

  it('a new password by an administrator ends it', async () => {
    await change('/v1/user/resetPassword', { id: userId })
    expect(await status()).toBe(401)
  })

  it('an account whose administration is taken away keeps nothing of it', async () => {
    await change('/v1/user/updateUser', { id: userId, isAdmin: true })
    held = await login(test, `held${count}`)
    const users = () =>
      test.app.inject({ method: 'POST', url: '/v1/user/findUsers', headers: held, payload: {} })
    expect((await users()).statusCode).toBe(200)
    await change('/v1/user/updateUser', { id: userId, isAdmin: false })
    expect((await users()).statusCode).toBe(401)
  })
})

it('a session holds 12 hours, a remembered one 30 days', async () => {
  const signIn = async (autoLogin: boolean) => {
    const body = { type: 'account', username: `held${count}`, password: TEST_PASSWORD, autoLogin }
    const answer = await test.app.inject({ method: 'POST', url: '/api/login/account', payload: body })
    return { authorization: `Bearer ${answer.json().data.token}` }
  }
  const [short, long] = [await signIn(false), await signIn(true)]
  clock += 12 * HOUR - 1
  expect([await status(short), await status(long)]).toEqual([200, 200])
  clock += 1
  expect([await status(short), await status(long)]).toEqual([401, 200])
  clock += (30 * 24 - 12) * HOUR - 1
  expect(await status(long)).toBe(200)
  clock += 1
  expect(await status(long)).toBe(401)
})
