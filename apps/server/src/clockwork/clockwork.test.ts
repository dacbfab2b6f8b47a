import { createHash, createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type AdminStore, type KeptItem, newId, type User } from '@quaywise/admin-store'
import type { StreamContext } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import { addUser, setParameter } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchAlerts } from '../alerts/alert-watch.ts'
import { readConfig } from '../config/config.ts'
import { readWorkbook } from '../export/fixture/read-workbook.ts'
import { queueDue, workOff } from '../schedules/report-clock.ts'
import { runResult } from '../schedules/schedule-body.ts'
import { sealed } from '../schedules/secret-box.ts'
import { Clockwork } from './clockwork.ts'

const PAGE = '/BigDataAnalysis/qc/qcEfficiencyTable'
const QC = 'bigdataanalysis_qc_qcefficiencytable'
const EVERYTHING = { trunkBranchLine: '', distinguishSelectedShip: '' }
const PERIOD = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59' }
const question = { inquireParamCO: { ...PERIOD, visitedPage: PAGE } }

type Post = { headers: IncomingHttpHeaders; body: string }

let stores: TestStores
let admin: AdminStore
let ada: User
let reader: StreamContext['reader']
let hook: Server
const posts: Post[] = []
/** What the webhook answers, one after the other; 200 when nothing is left. */
const answers: number[] = []

beforeAll(async () => {
  stores = await openTestStores()
  admin = stores.admin
  await seedFacts(stores.store, WORKED_TERMINAL)
  await admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  ada = await addUser(stores, { username: 'ada', pageAuthorities: [QC], uiAuthorities: ['export'] })
  reader = {
    query: async (sql, params) => (await stores.store.query(sql, { params })).rows,
    stream: (sql, params) => stores.store.stream(sql, { params }),
  }
  hook = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    posts.push({ headers: request.headers, body })
    response.writeHead(answers.shift() ?? 200, { location: 'http://127.0.0.1:1/' }).end()
  })
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  hook.close()
  await stores.close()
})

const config = () => readConfig({ DEMO: 'off', DATA_DIR: stores.folder })
const hookUrl = () => `http://127.0.0.1:${(hook.address() as AddressInfo).port}/in`
const item = (kind: KeptItem['kind'], body: KeptItem['body']) => ({
  ...{ id: newId(), kind, terminal: WORKED.id, page: PAGE, ownerId: ada.id, audience: 'all' as const },
  ...{ roleId: null, name: 'Of the test', body, startAt: null, endAt: null },
})
const minute = (n: number) => new Date(Date.UTC(2026, 2, 3, 0, n))

