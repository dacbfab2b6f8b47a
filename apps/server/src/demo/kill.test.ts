import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { columnsOf, openEmbeddedStore, TABLES } from '@quaywise/analytics-store'
import { afterAll, describe, expect, it } from 'vitest'
import { freshFolder, SpawnedServer } from '../start/fixture/spawned-server.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Loaded = { readonly state: string; readonly rows: number }

const loadingAt = async (url: string): Promise<Loaded> =>
  JSON.parse(await (await fetch(`${url}/v1/status`)).text()).data.loading[0]

const reached = async (url: string, isThere: (loaded: Loaded) => boolean): Promise<void> => {
  while (!isThere(await loadingAt(url))) await sleep(50)
}

const start = async (folder: string): Promise<{ readonly server: SpawnedServer; readonly url: string }> => {
  const server = new SpawnedServer({ DATA_DIR: folder, DEMO: 'small' })
  return { server, url: await server.ready() }
}

/** Rows and their content, table by table, whatever their order. */
const contentOf = async (folder: string): Promise<Record<string, unknown>> => {
  const store = await openEmbeddedStore({ path: join(folder, 'analytics'), sessions: 1, memoryBytes: 1e9 })
  const content: Record<string, unknown> = {}
  for (const table of Object.values(TABLES)) {
    const columns = columnsOf(table).filter((column) => column !== 'ingested_at')
    const sum = `toString(sum(cityHash64(${columns.join(', ')})))`
    const final = table.engine === 'MergeTree' ? '' : 'FINAL'
    const { rows } = await store.query(
      `SELECT count() AS rows, ${sum} AS sum FROM quaywise.${table.name} ${final}`,
    )
    content[table.name] = rows[0]
  }
  await store.close()
  return content
}

/** Loads the fixed week, killing the process each time that so many rows are there. */
const load = async (killsAt: readonly number[]): Promise<Record<string, unknown>> => {
  const folder = freshFolder()
  folders.push(folder)
  for (const rows of killsAt) {
    const { server, url } = await start(folder)
    await reached(url, (loaded) => loaded.rows >= rows)
    await server.kill('SIGKILL')
  }
  const { server, url } = await start(folder)
  await reached(url, ({ state }) => state === 'done')
  expect(await server.kill('SIGTERM')).toBe(0)
  return contentOf(folder)
}

describe('loading the fixed week', () => {
  it('gives the same rows when the process is killed on the way, again and again', async () => {
    const undisturbed = await load([])
    expect(undisturbed.che_cycle).not.toMatchObject({ rows: '0' })
    expect(await load([1, 40_000, 110_000])).toEqual(undisturbed)
  }, 240_000)
})
