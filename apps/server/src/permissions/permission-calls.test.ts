import { PAGES } from '@quaywise/contract'
import { UI_AUTHORITIES } from '@quaywise/domain'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const QC = 'bigdataanalysis_qc_qcefficiencytable'

let test: TestApp
let boss: Record<string, string>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, url: string, payload?: object, headers = boss) => {
  const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
const find = async (search: object = {}) =>
  call('POST', '/v1/permission/findPermissions', { pageSize: 500, ...search })
const rowOf = async (id: string) =>
  (await find({ text: id })).data.find((row: { id: string }) => row.id === id)
const add = (authority: string) => call('POST', '/v1/permission', { authority })

beforeAll(async () => {
  test = await buildTestApp()
  await addUser(test, { username: 'boss', isAdmin: true })
  await addUser(test, { username: 'qc', pageAuthorities: [QC] })
  boss = { ...(await login(test, 'boss')), 'accept-language': 'en-US' }
})
afterAll(() => test.close())

describe('authorities of the product', () => {
  it('are all there by themselves: every page of the registry and every element', async () => {
    const ids = (await find()).data.map(({ id }: { id: string }) => id)
    const pages = PAGES.filter(({ group }) => group !== 'account').map(({ authority }) => authority)
    expect(ids).toEqual([...pages, ...UI_AUTHORITIES])
  })

  it('are named in the language of the call, and say which roles have them', async () => {
    expect(await rowOf(QC)).toMatchObject({
      ...{ label: 'QC efficiency table', group: 'qc', path: '/BigDataAnalysis/qc/qcEfficiencyTable' },
      ...{ declared: true, adminOnly: false, visible: true, version: 0, roles: [{ name: 'role of qc' }] },
    })
    expect((await rowOf('admin_role')).adminOnly).toBe(true)
  })

  it('cannot be deleted, not even in the midst of a batch', async () => {
    await add('own.kept')
    const one = await call('DELETE', `/v1/permission/${QC}`)
    expect([one.status, one.errorCode]).toEqual([409, 'PERMISSION_DECLARED'])
    const batch = await call('DELETE', '/v1/permission/deleteBatch', { ids: ['own.kept', 'export'] })
    expect([batch.status, batch.errorMessage.includes('export')]).toEqual([409, true])
    expect(await rowOf('own.kept')).toBeDefined()
    expect((await add('export')).data.fields[0].field).toBe('authority')
  })

  it('can be worded anew, and the menu says so in that language alone', async () => {
    const changed = await call('PUT', `/v1/permission/${QC}?version=0`, {
      labels: { 'en-US': 'Crane table' },
    })
    expect(changed.data).toMatchObject({ label: 'Crane table', version: 1, declared: true })
    const labels = async (language: string) =>
      (await call('GET', '/v1/permission/menu', undefined, { ...boss, 'accept-language': language })).data
        .flatMap(({ pages }: { pages: { label: string }[] }) => pages)
        .map(({ label }: { label: string }) => label)
    expect(await labels('en-US')).toContain('Crane table')
    expect(await labels('pt-BR')).not.toContain('Crane table')
    const stale = await call('PUT', `/v1/permission/${QC}?version=0`, { labels: {} })
    expect(stale.status).toBe(409)
  })
})

describe('the menu', () => {
  const menu = async (headers = boss) =>
    Object.fromEntries(
      (await call('GET', '/v1/permission/menu', undefined, headers)).data.map(
        ({ group, pages }: { group: string; pages: { path: string }[] }) => [
          group,
          pages.map(({ path }) => path.split('/').at(-1)),
        ],
      ),
    )

  it('has the pages that the user may open, in the groups of the registry', async () => {
    const own = await menu(await login(test, 'qc'))
    expect(own).toEqual({
      workshift: ['workshiftMonitorHour', 'workshiftMonitor'],
      qc: ['qcEfficiencyTable', 'qcWholeProcessAnalysis'],
      asc: ['ascContentChooseTable'],
    })
    expect((await menu()).admin).toEqual(['account', 'role', 'department', 'dictionary', 'permission'])
  })

  it('follows the order and the visibility that administrators give; access stays as it is', async () => {
    const oee = 'bigdataanalysis_qc_qcefficiencyoee'
    await call('PUT', `/v1/permission/${oee}`, { sort: 5 })
    await call('PUT', `/v1/permission/${QC}`, { visible: false })
    expect((await menu()).qc.slice(0, 2)).toEqual(['qcEfficiencyOee', 'qcEfficiencyTimeAnalysis'])
    const own = await login(test, 'qc')
    expect((await menu(own)).qc).toEqual(['qcWholeProcessAnalysis'])
    expect((await call('GET', '/v1/permission/current', undefined, own)).data.pageAuthorities).toContain(QC)
  })

  it('takes the order of a whole group at once, and nothing less', async () => {
    const before = (await menu()).agv
    const ids = before.map((name: string) => `bigdataanalysis_agv_${name.toLowerCase()}`)
    const order = (given: readonly string[]) =>
      call('POST', '/v1/permission/order', { group: 'agv', ids: given })
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), QC], []])
      expect((await order(wrong)).data.fields[0].field).toBe('ids')
    expect((await menu()).agv).toEqual(before)
    expect((await order(ids.toReversed())).status).toBe(200)
    expect((await menu()).agv).toEqual(before.toReversed())
  })

  it('never loses the way back to administration', async () => {
    const hidden = await call('PUT', '/v1/permission/admin_permission', { visible: false })
    expect([hidden.status, hidden.errorCode]).toEqual([409, 'MENU_STAYS'])
  })
})

