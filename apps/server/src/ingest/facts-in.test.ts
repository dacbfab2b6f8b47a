import { buildTestApp, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const tool = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({
    ...{ id: 'mole', name: 'Mole', locode: 'MACAS', zone: 'Asia/Kolkata', kind: 'imported' },
    ...{ clock: 'frozen', frozenAt: null, sort: 1 },
  })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of ['che_cycle', 'che_state', 'truck_visit', 'equipment', 'weather'])
    await test.store.command(`TRUNCATE TABLE quaywise.${table}`)
})

const send = async (table: string, body: string | Buffer, query = 'terminal=mole') => {
  const answer = await test.app.inject({
    ...{ method: 'POST', url: `/v1/ingest/facts/${table}?${query}`, payload: body },
    headers: { ...tool, 'content-type': 'application/octet-stream' },
  })
  return answer.json()
}
const counted = async (table: string, body: string | Buffer, query?: string) => {
  const { data, errorMessage } = await send(table, body, query)
  return data ? [data.accepted, data.duplicate, data.rejected] : errorMessage
}
const codes = ({ data }: { data: { warnings: { code: string }[] } }) => data.warnings.map(({ code }) => code)
const lines = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n')
const rowsOf = async (sql: string) => (await test.store.query(sql)).rows

const state = (from: string, to: string, word: string) => ({
  ...{ eq_kind: 'AGV', eq_id: 'A1', state: word },
  ...{ started_at: `2026-01-09T${from}:00Z`, ended_at: `2026-01-09T${to}:00Z` },
})
const states = async () =>
  (
    await rowsOf(`SELECT formatDateTime(started_at, '%H:%i') AS from, formatDateTime(ended_at, '%H:%i') AS to, state
    FROM quaywise.che_state ORDER BY started_at`)
  ).map((row) => `${row.from}-${row.to} ${row.state}`)

describe('an interval', () => {
  it('is cut at the local hours of the terminal, and is still one row to its sender', async () => {
    const file = lines([state('08:00', '10:00', 'WORKING')])
    expect(await counted('che_state', file)).toEqual([1, 0, 0])
    expect(await states()).toEqual(['08:00-08:30 WORKING', '08:30-09:30 WORKING', '09:30-10:00 WORKING'])
    expect(await counted('che_state', file)).toEqual([0, 1, 0])
  })

  it('that is told anew with those after it takes the place of all its parts', async () => {
    await send('che_state', lines([state('08:00', '10:00', 'WORKING'), state('10:00', '10:20', 'IDLE')]))
    const news = [state('08:00', '08:15', 'WORKING'), state('08:15', '10:00', 'FAULT')]
    const answer = await send('che_state', lines(news))
    expect(answer.data).toMatchObject({ accepted: 2, duplicate: 0 })
    expect(await states()).toEqual([
      ...['08:00-08:15 WORKING', '08:15-08:30 FAULT', '08:30-09:30 FAULT', '09:30-10:00 FAULT'],
      '10:00-10:20 IDLE',
    ])
    expect(await counted('che_state', lines([state('08:00', '10:00', 'WORKING')]))).toEqual([1, 0, 0])
    expect(await states()).toEqual([
      ...['08:00-08:30 WORKING', '08:30-09:30 WORKING', '09:30-10:00 WORKING'],
      '10:00-10:20 IDLE',
    ])
  })
})

describe('an interval that ends earlier than it was told to', () => {
  it('takes its later parts with it, and no others', async () => {
    await send('che_state', lines([state('08:00', '10:00', 'WORKING'), state('10:00', '10:20', 'IDLE')]))
    expect(await states()).toHaveLength(4)
    expect(await counted('che_state', lines([state('08:00', '08:45', 'WORKING')]))).toEqual([1, 0, 0])
    expect(await states()).toEqual(['08:00-08:30 WORKING', '08:30-08:45 WORKING', '10:00-10:20 IDLE'])
    expect(await counted('che_state', lines([state('08:00', '08:45', 'WORKING')]))).toEqual([0, 1, 0])
  })

  it('leaves what was told by itself', async () => {
    await send('che_state', lines([state('08:00', '08:30', 'WORKING')]))
    await send('che_state', lines([state('08:30', '09:10', 'WORKING')]))
    await send('che_state', lines([state('08:00', '08:20', 'WORKING')]))
    expect(await states()).toEqual(['08:00-08:20 WORKING', '08:30-09:10 WORKING'])
  })
})

