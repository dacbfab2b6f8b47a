import { authorityOfPath } from '@quaywise/domain'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const QC = authorityOfPath('/BigDataAnalysis/qc/qcEfficiencyTable')
const LAND = authorityOfPath('/BigDataAnalysis/land/OutTruckOrderTable')

let test: TestApp
let boss: Readonly<Record<string, string>>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, url: string, payload?: object, headers = boss) => {
  const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
const planner = {
  name: 'Planners',
  description: 'Berth and yard',
  pageAuthorities: [QC],
  uiAuthorities: ['export'],
  terminals: null,
}
const made = async (name: string, more: object = {}) =>
  (await call('POST', '/v1/role', { ...planner, name, ...more })).data

beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({
    ...{ id: 'east', name: 'East', locode: null, zone: 'Asia/Shanghai', kind: 'imported', clock: 'live' },
    ...{ frozenAt: null, sort: 0 },
  })
  await addUser(test, { username: 'boss', isAdmin: true })
  boss = await login(test, 'boss')
})
afterAll(() => test.close())

describe('a role', () => {
  it('is made, listed, read, changed and deleted', async () => {
    const role = await made('Berth')
    expect(role).toMatchObject({ ...planner, name: 'Berth', version: 1, holders: 0 })
    const listed = await call('GET', '/v1/role?text=BERTH&sort=name')
    expect(listed).toMatchObject({ total: 1, current: 1, pageSize: 20, data: [role] })
    const changed = await call('PUT', `/v1/role/${role.id}`, {
      version: 1,
      pageAuthorities: [LAND, QC, LAND],
      terminals: ['east'],
    })
    expect(changed.data).toMatchObject({
      version: 2,
      pageAuthorities: [QC, LAND].sort(),
      terminals: ['east'],
    })
    expect((await call('GET', `/v1/role/${role.id}`)).data).toEqual(changed.data)
    expect((await call('DELETE', `/v1/role/${role.id}`)).data).toEqual({ id: role.id })
    expect((await call('GET', `/v1/role/${role.id}`)).status).toBe(404)
    expect((await call('DELETE', `/v1/role/${role.id}`)).status).toBe(404)
  })

  it('says at which field something is wrong, and keeps nothing of it', async () => {
    await made('Taken')
    const fields = async (body: object) => {
      const { status, data } = await call('POST', '/v1/role', { ...planner, ...body })
      return [status, data?.fields?.map(({ field }: { field: string }) => field)]
    }
    for (const name of ['Taken', 'TAKEN', 'Ｔａｋｅｎ', 'two\nlines', 'left\u202eright', '\u200b', '\u0007'])
      expect([name, await fields({ name })]).toEqual([name, [422, ['name']]])
    expect(await fields({ name: 'N', labels: { 'fa-IR': 'taken' } })).toEqual([422, ['labels.fa-IR']])
    expect(await fields({ name: 'N', labels: { 'xx-XX': 'x' } })).toEqual([422, ['labels.xx-XX']])
    expect(await fields({ name: '   ' })).toEqual([422, ['name']])
    expect(await fields({ name: 'x'.repeat(81) })).toEqual([422, ['name']])
    expect(await fields({ name: 'N', pageAuthorities: ['no_such_page'] })).toEqual([422, ['pageAuthorities']])
    expect(await fields({ name: 'N', uiAuthorities: ['*'] })).toEqual([422, ['uiAuthorities']])
    expect(await fields({ name: 'N', terminals: ['nowhere'] })).toEqual([422, ['terminals']])
    expect(await fields({ name: 'N', terminals: [] })).toEqual([422, ['terminals']])
    const names = (await test.admin.roles.list()).map(({ name }) => name)
    expect(names.filter((name) => name === 'N' || name === 'Taken')).toEqual(['Taken'])
  })

  it('is not overwritten by whoever read an older version', async () => {
    const role = await made('Contested')
    const first = await call('PUT', `/v1/role/${role.id}`, { version: 1, description: 'first' })
    expect(first.data.version).toBe(2)
    const second = await call('PUT', `/v1/role/${role.id}`, { version: 1, description: 'second' })
    expect([second.status, second.errorCode]).toEqual([409, 'CONFLICT'])
    expect((await call('GET', `/v1/role/${role.id}`)).data.description).toBe('first')
    expect((await call('PUT', `/v1/role/${role.id}`, { description: 'blind' })).status).toBe(422)
  })

  it('is copied with everything but its holders', async () => {
    const role = await made('Original', { terminals: ['east'] })
    const user = await addUser(test, { username: 'copied' })
    await test.admin.roles.assign(user.id, [role.id])
    const copy = (await call('POST', `/v1/role/${role.id}/copy`, { name: 'Copy' })).data
    expect(copy).toMatchObject({ ...planner, name: 'Copy', terminals: ['east'], holders: 0, version: 1 })
    expect((await call('POST', `/v1/role/${role.id}/copy`, { name: 'Copy' })).status).toBe(422)
  })
})

