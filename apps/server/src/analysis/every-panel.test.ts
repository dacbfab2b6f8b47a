import { panelData } from '@quaywise/contract'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { type AskedPanel, PANELS, searches } from '@quaywise/testing/panels'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await buildTestApp()
  await seedFacts(app.store, WORKED_TERMINAL)
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(app, { isAdmin: true })
  headers = await login(app)
})
afterAll(() => app.close())

const FILTERS = searches('V2', 'Q1', { from: '2026-03-02 19:00', to: '2026-03-02 20:00' })

const ask = (panel: AskedPanel, filters: Record<string, unknown>, rest = '', more: object = {}) =>
  app.app.inject({
    method: 'POST',
    url: `/v1/analysis/${panel.id}/${panel.panel}${rest}`,
    headers,
    payload: {
      inquireParamCO: {
        startTime: '2026-03-02 18:00',
        endTime: '2026-03-02 20:59',
        visitedPage: panel.path,
        terminal: WORKED.id,
        ...filters,
      },
      ...more,
    },
  })

/** Their rows are measures. */
const BY_MEASURE: ReadonlySet<string> = new Set(['kpis', 'bullet', 'drivers'])
/** The worked terminal tells no waits of cranes, no forecasts, and never counts its yard. */
const UNTOLD: ReadonlySet<string> = new Set([
  'workshift/workshiftMonitor roots',
  'vessel/VesselEfficiencyTable forecasts',
  'monthly/monthlyEfficiencyTable yardByDay',
])

describe.each(PANELS)('$id $panel', (panel) => {
  test.each(FILTERS)('answers what its schema says with %s', async (_name, filters) => {
    const response = await ask(panel, filters)
    expect(response.statusCode, response.body).toBe(200)
    const data = panelData.parse(response.json().data)
    const keys = new Set([
      ...data.columns.map(({ key }) => key),
      ...(panel.kind === 'scorecard' ? ['targets'] : []),
    ])
    if (!BY_MEASURE.has(panel.kind))
      for (const row of data.rows) expect(Object.keys(row).every((key) => keys.has(key))).toBe(true)
  })
})

describe.each(PANELS.filter(({ kind }) => kind !== 'custom'))('$id $panel', (panel) => {
  test('gives the rows behind it', async () => {
    const response = await ask(panel, {}, '/rows')
    expect(response.statusCode, response.body).toBe(200)
    const data = panelData.parse(response.json().data)
    expect(data.rows.length > 0).toBe(!UNTOLD.has(`${panel.id} ${panel.panel}`))
    const whole = data.rows.reduce((sum, row) => sum + Number(row.contribution), 0)
    expect(data.subtotal?.contribution).toBeCloseTo(whole, 6)
    expect(data.total).toBe(data.rows.length)
  })
})
