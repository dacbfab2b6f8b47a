import { buildTestApp, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillPlaces } from './fill-places.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({
    ...{ id: 'mole', name: 'Mole', locode: 'MACAS', zone: 'UTC', kind: 'imported' },
    ...{ clock: 'frozen', frozenAt: null, sort: 1 },
  })
})
afterAll(() => test.close())

const sent = async (table: string, ...rows: readonly object[]): Promise<readonly string[]> => {
  const answer = await test.app.inject({
    ...{ method: 'POST', url: `/v1/ingest/facts/${table}?terminal=mole` },
    payload: rows.map((row) => JSON.stringify(row)).join('\n'),
    headers: { authorization: `Bearer ${TEST_TOOL_TOKEN}`, 'content-type': 'application/octet-stream' },
  })
  const { data } = answer.json()
  expect(data).toMatchObject({ accepted: rows.length, rejected: 0 })
  return data.warnings.map(({ code }: { code: string }) => code)
}
const cycle = (id: string, day: string, source = 'tos') => ({
  ...{ eq_kind: 'QC', eq_id: 'Q1', cycle_id: id, source },
  ...{ started_at: `${day}T08:00:00Z`, ended_at: `${day}T08:02:00Z` },
})
const places = async () =>
  (
    await test.store.query(
      `SELECT fact, name, toString(at, 'UTC') AS day FROM quaywise.fact_place FINAL WHERE terminal_id != ''
       ORDER BY fact, name, at`,
    )
  ).rows.map(({ fact, name, day }) => `${fact} ${name} ${String(day).slice(0, 10)}`)

it('a folder from before places were kept finds the things whose instants are corrected by months', async () => {
  await sent('che_cycle', cycle('c1', '2025-10-02'), cycle('c2', '2026-01-09'), cycle('c2', '2026-01-10'))
  await sent('che_cycle', cycle('played', '2026-01-09', 'simulation'))
  const slot = { slot_from: '2026-01-05T08:00:00Z', slot_to: '2026-01-05T09:00:00Z' }
  await sent('truck_appointment', {
    ...{ appointment_id: 'a1', kind: 'RECEIVE', state: 'BOOKED', booked_at: '2026-01-03T10:00:00Z' },
    ...slot,
  })
  await test.store.command('TRUNCATE TABLE quaywise.fact_place')
  await fillPlaces(test.store)
  // Of what was told twice, the newest telling is all that stands.
  expect(await places()).toEqual([
    'che_cycle c1 2025-10-02',
    'che_cycle c2 2026-01-10',
    'truck_appointment a1 2026-01-03',
  ])
  expect(await sent('che_cycle', cycle('c1', '2026-02-11'))).toContain('FACT_MOVED')
  const { rows } = await test.store.query("SELECT count() AS n FROM quaywise.che_cycle WHERE cycle_id = 'c1'")
  expect(rows).toEqual([{ n: '1' }])
})

it('is done once, and a place that is there twice is there once', async () => {
  await test.store.command("DELETE FROM quaywise.fact_place WHERE fact = 'che_cycle'")
  await fillPlaces(test.store)
  expect((await places()).filter((place) => place.startsWith('che_cycle'))).toEqual([])
  await test.store.command("DELETE FROM quaywise.fact_place WHERE terminal_id = ''")
  await fillPlaces(test.store)
  await test.store.command("DELETE FROM quaywise.fact_place WHERE terminal_id = ''")
  await fillPlaces(test.store)
  expect(await places()).toEqual([
    'che_cycle c1 2026-02-11',
    'che_cycle c2 2026-01-10',
    'truck_appointment a1 2026-01-03',
  ])
})
