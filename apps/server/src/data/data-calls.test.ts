import { addUser, buildTestApp, login, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Headers = Record<string, string>

const tool: Headers = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }
const mappingOf = (id: string) => ({
  id,
  kind: 'port-calls',
  name: `Calls of ${id}`,
  source: `port-calls:${id}`,
  terminal: { id, name: id, locode: 'MACAS', zone: 'Africa/Casablanca' },
  dateFormats: ['yyyy-MM-dd HH:mm'],
  columns: {
    vessel: 'ship',
    port_entry: { date: 'in' },
    stay_start: { date: 'from' },
    stay_end: { date: 'to' },
  },
})
const HEAD = 'ship,in,from,to'
const GOOD = 'ALPHA,2025-03-10 06:00,2025-03-10 08:30,2025-03-10 11:00'
const BACKWARDS = '"BETA, THE",2025-03-11 06:00,2025-03-11 09:00,2025-03-11 08:00'
const NO_DATE = 'GAMMA,2025-03-12 06:00,12/03/2025,2025-03-12 08:00'

let test: TestApp
let batchId: string

const get = (url: string, headers: Headers = tool) => test.app.inject({ url, headers })
const ask = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: object | undefined,
  headers: Headers = tool,
) => test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
const send = async (terminal: string, text: string, fileName: string) => {
  const url = `/v1/ingest/port-calls?mapping=${terminal}&fileName=${fileName}`
  const headers = { ...tool, 'content-type': 'text/csv' }
  return (await test.app.inject({ method: 'POST', url, headers, payload: text })).json().data
}

const message = (seq: number, text: string) => ({
  ...{ terminal_id: 'east', batch_id: batchId, seq, type: 'COARRI', sender: 'LINE', reference: `R${seq}` },
  ...{ at: '2025-03-10 08:00:00.000', text },
})

beforeAll(async () => {
  test = await buildTestApp()
  for (const id of ['east', 'west']) await ask('PUT', `/v1/ingest/mappings/${id}`, mappingOf(id))
  const rows = [HEAD, GOOD, BACKWARDS, NO_DATE].join('\n')
  batchId = (await send('east', rows, 'march.csv')).batchId
  await send('west', `${HEAD}\n${GOOD}\n`, 'other.csv')
  const subject = (seq: number) => ({
    ...{ terminal_id: 'east', subject_kind: 'vessel_visit', subject_id: 'v1', batch_id: batchId, seq },
  })
  const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
  const messages = [message(1, "UNB+UNOA:1'"), message(1, "UNB+UNOA:2'"), message(2, "UNH+1'")]
  await test.store.insert('quaywise.message', 'JSONEachRow', lines(messages))
  await test.store.insert('quaywise.message_subject', 'JSONEachRow', lines([subject(2)]))
  await addUser(test, { username: 'nothing' })
  await addUser(test, { username: 'east', uiAuthorities: ['data.ingest'], terminals: ['east'] })
  await addUser(test, { username: 'west', uiAuthorities: ['data.ingest'], terminals: ['west'] })
})
afterAll(() => test.close())

describe('who may ask', () => {
  const correction = { rows: [{ text: GOOD }] }
  const preview = { mapping: mappingOf('east'), sample: `${HEAD}\n${GOOD}` }
  const calls = (): readonly (readonly ['GET' | 'POST' | 'DELETE', string, object | undefined, number])[] => [
    ['GET', '/v1/ingest/batches?terminal=east', undefined, 403],
    ['GET', `/v1/ingest/batches/${batchId}`, undefined, 403],
    ['GET', `/v1/ingest/batches/${batchId}/rejected-rows`, undefined, 403],
    ['POST', `/v1/ingest/batches/${batchId}/corrections`, correction, 403],
    ['GET', `/v1/ingest/batches/${batchId}/messages`, undefined, 403],
    ['GET', `/v1/ingest/batches/${batchId}/messages/1`, undefined, 403],
    ['GET', '/v1/ingest/messages?terminal=east&kind=vessel_visit&id=v1', undefined, 403],
    ['GET', '/v1/ingest/sources?terminal=east', undefined, 403],
    ['GET', '/v1/ingest/mappings/east', undefined, 403],
    ['POST', '/v1/ingest/mappings/preview', preview, 403],
    ['GET', '/v1/ingest/mappings', undefined, 200],
    ['GET', '/v1/ingest/kinds', undefined, 200],
    ['DELETE', '/v1/ingest/mappings/east', undefined, 403],
  ]
  const statusOf = async (call: ReturnType<typeof calls>[number], headers: Headers) => {
    const [method, url, payload] = call
    return (await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).statusCode
  }

  it('nobody, and nobody without the authority', async () => {
    const nothing = await login(test, 'nothing')
    for (const call of calls()) expect([call[1], await statusOf(call, {})]).toEqual([call[1], 401])
    for (const call of calls()) expect([call[1], await statusOf(call, nothing)]).toEqual([call[1], 403])
  })

  it('for another terminal than their own: nothing of it', async () => {
    const west = await login(test, 'west')
    for (const call of calls()) expect([call[1], await statusOf(call, west)]).toEqual([call[1], call[3]])
    const listed = (await get('/v1/ingest/batches', west)).json().data.rows
    expect(listed.map(({ terminal }: { terminal: string }) => terminal)).toEqual(['west'])
    const mappings = (await get('/v1/ingest/mappings', west)).json().data
    expect(mappings.map(({ id }: { id: string }) => id)).toEqual(['west'])
  })

  it('for their own: everything but what is not there', async () => {
    const east = await login(test, 'east')
    const reads = calls().filter(([method]) => method === 'GET')
    for (const call of reads) expect([call[1], await statusOf(call, east)]).toEqual([call[1], 200])
    for (const url of [
      'batches/none',
      'batches/none/messages',
      `batches/${batchId}/messages/9`,
      'mappings/none',
    ])
      expect([url, (await get(`/v1/ingest/${url}`, east)).statusCode]).toEqual([url, 404])
  })
})

