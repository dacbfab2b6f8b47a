import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startClickHouse } from '@quaywise/testing/clickhouse'
import { afterAll, describe, expect, test } from 'vitest'
import { batchOf, prepareBatches, wrongBatches } from './batches.fixture.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { openServerStore } from './server-store.ts'
import { StoreError } from './store-error.ts'

const home = mkdtempSync(join(tmpdir(), 'quaywise-durability-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const ROUNDS = 4

/** Runs the writer until a random moment after its first acknowledgement and gives the last number acknowledged. */
const writeUntilKilled = async (path: string, first: number): Promise<number> => {
  const script = fileURLToPath(new URL('./writer.fixture.ts', import.meta.url))
  const writer: ChildProcess = spawn(process.execPath, [script, path, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const acknowledged = new Promise<void>((resolve, reject) => {
    writer.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      resolve()
    })
    writer.once('exit', (code) => reject(new Error(`The writer ended by itself with ${code}.`)))
  })
  const gone = new Promise((resolve) => writer.once('close', resolve))
  await acknowledged
  await sleep(100 + Math.random() * 400)
  writer.kill('SIGKILL')
  await gone
  return Number(said.trim().split('\n').at(-1))
}

describe('what was acknowledged', () => {
  test(`is there after ${ROUNDS} rounds of kill -9 of the process, and retries under a token add nothing`, async () => {
    const path = join(home, 'analytics')
    let last = -1
    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await writeUntilKilled(path, Math.max(0, last))
      expect(acknowledged).toBeGreaterThanOrEqual(Math.max(0, last))
      last = acknowledged
    }
    const store = await openEmbeddedStore({ path })
    // The batch under way at the last kill may or may not be there: its retry settles it.
    await store.insert('batch', 'JSONEachRow', batchOf(last + 1), { token: `batch-${last + 1}` })
    expect(await wrongBatches(store, last + 1)).toEqual([])
    expect(last).toBeGreaterThan(ROUNDS)
    await store.close()
  })

  test(`is there after ${ROUNDS} rounds of kill -9 of the server; the driver says UNAVAILABLE and recovers`, async () => {
    const server = await startClickHouse({ dir: join(home, 'server') })
    const store = await openServerStore({ url: server.url })
    await prepareBatches(store)
    let next = 0
    const writeUntilRefused = async (): Promise<unknown> => {
      try {
        for (; ; next += 1)
          await store.insert('batch', 'JSONEachRow', batchOf(next), { token: `batch-${next}` })
      } catch (thrown) {
        return thrown
      }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const refused = writeUntilRefused()
      await sleep(200 + Math.random() * 300)
      await server.kill()
      expect(await refused).toBeInstanceOf(StoreError)
      expect(await refused).toMatchObject({ code: 'UNAVAILABLE' })
      await expect(store.query('SELECT 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      expect(await store.ping()).toBe(false)
      await expect(openServerStore({ url: server.url })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      await server.restart()
      expect(await store.ping()).toBe(true)
    }
    await store.insert('batch', 'JSONEachRow', batchOf(next), { token: `batch-${next}` })
    expect(await wrongBatches(store, next)).toEqual([])
    expect(next).toBeGreaterThan(ROUNDS)
    await store.close()
    await server.stop()
  })
})
