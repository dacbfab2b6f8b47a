import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PAGE = 'qc/qcEfficiencyTable'
const LIFTS = 200_000

let app: TestApp
let url: string
let headers: Record<string, string>
beforeAll(async () => {
  app = await buildTestApp()
  await app.store.command(
    `INSERT INTO quaywise.che_cycle (terminal_id, eq_kind, eq_id, cycle_id, trolley, lift_kind, started_at, ended_at, crane_boxes)
     SELECT '${WORKED.id}', 'QC', concat('QC', toString(number % 9)), toString(number), 'main', 'BOX',
       toDateTime64('2026-03-01 00:00:00', 3, 'UTC') + number, toDateTime64('2026-03-01 00:02:00', 3, 'UTC') + number, 1
     FROM numbers(${LIFTS})`,
  )
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(app, { pageAuthorities: ['bigdataanalysis_qc_qcefficiencytable'], uiAuthorities: ['export'] })
  headers = { ...(await login(app)), 'content-type': 'application/json' }
  url = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const exportLifts = (signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/v1/analysis/${PAGE}/table/rows/export?format=csv&bom=0`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      inquireParamCO: {
        ...{ startTime: '2026-03-01 00:00', endTime: '2026-03-31 23:59' },
        ...{ visitedPage: `/BigDataAnalysis/${PAGE}`, terminal: WORKED.id },
      },
      measure: 'crane_boxes',
    }),
    ...(signal ? { signal } : {}),
  })

test('whoever leaves an export frees its place: the next one is served, whole', async () => {
  const leaving = new AbortController()
  const response = await exportLifts(leaving.signal)
  await response.body?.getReader().read()
  leaving.abort()
  const whole = await (await exportLifts()).text()
  expect(whole.trimEnd().split('\r\n')).toHaveLength(LIFTS + 1)
})