describe('alerts', () => {
  const rule = {
    ...{ panel: 'summary', measure: 'crane_boxes', query: EVERYTHING, question, direction: 'above' },
    ...{ threshold: 0, hysteresis: 0, window: 'shift', holdMinutes: 2 },
  }
  const watch = (at: Date, holds = true) =>
    watchAlerts(
      { admin, reader, holds: async () => holds, onError: (error) => expect(error).toBeNull() },
      at,
      async () => true,
    )
  const toldOf = async (id: string) => {
    const { data } = await admin.notices.list(
      { userId: ada.id, terminals: null },
      { current: 1, pageSize: 100 },
    )
    return data.filter(({ detail }) => JSON.stringify(detail).includes(id)).map(({ kind }) => kind)
  }

  it('count the tile as the page does, wait for their minutes, and are told once', async () => {
    const alert = item('alert', rule)
    await admin.kept.add(alert, minute(0))
    expect(await watch(minute(0))).toBe(1)
    const state = await admin.alerts.get(alert.id)
    expect(state).toMatchObject({ level: 'pending', since: minute(0).toISOString(), error: null })
    expect(state.value).toBeGreaterThan(0)
    expect(await watch(minute(0))).toBe(0)
    await watch(minute(1))
    expect(await toldOf(alert.id)).toEqual([])
    await watch(minute(2))
    await watch(minute(3))
    expect(await toldOf(alert.id)).toEqual(['alert'])
    const href = (await admin.notices.list({ userId: ada.id, terminals: null }, { current: 1, pageSize: 1 }))
      .data[0]?.href
    expect(href).toContain('startTime=2026-03-02+20%3A00')
    expect(href).toContain('endTime=2026-03-02+21%3A29')
    await admin.kept.update(alert.id, { body: { ...rule, threshold: 1_000_000 } }, minute(4))
    await watch(minute(5))
    expect(await toldOf(alert.id)).toEqual(['alert-over', 'alert'])
    await admin.kept.setDeleted(alert.id, minute(6))
  })

  it('rest between two counts as long as the parameter says', async () => {
    const alert = item('alert', rule)
    await admin.kept.add(alert, minute(0))
    expect(await watch(minute(0))).toBe(1)
    await setParameter(stores, 'alert.look_s', 600)
    expect(await watch(minute(9))).toBe(0)
    expect(await watch(minute(10))).toBe(1)
    await setParameter(stores, 'alert.look_s', 60)
    expect(await watch(minute(11))).toBe(1)
    await admin.kept.setDeleted(alert.id, minute(12))
  })

  it('keep silent while they are snoozed, and speak again when the silence ends', async () => {
    const alert = item('alert', { ...rule, holdMinutes: 0 })
    await admin.kept.add(alert, minute(0))
    await admin.alerts.set(alert.id, { snoozedUntil: minute(3).toISOString() })
    await watch(minute(1))
    expect(await toldOf(alert.id)).toEqual([])
    expect(await admin.alerts.get(alert.id)).toMatchObject({ level: 'firing' })
    await watch(minute(4))
    await watch(minute(6))
    expect(await toldOf(alert.id)).toEqual(['alert'])
    await admin.kept.setDeleted(alert.id, minute(7))
  })

  it('change nothing in a process that has lost the watch, nor for a person who lost the page', async () => {
    const alert = item('alert', { ...rule, holdMinutes: 0 })
    await admin.kept.add(alert, minute(0))
    await watch(minute(1), false)
    expect(await admin.alerts.get(alert.id)).toMatchObject({ level: 'quiet', evaluatedAt: null })
    await admin.users.update(ada.id, { disabled: true })
    await watch(minute(2))
    expect(await admin.alerts.get(alert.id)).toMatchObject({ level: 'quiet', error: 'FORBIDDEN' })
    await admin.users.update(ada.id, { disabled: false })
    expect(await toldOf(alert.id)).toEqual([])
    await admin.kept.setDeleted(alert.id, minute(3))
  })
})