describe('files', () => {
  it('are listed, sorted and found', async () => {
    const names = async (query: string) =>
      (await get(`/v1/ingest/batches?${query}`))
        .json()
        .data.rows.map((row: { fileName: string }) => row.fileName)
    expect(await names('')).toEqual(['other.csv', 'march.csv'])
    expect(await names('sort=rejected&order=descend')).toEqual(['march.csv', 'other.csv'])
    expect(await names('fileName=MAR')).toEqual(['march.csv'])
    expect(await names('status=failed')).toEqual([])
    expect(await names('from=2020-01-01T00:00:00Z&to=2020-02-01T00:00:00Z')).toEqual([])
    expect((await get('/v1/ingest/batches?sort=state')).statusCode).toBe(422)
    expect((await get('/v1/ingest/batches?from=yesterday')).statusCode).toBe(422)
  })

  it('tell their counts, their header and how many messages they held', async () => {
    expect((await get(`/v1/ingest/batches/${batchId}`)).json().data).toMatchObject({
      ...{ fileName: 'march.csv', status: 'done', accepted: 1, duplicate: 0, rejected: 2 },
      ...{
        mend: 'cells',
        header: ['ship', 'in', 'from', 'to'],
        messages: 2,
        correctedBy: [],
        corrects: null,
      },
    })
  })

  it('show their rejected rows cell by cell', async () => {
    const { rows, total } = (await get(`/v1/ingest/batches/${batchId}/rejected-rows?pageSize=1`)).json().data
    expect(total).toBe(2)
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ line: 3, reason: 'STAY_BACKWARDS', column: 'to', cut: false, raw: BACKWARDS },
        cells: ['BETA, THE', '2025-03-11 06:00', '2025-03-11 09:00', '2025-03-11 08:00'],
      }),
    ])
  })

  it('give their rejected rows as a file to be corrected', async () => {
    const { body } = await get(`/v1/ingest/batches/${batchId}/rejections?as=file`)
    expect(body).toBe(`\uFEFF${[HEAD, BACKWARDS, NO_DATE, ''].join('\r\n')}`)
    expect((await get(`/v1/ingest/batches/${batchId}/rejections?as=odd`)).statusCode).toBe(422)
  })

  it('take corrected rows as a file of its own, once', async () => {
    const url = `/v1/ingest/batches/${batchId}/corrections`
    const cells = ['BETA, "THE"', '2025-03-11 06:00', '2025-03-11 09:00', '2025-03-11 18:00']
    const rows = [{ cells }, { text: 'GAMMA,2025-03-12 06:00,2025-03-12 07:00,2025-03-12 08:00' }]
    const answer = (await ask('POST', url, { rows })).json().data
    expect(answer).toMatchObject({ accepted: 2, rejected: 0, duplicate: 0 })
    const second = (await get(`/v1/ingest/batches/${answer.batchId}`)).json().data
    expect(second).toMatchObject({ fileName: 'march.corrected.csv', corrects: batchId, mend: 'cells' })
    const first = (await get(`/v1/ingest/batches/${batchId}`)).json().data
    expect(first.correctedBy).toEqual([answer.batchId])
    expect((await ask('POST', url, { rows })).json().data).toMatchObject({ accepted: 0, duplicate: 2 })
    const stored = await test.store.query(
      `SELECT vessel FROM quaywise.vessel_visit FINAL WHERE terminal_id = 'east' ORDER BY vessel`,
    )
    expect(stored.rows.map(({ vessel }) => vessel)).toEqual(['ALPHA', 'BETA, "THE"', 'GAMMA'])
    expect((await ask('POST', url, { rows: [] })).statusCode).toBe(422)
  })
})

