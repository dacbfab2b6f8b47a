import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashToken } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { addUser, login, TEST_TOOL_TOKEN } from '@quaywise/testing'
import { PANELS } from '@quaywise/testing/panels'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createMetrics } from '../observe/metrics.ts'
import { freshFolder } from '../start/fixture/spawned-server.ts'
import { openStores, type Stores } from '../start/open-stores.ts'

const ENDLESS = 'SELECT sum(cityHash64(number)) FROM numbers(1000000000000)'
const HEAVY = 'SELECT length(groupArray(number)) FROM numbers(1000000000)'
const SLOW = { ...WORKED, id: 'slow', name: 'Slow terminal' }
const SHORT = { ...WORKED, id: 'short', name: 'Terminal with little patience' }
const WIDE = { ...WORKED, id: 'wide', name: 'Terminal of wide rows' }

/** The real store, in which every question about some terminals takes long, or much. */
const withBurden = (store: AnalyticsStore): AnalyticsStore => ({
  ...{ kind: store.kind, database: store.database },
  query: (sql, options = {}) => {
    const about = Object.values(options.params ?? {})
    const burden = (heavy: string) => `SELECT * FROM (${sql}) WHERE (${heavy}) != 1`
    if (about.includes(SLOW.id)) return store.query(burden(ENDLESS), options)
    if (about.includes(SHORT.id)) return store.query(burden(ENDLESS), { ...options, maxSeconds: 1 })
    if (about.includes(WIDE.id)) return store.query(burden(HEAVY), options)
    return store.query(sql, options)
  },
  stream: (sql, options) => store.stream(sql, options),
  insert: (...args) => store.insert(...args),
  command: (sql, options) => store.command(sql, options),
  cancel: (queryId) => store.cancel(queryId),
  ping: () => store.ping(),
  close: () => store.close(),
})

const folder = freshFolder()
let stores: Stores
let app: FastifyInstance
let url: string
beforeAll(async () => {
  stores = await openStores(readConfig({ DATA_DIR: folder }))
  app = await buildApp({
    ...{
      store: withBurden(stores.store),
      admin: stores.admin,
      config: readConfig({ DEMO: 'off', DATA_DIR: folder }),
    },
    metrics: createMetrics(),
    sender: { send: async () => undefined },
    web: { folder: '', page: null, buildId: 'test' },
    now: () => new Date(),
    loading: async () => [],
    toolTokenHash: hashToken(TEST_TOOL_TOKEN),
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  await seedFacts(stores.store, WORKED_TERMINAL)
  for (const terminal of [WORKED, SLOW, SHORT, WIDE])
    await stores.admin.terminals.upsert({ ...terminal, kind: 'demo', sort: 0 })
  for (const username of ['ada', 'bob']) await addUser(stores, { username, isAdmin: true })
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await stores.store.close()
  await stores.admin.close()
  rmSync(folder, { recursive: true, force: true })
})

const [panel = { id: '', path: '', panel: '', kind: '' }] = PANELS

const ask = async (username: string, terminal: string, signal?: AbortSignal): Promise<Response> => {
  const window = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', terminal }
  return fetch(`${url}/v1/analysis/${panel.id}/${panel.panel}`, {
    method: 'POST',
    headers: { ...(await login({ app }, username)), 'content-type': 'application/json' },
    body: JSON.stringify({ inquireParamCO: { ...window, visitedPage: panel.path } }),
    ...(signal ? { signal } : {}),
  })
}

/** How many burdened statements the engine works on. */
const underWay = async (): Promise<number> => {
  const { rows } = await stores.store.query(
    `SELECT count() AS n FROM system.processes WHERE query LIKE {burden:String} AND query NOT LIKE '%system.processes%'`,
    { params: { burden: `%${ENDLESS}%` } },
  )
  return Number(rows[0]?.n)
}

describe('a slow question', () => {
  it('delays no other caller, and ends in the engine when its caller goes away', async () => {
    const gone = new AbortController()
    const slow = expect(ask('ada', SLOW.id, gone.signal)).rejects.toThrow('aborted')
    while ((await underWay()) === 0) await sleep(10)
    const began = performance.now()
    for (let i = 0; i < 3; i += 1) expect((await ask('bob', WORKED.id)).status).toBe(200)
    const perCall = (performance.now() - began) / 3
    expect(await underWay()).toBeGreaterThan(0)
    expect(perCall).toBeLessThan(3000)
    gone.abort()
    await slow
    const stopped = performance.now()
    while ((await underWay()) > 0) await sleep(10)
    expect(performance.now() - stopped).toBeLessThan(5000)
  })

  it('that reaches its cap gets a clear answer, and nobody else does', async () => {
    const [late, large, fine] = await Promise.all([
      ask('ada', SHORT.id),
      ask('ada', WIDE.id),
      ask('bob', WORKED.id),
    ])
    expect([late.status, JSON.parse(await late.text()).errorCode]).toEqual([503, 'QUERY_TIMEOUT'])
    expect([large.status, JSON.parse(await large.text()).errorCode]).toEqual([503, 'QUERY_TOO_LARGE'])
    expect(fine.status).toBe(200)
  })
})
