import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, MIGRATIONS, migrate, openClusterStore } from '@quaywise/analytics-store'
import { panelData } from '@quaywise/contract'
import { addUser, appOver, login, type TestApp } from '@quaywise/testing'
import { type ClickHouseCluster, startCluster } from '@quaywise/testing/clickhouse'
import { answerDifferences, PANELS } from '@quaywise/testing/panels'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshFolder, SpawnedServer } from './fixture/spawned-server.ts'

const EVENING = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', terminal: WORKED.id }

const folder = freshFolder()
let cluster: ClickHouseCluster
let store: AnalyticsStore
let test: TestApp
let headers: Record<string, string>
let unit: string

beforeAll(async () => {
  cluster = await startCluster({ dir: join(folder, 'cluster') })
  store = await openClusterStore({ url: cluster.url, cluster: cluster.name })
  await migrate(store, MIGRATIONS)
  await seedFacts(store, WORKED_TERMINAL)
  const admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
  test = await appOver({ ...{ store, admin, folder }, close: () => admin.close() })
  await admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(test, { isAdmin: true })
  headers = await login(test)
  const { rows } = await store.query<{ unit: string }>(
    "SELECT arrayJoin(unit_ids) AS unit FROM quaywise.che_cycle WHERE unit != '' ORDER BY unit LIMIT 1",
  )
  unit = rows[0]?.unit ?? ''
})
afterAll(async () => {
  await test?.close()
  await store?.close()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string) => test.app.inject({ method: 'GET', url, headers })
const answers = () =>
  Promise.all(
    PANELS.map(async ({ id, path, panel }) => {
      const payload = { inquireParamCO: { ...EVENING, visitedPage: path }, pageSize: 1000 }
      const said = await test.app.inject({
        ...{ method: 'POST', url: `/v1/analysis/${id}/${panel}`, headers, payload },
      })
      expect(said.statusCode, said.body).toBe(200)
      return panelData.parse(said.json().data)
    }),
  )
const journey = () => get(`/v1/entity/container/${unit}?terminal=${WORKED.id}`)

describe('a server over a cluster', () => {
  it('says that it is one', async () => {
    expect((await get('/v1/status')).json().data.engine).toBe('cluster')
    expect((await get('/readyz')).json()).toMatchObject({
      status: 'ready',
      analytics: true,
      engine: 'cluster',
    })
  })

  it('answers without a shard that is killed, says which one, and is whole again when it is back', async () => {
    const whole = await answers()
    expect(whole.filter(({ missing }) => missing)).toEqual([])
    expect((await journey()).statusCode).toBe(200)
    const third = cluster.nodes[2]
    await third?.kill()
    const partial = await answers()
    for (const { missing } of partial) expect(missing).toEqual({ shards: [3], of: 3 })
    const lacking = partial.filter(
      ({ missing: _, ...data }, i) => answerDifferences(data, whole[i] ?? {}).length > 0,
    )
    expect(lacking.length).toBeGreaterThan(0)
    expect((await get('/readyz')).statusCode).toBe(200)
    const refused = await journey()
    expect([refused.statusCode, refused.json().errorCode]).toEqual([503, 'ENGINE_UNAVAILABLE'])
    await third?.restart()
    const back = await answers()
    expect(back.flatMap((data, i) => answerDifferences(data, whole[i] ?? {}))).toEqual([])
    expect((await journey()).statusCode).toBe(200)
  }, 180_000)

  it('starts with a cluster, but not with one that is not there, or while a node of it is away', async () => {
    const spawned = (name: string): SpawnedServer =>
      new SpawnedServer({
        ...{ DATA_DIR: join(folder, name), CLICKHOUSE_URL: cluster.url, CLICKHOUSE_CLUSTER: name },
      })
    const refusal = async (name: string): Promise<string> => {
      const server = spawned(name)
      expect(await server.ended).toBe(1)
      return server.stderr
    }
    const server = spawned(cluster.name)
    const url = await server.ready()
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ engine: 'cluster' })
    await server.kill('SIGTERM')
    expect(await refusal('other')).toMatch(/CLICKHOUSE_CLUSTER .* knows no cluster other/)
    await cluster.nodes[1]?.kill()
    expect(await refusal(cluster.name)).toMatch(/CLICKHOUSE_CLUSTER .* node 127\.0\.0\.2 .*ECONNREFUSED/)
    await cluster.nodes[1]?.restart()
  })
})