describe('messages', () => {
  it('are there as they came, the last told of a number', async () => {
    const { rows, total } = (await get(`/v1/ingest/batches/${batchId}/messages`)).json().data
    expect([total, rows.map(({ seq }: { seq: number }) => seq)]).toEqual([2, [1, 2]])
    const one = (await get(`/v1/ingest/batches/${batchId}/messages/2`)).json().data
    expect(one).toMatchObject({ type: 'COARRI', reference: 'R2', text: "UNH+1'", cut: false, bytes: 6 })
    expect(one.at).toContain('2025-03-10T08:00:00')
  })

  it('are found by what they speak of', async () => {
    const find = async (id: string) =>
      (await get(`/v1/ingest/messages?terminal=east&kind=vessel_visit&id=${id}`)).json().data
    expect(await find('v1')).toMatchObject({ total: 1, rows: [{ batchId, seq: 2 }] })
    expect(await find('v2')).toMatchObject({ total: 0, rows: [] })
  })
})

describe('sources', () => {
  it('tell how fresh a terminal’s facts are, by its own clock', async () => {
    const { sources, from, now, unread } = (await get('/v1/ingest/sources?terminal=west')).json().data
    expect(unread).toEqual([])
    expect(now).toBe('2025-03-11T00:00:00.000Z')
    expect(from).toBe('2025-02-25T01:00:00.000Z')
    const visits = sources.find(({ table }: { table: string }) => table === 'vessel_visit')
    expect(visits).toMatchObject({ source: 'port-calls:west', rows: 1, lastDay: 1 })
    expect(visits.newestAt).toContain('2025-03-10T08:30:00')
    expect([visits.hours.length, visits.hours.indexOf('1')]).toEqual([336, 319])
    expect(visits.state).toBe('silent')
  })
})

