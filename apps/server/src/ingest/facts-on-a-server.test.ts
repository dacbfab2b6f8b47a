import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminStore, openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, MIGRATIONS, migrate, openServerStore } from '@quaywise/analytics-store'
import { ingestStream } from '@quaywise/ingest'
import { type ClickHouse, startClickHouse } from '@quaywise/testing/clickhouse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portsOf } from './ports-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'quaywise-server-'))
let engine: ClickHouse
let store: AnalyticsStore
let admin: AdminStore
beforeAll(async () => {
  engine = await startClickHouse({ dir: join(folder, 'engine') })
  store = await openServerStore({ url: engine.url })
  await migrate(store, MIGRATIONS)
  admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
})
afterAll(async () => {
  await store.close()
  await admin.close()
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

const send = async (table: string, rows: readonly object[]) => {
  const terminal = {
    id: 'mole',
    name: 'Mole',
    locode: '',
    zone: 'UTC',
    clock: 'live',
    frozenAt: null,
  } as const
  const stream = (async function* () {
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  })()
  const request = { kind: `facts/${table}`, terminal, mapping: null, fileName: null, stream }
  const outcome = await ingestStream(
    request,
    portsOf({ store, admin, now: () => new Date(), dataDir: folder }),
  )
  if ('fault' in outcome) throw new Error(outcome.fault.detail)
  return [outcome.answer.accepted, outcome.answer.duplicate, outcome.answer.rejected]
}

const START = Date.UTC(2026, 0, 9)
const state = (machine: number, minute: number, length: number, word: string) => ({
  ...{ eq_kind: 'AGV', eq_id: `A${machine}`, state: word },
  ...{ started_at: START + minute * 60_000, ended_at: START + (minute + length) * 60_000 },
})

it('rows come in exactly once, corrections replace, intervals give way', async () => {
  const machines = Array.from({ length: 120 }, (_, i) => i)
  const told = machines.flatMap((i) => [state(i, 10, 100, 'WORKING'), state(i, 110, 10, 'IDLE')])
  expect(await send('che_state', told)).toEqual([240, 0, 0])
  expect(await send('che_state', told)).toEqual([0, 240, 0])
  expect(
    await send(
      'che_state',
      machines.map((i) => state(i, 10, 110, 'FAULT')),
    ),
  ).toEqual([120, 0, 0])
  const { rows } = await store.query(
    `SELECT state, toUInt32(count()) AS parts, toUInt32(sum(dateDiff('minute', started_at, ended_at))) AS minutes
     FROM quaywise.che_state GROUP BY state`,
  )
  expect(rows).toEqual([{ state: 'FAULT', parts: 240, minutes: 120 * 110 }])
})
