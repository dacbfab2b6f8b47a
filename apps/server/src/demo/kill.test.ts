import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbeddedStore } from '@quaywise/analytics-store'
import { type Content, contentOf } from '@quaywise/testing/content'
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

const contentIn = async (folder: string): Promise<Content> => {
  const store = await openEmbeddedStore({ path: join(folder, 'analytics'), sessions: 1, memoryBytes: 1e9 })
  // What servers expect of calls is theirs: each looks by its own clock.
  await store.command(
    "ALTER TABLE quaywise.forecast DELETE WHERE method IN ('MODEL', 'NAIVE') SETTINGS mutations_sync = 2",
  )
  const content = await contentOf(store)
  await store.close()
  return content
}

/** Loads the fixed week, killing the process each time that so many rows are there. */
const load = async (killsAt: readonly number[]): Promise<Content> => {
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
  return contentIn(folder)
}

describe('loading the fixed week', () => {
  it('gives the same rows when the process is killed on the way, again and again', async () => {
    const undisturbed = await load([])
    expect(undisturbed.che_cycle).not.toMatchObject({ kept: '0' })
    expect(await load([1, 40_000, 110_000])).toEqual(undisturbed)
  }, 240_000)
})
