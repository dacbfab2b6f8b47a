import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { buildTestApp, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const sample = new URL('../shared/samples/port-calls/casablanca-2020-2025.csv', root)
const casablanca = JSON.parse(readFileSync(new URL('docs/mappings/casablanca.json', root), 'utf8'))
const tool = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }
const minimal = {
  id: 'harbour',
  kind: 'port-calls',
  name: 'Harbour',
  source: 'port-calls:harbour',
  terminal: { id: 'harbour', name: 'Harbour', locode: 'MACAS', zone: 'Africa/Casablanca' },
  dateFormats: ['yyyy-MM-dd HH:mm'],
  columns: {
    vessel: 'ship',
    port_entry: { date: 'in' },
    stay_start: { date: 'from' },
    stay_end: { date: 'to' },
  },
}

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(async () => {
  await test.close()
})

const keep = (mapping: object, id: string, headers: Record<string, string> = tool) =>
  test.app.inject({ method: 'PUT', url: `/v1/ingest/mappings/${id}`, headers, payload: mapping })

const send = (body: string | NodeJS.ReadableStream, query = 'mapping=harbour', kind = 'port-calls') =>
  test.app.inject({
    method: 'POST',
    url: `/v1/ingest/${kind}?${query}`,
    headers: { ...tool, 'content-type': 'text/csv' },
    payload: body,
  })

const numbers = async (sql: string): Promise<Record<string, number>> => {
  const { rows } = await test.store.query(sql)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([key, value]) => [key, Number(value)]))
}

const berthHours = (terminal: string) =>
  numbers(`SELECT count() AS parts, sum(dateDiff('millisecond', started_at, ended_at)) / 3600000 AS hours
    FROM quaywise.visit_time FINAL WHERE terminal_id = '${terminal}' AND category = 'BERTH'`)

describe('saveMapping', () => {
  it('keeps a mapping, and says everything that is wrong with another', async () => {
    expect((await keep(minimal, 'harbour')).json().data).toEqual({
      id: 'harbour',
      name: 'Harbour',
      terminal: 'harbour',
    })
    const wrong = await keep(
      { ...minimal, columns: { ...minimal.columns, boat: 'x' }, dateFormats: ['HH'] },
      'harbour',
    )
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errorMessage).toContain('boat')
    expect((await keep(minimal, 'another')).statusCode).toBe(422)
    expect((await keep(minimal, 'harbour', {})).statusCode).toBe(401)
  })
})