describe('the holders of a role', () => {
  it('are told, keep it from being deleted, and feel a change at their next call', async () => {
    const role = await made('Held', { pageAuthorities: [], uiAuthorities: [] })
    const user = await addUser(test, { username: 'holder' })
    await test.admin.roles.assign(user.id, [role.id])
    const members = await call('GET', `/v1/role/${role.id}/members`)
    expect([members.total, members.data[0].username]).toEqual([1, 'holder'])

    const refused = await call('DELETE', `/v1/role/${role.id}`)
    expect([refused.status, refused.errorCode]).toEqual([409, 'ROLE_HELD'])
    expect(refused.errorMessage).toContain('holder')

    const headers = await login(test, 'holder')
    const may = async () =>
      (await test.app.inject({ url: '/v1/permission/current', headers })).json().data.pageAuthorities
    expect(await may()).toEqual([])
    await call('PUT', `/v1/role/${role.id}`, { version: 1, pageAuthorities: [QC] })
    expect(await may()).toEqual([QC])

    await test.admin.roles.assign(user.id, [])
    expect((await call('DELETE', `/v1/role/${role.id}`)).status).toBe(200)
  })

  it('keep what was shared with a role that is deleted', async () => {
    const role = await made('Sharing')
    const owner = await addUser(test, { username: 'owner' })
    const shared = { kind: 'view', audience: 'role', roleId: role.id } as const
    const item = { id: 'v1', terminal: 'east', page: '/p', ownerId: owner.id, name: 'View', body: {} }
    await test.admin.kept.add({ ...item, ...shared, startAt: null, endAt: null }, new Date())
    await call('DELETE', `/v1/role/${role.id}`)
    expect(await test.admin.kept.get('v1')).toMatchObject({ audience: 'own', roleId: null })
  })
})

it('compares two roles side by side', async () => {
  const left = await made('Left', { terminals: null })
  const right = await made('Right', { pageAuthorities: [LAND], uiAuthorities: ['export', 'land.personal'] })
  const { data } = await call('GET', `/v1/role/compare?left=${left.id}&right=${right.id}`)
  expect(data.pages).toEqual([
    { authority: LAND, left: false, right: true },
    { authority: QC, left: true, right: false },
  ])
  expect(data.elements).toEqual([
    { authority: 'export', left: true, right: true },
    { authority: 'land.personal', left: false, right: true },
  ])
  expect(data.terminals).toEqual([{ terminal: 'east', left: true, right: true }])
  expect((await call('GET', `/v1/role/compare?left=${left.id}&right=ghost`)).status).toBe(404)
})

it('cannot lock the last administrator out: an administrator holds everything whatever their roles say', async () => {
  const role = await made('Nothing', { pageAuthorities: [], uiAuthorities: [], terminals: ['east'] })
  const [user] = (await test.admin.users.list({ current: 1, pageSize: 100 })).data.filter(
    ({ username }) => username === 'boss',
  )
  await test.admin.roles.assign(user?.id ?? '', [role.id])
  const { data } = await call('GET', '/v1/permission/current')
  for (const page of ['account', 'role', 'permission'])
    expect(data.pageAuthorities).toContain(`admin_${page}`)
  expect((await call('GET', '/v1/role')).status).toBe(200)
  expect((await call('GET', '/api/currentUser')).data.terminals.length).toBe(1)
})

describe('names of roles', () => {
  it('are told in the language of whoever asks, wherever roles are told', async () => {
    const role = await made('Crew', { labels: { 'zh-CN': '班组', 'fa-IR': 'گروه' } })
    await addUser(test, { username: 'sailor' })
    const user = await test.admin.users.findByUsername('sailor')
    await test.admin.roles.assign(user?.id ?? '', [role.id])
    const told = async (language: string) => {
      const headers = { ...boss, 'accept-language': language }
      const listed = await call('GET', '/v1/role?text=crew', undefined, headers)
      const users = await call('POST', '/v1/user/findUsers', { text: 'sailor' }, headers)
      const options = await call('POST', '/v1/user/findOptions', undefined, headers)
      const named = options.data.roles.find(({ id }: { id: string }) => id === role.id)
      return [listed.data[0].label, users.data[0].roles[0].name, named.name]
    }
    expect(await told('zh-CN')).toEqual(['班组', '班组', '班组'])
    expect(await told('pt-BR')).toEqual(['Crew', 'Crew', 'Crew'])
  })
})

describe('the roles to begin with', () => {
  const STARTERS = '/v1/role/starters'

  it('are proposed, and made all or none', async () => {
    const proposed = (await call('GET', STARTERS)).data
    expect(proposed).toHaveLength(5)
    expect(proposed.every(({ there }: { there: boolean }) => !there)).toBe(true)
    await made('Auditor (read-only)')
    const ids = proposed.map(({ id }: { id: string }) => id)
    expect((await call('POST', STARTERS, { ids })).status).toBe(422)
    expect((await call('POST', STARTERS, { ids: ['starter-nobody'] })).status).toBe(422)
    const four = ids.filter((id: string) => id !== 'starter-auditor')
    const added = await call('POST', STARTERS, { ids: four })
    expect(added.data).toHaveLength(4)
    const left = (await call('GET', STARTERS)).data
    expect(left.every(({ there }: { there: boolean }) => there)).toBe(true)
  })

  it('open pages and elements that there are, none of them of the administration', async () => {
    const { data } = await call('GET', '/v1/role?pageSize=200', undefined, {
      ...boss,
      'accept-language': 'en-US',
    })
    const planners = data.find(({ id }: { id: string }) => id === 'starter-planner')
    expect(planners).toMatchObject({ label: 'Planner', uiAuthorities: ['export'], terminals: null })
    expect(planners.description).toContain('Plans ships')
    for (const { id, version, pageAuthorities, uiAuthorities } of data) {
      const same = { version, pageAuthorities, uiAuthorities }
      expect((await call('PUT', `/v1/role/${id}`, same)).status).toBe(200)
      if (id.startsWith('starter-')) expect(pageAuthorities.join()).not.toMatch(/admin_|parametersetting/)
    }
  })
})
