import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, openEmbeddedStore, openServerStore } from '@quaywise/analytics-store'
import { contentOf } from '@quaywise/testing/content'
import { callsCsv, MAPPING, slowly } from '@quaywise/testing/harbour-file'
import { answerDifferences, PANELS, searches } from '@quaywise/testing/panels'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator, type Caller, type Said, toolOf } from './fixture/caller.ts'
import { type OutsideEngines, startOutsideEngines } from './fixture/outside-engines.ts'
import { freshFolder, SpawnedServer } from './fixture/spawned-server.ts'

const PASSWORD = 'given by the owner'
const TERMINAL = 'demo-small'
const DAY = { startTime: '2026-01-12 08:00', endTime: '2026-01-13 19:59', terminal: TERMINAL }
const ROWS_AT_KILL = 60_000
const CALLS = 3000

/** A server with the small demonstration, in a process and a folder of its own. */
class Site {
  readonly folder = freshFolder()
  readonly server: SpawnedServer
  url = ''

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.server = new SpawnedServer({
      ...{ DATA_DIR: this.folder, DEMO: 'small', ADMIN_PASSWORD: PASSWORD },
      ...env,
    })
  }

  async ready(): Promise<this> {
    this.url = await this.server.ready()
    return this
  }

  async stop(): Promise<void> {
    await this.server.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

let engines: OutsideEngines
let store: AnalyticsStore
let embedded: Site
let one: Site
let other: Site
let atEmbedded: Caller
let atOne: Caller
let unavailable: Said
let readyWhileDown: number
beforeAll(async () => {
  engines = await startOutsideEngines()
  embedded = new Site()
  one = await new Site(engines.env).ready()
  other = await new Site(engines.env).ready()
  await embedded.ready()
  store = await openServerStore({ url: engines.clickhouse.url })
  atEmbedded = await administrator(embedded.url, PASSWORD)
  atOne = await administrator(one.url, PASSWORD)
  await loadedUntil(one, ({ rows }) => rows > ROWS_AT_KILL)
  await engines.clickhouse.kill()
  unavailable = await firstPanel(atOne)
  readyWhileDown = (await fetch(`${one.url}/readyz`)).status
  await sleep(1500)
  await engines.clickhouse.restart()
  for (const site of [one, other, embedded]) await loadedUntil(site, ({ state }) => state === 'done')
}, 240_000)
afterAll(async () => {
  for (const site of [one, other, embedded]) await site?.stop()
  await store?.close()
  await engines?.stop()
}, 60_000)

type Loaded = { readonly state: string; readonly rows: number }

const loadingOf = async ({ url }: Site): Promise<Loaded> =>
  JSON.parse(await (await fetch(`${url}/v1/status`)).text()).data.loading[0]

const loadedUntil = async (site: Site, isThere: (loaded: Loaded) => boolean): Promise<void> => {
  while (!isThere(await loadingOf(site))) await sleep(100)
}

/** Each server stores what it expects of calls by its own clock: one may have looked where the other has not yet. */
const LOOKS = new Set<unknown>(['MODEL', 'NAIVE'])

/** An answer without what servers expect of calls, and without the totals over it. */
const withoutLooks = (data: Said['data']): Said['data'] => {
  const rows = (Array.isArray(data.rows) ? data.rows : []) as readonly Readonly<Record<string, unknown>>[]
  const plain = ({ half_forecast_error: _half, ...row }: Readonly<Record<string, unknown>>) => row
  const kept = rows.filter(({ method }) => !LOOKS.has(method)).map(plain)
  const { total, subtotal, ...rest } = data
  if (rows.some((row) => 'method' in row)) return { ...rest, rows: kept }
  return { ...rest, total, subtotal: plain(Object(subtotal)), rows: kept }
}

const [first = { id: '', path: '', panel: '', kind: '' }] = PANELS

const firstPanel = (caller: Caller): Promise<Said> =>
  caller.send('POST', `/v1/analysis/${first.id}/${first.panel}`, {
    inquireParamCO: { ...DAY, visitedPage: first.path },
  })

describe('a server over a ClickHouse server and PostgreSQL', () => {
  it('said so while the engine was away, and went on by itself when it came back', () => {
    expect(unavailable).toMatchObject({ status: 503, success: false, errorCode: 'ENGINE_UNAVAILABLE' })
    expect(readyWhileDown).toBe(503)
  })

  it('has one maker of each week, whose rows both processes count', async () => {
    const admin = await openAdminStore({ url: engines.env.DATABASE_URL })
    const jobs = await admin.jobs.list(`demo ${TERMINAL}`)
    await admin.close()
    expect(jobs.map(({ status }) => status)).toEqual(jobs.map(() => 'done'))
    const counts = await Promise.all([embedded, one, other].map(async (site) => (await loadingOf(site)).rows))
    expect(counts[0]).toBeGreaterThan(ROWS_AT_KILL)
    expect(new Set(counts).size).toBe(1)
  })

  it.each(PANELS)('answers $id $panel as the embedded engine does', async ({ id, path, panel }) => {
    const { rows } = await store.query(
      `SELECT visit_id FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND op = 'LOAD'
        AND ended_at BETWEEN '2026-01-12 12:00:00' AND '2026-01-12 20:00:00' ORDER BY visit_id LIMIT 1`,
      { params: { terminal: TERMINAL } },
    )
    const scope = { from: '2026-01-12 19:00', to: '2026-01-13 07:00' }
    for (const [, search] of searches(String(rows[0]?.visit_id), 'QC101', scope)) {
      const body = { inquireParamCO: { ...DAY, visitedPage: path, ...search }, pageSize: 1000 }
      const ask = (caller: Caller) => caller.send('POST', `/v1/analysis/${id}/${panel}`, body)
      const [outside, inside] = await Promise.all([ask(atOne.at(other.url)), ask(atEmbedded)])
      expect([outside.status, inside.status]).toEqual([200, 200])
      expect(answerDifferences(withoutLooks(outside.data), withoutLooks(inside.data))).toEqual([])
    }
  })

  it('gives the same choices and the same journey of a box', async () => {
    for (const path of new Set(PANELS.map((panel) => panel.path))) {
      const body = { inquireParamCO: { ...DAY, visitedPage: path } }
      const inside = await atEmbedded.send('POST', '/v1/inquire/condition', body)
      expect(inside.status).toBe(200)
      expect(await atOne.send('POST', '/v1/inquire/condition', body)).toMatchObject({ data: inside.data })
    }
    const { rows } = await store.query(
      `SELECT arrayJoin(unit_ids) AS unit FROM quaywise.che_cycle WHERE eq_kind = 'QC' ORDER BY unit LIMIT 3`,
    )
    expect(rows).toHaveLength(3)
    for (const { unit } of rows) {
      const path = `/v1/entity/container/${String(unit)}?terminal=${TERMINAL}`
      const inside = await atEmbedded.get(path)
      expect(inside.data.steps).not.toEqual([])
      expect(await atOne.get(path)).toMatchObject({ status: 200, data: inside.data })
    }
  })

  it('knows a session on both processes, and its end', async () => {
    const caller = await administrator(one.url, PASSWORD)
    expect((await caller.at(other.url).get('/api/currentUser')).status).toBe(200)
    await caller.at(other.url).send('POST', '/api/login/outLogin')
    expect((await caller.get('/api/currentUser')).status).toBe(401)
  })
})

describe('a file that comes in while the engine is killed', () => {
  const path = `/v1/ingest/port-calls?mapping=${MAPPING.id}`
  const stored = async () => {
    const { rows } =
      await store.query(`SELECT (SELECT count() FROM quaywise.vessel_visit FINAL WHERE terminal_id = 'harbour') AS calls,
      (SELECT sum(dateDiff('minute', started_at, ended_at)) FROM quaywise.visit_time FINAL WHERE terminal_id = 'harbour') AS minutes`)
    return [Number(rows[0]?.calls), Number(rows[0]?.minutes)]
  }

  it('is not acknowledged, and nothing of it is doubled when it is sent again', async () => {
    const tools = toolOf(one.url, one.folder)
    expect((await tools.send('PUT', `/v1/ingest/mappings/${MAPPING.id}`, MAPPING)).status).toBe(200)
    const killed = await tools.upload(
      path,
      slowly(callsCsv(CALLS), async () => {
        while ((await stored())[0] === 0) await sleep(20)
        await engines.clickhouse.kill()
      }),
    )
    expect(killed).toMatchObject({ status: 503, errorCode: 'ENGINE_UNAVAILABLE' })
    await engines.clickhouse.restart()
    const kept = (await stored())[0] ?? 0
    expect(kept).toBeGreaterThan(0)
    const again = await toolOf(other.url, other.folder).upload(path, callsCsv(CALLS))
    expect(again.data).toMatchObject({ accepted: CALLS - kept, duplicate: kept, rejected: 0 })
    expect(await stored()).toEqual([CALLS, CALLS * 120])
    const third = await tools.upload(path, callsCsv(CALLS))
    expect(third.data).toMatchObject({ accepted: 0, duplicate: CALLS, rejected: 0 })
  })

  it('shows on the pages as it does with the embedded engine', async () => {
    const tools = toolOf(embedded.url, embedded.folder)
    await tools.send('PUT', `/v1/ingest/mappings/${MAPPING.id}`, MAPPING)
    expect((await tools.upload(path, callsCsv(CALLS))).data).toMatchObject({ accepted: CALLS })
    for (const { id, path: visitedPage, panel } of PANELS.filter((each) => each.id.startsWith('vessel/'))) {
      const window = { startTime: '2025-01-01 00:00', endTime: '2025-12-31 23:59', terminal: 'harbour' }
      const body = { inquireParamCO: { ...window, visitedPage }, pageSize: 1000 }
      const ask = (caller: Caller) => caller.send('POST', `/v1/analysis/${id}/${panel}`, body)
      const [outside, inside] = await Promise.all([ask(atOne), ask(atEmbedded)])
      expect([outside.status, inside.status]).toEqual([200, 200])
      expect(answerDifferences(outside.data, inside.data)).toEqual([])
    }
  })
})

describe('the tables', () => {
  it('hold what those of the embedded engine hold, none lost in the kills and none doubled', async () => {
    await embedded.server.kill('SIGTERM')
    const inside = await openEmbeddedStore({ path: join(embedded.folder, 'analytics'), memoryBytes: 1e9 })
    // Telemetry is made of the phases hour by hour, after the weeks: it may still be on its way; so may forecasts.
    const { telemetry: _inside, forecast: _looks, ...expected } = await contentOf(inside, TERMINAL)
    await inside.close()
    expect(expected.che_cycle).not.toMatchObject({ kept: '0' })
    const { telemetry: _outside, forecast: _looked, ...found } = await contentOf(store, TERMINAL)
    expect(found).toEqual(expected)
  })
})