describe('a row with a version', () => {
  const visit = (version: number, arrived: string, more = {}) => ({
    ...{ truck_visit_id: 'T1', plate: 'X', flow: 'RECEIVE', version },
    ...{ arrived_at: arrived, gate_in_started_at: arrived, gate_in_at: arrived, ...more },
  })
  const visits = () =>
    rowsOf(
      'SELECT toString(version) AS version, toHour(arrived_at) AS hour, plate FROM quaywise.truck_visit FINAL',
    )

  it('gives way to a newer one only, wherever that one sorts', async () => {
    expect(await counted('truck_visit', lines([visit(5, '2026-01-09T08:00:00Z')]))).toEqual([1, 0, 0])
    expect(await counted('truck_visit', lines([visit(7, '2026-01-08T09:00:00Z')]))).toEqual([1, 0, 0])
    expect(await visits()).toEqual([{ version: '7', hour: 9, plate: 'X' }])
    const older = await send('truck_visit', lines([visit(6, '2026-01-09T08:00:00Z')]))
    expect(older.data).toMatchObject({ accepted: 0, duplicate: 1 })
    expect(codes(older)).toEqual(['OUTDATED'])
    expect(await visits()).toEqual([{ version: '7', hour: 9, plate: 'X' }])
  })

  it('that says something else under the same version is newer', async () => {
    await send('truck_visit', lines([visit(7, '2026-01-09T08:00:00Z')]))
    await send('truck_visit', lines([visit(7, '2026-01-09T08:00:00Z', { plate: 'Y' })]))
    expect(await visits()).toEqual([{ version: '8', hour: 8, plate: 'Y' }])
  })
})

describe('a cycle', () => {
  const cycle = (id: string, ended: string, more = {}) => ({
    ...{ eq_kind: 'QC', eq_id: 'Q1', cycle_id: id, started_at: '2026-01-09T08:00:00Z', ended_at: ended },
    ...more,
  })
  const cycles = () =>
    rowsOf(`SELECT cycle_id AS id, formatDateTime(ended_at, '%H:%i') AS ended, boxes FROM quaywise.che_cycle
      ORDER BY cycle_id`)

  it('that is corrected replaces what was told, and never stands twice', async () => {
    await send('che_cycle', lines([cycle('c1', '2026-01-09T08:02:00Z'), cycle('c2', '2026-01-09T08:04:00Z')]))
    const answer = await send('che_cycle', lines([cycle('c1', '2026-01-09T18:02:00Z', { boxes: 2 })]))
    expect(codes(answer)).toEqual(['FACT_CORRECTED'])
    expect(await cycles()).toEqual([
      { id: 'c1', ended: '18:02', boxes: 2 },
      { id: 'c2', ended: '08:04', boxes: 0 },
    ])
  })

  it('that is corrected by months replaces what was told too, with a word of its own', async () => {
    await send('che_cycle', lines([cycle('c1', '2026-01-09T08:02:00Z'), cycle('c2', '2026-01-09T08:04:00Z')]))
    const before = { started_at: '2025-10-02T18:00:00Z' }
    const moved = ['c1', 'c3'].map((id, i) => cycle(id, `2025-10-02T18:0${i + 2}:00Z`, before))
    const file = lines(moved)
    const answer = await send('che_cycle', file)
    expect(answer.data).toMatchObject({ accepted: 2, duplicate: 0 })
    expect(answer.data.warnings).toMatchObject([
      { code: 'FACT_MOVED', line: 1, count: 1 },
      { code: 'FACT_CORRECTED', line: 1, count: 1 },
    ])
    expect((await cycles()).map(({ id, ended }) => [id, ended])).toEqual([
      ['c1', '18:02'],
      ['c2', '08:04'],
      ['c3', '18:03'],
    ])
    expect(await counted('che_cycle', file)).toEqual([0, 2, 0])
    expect(codes(await send('che_cycle', lines([cycle('c1', '2026-01-09T08:02:00Z')])))).toContain(
      'FACT_MOVED',
    )
    expect((await cycles()).map(({ id, ended }) => [id, ended])).toEqual([
      ['c1', '08:02'],
      ['c2', '08:04'],
      ['c3', '18:03'],
    ])
  })

  it('that is told twice in one file stands as it was told last', async () => {
    const file = [1, 1, 2, 1].map((boxes) => cycle('c1', '2026-01-09T08:02:00Z', { boxes }))
    const answer = await send('che_cycle', lines(file))
    expect(answer.data).toMatchObject({ accepted: 3, duplicate: 1 })
    expect(codes(answer)).toEqual(['FACT_REPEATED'])
    expect(await cycles()).toMatchObject([{ boxes: 1 }])
  })

  it('moves the clock of its terminal to the midnight after it', async () => {
    await send('che_cycle', lines([cycle('c1', '2026-01-09T20:00:00Z')]))
    expect(await test.admin.terminals.get('mole')).toMatchObject({ frozenAt: '2026-01-10T18:30:00.000Z' })
  })

  it('is read from CSV as from NDJSON', async () => {
    const header = 'cycle_id;eq_kind;eq_id;started_at;ended_at;boxes;unit_ids;from_loc\n'
    const rows = `c1;qc;Q1;2026-01-09 13:30:00;1767945600000;2;A|B;"a; ""b"""\n`
    expect(await counted('che_cycle', header + rows)).toEqual([1, 0, 0])
    const told = cycle('c1', '2026-01-09T08:00:00Z', { boxes: 2, unit_ids: ['A', 'B'], from_loc: 'a; "b"' })
    expect(await counted('che_cycle', lines([told]))).toEqual([0, 1, 0])
  })

  it('is rejected for what is wrong with it, and the others are taken', async () => {
    const wrong = [
      [{ boxes: 300 }, 'BAD_NUMBER', 'boxes'],
      [{ boxes: 1.5 }, 'BAD_NUMBER', 'boxes'],
      [{ teu: 'many' }, 'BAD_NUMBER', 'teu'],
      [{ op: 'DANCE' }, 'BAD_WORD', 'op'],
      [{ crew: 'a\u0000b' }, 'BAD_TEXT', 'crew'],
      [{ crew: { deep: [] } }, 'BAD_TEXT', 'crew'],
      [{ desk_id: 'x'.repeat(201) }, 'VALUE_TOO_LONG', 'desk_id'],
      [{ unit_ids: 7 }, 'BAD_LIST', 'unit_ids'],
      [{ cycle_id: '' }, 'VALUE_MISSING', 'cycle_id'],
      [{ ended_at: '2026-02-30T08:00:00Z' }, 'BAD_INSTANT', 'ended_at'],
      [{ ended_at: '2026-01-09T07:00:00Z' }, 'INTERVAL_BACKWARDS', 'ended_at'],
      [{ terminal_id: 'moon' }, 'TERMINAL_DIFFERS', 'terminal_id'],
    ] as const
    const file = wrong.map(([more]) => cycle('c1', '2026-01-09T08:02:00Z', more))
    const { data } = await send(
      'che_cycle',
      `${lines(file)}\n[1]\n{"a":\n${lines([cycle('c2', '2026-01-09T08:04:00Z', { odd: 1 })])}`,
    )
    expect(data).toMatchObject({ accepted: 1, rejected: 14 })
    expect(data.warnings).toMatchObject([{ code: 'COLUMN_UNKNOWN', column: 'odd', line: 15 }])
    const { data: kept } = await test.admin.ingest.rejections.list(data.batchId, { current: 1, pageSize: 50 })
    expect(kept.map(({ line, reason, fields }) => [line, reason, fields])).toEqual([
      ...wrong.map(([, reason, column], i) => [i + 1, reason, expect.objectContaining({ column })]),
      [13, 'NOT_AN_OBJECT', expect.anything()],
      [14, 'BAD_JSON', expect.anything()],
    ])
  })
})

