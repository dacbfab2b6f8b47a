import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  test = await buildTestApp()
  await addUser(test, { username: 'boss', isAdmin: true })
  await test.admin.terminals.upsert({
    ...{ id: 'east', name: 'East', locode: null, zone: 'Asia/Shanghai', kind: 'imported', sort: 1 },
    ...{ clock: 'live', frozenAt: null },
  })
  headers = { ...(await login(test, 'boss')), 'accept-language': 'en-US' }
})
afterAll(() => test.close())

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}

it.each(['/v1/user/findUsers', '/v1/permission/findPermissions', '/v1/department/findCandidates'])(
  'finds everything at %s where nothing is asked for',
  async (url) => {
    const [without, empty] = [await send('POST', url), await send('POST', url, {})]
    expect(without).toMatchObject({ status: 200, data: empty.data })
    expect(empty.data.length).toBeGreaterThan(0)
  },
)

it('says at each field that it is required, whether nothing was sent or nothing in it', async () => {
  const required = ['username', 'name'].map((field) => ({ field, message: 'This is required.' }))
  for (const payload of [undefined, {}])
    expect(await send('POST', '/v1/user/addUser', payload)).toMatchObject({
      status: 422,
      data: { fields: required },
    })
})

it.each([
  ['POST', '/v1/user/getVerificationCode', { mobile: '13800138000' }, 'purpose'],
  ['POST', '/api/login/account', { username: 'boss', password: 'x' }, 'type'],
  ['DELETE', '/v1/permission/deleteBatch', { ids: [] }, 'ids'],
  ['DELETE', '/api/rule', {}, 'key'],
] as const)('asks for a choice, and for one entry of a list: %s %s', async (method, url, payload, field) => {
  expect(await send(method, url, payload)).toMatchObject({
    status: 422,
    data: { fields: [{ field, message: 'This is required.' }] },
  })
})

it.each([
  ['2026-13-12 00:00', '2026-01-12 23:59'],
  ['2026-01-13 00:00', '2026-01-12 23:59'],
  ['2016-01-13 00:00', '2026-01-12 23:59'],
])('says at its field that %s to %s is no period', async (startTime, endTime) => {
  const page = '/BigDataAnalysis/qc/qcEfficiencyTable'
  const inquireParamCO = { startTime, endTime, visitedPage: page }
  const fields = [
    { field: 'inquireParamCO.startTime', message: expect.stringMatching(/^A period is two times/) },
  ]
  for (const url of [
    '/v1/inquire/condition',
    '/v1/inquire/conditionContainerNumber',
    '/v1/analysis/qc/qcEfficiencyTable/table',
  ])
    expect(await send('POST', url, { inquireParamCO })).toMatchObject({ status: 422, data: { fields } })
})

it.each([
  ['/v1/department', { name: 'Yard' }, 'note'],
  ['/v1/permission', { authority: 'gate.one' }, 'description'],
  ['/v1/dictionary/types', { id: 'berth' }, 'description'],
  ['/api/rule', { name: 'Check' }, 'desc'],
] as const)('refuses a text at %s that turns or hides what stands beside it', async (url, more, field) => {
  for (const text of ['long enough \u202e', 'long \u0000 enough'])
    expect(await send('POST', url, { ...more, [field]: text })).toMatchObject({
      status: 422,
      data: { fields: [{ field, message: 'This does not have the right form.' }] },
    })
  expect((await send('POST', url, { ...more, [field]: 'line one\nline two' })).status).toBe(200)
})

it.each([
  ['2026-13-12 00:00', '2026-01-12 23:59'],
  ['2026-01-13 00:00', '2026-01-12 23:59'],
  ['2016-01-13 00:00', '2026-01-12 23:59'],
  ['2026-02-30 00:00', '2026-03-02 00:00'],
])('says at its field that a thing has no numbers from %s to %s', async (startTime, endTime) => {
  const asked = String(new URLSearchParams({ startTime, endTime, terminal: 'east' }))
  for (const url of ['/v1/entity/crane/QC101', '/v1/entity/visit/nobody', '/v1/entity/block/A1']) {
    const answer = await send('GET', `${url}?${asked}`)
    expect({ url, status: answer.status, fields: answer.data?.fields }).toMatchObject({
      ...{ url, status: 422 },
      fields: [{ field: 'startTime', message: expect.stringMatching(/\w/) }],
    })
  }
})

