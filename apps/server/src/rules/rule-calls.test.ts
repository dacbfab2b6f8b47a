import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OWNER, seededText } from './seed-rules.ts'

const PAGE = 'bigdataanalysis_system_algorithmandsystemparametersetting'

let test: TestApp
let headers: Record<string, string>
let others: Record<string, string>
beforeAll(async () => {
  test = await buildTestApp()
  await addUser(test, { username: 'ada', pageAuthorities: [PAGE] })
  await addUser(test, { username: 'eve' })
  headers = await login(test)
  others = await login(test, 'eve')
})
afterAll(() => test.close())
beforeEach(async () => {
  const all = await test.admin.rules.list()
  await test.admin.rules.remove(all.map(({ id }) => id))
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const send = async (method: Method, payload?: object, url = '/api/rule', own = headers) => {
  const asked = { method, url, headers: own }
  const response = await test.app.inject(payload ? { ...asked, payload } : asked)
  return { status: response.statusCode, ...response.json() }
}
const list = (query: Readonly<Record<string, string>> = {}) =>
  send('GET', undefined, `/api/rule?${new URLSearchParams(query)}`)
const add = (name: string, more: object = {}) => send('POST', { name, desc: 'long enough', ...more })
const fieldsOf = (answer: { data: { fields: { field: string }[] } }) =>
  answer.data.fields.map(({ field }) => field)

describe('/api/rule', () => {
  it('is for who may open the page', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect((await send(method, method === 'GET' ? undefined : {}, '/api/rule', others)).status).toBe(403)
  })

  it('wants a name and a description of five characters, on create and on edit', async () => {
    const { data } = await add('first')
    const wrong = [{ name: '  ', desc: 'four' }, { name: '' }, { desc: 'abcde' }, {}]
    for (const one of wrong) {
      expect((await send('POST', one)).status, JSON.stringify(one)).toBe(422)
      expect((await send('PUT', { key: data.key, ...one })).status).toBe(422)
      expect((await send('POST', { method: 'update', key: data.key, ...one })).status).toBe(422)
    }
    expect(fieldsOf(await send('PUT', { key: data.key, name: '', desc: 'four' }))).toEqual(['name', 'desc'])
    expect((await list()).data).toMatchObject([{ name: 'first', desc: 'long enough', status: 0, callNo: 0 }])
  })

  it('keeps what an edit leaves out', async () => {
    const schedule = { every: 'interval', seconds: 900 }
    const { data } = await add('scan', { kind: 'alerts', schedule, paused: false })
    const edited = await send('PUT', { key: data.key, name: 'scan 2', desc: 'another text' })
    expect(edited.data).toMatchObject({ name: 'scan 2', kind: 'alerts', schedule, disabled: false })
    const other = await send('POST', {
      method: 'update',
      key: data.key,
      name: 'scan 3',
      desc: 'another text',
    })
    expect(other.data).toMatchObject({ name: 'scan 3', kind: 'alerts', schedule, disabled: false })
  })

  it('keeps names apart, and tells the name that is taken', async () => {
    await add('Nightly')
    expect(fieldsOf(await add('nightly'))).toEqual(['name'])
  })

  it('takes the template’s bodies as well as its methods', async () => {
    const made = (await send('POST', { method: 'post', name: 'one', desc: 'long enough' })).data
    const body = { name: 'two', desc: 'another text', kind: 'alerts' }
    expect((await send('POST', { method: 'update', key: made.key, ...body })).data).toMatchObject(body)
    expect((await send('PUT', { key: made.key, ...body, name: 'three' })).data.name).toBe('three')
    const gone = await send('POST', { method: 'delete', key: [made.key] })
    expect(gone.data).toEqual({ list: [], pagination: { total: 0 } })
    const again = (await add('four')).data
    expect((await send('DELETE', { key: [again.key, 'nobody'] })).status).toBe(404)
    expect((await list()).total).toBe(1)
    expect((await send('DELETE', undefined, '/api/rule')).status).toBe(422)
    expect((await send('DELETE', undefined, `/api/rule?key=${again.key}`)).data.list).toEqual([])
    expect((await send('PUT', { key: again.key, ...body })).status).toBe(404)
  })

  it('narrows and orders first, and cuts into pages then', async () => {
    for (let n = 0; n < 25; n++) {
      const { data } = await add(`rule ${String.fromCharCode(97 + ((n * 7) % 25))}`)
      if (n % 5 === 0) await send('POST', { method: 'pause', key: data.key })
    }
    const page = await list({ current: '2', pageSize: '10', sorter: '{"name":"descend"}' })
    expect(page).toMatchObject({ total: 25, current: 2, pageSize: 10, success: true })
    const names = page.data.map(({ name }: { name: string }) => name)
    expect(names).toEqual([...'onmlkjihgf'].map((letter) => `rule ${letter}`))
    expect(await list({ name: 'RULE C' })).toMatchObject({ total: 1 })
    expect(await list({ filter: '{"status":["3"]}' })).toMatchObject({ total: 0, data: [] })
    expect(await list({ filter: '{"status":["0","1"]}', pageSize: '3' })).toMatchObject({ total: 25 })
    for (const query of [{ sorter: '{' }, { sorter: '{"name":"up"}' }, { filter: '[]' }, { current: '0' }])
      expect((await list({ ...query, pageSize: '5' } as Record<string, string>)).status).toBe(422)
  })

  it('takes what a table of the template sends, and leaves aside what it does not know', async () => {
    await add('Alpha')
    await add('Beta')
    const form = {
      name: '',
      desc: '',
      callNo: '',
      status: '',
      updatedAt: '2026-01-01 00:00:00',
      keyword: 'x',
    }
    const asked = { current: '1', pageSize: '20', _timestamp: '1', filter: '{"status":null,"owner":["x"]}' }
    const sorter = '{"href":"ascend","name":"descend"}'
    const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)
    expect(names(await list({ ...form, ...asked, sorter }))).toEqual(['Beta', 'Alpha'])
    expect(names(await list({ ...asked, name: 'bet', status: '0', callNo: '0' }))).toEqual(['Beta'])
    expect(await list({ ...asked, callNo: '7' })).toMatchObject({ total: 0, data: [] })
    for (const wrong of [{ status: '9' }, { callNo: 'many' }, { name: 'x'.repeat(201) }]) {
      const answer = await list({ ...asked, ...wrong })
      expect([answer.status, fieldsOf(answer)]).toEqual([422, Object.keys(wrong)])
    }
  })

  it('takes schedules by interval and by the clock, within bounds', async () => {
    const schedule = { every: 'week', at: '06:30', weekday: 1, day: 1, zone: 'Asia/Shanghai' }
    expect((await add('weekly', { schedule, paused: false })).data).toMatchObject({
      schedule,
      disabled: false,
    })
    const wrong = [
      { every: 'interval', seconds: 1 },
      { every: 'day', at: '25:00' },
      { every: 'day', at: '06:00', zone: 'Nowhere/Else' },
      { every: 'never' },
    ]
    for (const one of wrong) expect((await add('wrong', { schedule: one })).status).toBe(422)
    expect((await add('wrong', { kind: 'cleanUp', terminal: 'here' })).status).toBe(422)
    expect((await add('wrong', { terminal: 'nowhere' })).status).toBe(422)
    expect((await list()).total).toBe(1)
  })

  it('runs, rests and wakes on demand', async () => {
    const { data } = await add('one', { paused: false, schedule: { every: 'interval', seconds: 86_400 } })
    expect(Date.parse(data.nextAt) - Date.now()).toBeGreaterThan(80_000_000)
    const run = await send('POST', { method: 'run', key: data.key })
    expect(Date.parse(run.data.nextAt)).toBeLessThanOrEqual(Date.now())
    expect((await send('POST', { method: 'pause', key: data.key })).data).toMatchObject({ nextAt: null })
    expect((await send('POST', { method: 'resume', key: data.key })).data.disabled).toBe(false)
    expect((await send('POST', { method: 'run', key: 'nobody' })).status).toBe(404)
  })

  it('notes each change with what was before and after', async () => {
    const noted = async () => {
      await test.app.queryLog.flush()
      const { lastSeq } = await test.admin.log.ends()
      const row = await test.admin.log.get(lastSeq)
      return { ...row, changes: JSON.parse(row?.changes ?? 'null') }
    }
    const row = { action: 'change', username: 'ada', endpoint: 'POST /api/rule', status: 200, part: 1 }
    const schedule = { every: 'interval', seconds: 3600 }
    const about = { kind: 'rule', name: 'one' }
    const { data } = await add('one', { kind: 'alerts', schedule, paused: false })
    const first = { name: 'one', description: 'long enough', kind: 'alerts', terminal: null, schedule }
    const active = { ...first, paused: false, nextAt: data.nextAt }
    expect(await noted()).toMatchObject({
      ...row,
      changes: [{ ...about, id: data.key, before: null, after: active }],
    })

    const run = await send('POST', { method: 'run', key: data.key })
    const due = { ...active, nextAt: run.data.nextAt }
    expect(run.data.nextAt < data.nextAt).toBe(true)
    expect((await noted()).changes).toEqual([{ ...about, id: data.key, before: active, after: due }])

    await send('POST', { method: 'pause', key: data.key })
    const resting = { ...first, paused: true, nextAt: null }
    expect((await noted()).changes).toEqual([{ ...about, id: data.key, before: due, after: resting }])

    await send('PUT', { key: data.key, name: 'two', desc: 'another text' })
    const edited = { ...resting, name: 'two', description: 'another text' }
    expect(await noted()).toMatchObject({
      ...{ ...row, endpoint: 'PUT /api/rule' },
      changes: [{ name: 'two', before: resting, after: edited }],
    })

    const { lastSeq } = await test.admin.log.ends()
    expect((await send('DELETE', { key: [data.key, 'nobody'] })).status).toBe(404)
    expect(await noted()).toMatchObject({ seq: lastSeq + 1, status: 404, changes: null })
    await send('DELETE', { key: [data.key] })
    expect(await noted()).toMatchObject({
      ...{ ...row, endpoint: 'DELETE /api/rule' },
      changes: [{ name: 'two', before: edited, after: null }],
    })
  })

  it('refuses names that hide what stands beside them', async () => {
    for (const name of ['a\u0000b', 'a\u202eb', 'a\nb'])
      expect(fieldsOf(await add(name)), JSON.stringify(name)).toEqual(['name'])
    const { data } = await add('one')
    expect(fieldsOf(await send('PUT', { key: data.key, name: 'a\u202eb', desc: 'long enough' }))).toEqual([
      'name',
    ])
  })

  it('tells what came with the product in the language of its reader, until somebody renames it', async () => {
    const now = new Date()
    for (const kind of ['alerts', 'anomalies']) {
      const own = seededText(kind)
      if (own) await test.admin.rules.add(own, { owner: OWNER, nextAt: now, now })
    }
    const zh = { ...headers, 'accept-language': 'zh-CN' }
    const named = async (query: string, own = headers) =>
      (await send('GET', undefined, `/api/rule?${query}`, own)).data.map(({ name }: { name: string }) => name)
    expect(await named('sorter={"name":"ascend"}', { ...headers, 'accept-language': 'en-US' })).toEqual([
      'Alert evaluation',
      'Anomaly scan',
    ])
    expect(await named(`name=${encodeURIComponent('异常扫')}`, zh)).toEqual(['异常扫描'])
    const [row] = (await send('GET', undefined, `/api/rule?name=${encodeURIComponent('异常')}`, zh)).data
    const same = { key: row.key, name: row.name, desc: row.desc, kind: row.kind }
    const schedule = { every: 'interval', seconds: 900 }
    expect((await send('PUT', { ...same, schedule }, '/api/rule', zh)).data.name).toBe('异常扫描')
    expect((await test.admin.rules.get(row.key))?.name).toBe('Anomaly scan')
    expect(fieldsOf(await send('POST', { name: '异常扫描', desc: 'long enough' }, '/api/rule', zh))).toEqual([
      'name',
    ])
    await send('PUT', { ...same, name: 'Mine' }, '/api/rule', zh)
    expect(await named('name=mine', zh)).toEqual(['Mine'])
  })
})