describe('sendFile', () => {
  const head = 'ship,in,from,to\n'
  const row = 'ALPHA,2025-03-10 06:00,2025-03-10 08:30,2025-03-10 11:00\n'

  it('takes a call once, replaces it when it changes, and leaves none of its old parts behind', async () => {
    const first = await send(`${head}${row}BETA,2025-03-11 06:00,2025-03-11 09:00,2025-03-11 08:00\n`)
    expect(first.json().data).toMatchObject({ type: 'port-calls', accepted: 1, duplicate: 0, rejected: 1 })
    expect(await berthHours('harbour')).toEqual({ parts: 3, hours: 2.5 })
    const again = await send(head + row)
    expect(again.json().data).toMatchObject({ accepted: 0, duplicate: 1, rejected: 0 })
    const corrected = await send(`${head}ALPHA,2025-03-10 06:00,2025-03-10 09:15,2025-03-10 10:15\n`)
    expect(corrected.json().data).toMatchObject({ accepted: 1, duplicate: 0 })
    expect(corrected.json().data.warnings).toMatchObject([{ code: 'CALL_CORRECTED', line: 2, count: 1 }])
    expect(await berthHours('harbour')).toEqual({ parts: 2, hours: 1 })
    expect(
      await numbers(`SELECT count() AS calls FROM quaywise.vessel_visit FINAL WHERE terminal_id = 'harbour'`),
    ).toEqual({ calls: 1 })
  })

  it('makes the terminal, its clock at the midnight after its last call', async () => {
    expect(await test.admin.terminals.get('harbour')).toMatchObject({
      kind: 'imported',
      clock: 'frozen',
      // Ramadan of 2025: the wall clock of Casablanca is UTC.
      frozenAt: '2025-03-11T00:00:00.000Z',
    })
  })

  it('gives the rejected rows as CSV in which no cell is a formula', async () => {
    const { data } = (await send(`${head}=1+1,2025-03-11 06:00,later,\n`)).json()
    expect(data).toMatchObject({ accepted: 0, rejected: 1 })
    const csv = await test.app.inject({ method: 'GET', url: data.rejectedUrl, headers: tool })
    expect(csv.headers['content-type']).toContain('text/csv')
    const lines = csv.body.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[1]).toMatch(/^2,BAD_INSTANT,from,later,/)
    expect(lines[1]).toMatch(/"'=1\+1,2025-03-11 06:00,later,"$/)
    const none = await test.app.inject({
      method: 'GET',
      url: '/v1/ingest/batches/none/rejections',
      headers: tool,
    })
    expect(none.statusCode).toBe(404)
  })

  it.each([
    ['an unknown kind', head + row, 'mapping=harbour', 'potions', 404, 'potions'],
    ['no mapping', head + row, '', 'port-calls', 422, 'mapping'],
    ['an unknown mapping', head + row, 'mapping=nowhere', 'port-calls', 422, 'nowhere'],
    ['an unknown terminal', head + row, 'mapping=harbour&terminal=moon', 'port-calls', 404, 'moon'],
    ['a file without the columns', 'a,b\n1,2\n', 'mapping=harbour', 'port-calls', 422, '"ship" is not there'],
    ['an empty file', '', 'mapping=harbour', 'port-calls', 422, 'empty'],
    ['an archive', 'PK\u0003\u0004\0\0\0\n', 'mapping=harbour', 'port-calls', 422, 'NOT_TEXT'],
  ])('refuses %s with a sentence', async (_what, body, query, kind, status, says) => {
    const refused = await send(body, query, kind)
    expect(refused.statusCode).toBe(status)
    expect(refused.json()).toMatchObject({ success: false })
    expect(refused.json().errorMessage).toContain(says)
  })
})

if (existsSync(sample)) {
  describe('the calls of Casablanca', () => {
    it('gives the published counts, and nothing more the second time', async () => {
      expect((await keep(casablanca, 'casablanca')).statusCode).toBe(200)
      const first = (await send(createReadStream(sample), 'mapping=casablanca')).json().data
      expect(first).toMatchObject({ accepted: 5132, duplicate: 0, rejected: 0 })
      const years =
        await test.store.query(`SELECT toYear(toTimeZone(counted_at, 'Africa/Casablanca')) AS year, count() AS calls
        FROM quaywise.vessel_visit FINAL WHERE terminal_id = 'casablanca' GROUP BY year ORDER BY year`)
      expect(years.rows.map(({ year, calls }) => [year, Number(calls)])).toEqual([
        [2020, 2],
        [2021, 959],
        [2022, 928],
        [2023, 1097],
        [2024, 1131],
        [2025, 995],
        [null, 20],
      ])
      const second = (await send(createReadStream(sample), 'mapping=casablanca')).json().data
      expect(second).toMatchObject({ accepted: 0, duplicate: 5132, rejected: 0 })
      const hours = await numbers(`SELECT count() AS calls, median(h) AS median FROM (
        SELECT visit_id, sum(dateDiff('minute', started_at, ended_at)) / 60 AS h FROM quaywise.visit_time FINAL
        WHERE terminal_id = 'casablanca' AND category = 'BERTH' GROUP BY visit_id)`)
      expect(hours).toEqual({ calls: 5112, median: 26.25 })
    })
  })
} else console.info(`No real port calls at ${sample.pathname}: their counts are not checked here.`)