it.each([
  [{ sorter: [{ key: 'nothing', order: 'ascend' }] }, 'sorter.0.key', 'There is no such field.'],
  [{ where: [{ key: 'nothing', least: 1 }] }, 'where.0.key', 'There is no such field.'],
  [{ where: [{ key: 'crane', least: 1 }] }, 'where.0', 'This is not the right kind of value.'],
  [{ marks: { nothing: ['x'] } }, 'marks.nothing', 'This is not one of the choices.'],
  [{ marks: { hour: ['soon'] } }, 'marks.hour', 'This does not have the right form.'],
  [{ compare: { startTime: '2026-01-13 00:00', endTime: '2026-01-12 23:59' } }, 'compare', /^A period is/],
] as const)('says at its field what a panel cannot be asked: %j', async (more, field, message) => {
  const page = { area: 'qc', page: 'qcEfficiencyTable', panel: 'table' }
  const period = { startTime: '2026-01-12 00:00', endTime: '2026-01-12 23:59' }
  const inquireParamCO = { ...period, visitedPage: `/BigDataAnalysis/${page.area}/${page.page}` }
  const url = `/v1/analysis/${page.area}/${page.page}/${page.panel}`
  const said = typeof message === 'string' ? message : expect.stringMatching(message)
  expect(await send('POST', url, { inquireParamCO, ...more })).toMatchObject({
    ...{ status: 422, data: { fields: [{ field, message: said }] } },
  })
})

/** A text of that many characters. */
const long = (count: number): string => 'a'.repeat(count)

it.each([
  ['POST', '/v1/user/addUser', { username: 'x', name: 'X' }, 'username', 'At least 2 characters.'],
  ['POST', '/v1/user/addUser', { username: long(61), name: 'X' }, 'username', 'At most 60 characters.'],
  ['POST', '/v1/user/addUser', { username: 'xy', name: long(81) }, 'name', 'At most 80 characters.'],
  ['POST', '/v1/user/findUsers', { text: long(201) }, 'text', 'At most 200 characters.'],
  ['POST', '/v1/department', { name: long(81) }, 'name', 'At most 80 characters.'],
  ['POST', '/v1/department', { name: 'Yard', note: long(501) }, 'note', 'At most 500 characters.'],
  ['POST', '/v1/role', { name: long(81) }, 'name', 'At most 80 characters.'],
  ['POST', '/api/rule', { name: 'Check', desc: 'four' }, 'desc', 'At least 5 characters.'],
  ['POST', '/api/rule', { name: 'Check', desc: long(501) }, 'desc', 'At most 500 characters.'],
  ['POST', '/v1/parameter/save', { values: [], reason: 'four' }, 'reason', 'At least 5 characters.'],
  ['POST', '/v1/parameter/save', { values: [], reason: long(501) }, 'reason', 'At most 500 characters.'],
] as const)('says how long a text may be: %s %s %#', async (method, url, payload, field, message) => {
  const { status, data } = await send(method, url, payload)
  expect(status).toBe(422)
  expect(data.fields).toContainEqual({ field, message })
})

it('knows no picture of a name that no picture has', async () => {
  for (const name of ['nobody.png', `${'a'.repeat(22)}.webp`])
    expect(await send('GET', `/v1/user/getAvatar/${name}`)).toMatchObject({
      status: 404,
      errorCode: 'NOT_FOUND',
    })
})

it('documents each call with references that lead somewhere', async () => {
  const { json } = await test.app.inject({ url: '/docs/openapi.json' })
  const document = json()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  expect(references.length).toBeGreaterThan(0)
  for (const path of new Set(references))
    expect(path.split('/').reduce<unknown>((inside, key) => Object(inside)[key], document)).toBeDefined()
  const needsBody = (url: string) => document.paths[url].post.requestBody.required
  expect(needsBody('/v1/user/findUsers')).toBe(false)
  expect(needsBody('/v1/user/addUser')).toBe(true)
})