describe('a table of places', () => {
  it('takes a newer telling of a machine, and the same one never twice', async () => {
    const machine = (name: string, version?: number) => ({
      ...{ eq_kind: 'QC', eq_id: 'Q1', name, ...(version === undefined ? {} : { version }) },
    })
    expect(await counted('equipment', lines([machine('one')]))).toEqual([1, 0, 0])
    expect(await counted('equipment', lines([machine('one')]))).toEqual([0, 1, 0])
    expect(await counted('equipment', lines([machine('two')]))).toEqual([1, 0, 0])
    expect(await rowsOf('SELECT name FROM quaywise.equipment FINAL')).toEqual([{ name: 'two' }])
  })
})

it.each([
  ['a list', 'che_cycle', '[{}]', 'terminal=mole', 'one object a line'],
  ['a table that nobody tells', 'message', '{}', 'terminal=mole', 'facts/message'],
  ['no terminal', 'che_cycle', '{}', '', 'terminal'],
  ['an unknown terminal', 'che_cycle', '{}', 'terminal=moon', 'moon'],
  ['a CSV file without a needed column', 'weather', 'wind,gust\n1,2\n', 'terminal=mole', '"at" is not there'],
  ['an archive', 'weather', 'PK\u0003\u0004\u0000\n', 'terminal=mole', 'NOT_TEXT'],
  ['nothing', 'weather', '', 'terminal=mole', 'empty'],
])('%s is refused with a sentence', async (_what, table, body, query, says) => {
  expect((await send(table, body, query)).errorMessage).toContain(says)
})
