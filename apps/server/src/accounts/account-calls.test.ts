import { addUser, buildTestApp, login, TEST_PASSWORD, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let clock = Date.parse('2026-03-01T08:00:00Z')
const now = () => {
  clock += 1000
  return new Date(clock)
}
let boss: { authorization: string }
let bossId = ''

const post = async (path: string, payload: object = {}, headers = boss) => {
  const answer = await test.app.inject({ method: 'POST', url: `/v1/user/${path}`, payload, headers })
  return { status: answer.statusCode, ...answer.json() }
}
const signIn = (username: string, password: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/login/account',
    payload: { type: 'account', username, password },
  })
const added = async (fields: object) => (await post('addUser', fields)).data.user
const mayCall = async (headers: { authorization: string }) =>
  (await test.app.inject({ url: '/api/currentUser', headers })).statusCode === 200

beforeAll(async () => {
  test = await buildTestApp({ now })
  bossId = (await addUser(test, { username: 'boss', name: 'Boss', isAdmin: true })).id
  await addUser(test, { username: 'plain', pageAuthorities: ['admin_account'], uiAuthorities: ['export'] })
  boss = await login(test, 'boss')
})
afterAll(() => test.close())

describe('a new user', () => {
  it('gets a made-up password once, which has to be changed', async () => {
    const { data, status } = await post('addUser', {
      username: 'Ann',
      name: ' Ann ',
      mobile: '138 0013 8000',
    })
    expect([status, data.user.name, data.user.mobile, data.user.state]).toEqual([
      200,
      'Ann',
      '+8613800138000',
      'active',
    ])
    expect(data.password).toMatch(/^\w{5}(-\w{5}){3}$/)
    const session = await signIn('ann', data.password)
    const headers = { authorization: `Bearer ${session.json().data.token}` }
    const refused = await test.app.inject({ url: '/v1/analysis', headers })
    expect(refused.json().errorCode).toBe('MUST_CHANGE_PASSWORD')
    expect(JSON.stringify((await post('findUserByName?name=ANN')).data)).not.toContain(data.password)
  })

  it.each([
    ['username', { username: 'BOSS' }, 'This is already in use.'],
    ['username', { username: 'two words' }, 'This does not have the right form.'],
    ['username', { username: 'a' }, 'At least 2 characters.'],
    ['name', { name: '   ' }, 'This is required.'],
    ['mobile', { mobile: '12' }, 'This is not a phone number.'],
    ['email', { email: 'a@b' }, 'This is not an e-mail address.'],
    ['roleIds', { roleIds: ['none'] }, 'This is not one of the choices.'],
    ['departmentIds', { departmentIds: ['none'] }, 'This is not one of the choices.'],
    ['password', { password: 'short' }, 'This password is too weak'],
    [
      'validUntil',
      { validFrom: '2026-02-02T00:00:00Z', validUntil: '2026-02-01T00:00:00Z' },
      'The end must come',
    ],
    ['nothing', { nothing: 1 }, 'There is no such field.'],
  ])('is refused at the field %s', async (field, wrong, message) => {
    const headers = { ...boss, 'accept-language': 'en-US' }
    const { status, data } = await post('addUser', { username: 'zoe', name: 'Zoe', ...wrong }, headers)
    expect([status, data.fields[0].field]).toEqual([422, field])
    expect(data.fields[0].message).toContain(message)
    expect((await post('findUserByName?name=zoe')).status).toBe(404)
  })
})

it('says of a user name and a phone that both are taken', async () => {
  await addUser(test, { username: 'owner', mobile: '+8613911111111' })
  const { data } = await post('addUser', { username: 'OWNER', name: 'O', mobile: '13911111111' })
  expect(data.fields.map(({ field }: { field: string }) => field)).toEqual(['username', 'mobile'])
})

describe('an edit', () => {
  it('leaves what it does not name, and is refused when it is stale', async () => {
    const bob = await added({ username: 'bob', name: 'Bob', email: 'bob@quay.test' })
    const first = await post('updateUser', { id: bob.id, version: bob.version, name: 'Robert' })
    expect([first.data.name, first.data.email, first.data.version]).toEqual(['Robert', 'bob@quay.test', 2])
    const stale = await post('updateUser', { id: bob.id, version: bob.version, name: 'Rob' })
    expect([stale.status, stale.errorCode]).toEqual([409, 'CONFLICT'])
    expect((await post('updateUser', { id: bob.id, email: '' })).data.email).toBeNull()
    expect((await post('updateUser', { id: 'nobody', name: 'X' })).status).toBe(404)
  })

  it('cannot take away the own access, nor the last administrator', async () => {
    for (const wrong of [{ disabled: true }, { isAdmin: false }, { validUntil: '2026-01-01T00:00:00Z' }])
      expect((await post('updateUser', { id: bossId, ...wrong })).errorCode).toBe('NOT_YOURSELF')
    const { errorCode } = await post('updateUser', { id: bossId, validUntil: '2027-01-01T00:00:00Z' })
    expect(errorCode).toBe('LAST_ADMIN')
    expect((await post('resetPassword', { id: bossId })).errorCode).toBe('NOT_YOURSELF')
  })
})