describe('mappings', () => {
  const preview = (mapping: object, sample: string) =>
    ask('POST', '/v1/ingest/mappings/preview', { mapping, sample })

  it('are tried on a sample without keeping anything', async () => {
    const counted = `SELECT count() AS calls FROM quaywise.vessel_visit`
    const before = (await test.store.query(counted)).rows
    const sample = [HEAD, GOOD, NO_DATE, 'DELTA,2025-03-13 06:00,,'].join('\n')
    const { data } = (await preview(mappingOf('east'), sample)).json()
    expect(data.counts).toEqual({ taken: 2, rejected: 1, filtered: 0, odd: 1 })
    expect(data.readings[0]).toMatchObject({ line: 2, values: { vessel: 'ALPHA', berth_hours: 2.5 } })
    expect(data.rejections[0]).toMatchObject({ line: 3, reason: 'BAD_INSTANT', column: 'from' })
    expect(data.notices).toEqual([expect.objectContaining({ code: 'BERTHING_MISSING', count: 1 })])
    expect((await test.store.query(counted)).rows).toEqual(before)
  })

  it('say what is wrong with them, or why a sample does not fit', async () => {
    const wrong = { ...mappingOf('east'), dateFormats: ['HH'], columns: {} }
    const paths = (await preview(wrong, HEAD)).json().data.errors.map(({ path }: { path: string }) => path)
    expect(paths).toContain('columns.vessel')
    expect((await preview(mappingOf('east'), 'a,b\n1,2')).json().data.fault.code).toBe('UNKNOWN_COLUMN')
    expect((await preview(mappingOf('east'), '')).json().data.fault.code).toBe('EMPTY_FILE')
    expect((await preview(mappingOf('east'), 'x'.repeat(262_145))).statusCode).toBe(422)
  })

  it('are refused at their fields, in the language of their reader', async () => {
    const wrong = {
      ...mappingOf('east'),
      ...{ id: 'East', dateFormats: ['HH'], boat: 1 },
      terminal: { id: 'east', name: 'East', locode: 'ma', zone: 'Mars' },
      columns: { ...mappingOf('east').columns, vessel: '' },
    }
    const told = async (language: string) => {
      const headers = { ...tool, 'accept-language': language }
      const kept = await ask('PUT', '/v1/ingest/mappings/east', wrong, headers)
      const tried = await ask('POST', '/v1/ingest/mappings/preview', { mapping: wrong, sample: '' }, headers)
      const { fields } = kept.json().data
      const errors = tried.json().data.errors
      expect(kept.statusCode).toBe(422)
      expect(errors).toEqual(
        fields.map(({ field: path, message }: Record<string, string>) => ({ path, message })),
      )
      return Object.fromEntries(fields.map(({ field, message }: Record<string, string>) => [field, message]))
    }
    const english = await told('en-US')
    expect(english).toEqual({
      id: 'Lower-case letters, digits and hyphens, 59 at most.',
      'terminal.locode': 'This is no UN/LOCODE such as MACAS.',
      'terminal.zone': 'This is no time zone such as Africa/Casablanca.',
      'columns.vessel': 'This is required.',
      boat: 'There is no such field.',
    })
    const japanese = await told('ja-JP')
    expect(Object.keys(japanese)).toEqual(Object.keys(english))
    for (const [field, message] of Object.entries(japanese)) expect(message).not.toBe(english[field])
    const formats = { ...mappingOf('east'), dateFormats: ['yyyy'] }
    expect((await ask('PUT', '/v1/ingest/mappings/east', formats)).json().data.fields).toMatchObject([
      { field: 'dateFormats.0', message: expect.stringContaining('d, M') },
    ])
    expect(
      (await ask('PUT', '/v1/ingest/mappings/north', mappingOf('east'))).json().data.fields,
    ).toMatchObject([{ field: 'id', message: expect.stringContaining('north') }])
  })

  it('and terminals of files are refused at their fields', async () => {
    const headers = { ...tool, 'content-type': 'text/csv', 'accept-language': 'en-US' }
    const refused = async (url: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/v1/ingest/${url}`,
        headers,
        payload: HEAD,
      })
      return { status: answer.statusCode, fields: answer.json().data.fields }
    }
    const wrong = [
      ['port-calls', 'mapping', 'This is required.'],
      ['port-calls?mapping=nowhere', 'mapping', 'There is no “nowhere”.'],
      ['facts/weather?mapping=east', 'mapping', 'This is for files of the kind “port-calls”.'],
      ['edifact', 'terminal', 'This is required.'],
    ] as const
    for (const [url, field, message] of wrong)
      expect(await refused(url), url).toEqual({ status: 422, fields: [{ field, message }] })
    const again = { id: 'east', name: 'East', zone: 'Asia/Shanghai', clock: 'live' }
    const english = { ...tool, 'accept-language': 'en-US' }
    expect((await ask('POST', '/v1/ingest/terminals', again, english)).json().data).toEqual({
      fields: [{ field: 'id', message: 'This is already in use.' }],
    })
  })

  it('of a table of facts are tried on a sample too', async () => {
    const { dateFormats, columns: _calls, ...head } = mappingOf('east')
    const weather = {
      ...head,
      id: 'east-weather',
      kind: 'facts/weather',
      dateFormats,
      columns: { wind: 'Wind' },
    }
    const sample = 'at,Wind,gust,rain,visibility\n2025-03-10 06:00,4.5,6,0,9000\nsoon,1,1,0,1\n'
    const { data } = (await preview(weather, sample)).json()
    expect(data).toMatchObject({ errors: [], fault: null, counts: { taken: 1, rejected: 1 } })
    expect(data.readings[0].values).toMatchObject({ wind: 4.5, at: '2025-03-10T06:00:00.000Z' })
  })

  it('are listed with the files that were read by them, and not deleted under a file', async () => {
    const listed = (await get('/v1/ingest/mappings')).json().data
    expect(listed).toContainEqual(expect.objectContaining({ id: 'west', terminal: 'west', batches: 1 }))
    expect((await get('/v1/ingest/mappings/west')).json().data.body).toMatchObject(mappingOf('west'))
    const head = { kind: 'port-calls', terminal: 'west', mapping: 'west', fileName: null, contentHash: '' }
    const open = await test.admin.ingest.batches.create({ ...head, receivedAt: new Date().toISOString() })
    expect((await ask('DELETE', '/v1/ingest/mappings/west', undefined)).statusCode).toBe(409)
    await test.admin.ingest.batches.update(open.id, { status: 'failed' })
    expect((await ask('DELETE', '/v1/ingest/mappings/west', undefined)).json().data).toEqual({ id: 'west' })
    expect((await get('/v1/ingest/mappings/west')).statusCode).toBe(404)
  })
})
