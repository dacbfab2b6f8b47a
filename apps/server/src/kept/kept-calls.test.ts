import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'

const PAGE = '/BigDataAnalysis/qc/qcEfficiencyTable'
const QC = 'bigdataanalysis_qc_qcefficiencytable'
const place = { terminal: WORKED.id, page: PAGE }

let test: TestApp
let folder: string
const headers: Record<string, { authorization: string }> = {}
let plannerRole = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quaywise-kept-'))
  test = await buildTestApp({ config: readConfig({ DEMO: 'off', DATA_DIR: folder }) })
  await test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  const may = { pageAuthorities: [QC], uiAuthorities: ['export'] }
  const people = [
    { username: 'ada', ...may },
    { username: 'bob', ...may },
    { username: 'blind', uiAuthorities: ['export'] },
    { username: 'elsewhere', ...may, terminals: ['another'] },
    { username: 'boss', isAdmin: true },
  ]
  for (const person of people) await addUser(test, { name: person.username, ...person })
  for (const { username } of people) headers[username] = await login(test, username)
  plannerRole = (await test.admin.roles.list()).find(({ name }) => name === 'role of bob')?.id ?? ''
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (who: string, method: Method, url: string, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url,
    headers: headers[who] ?? {},
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const search = (more: Record<string, string> = {}) => new URLSearchParams({ ...place, ...more })
const question = {
  inquireParamCO: { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', visitedPage: PAGE },
}
const view = {
  ...place,
  ...{ name: 'Night', description: '', audience: 'own', roleId: null },
  ...{ query: { line: 'MSC', compare: 'previous' }, period: { of: 'shift', back: 1 } },
}

describe('saved views', () => {
  const names = async (who: string) =>
    (await call(who, 'GET', `/v1/views?${search()}`)).data?.views?.map((each: { name: string }) => each.name)

  it('are kept for oneself, a role or everybody, and only where the page may be opened', async () => {
    const own = (await call('ada', 'POST', '/v1/views', view)).data
    expect(own).toMatchObject({ ...view, mine: true, owner: 'ada' })
    await call('boss', 'POST', '/v1/views', {
      ...view,
      name: 'Planners',
      audience: 'role',
      roleId: plannerRole,
    })
    await call('ada', 'POST', '/v1/views', { ...view, name: 'Open', audience: 'all' })
    expect([await names('ada'), await names('bob')]).toEqual([
      ['Night', 'Open'],
      ['Open', 'Planners'],
    ])
    expect((await call('blind', 'GET', `/v1/views?${search()}`)).status).toBe(403)
    expect((await call('elsewhere', 'GET', `/v1/views?${search()}`)).status).toBe(403)
    const foreign = { ...view, audience: 'role', roleId: plannerRole }
    expect((await call('ada', 'POST', '/v1/views', foreign)).errorCode).toBe('INVALID_INPUT')
  })

  it('are changed and deleted by their owner, and come back', async () => {
    const { id } = (await call('ada', 'POST', '/v1/views', { ...view, name: 'Mine', audience: 'all' })).data
    expect((await call('bob', 'PUT', `/v1/views/${id}`, { name: 'Ours' })).status).toBe(403)
    const changed = (await call('ada', 'PUT', `/v1/views/${id}`, { name: 'Yours', query: { op: 'LOAD' } }))
      .data
    expect(changed).toMatchObject({
      name: 'Yours',
      query: { op: 'LOAD' },
      audience: 'all',
      period: view.period,
    })
    expect((await call('bob', 'DELETE', `/v1/views/${id}`)).status).toBe(403)
    expect((await call('ada', 'DELETE', `/v1/views/${id}`)).data).toEqual({ id })
    expect(await names('bob')).not.toContain('Yours')
    expect((await call('ada', 'DELETE', `/v1/views/${id}`)).status).toBe(404)
    expect((await call('ada', 'POST', `/v1/views/${id}/restore`)).status).toBe(200)
    expect(await names('bob')).toContain('Yours')
  })

  it('hide another’s own from whoever guesses its id', async () => {
    const { id } = (await call('ada', 'POST', '/v1/views', view)).data
    const ways = [call('bob', 'PUT', `/v1/views/${id}`, {}), call('bob', 'DELETE', `/v1/views/${id}`)]
    const unknown = call('bob', 'DELETE', '/v1/views/nothing')
    expect((await Promise.all([...ways, unknown])).map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('open a page where somebody chose so', async () => {
    const { id } = (await call('ada', 'POST', '/v1/views', { ...view, audience: 'all' })).data
    await call('bob', 'PUT', '/v1/view-default', { ...place, id })
    expect((await call('bob', 'GET', `/v1/views?${search()}`)).data.defaultView).toBe(id)
    expect((await call('ada', 'GET', `/v1/views?${search()}`)).data.defaultView).toBeNull()
    await call('ada', 'PUT', `/v1/views/${id}`, { audience: 'own' })
    expect((await call('bob', 'GET', `/v1/views?${search()}`)).data.defaultView).toBeNull()
  })

  it.each([
    { name: '   ' },
    { name: 'x'.repeat(81) },
    { query: { a: 'x'.repeat(4001) } },
    { period: { of: 'year', back: 1 } },
    { period: { of: 'day', back: -1 } },
    { audience: 'world' },
    { more: 1 },
  ])('refuse %o', async (wrong) => {
    expect((await call('ada', 'POST', '/v1/views', { ...view, ...wrong })).status).toBe(422)
  })
})

describe('share links', () => {
  it('lead whoever may open the page, and nobody else, to the very state', async () => {
    const made = (await call('ada', 'POST', '/v1/shares', { ...place, query: { line: 'MSC' }, days: null }))
      .data
    expect(made.path).toMatch(/^\/s\/[\w-]{12}$/)
    const opened = await call('bob', 'GET', `/v1/shares/${made.id}`)
    expect(opened.data).toEqual({ page: PAGE, query: { line: 'MSC', terminal: WORKED.id } })
    const shut = await Promise.all(
      ['blind', 'elsewhere'].map((who) => call(who, 'GET', `/v1/shares/${made.id}`)),
    )
    const unknown = await call('bob', 'GET', '/v1/shares/abcdefghijkl')
    const plain = ({ status, errorCode, errorMessage }: typeof unknown) => [status, errorCode, errorMessage]
    for (const answer of shut) expect(plain(answer)).toEqual(plain(unknown))
    expect(unknown.status).toBe(404)
    expect((await test.app.inject(`/v1/shares/${made.id}`)).statusCode).toBe(401)
  })

  it('end when they are revoked, and when their days are over', async () => {
    const made = (await call('ada', 'POST', '/v1/shares', { ...place, query: {}, days: 1 })).data
    expect((await call('bob', 'DELETE', `/v1/shares/${made.id}`)).status).toBe(403)
    const mine = async () =>
      (await call('ada', 'GET', `/v1/shares?${search()}`)).data.map((each: { id: string }) => each.id)
    expect(await mine()).toContain(made.id)
    await call('ada', 'DELETE', `/v1/shares/${made.id}`)
    expect((await call('bob', 'GET', `/v1/shares/${made.id}`)).status).toBe(404)
    await call('ada', 'POST', `/v1/shares/${made.id}/restore`)
    expect((await call('bob', 'GET', `/v1/shares/${made.id}`)).status).toBe(200)
    await test.admin.kept.update(made.id, { endAt: '2020-01-01T00:00:00.000Z' }, new Date())
    expect((await call('bob', 'GET', `/v1/shares/${made.id}`)).status).toBe(404)
    expect(await mine()).not.toContain(made.id)
  })
})

describe('notes', () => {
  const note = {
    ...{
      subject: 'machine',
      subjectId: 'QC105',
      subjectName: 'QC105',
      audience: 'all',
      text: 'Spreader changed',
    },
    ...{ startAt: '2026-03-02T08:00:00.000Z', endAt: '2026-03-02T09:00:00.000Z' },
  }
  const found = async (who: string, startAt: string, endAt: string) => {
    const query = new URLSearchParams({ terminal: WORKED.id, startAt, endAt })
    return (await call(who, 'GET', `/v1/annotations?${query}`)).data
  }

  it('are found where their time crosses, by everybody of the terminal or by their author', async () => {
    const made = (await call('ada', 'POST', '/v1/annotations', { ...place, ...note })).data
    await call('ada', 'POST', '/v1/annotations', { ...place, ...note, audience: 'own', text: 'To myself' })
    const texts = async (who: string) =>
      (await found(who, '2026-03-02T08:30:00Z', '2026-03-02T12:00:00Z')).map(
        (each: { text: string }) => each.text,
      )
    expect((await texts('ada')).sort()).toEqual(['Spreader changed', 'To myself'])
    expect([await texts('bob'), await texts('blind')]).toEqual([['Spreader changed'], ['Spreader changed']])
    expect(await found('bob', '2026-03-02T09:00:00Z', '2026-03-02T12:00:00Z')).toEqual([])
    expect(made).toMatchObject({ ...note, mine: true, owner: 'ada' })
  })

  it('are changed by their author or an administrator', async () => {
    const { id } = (await call('ada', 'POST', '/v1/annotations', { ...place, ...note })).data
    expect((await call('bob', 'PUT', `/v1/annotations/${id}`, { text: 'No' })).status).toBe(403)
    expect((await call('boss', 'PUT', `/v1/annotations/${id}`, { text: 'Yes' })).data.text).toBe('Yes')
    const early = { endAt: '2026-03-02T07:00:00.000Z' }
    expect((await call('ada', 'PUT', `/v1/annotations/${id}`, early)).errorCode).toBe('INVALID_INPUT')
    expect((await call('ada', 'DELETE', `/v1/annotations/${id}`)).status).toBe(200)
    expect((await call('ada', 'POST', `/v1/annotations/${id}/restore`)).status).toBe(200)
  })
})

describe('alerts and notices', () => {
  const rule = {
    ...{
      panel: 'summary',
      measure: 'gmph',
      query: {},
      question,
      direction: 'below',
      threshold: 30,
      hysteresis: 1,
    },
    ...{ window: 'hour', holdMinutes: 0, name: 'Slow cranes', audience: 'all' },
  }

  it('are set on tiles of the page alone, silenced and taken on', async () => {
    const made = (await call('ada', 'POST', '/v1/alerts', { ...place, ...rule })).data
    expect(made).toMatchObject({ ...rule, state: { level: 'quiet', value: null } })
    const wrong = { ...place, ...rule, panel: 'table' }
    expect((await call('ada', 'POST', '/v1/alerts', wrong)).errorCode).toBe('INVALID_INPUT')
    expect((await call('bob', 'POST', `/v1/alerts/${made.id}/acknowledge`)).status).toBe(409)
    await test.admin.alerts.set(made.id, { level: 'firing', since: new Date().toISOString() })
    const taken = (await call('bob', 'POST', `/v1/alerts/${made.id}/acknowledge`)).data
    expect(taken.state.acknowledgedBy).toBe('bob')
    const silent = (await call('bob', 'POST', `/v1/alerts/${made.id}/snooze`, { minutes: 60 })).data
    expect(Date.parse(silent.state.snoozedUntil)).toBeGreaterThan(Date.now() + 3_500_000)
    expect((await call('bob', 'PUT', `/v1/alerts/${made.id}`, { threshold: 20 })).status).toBe(403)
    const anew = (await call('ada', 'PUT', `/v1/alerts/${made.id}`, { threshold: 20 })).data
    expect(anew).toMatchObject({ threshold: 20, state: { level: 'quiet', acknowledgedBy: null } })
  })

  it('are told in the template’s shape, with counts beside them and marks of what was read', async () => {
    const told = {
      terminal: WORKED.id,
      userId: null,
      href: PAGE,
      detail: { name: 'Slow', value: 24, unit: 'box/h' },
    }
    for (const key of ['a', 'b', 'c'])
      await test.admin.notices.tell({ ...told, kind: 'alert-over', onceKey: key }, new Date())
    await test.admin.notices.tell({ ...told, kind: 'rollup', onceKey: 'd' }, new Date())
    const first = await call('ada', 'GET', '/api/notices?pageSize=2')
    expect(first).toMatchObject({ success: true, total: 3, current: 1, pageSize: 2, unread: 3 })
    expect(first.data[0]).toMatchObject({
      type: 'event',
      title: 'Slow已恢复：24.0 箱/小时',
      read: false,
      extra: 'alert-over',
    })
    expect((await call('boss', 'GET', '/api/notices')).total).toBe(4)
    expect((await call('elsewhere', 'GET', '/api/notices')).total).toBe(0)
    const marked = await call('ada', 'PUT', '/api/notices', { ids: [first.data[0].id], read: true })
    expect(marked.data).toEqual({ unread: 2 })
    expect((await call('ada', 'GET', '/api/notices?unread=1')).total).toBe(2)
    await call('ada', 'PUT', '/api/notices', { read: true })
    expect((await call('ada', 'GET', '/api/notices')).unread).toBe(0)
    expect((await call('bob', 'GET', '/api/notices')).unread).toBe(3)
  })
})

/** Claims the runs of the queue up to one of a schedule. */
const claimedOf = async (scheduleId: string) => {
  for (;;) {
    const run = await test.admin.runs.claim({ owner: 'test', now: new Date(), seconds: 60 })
    if (!run || run.scheduleId === scheduleId) return run
  }
}

describe('schedules', () => {
  const plan = {
    ...{
      name: 'Daily',
      query: {},
      question,
      period: { of: 'day', back: 1 },
      format: 'csv',
      target: 'folder',
      url: null,
    },
    timing: { every: 'day', at: '06:30', weekday: 1, day: 1 },
  }

  it('need the right to export, are due by the terminal’s clock, rest and go on', async () => {
    const made = (await call('ada', 'POST', '/v1/schedules', { ...place, ...plan })).data
    expect(made).toMatchObject({ ...plan, signed: false, paused: false, last: null })
    expect(Date.parse(made.nextAt)).toBeGreaterThan(Date.now())
    const rest = (await call('ada', 'POST', `/v1/schedules/${made.id}/pause`, { paused: true })).data
    expect(rest).toMatchObject({ paused: true, nextAt: null })
    expect((await call('ada', 'POST', `/v1/schedules/${made.id}/pause`, { paused: false })).data.nextAt).toBe(
      made.nextAt,
    )
    await addUser(test, { username: 'reader', pageAuthorities: [QC] })
    headers.reader = await login(test, 'reader')
    expect((await call('reader', 'POST', '/v1/schedules', { ...place, ...plan })).status).toBe(403)
    expect((await call('bob', 'POST', `/v1/schedules/${made.id}/run`)).status).toBe(404)
    expect((await call('ada', 'POST', `/v1/schedules/${made.id}/run`)).data.last.state).toBe('waiting')
    expect((await call('ada', 'POST', `/v1/schedules/${made.id}/run`)).status).toBe(409)
    expect((await call('ada', 'GET', `/v1/schedules/${made.id}/runs`)).data).toHaveLength(1)
  })

  it('give the file of a run to whoever may see the schedule, as long as it lies there', async () => {
    const made = (await call('ada', 'POST', '/v1/schedules', { ...place, ...plan })).data
    await test.admin.runs.add(made.id, new Date(), new Date())
    const run = await claimedOf(made.id)
    const fetchAs = (who: string, id = run?.id) =>
      test.app.inject({ url: `/v1/schedules/${made.id}/runs/${id}/file`, headers: headers[who] ?? {} })
    expect((await fetchAs('ada')).statusCode).toBe(404)
    const [name, content] = ['Daily-20260112-a.csv', 'crane,boxes\r\nQ1,7\r\n']
    await mkdir(join(folder, 'reports', made.id), { recursive: true })
    await writeFile(join(folder, 'reports', made.id, name), content)
    const result = { file: `reports/${made.id}/${name}`, bytes: content.length, rows: 1 }
    await test.admin.runs.finish(run?.id ?? '', 'test', result, new Date())
    const answer = await fetchAs('ada')
    expect(answer.body).toBe(content)
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain(name)
    expect((await fetchAs('boss')).statusCode).toBe(200)
    expect((await fetchAs('bob')).statusCode).toBe(404)
    expect((await fetchAs('blind')).statusCode).toBe(404)
    expect((await fetchAs('reader')).statusCode).toBe(403)
    expect((await fetchAs('ada', 'another')).statusCode).toBe(404)
    await rm(join(folder, 'reports', made.id, name))
    expect((await fetchAs('ada')).statusCode).toBe(404)
  })

  it('never give a file outside the folder of reports', async () => {
    const made = (await call('ada', 'POST', '/v1/schedules', { ...place, ...plan })).data
    await test.admin.runs.add(made.id, new Date(), new Date())
    const run = await claimedOf(made.id)
    await writeFile(join(folder, 'secret.csv'), 'secret')
    const result = { file: 'reports/../secret.csv', bytes: 6, rows: 1 }
    await test.admin.runs.finish(run?.id ?? '', 'test', result, new Date())
    const url = `/v1/schedules/${made.id}/runs/${run?.id}/file`
    expect((await test.app.inject({ url, headers: headers.ada ?? {} })).statusCode).toBe(404)
  })

  it('send only to addresses that are safe, and never show a secret', async () => {
    const hook = { ...place, ...plan, target: 'webhook', url: 'http://hooks.example/in' }
    expect((await call('ada', 'POST', '/v1/schedules', hook)).errorCode).toBe('INVALID_INPUT')
    expect((await call('ada', 'POST', '/v1/schedules', { ...hook, url: null })).errorCode).toBe(
      'INVALID_INPUT',
    )
    const safe = { ...hook, url: 'https://hooks.example/in', secret: 'a secret of ours' }
    const made = await call('ada', 'POST', '/v1/schedules', safe)
    expect(made.data.signed).toBe(true)
    expect(JSON.stringify(made)).not.toContain('secret of')
    const kept = await test.admin.kept.get(made.data.id)
    expect(JSON.stringify(kept?.body)).not.toContain('secret of')
  })
})