describe('disabling', () => {
  it('ends the sessions at once and keeps the account out until it is enabled', async () => {
    const { id } = await addUser(test, { username: 'carl' })
    const carl = await login(test, 'carl')
    expect((await post('disableUser', { id, disabled: true })).data.state).toBe('disabled')
    expect([await mayCall(carl), (await signIn('carl', TEST_PASSWORD)).statusCode]).toEqual([false, 403])
    await post('disableUser', { id, disabled: false })
    expect([await mayCall(carl), await mayCall(await login(test, 'carl'))]).toEqual([false, true])
  })

  it('of several is all or none', async () => {
    const ids = [await addUser(test, { username: 'd1' }), await addUser(test, { username: 'd2' })].map(
      ({ id }) => id,
    )
    expect((await post('disableUsers', { ids: [...ids, 'nobody'], disabled: true })).status).toBe(404)
    expect((await post('disableUsers', { ids: [...ids, bossId], disabled: true })).errorCode).toBe(
      'NOT_YOURSELF',
    )
    expect((await post('findUsers', { state: 'disabled' })).total).toBe(0)
    expect((await post('disableUsers', { ids, disabled: true })).data).toEqual({ changed: 2 })
    expect(
      (await post('findUsers', { state: 'disabled', sorter: { username: 'descend' } })).data[0].username,
    ).toBe('d2')
  })
})

it('holds within its dates only, for sign-in and for sessions', async () => {
  const until = new Date(clock + 3_600_000).toISOString()
  const { id } = await addUser(test, { username: 'gus' })
  expect((await post('updateUser', { id, validUntil: until })).data.state).toBe('active')
  const gus = await login(test, 'gus')
  expect(await mayCall(gus)).toBe(true)
  clock += 3_600_000
  expect([await mayCall(gus), (await signIn('gus', TEST_PASSWORD)).statusCode]).toEqual([false, 403])
  expect(
    (await post('findUsers', { state: 'expired' })).data.map(
      ({ username }: { username: string }) => username,
    ),
  ).toEqual(['gus'])
})

describe('the sessions of a user', () => {
  it('are told and ended, one or all, and a new password ends them too', async () => {
    const { id } = await addUser(test, { username: 'eve' })
    const [one, two] = [await login(test, 'eve'), await login(test, 'eve')]
    const { data } = await post('findUserSessions', { id })
    expect(data.map(({ own }: { own: boolean }) => own)).toEqual([false, false])
    expect((await post('revokeUserSession', { id: bossId, sessionId: data[0].id })).status).toBe(404)
    expect((await post('revokeUserSession', { id, sessionId: data[0].id })).status).toBe(200)
    expect([await mayCall(one), await mayCall(two)].sort()).toEqual([false, true])
    await post('revokeUserSessions', { id })
    expect(await mayCall(one)).toBe(false)
    const three = await login(test, 'eve')
    const { password } = (await post('resetPassword', { id })).data
    expect([await mayCall(three), (await signIn('eve', TEST_PASSWORD)).statusCode]).toEqual([false, 401])
    expect((await signIn('eve', password)).statusCode).toBe(200)
    await post('revokeUserSessions', { id: bossId })
    expect(await mayCall(boss)).toBe(true)
  })
})

describe('the rights', () => {
  it('need the flag of an administrator beside the page', async () => {
    const plain = await login(test, 'plain')
    for (const [path, body] of [
      ['findUsers', {}],
      ['addUser', { username: 'xx', name: 'X' }],
      ['exportUsers', {}],
      ['resetPassword', { id: bossId }],
      ['findUserByName?name=boss', {}],
    ] as const)
      expect([path, (await post(path, body, plain)).status]).toEqual([path, 403])
    expect((await post('findCurrentUser', {}, plain)).data.username).toBe('plain')
  })

  it('to check a password are one’s own, and tries are throttled', async () => {
    const plain = await login(test, 'plain')
    expect((await post('verifyUserPassword', { password: TEST_PASSWORD }, plain)).data).toEqual({
      verified: true,
    })
    const tries = []
    for (let n = 0; n < 12; n++)
      tries.push((await post('verifyUserPassword', { password: 'wrong' }, plain)).status)
    expect([tries[0], tries.at(-1)]).toEqual([422, 429])
  })
})
