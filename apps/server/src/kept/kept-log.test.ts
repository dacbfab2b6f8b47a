import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, it } from 'vitest'

const PAGE = '/BigDataAnalysis/qc/qcEfficiencyTable'
const place = { terminal: WORKED.id, page: PAGE }

const question = {
  inquireParamCO: { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', visitedPage: PAGE },
}
const RULE = {
  ...{ panel: 'summary', measure: 'gmph', query: {}, question, direction: 'below', threshold: 30 },
  ...{ hysteresis: 1, window: 'hour', holdMinutes: 0, name: 'Slow', audience: 'all' },
}

let test: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(test, { username: 'boss', isAdmin: true })
  headers = await login(test, 'boss')
})
afterAll(() => test.close())

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

/** What the newest row of the log says was changed. */
const lastChange = async () => {
  const now = Date.now()
  const span = { from: new Date(now - 600_000).toISOString(), to: new Date(now + 600_000).toISOString() }
  const [row] = await call('POST', '/v1/log/own', { ...span, pageSize: 1, sort: 'notedAt' })
  return row.changes?.[0]
}

it('an alert that is silenced or taken on is told with how it was before', async () => {
  const { id } = await call('POST', '/v1/alerts', { ...place, ...RULE })
  await call('POST', `/v1/alerts/${id}/snooze`, { minutes: 60 })
  expect(await lastChange()).toMatchObject({
    ...{ kind: 'alert', id, name: 'Slow', before: { snoozedUntil: null } },
    after: { snoozedUntil: expect.stringMatching(/Z$/) },
  })
  await test.admin.alerts.set(id, { level: 'firing', since: new Date().toISOString() })
  await call('POST', `/v1/alerts/${id}/acknowledge`)
  expect(await lastChange()).toMatchObject({
    before: { acknowledgedBy: null },
    after: { acknowledgedBy: 'Ada' },
  })
})

it('a view that a page opens by is told with the one before', async () => {
  const view = { name: 'Night', description: '', audience: 'own', roleId: null }
  const { id } = await call('POST', '/v1/views', {
    ...{ ...place, ...view, query: {} },
    period: { of: 'shift', back: 1 },
  })
  await call('PUT', '/v1/view-default', { ...place, id })
  expect(await lastChange()).toMatchObject({
    ...{ kind: 'view-default', name: 'Night', before: { viewId: null }, after: { viewId: id } },
  })
  await call('PUT', '/v1/view-default', { ...place, id: null })
  expect(await lastChange()).toMatchObject({ before: { viewId: id }, after: { viewId: null } })
})

it('what a person likes is told with what it was', async () => {
  await call('PUT', '/v1/user/settings', { theme: 'light', language: 'pt-BR' })
  expect(await lastChange()).toMatchObject({
    ...{ kind: 'profile', before: { theme: null, language: null } },
    after: { theme: 'light', language: 'pt-BR' },
  })
  await call('PUT', '/v1/user/settings', { muted: ['alerts'], homePage: PAGE })
  expect(await lastChange()).toMatchObject({
    before: { muted: [], homePage: null },
    after: { muted: ['alerts'], homePage: PAGE },
  })
})
