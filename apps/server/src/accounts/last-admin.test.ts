import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const YEAR_END = '2027-01-01T00:00:00.000Z'
const now = () => new Date('2026-03-01T08:00:00Z')

type Headers = { readonly authorization: string }

let test: TestApp
let boss: { readonly id: string; readonly headers: Headers }
/** An administrator whose days are numbered: without the other one nobody would be left. */
let deputy: { readonly id: string; readonly headers: Headers }

const person = async (username: string, more: object = {}) => {
  const { id } = await addUser(test, { username, name: username, isAdmin: true, ...more })
  return { id, headers: await login(test, username) }
}
const call = async (path: string, payload: object, headers: Headers) => {
  const answer = await test.app.inject({ method: 'POST', url: `/v1/user/${path}`, payload, headers })
  return { status: answer.statusCode, ...answer.json() }
}
const standing = async (): Promise<number> => {
  const filter = { isAdmin: true, state: { is: 'active', at: now() } } as const
  const { data } = await test.admin.accounts.list({ current: 1, pageSize: 50, filter })
  return data.filter(({ validUntil }) => validUntil === null).length
}

beforeEach(async () => {
  test = await buildTestApp({ now })
  boss = await person('boss')
  deputy = await person('deputy', { validUntil: YEAR_END })
})
afterEach(() => test.close())

describe('the last administrator', () => {
  it.each([
    ['disableUser', { disabled: true }],
    ['updateUser', { disabled: true }],
    ['updateUser', { isAdmin: false }],
    ['updateUser', { validUntil: YEAR_END }],
    ['updateUser', { validUntil: '2026-02-01T00:00:00Z' }],
    ['updateUser', { validFrom: '2026-06-01T00:00:00Z' }],
  ] as const)('stays whatever is asked: %s %o', async (path, wrong) => {
    const refused = await call(path, { id: boss.id, ...wrong }, deputy.headers)
    expect([refused.status, refused.errorCode]).toEqual([409, 'LAST_ADMIN'])
    expect(await standing()).toBe(1)
  })

  it('stays in a batch, and the batch does nothing to the others either', async () => {
    const other = await person('other', { isAdmin: false })
    const ids = [other.id, boss.id]
    expect((await call('disableUsers', { ids, disabled: true }, deputy.headers)).errorCode).toBe('LAST_ADMIN')
    expect((await test.admin.users.findById(other.id))?.disabled).toBe(false)
    const own = await call('disableUsers', { ids: [boss.id, deputy.id], disabled: true }, boss.headers)
    expect(own.errorCode).toBe('NOT_YOURSELF')
  })

  it('stays when the last two go in one batch, or one after the other at the same moment', async () => {
    const second = await person('second')
    const both = { ids: [boss.id, second.id], disabled: true }
    expect((await call('disableUsers', both, deputy.headers)).errorCode).toBe('LAST_ADMIN')
    expect(await standing()).toBe(2)
    const answers = await Promise.all([
      call('disableUser', { id: boss.id, disabled: true }, deputy.headers),
      call('updateUser', { id: second.id, isAdmin: false }, deputy.headers),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await standing()).toBe(1)
  })

  it('stays when two take each other away at the same moment', async () => {
    const second = await person('second')
    const answers = await Promise.all([
      call('disableUser', { id: second.id, disabled: true }, boss.headers),
      call('updateUser', { id: boss.id, validUntil: YEAR_END }, second.headers),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await standing()).toBe(1)
  })

  it('stays when the same is asked twice at once', async () => {
    const second = await person('second')
    const twice = { id: second.id, disabled: true }
    await Promise.all([call('disableUser', twice, boss.headers), call('disableUser', twice, boss.headers)])
    expect(await standing()).toBe(1)
    const again = { id: boss.id, disabled: true }
    const answers = await Promise.all([1, 2].map(() => call('disableUser', again, deputy.headers)))
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['LAST_ADMIN', 'LAST_ADMIN'])
  })

  it('keeps every right whatever becomes of roles', async () => {
    const role = await test.admin.roles.save({
      ...{ name: 'Nothing', description: '', pageAuthorities: [], uiAuthorities: [], terminals: ['none'] },
    })
    const roleIds = role.ok ? [role.role.id] : []
    expect((await call('updateUser', { id: boss.id, roleIds }, deputy.headers)).status).toBe(200)
    expect((await call('findUsers', {}, boss.headers)).status).toBe(200)
  })

  it('is never turned down with a request that was decided long ago', async () => {
    await test.admin.registrations.add(boss.id, 'mobile', false, now())
    const gone = await call('registrations/decide', { ids: [boss.id], approve: false }, deputy.headers)
    expect([gone.status, await standing()]).toEqual([409, 1])
  })

  it('closes the request of whoever is let in by hand: it cannot be turned down later', async () => {
    const { id } = await addUser(test, { username: 'asked', disabled: true })
    await test.admin.registrations.add(id, 'mobile', false, now())
    await call('disableUser', { id, disabled: false }, boss.headers)
    await call('disableUser', { id, disabled: true }, boss.headers)
    const gone = await call('registrations/decide', { ids: [id], approve: false }, boss.headers)
    expect([gone.status, await test.admin.users.findById(id)]).toMatchObject([409, { username: 'asked' }])
  })
})
