import { rmSync } from 'node:fs'
import { type AnalyticsStore, openServerStore } from '@quaywise/analytics-store'
import { callsCsv, MAPPING } from '@quaywise/testing/harbour-file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toolOf } from './fixture/caller.ts'
import { type OutsideEngines, startOutsideEngines } from './fixture/outside-engines.ts'
import { freshFolder, SpawnedServer } from './fixture/spawned-server.ts'

const CALLS = 500
const PORTS = ['harbour-1', 'harbour-2', 'harbour-3']

type Site = { readonly server: SpawnedServer; readonly folder: string; readonly url: string }

let engines: OutsideEngines
let store: AnalyticsStore
const sites: Site[] = []

const openSite = async (): Promise<void> => {
  const folder = freshFolder()
  const server = new SpawnedServer({ DATA_DIR: folder, ...engines.env })
  sites.push({ server, folder, url: await server.ready() })
}

beforeAll(async () => {
  engines = await startOutsideEngines()
  for (let i = 0; i < 2; i += 1) await openSite()
  store = await openServerStore({ url: engines.clickhouse.url })
}, 120_000)
afterAll(async () => {
  for (const { server, folder } of sites) {
    await server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  await store?.close()
  await engines?.stop()
}, 60_000)

const keptOf = async (port: string): Promise<readonly number[]> => {
  const { rows } = await store.query(
    `SELECT (SELECT count() FROM quaywise.vessel_visit WHERE terminal_id = {port:String}) AS written,
      (SELECT count() FROM quaywise.vessel_visit FINAL WHERE terminal_id = {port:String}) AS calls,
      (SELECT sum(dateDiff('minute', started_at, ended_at)) FROM quaywise.visit_time FINAL WHERE terminal_id = {port:String}) AS minutes`,
    { params: { port } },
  )
  return [rows[0]?.written, rows[0]?.calls, rows[0]?.minutes].map(Number)
}

describe('one file sent to two processes at the same moment', () => {
  it.each(PORTS)('is taken once, whoever takes what of it: %s', async (port) => {
    const mapping = {
      ...MAPPING,
      id: port,
      source: `port-calls:${port}`,
      terminal: { ...MAPPING.terminal, id: port },
    }
    const tools = sites.map(({ url, folder }) => toolOf(url, folder))
    expect((await tools[0]?.send('PUT', `/v1/ingest/mappings/${port}`, mapping))?.status).toBe(200)
    const path = `/v1/ingest/port-calls?mapping=${port}`
    const said = await Promise.all(tools.map((tool) => tool.upload(path, callsCsv(CALLS))))
    expect(said.map(({ status }) => status)).toEqual([200, 200])
    const sum = (key: string): number => said.reduce((all, { data }) => all + Number(data[key]), 0)
    expect([sum('accepted'), sum('duplicate'), sum('rejected')]).toEqual([CALLS, CALLS, 0])
    expect(await keptOf(port)).toEqual([CALLS, CALLS, CALLS * 120])
  })
})