describe('authorities of the terminal’s own', () => {
  it('are made once, held by administrators at once, and given to roles', async () => {
    const made = await call('POST', '/v1/permission', {
      ...{ authority: 'gate.override', labels: { 'en-US': 'Override a gate' }, description: 'Kiosk' },
    })
    expect(made.data).toMatchObject({
      declared: false,
      kind: 'element',
      label: 'Override a gate',
      version: 1,
    })
    expect((await add('gate.override')).status).toBe(422)
    for (const wrong of ['', 'Gate', 'a b', '*', 'x'.repeat(101), '../up'])
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 422])
    expect((await call('GET', '/v1/permission/current')).data.uiAuthorities).toContain('gate.override')
    const role = { name: 'Gate', description: '', pageAuthorities: [], uiAuthorities: ['gate.override'] }
    expect((await call('POST', '/v1/role', { ...role, terminals: null })).status).toBe(200)
    expect((await rowOf('gate.override')).roles).toMatchObject([{ name: 'Gate' }])
  })

  it('are taken out of their roles when they are deleted, all of a batch or none', async () => {
    await add('own.one')
    const ghost = await call('DELETE', '/v1/permission/deleteBatch', { ids: ['gate.override', 'own.ghost'] })
    expect(ghost.status).toBe(404)
    expect((await rowOf('gate.override')).roles).toHaveLength(1)
    const gone = await call('DELETE', '/v1/permission/deleteBatch', { ids: ['gate.override', 'own.one'] })
    expect(gone.data).toEqual([
      { id: 'gate.override', roles: ['Gate'] },
      { id: 'own.one', roles: [] },
    ])
    const role = (await test.admin.roles.list()).find(({ name }) => name === 'Gate')
    expect([role?.uiAuthorities, role?.version]).toEqual([[], 2])
    expect((await call('DELETE', '/v1/permission/own.one')).status).toBe(404)
  })
})

it('finds by text, kind, group and role, and pages after sorting', async () => {
  expect((await find({ kind: 'element' })).data.length).toBeGreaterThanOrEqual(UI_AUTHORITIES.length)
  expect((await find({ group: 'admin' })).total).toBe(5)
  expect(
    (await find({ declared: false, text: 'own' })).data.every((row: { id: string }) => /own/.test(row.id)),
  ).toBe(true)
  const sorted = await find({ sorter: { authority: 'descend' }, pageSize: 2, current: 2 })
  const all = (await find()).data
    .map(({ id }: { id: string }) => id)
    .sort()
    .reverse()
  expect(sorted.data.map(({ id }: { id: string }) => id)).toEqual(all.slice(2, 4))
  expect((await find({ pageSize: 0 })).status).toBe(422)
})
