import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let boss: { authorization: string }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, path: string, payload?: object) => {
  const url = `/v1/department${path}`
  const answer = await test.app.inject({ method, url, headers: boss, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
const add = async (name: string, parentId: string | null = null) =>
  (await call('POST', '', { name, parentId })).data.id
const tree = async () => (await call('GET', '/tree')).data

beforeAll(async () => {
  test = await buildTestApp()
  await addUser(test, { username: 'boss', isAdmin: true })
  boss = await login(test, 'boss')
})
afterAll(() => test.close())

describe('departments', () => {
  it('are added, renamed, moved and deleted, and refusals say what is the matter', async () => {
    const ops = await add('Operations')
    const yard = await add('Yard', ops)
    const taken = await call('POST', '', { name: ' yard ', parentId: ops })
    expect([taken.status, taken.data.fields[0].field]).toEqual([422, 'name'])
    expect((await call('PUT', `/${yard}`, { name: 'Yard east', version: 1 })).status).toBe(200)
    expect((await call('PUT', `/${yard}`, { name: 'Yard west', version: 1 })).errorCode).toBe('CONFLICT')
    expect((await call('POST', `/${ops}/move`, { parentId: yard })).errorCode).toBe('DEPARTMENT_BELOW_ITSELF')
    expect((await call('DELETE', `/${ops}`)).errorCode).toBe('DEPARTMENT_HAS_PARTS')
    expect((await call('POST', `/${yard}/move`, { parentId: null, beforeId: ops })).status).toBe(200)
    expect((await tree()).map(({ name }: { name: string }) => name)).toEqual(['Yard east', 'Operations'])
    for (const id of [yard, ops]) expect((await call('DELETE', `/${id}`)).status).toBe(200)
    expect((await call('PUT', `/${ops}`, { name: 'Gone' })).status).toBe(404)
    expect(await tree()).toEqual([])
  })

  it('have members that are found, also from below, and go elsewhere when one is deleted', async () => {
    const [ops, it] = [await add('Operations'), await add('IT')]
    const yard = await add('Yard', ops)
    const [ann, bob] = [await addUser(test, { username: 'ann' }), await addUser(test, { username: 'bob' })]
    await call('POST', `/${yard}/addMembers`, { userIds: [ann.id, bob.id] })
    await call('POST', `/${it}/addMembers`, { userIds: [bob.id], main: true })
    const found = async (id: string, more = {}) => {
      const { data, total } = await call('POST', `/${id}/findMembers`, more)
      return [total, data.map(({ username }: { username: string }) => username)]
    }
    expect(await found(ops)).toEqual([0, []])
    expect(await found(ops, { below: true, text: 'AN' })).toEqual([1, ['ann']])
    expect((await call('DELETE', `/${yard}`)).errorCode).toBe('DEPARTMENT_HAS_MEMBERS')
    expect((await call('DELETE', `/${yard}?membersTo=${ops}`)).status).toBe(200)
    expect(await found(ops)).toEqual([2, ['ann', 'bob']])
    await call('POST', `/${ops}/removeMembers`, { userIds: [ann.id] })
    expect(await found(ops)).toEqual([1, ['bob']])
    const candidates = await call('POST', '/findCandidates', { text: 'bob' })
    expect(candidates.data[0].departments.map(({ name }: { name: string }) => name)).toEqual([
      'IT',
      'Operations',
    ])
    expect((await call('POST', '/nowhere/findMembers', {})).status).toBe(404)
    expect((await call('POST', `/${ops}/addMembers`, { userIds: ['nobody'] })).status).toBe(422)
  })
})