describe('scheduled reports', () => {
  const plan = {
    ...{
      query: EVERYTHING,
      question,
      period: { of: 'shift', back: 1 },
      format: 'csv',
      target: 'folder',
      url: null,
    },
    ...{ timing: { every: 'day', at: '06:30', weekday: 1, day: 1 }, secret: null, locale: 'en-US' },
  }
  const parts = () => ({
    ...{ admin, reader, config: config(), owner: 'test', firstWaitMs: 0 },
    onError: (error: unknown) => expect(error).toBeNull(),
  })
  const schedule = async (body: KeptItem['body']) => {
    const kept = { ...item('schedule', body), audience: 'own' as const }
    await admin.kept.add(kept, new Date())
    await admin.schedules.set(kept.id, { nextAt: new Date(Date.now() - 60_000), paused: false })
    return kept
  }

  it('are due once, are written whole, and hold what the page holds', async () => {
    const kept = await schedule({
      ...plan,
      period: null,
      query: { ...EVERYTHING, startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59' },
    })
    await Promise.all([queueDue(parts(), new Date()), queueDue(parts(), new Date())])
    expect(await admin.runs.of(kept.id, 9)).toHaveLength(1)
    expect(await workOff(parts())).toBe(true)
    const [run] = await admin.runs.of(kept.id, 1)
    expect(run).toMatchObject({ state: 'done', tries: 1, error: null })
    const folder = join(stores.folder, 'reports', kept.id)
    const [file = '', ...more] = await readdir(folder)
    expect(more).toEqual([])
    expect(file).toMatch(/^Of-the-test-20260302-[\w]+\.csv$/)
    const text = await readFile(join(folder, file), 'utf8')
    expect(text).toContain('# Period: 2026-03-02 18:00 – 2026-03-02 20:59')
    expect(text).toContain('\r\nQ1,Blue Heron 001E,Discharge,10,5,')
    const next = (await admin.schedules.of([kept.id])).get(kept.id)?.nextAt ?? ''
    expect(Date.parse(next)).toBeGreaterThan(Date.now())
    expect(await workOff(parts())).toBe(false)
  })

  it('are workbooks of the whole page, with the notes of its time', async () => {
    const note = { text: 'Wind over the quay', subject: 'machine', subjectId: 'Q1', subjectName: 'Q1' }
    const times = { startAt: '2026-03-02T11:00:00.000Z', endAt: '2026-03-02T12:00:00.000Z' }
    await admin.kept.add({ ...item('annotation', note), ...times }, new Date())
    const kept = await schedule({ ...plan, period: null, query: PERIOD, format: 'xlsx' })
    await queueDue(parts(), new Date())
    while (await workOff(parts()));
    const [run] = await admin.runs.of(kept.id, 1)
    expect(run).toMatchObject({ state: 'done', error: null })
    const { file } = runResult.parse(run?.result) ?? { file: null }
    const sheets = readWorkbook(await readFile(join(stores.folder, file ?? '')))
    expect(sheets.map(({ name }) => name)).toContain('Notes')
    const notes = sheets.find(({ name }) => name === 'Notes')
    expect(JSON.stringify(notes?.rows)).toContain('Wind over the quay')
    expect(sheets.length).toBe(
      Object.keys(REPORTS.get('qc/qcEfficiencyTable')?.report.panels ?? {}).length + 2,
    )
  })

  it('are signed and sent, again after a failure, and a redirect is a failure', async () => {
    const secret = await sealed('both know this', config())
    const kept = await schedule({ ...plan, target: 'webhook', url: hookUrl(), secret })
    answers.push(500, 302)
    await queueDue(parts(), new Date())
    while (await workOff(parts()));
    expect(await admin.runs.of(kept.id, 1)).toMatchObject([{ state: 'done', tries: 3, error: null }])
    expect(posts).toHaveLength(3)
    const { headers, body } = posts.at(-1) ?? { headers: {}, body: '' }
    const digest = createHash('sha256').update(body).digest('hex')
    const [, seconds = ''] = /^t=(\d+),/.exec(String(headers['x-quaywise-signature'])) ?? []
    const v1 = createHmac('sha256', 'both know this').update(`${seconds}.${digest}`).digest('hex')
    expect(headers).toMatchObject({
      'x-quaywise-sha256': digest,
      'x-quaywise-signature': `t=${seconds},v1=${v1}`,
    })
    expect(new Set(posts.map((post) => post.headers['x-quaywise-run'])).size).toBe(1)
    expect(await readdir(join(stores.folder, 'reports', kept.id))).toEqual([])
  })

  it('give up in the end and tell their owner why', async () => {
    const kept = await schedule({ ...plan, target: 'webhook', url: hookUrl() })
    answers.push(503, 503, 503, 503)
    await queueDue(parts(), new Date())
    while (await workOff(parts()));
    expect(await admin.runs.of(kept.id, 1)).toMatchObject([{ state: 'failed', tries: 4, error: 'HTTP 503' }])
    const { data } = await admin.notices.list({ userId: ada.id, terminals: [] }, { current: 1, pageSize: 9 })
    expect(data).toMatchObject([{ kind: 'report-failed', detail: { tries: 4, error: 'HTTP 503' } }])
  })

  it('are not made for a person who lost the right', async () => {
    const kept = await schedule(plan)
    await admin.roles.assign(ada.id, [])
    await queueDue(parts(), new Date())
    while (await workOff(parts()));
    expect(await admin.runs.of(kept.id, 1)).toMatchObject([{ state: 'failed', tries: 1, error: 'FORBIDDEN' }])
  })
})

it('the clockwork of two processes makes a due report once', async () => {
  const role = (await admin.roles.list())[0]
  await admin.roles.assign(ada.id, role ? [role.id] : [])
  const kept = item('schedule', {
    ...{
      query: EVERYTHING,
      question,
      period: { of: 'shift', back: 1 },
      format: 'csv',
      target: 'webhook',
      url: hookUrl(),
    },
    ...{ timing: { every: 'shift', at: '00:00', weekday: 1, day: 1 }, secret: null, locale: 'en-US' },
  })
  await admin.kept.add(kept, new Date())
  await admin.schedules.set(kept.id, { nextAt: new Date(Date.now() - 1000), paused: false })
  const before = posts.length
  const onError = (error: unknown) => expect(error).toBeNull()
  const both = [1, 2].map(
    () =>
      new Clockwork({
        admin,
        reader,
        config: config(),
        onError,
        lookMs: 20,
      }),
  )
  for (const clockwork of both) clockwork.run()
  await expect.poll(async () => (await admin.runs.of(kept.id, 1))[0]?.state, { timeout: 20_000 }).toBe('done')
  for (const clockwork of both) await clockwork.stop()
  expect(posts).toHaveLength(before + 1)
})
