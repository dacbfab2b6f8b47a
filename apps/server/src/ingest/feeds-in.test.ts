import { buildTestApp, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const tool = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }
const TABLES = [
  ...['vessel_visit', 'visit_time', 'port_call_event', 'source_memory', 'che_state', 'che_cycle', 'fault'],
  ...['telemetry', 'block', 'slot', 'equipment'],
]

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
  for (const table of TABLES) await test.store.command(`TRUNCATE TABLE quaywise.${table}`)
})

const send = async (kind: string, rows: readonly object[]): Promise<readonly [number, number, number]> => {
  const answer = await test.app.inject({
    ...{ method: 'POST', url: `/v1/ingest/${kind}?terminal=mole` },
    payload: rows.map((row) => JSON.stringify(row)).join('\n'),
    headers: { ...tool, 'content-type': 'application/octet-stream' },
  })
  const { data, errorMessage } = answer.json()
  if (!data) throw new Error(errorMessage)
  return [data.accepted, data.duplicate, data.rejected]
}
const contentOf = async (table: string): Promise<readonly string[]> => {
  const { rows } = await test.store.query(
    `SELECT * FROM quaywise.${table} ${/^(vessel_visit|visit_time)$/.test(table) ? 'FINAL' : ''}`,
  )
  return rows.map(({ ingested_at: _, version: __, ...row }) => JSON.stringify(row)).sort()
}
const contents = (tables: readonly string[]) => Promise.all(tables.map(contentOf))

const word = (
  id: string,
  service: string,
  event: string,
  classifier: string,
  at: string,
  told = '06:00',
) => ({
  eventID: id,
  eventUpdatedDateTime: `2026-01-09T${told}:00Z`,
  portCall: { UNLocationCode: 'MACAS' },
  terminalCall: { terminalCallID: 'tc-1' },
  vessel: { vesselIMONumber: '9074729', vesselName: 'Northern Pine' },
  portCallService: {
    portCallServiceTypeCode: service,
    portCallServiceEventTypeCode: event,
    serviceLocation: { UNLocationCode: 'MACAS' },
  },
  timestamp: { classifierCode: classifier, serviceDateTime: `2026-01-09T${at}:00Z` },
})
const STAY = [
  word('a', 'ANCHORAGE', 'ARRI', 'ACT', '05:20'),
  word('b', 'BERTH', 'ARRI', 'PLN', '07:00'),
  word('c', 'BERTH', 'ARRI', 'ACT', '07:10'),
  word('d', 'ALL_FAST', 'CMPL', 'ACT', '07:50'),
  word('e', 'CARGO_OPERATIONS', 'STRT', 'ACT', '08:40'),
  word('f', 'CARGO_OPERATIONS', 'CMPL', 'ACT', '10:30'),
  word('g', 'BERTH', 'DEPA', 'ACT', '11:15'),
]
const step = (name: string, at: string) => ({
  che: [{ id: 'A1', type: 'agv', [name]: { status: [{ timestamp: `2026-01-09T${at}:00Z`, value: true }] } }],
})
const STEPS = [
  step('movingtocollect', '07:00'),
  step('fault', '08:10'),
  step('idle', '08:20'),
  step('off', '10:00'),
]

describe('port-call messages', () => {
  const tables = ['vessel_visit', 'visit_time', 'port_call_event']

  it('give the same rows in any order and any cut, and add nothing when they come again', async () => {
    expect(await send('dcsa', STAY)).toEqual([7, 0, 0])
    const whole = await contents(tables)
    expect(await send('dcsa', STAY)).toEqual([0, 7, 0])
    expect(await contents(tables)).toEqual(whole)
    for (const table of [...tables, 'source_memory'])
      await test.store.command(`TRUNCATE TABLE quaywise.${table}`)
    for (const one of [...STAY].reverse()) expect(await send('dcsa', [one])).toEqual([1, 0, 0])
    expect(await contents(tables)).toEqual(whole)
    expect(await send('dcsa', STAY)).toEqual([0, 7, 0])
  })

  it('lose nothing of each other when they come at the same time', async () => {
    await send('dcsa', STAY)
    const whole = await contents(tables)
    for (const table of [...tables, 'source_memory'])
      await test.store.command(`TRUNCATE TABLE quaywise.${table}`)
    await Promise.all(STAY.map((one) => send('dcsa', [one])))
    expect(await contents(tables)).toEqual(whole)
  })

  it('take out what a correction made untrue', async () => {
    await send('dcsa', STAY)
    await send('dcsa', [word('g', 'BERTH', 'DEPA', 'ACT', '10:40', '09:00')])
    const { rows } = await test.store.query(`SELECT category, formatDateTime(started_at, '%H:%i') AS from,
      formatDateTime(ended_at, '%H:%i') AS to FROM quaywise.visit_time FINAL ORDER BY started_at DESC LIMIT 2`)
    expect(rows.map(({ category, from, to }) => `${category} ${from}-${to}`)).toEqual([
      'FINISH 10:30-10:40',
      'OPERATION 09:30-10:30',
    ])
    expect((await contentOf('port_call_event')).filter((row) => row.includes('"atd"'))).toHaveLength(1)
  })
})

describe('machines as TIC4.0', () => {
  const tables = ['che_state', 'fault']

  it('give the same rows in any order and any cut, and add nothing when they come again', async () => {
    await send('tic40', STEPS)
    const whole = await contents(tables)
    expect(whole.map((rows) => rows.length)).toEqual([6, 1])
    expect((await send('tic40', STEPS))[0]).toBe(0)
    expect(await contents(tables)).toEqual(whole)
    for (const table of [...tables, 'source_memory'])
      await test.store.command(`TRUNCATE TABLE quaywise.${table}`)
    for (const one of [...STEPS].reverse()) await send('tic40', [one])
    expect(await contents(tables)).toEqual(whole)
  })
})

describe('a yard layout', () => {
  it('comes in once', async () => {
    const area = {
      ...{
        ID: '01',
        LOCATIONLH: '(0.0,109.0)',
        LOCATIONRB: '(31.0,244.0)',
        VBYNUM: 20,
        VRWNUM: 10,
        VTRNUM: 5,
      },
      ...{ ASCTOPSPEED: 2.5, ASCBOTTOMSPEED: 2 },
    }
    expect(await send('yard-layout', [area])).toEqual([1, 0, 0])
    expect(await send('yard-layout', [area])).toEqual([0, 1, 0])
    const counts = await contents(['block', 'slot', 'equipment'])
    expect(counts.map((rows) => rows.length)).toEqual([1, 1000, 2])
  })
})
