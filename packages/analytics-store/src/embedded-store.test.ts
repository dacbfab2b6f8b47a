import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Session } from 'chdb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbeddedStore } from './embedded-store.ts'

const NOBODY = 65_534
let home = ''
let path = ''
const children: ChildProcess[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'quaywise-embedded-'))
  path = join(home, 'analytics')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

const startHolder = (
  folder: string,
  options: { uid?: number } = {},
): { child: ChildProcess; said: Promise<string> } => {
  const script = fileURLToPath(new URL('./holder.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'ignore'], ...options })
  children.push(child)
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (text: Buffer) => resolve(text.toString())),
  )
  return { child, said }
}

describe('the data folder', () => {
  test('of another process is refused, and free again after its kill -9', async () => {
    const { child, said } = startHolder(path)
    expect(await said).toBe('OPEN')
    await expect(openEmbeddedStore({ path })).rejects.toMatchObject({
      code: 'IN_USE',
      message: `The data folder ${path} is already open in a running process; only one may use it.`,
    })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const store = await openEmbeddedStore({ path })
    expect(await store.ping()).toBe(true)
    const other = startHolder(path)
    expect(await other.said).toMatch(/^IN_USE The data folder/)
    await store.close()
  })

  test('held by another program of the same engine is refused as well', async () => {
    const { said } = startHolder(path)
    expect(await said).toBe('OPEN')
    rmSync(`${path}-config`, { recursive: true })
    await expect(openEmbeddedStore({ path })).rejects.toMatchObject({ code: 'IN_USE' })
  })

  test('can be opened again after closing, once at a time', async () => {
    const store = await openEmbeddedStore({ path })
    await expect(openEmbeddedStore({ path })).rejects.toMatchObject({ code: 'IN_USE' })
    await store.command('CREATE TABLE quaywise.kept (n UInt8) ENGINE = MergeTree ORDER BY n')
    await store.insert('kept', 'TabSeparated', '1\n')
    await store.close()
    const again = await openEmbeddedStore({ path })
    expect((await again.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }])
    await again.close()
  })

  test('a second folder in one process is refused with the reason, and does no harm', async () => {
    const store = await openEmbeddedStore({ path })
    await expect(openEmbeddedStore({ path: join(home, 'other') })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    expect(await store.ping()).toBe(true)
    await store.close()
  })

  test('that cannot be written to is refused: a file in the way, a folder of somebody else', async () => {
    writeFileSync(join(home, 'file'), '')
    await expect(openEmbeddedStore({ path: join(home, 'file', 'analytics') })).rejects.toMatchObject({
      code: 'NOT_WRITABLE',
    })
    mkdirSync(path)
    chmodSync(path, 0o500)
    chmodSync(home, 0o755)
    const asNobody = process.getuid?.() === 0 ? { uid: NOBODY } : {}
    expect(await startHolder(path, asNobody).said).toMatch(/^NOT_WRITABLE The folder .* cannot be written to/)
  })

  test('holds the configuration beside it, for this user only, and no pipe is left over', async () => {
    const store = await openEmbeddedStore({ path })
    for await (const rows of store.stream('SELECT number FROM numbers(1000000)')) {
      expect(rows.length).toBeGreaterThan(0)
      break
    }
    const config = `${path}-config`
    expect(readdirSync(config).sort()).toEqual(['config.xml', 'lock', 'users.xml'])
    expect(statSync(config).mode & 0o777).toBe(0o700)
    for (const file of ['config.xml', 'users.xml'])
      expect(statSync(join(config, file)).mode & 0o777).toBe(0o600)
    await store.close()
  })
})

describe('the engine in the process', () => {
  test('listens nowhere', async () => {
    const before = listening()
    const store = await openEmbeddedStore({ path })
    await store.query('SELECT 1')
    expect(listening()).toEqual(before)
    await store.close()
  })

  test('is refused when Node has too few threads for it', async () => {
    await expect(openEmbeddedStore({ path, sessions: 500 })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/Set UV_THREADPOOL_SIZE to 508 or more before Node starts/),
    })
  })

  test('queues what it cannot run yet, within bounds', async () => {
    const store = await openEmbeddedStore({ path, sessions: 1, maxWaiting: 2 })
    const endless = 'SELECT sum(cityHash64(number)) AS s FROM numbers(1000000000000)'
    const first = expect(store.query(endless, { queryId: 'first' })).rejects.toMatchObject({
      code: 'CANCELLED',
    })
    await sleep(50)
    const controller = new AbortController()
    const second = store.query('SELECT 2 AS n', { signal: controller.signal })
    const third = store.query('SELECT 3 AS n')
    await sleep(50)
    await expect(store.query('SELECT 4')).rejects.toMatchObject({ code: 'BUSY' })
    controller.abort()
    await expect(second).rejects.toMatchObject({ code: 'CANCELLED' })
    await store.cancel('first')
    await first
    expect((await third).rows).toEqual([{ n: 3 }])
    await store.close()
  })

  test('keeps all statements together under the cap of the engine', async () => {
    const store = await openEmbeddedStore({ path, memoryBytes: 400e6 })
    const hungry = 'SELECT groupArray(number) AS a FROM numbers(20000000)'
    const asked = Array.from({ length: 3 }, () =>
      expect(store.query(hungry)).rejects.toMatchObject({ code: 'MEMORY' }),
    )
    await Promise.all(asked)
    expect((await store.query('SELECT 1 AS a')).rows).toEqual([{ a: 1 }])
    await store.close()
  })

  test('lets file reads pass while every session is busy', async () => {
    const store = await openEmbeddedStore({ path })
    const endless = 'SELECT sum(cityHash64(number)) AS s FROM numbers(1000000000000)'
    const busy = Array.from({ length: 4 }, () =>
      expect(store.query(endless, { queryId: 'busy' })).rejects.toMatchObject({ code: 'CANCELLED' }),
    )
    await sleep(100)
    const { stat } = await import('node:fs/promises')
    const started = performance.now()
    for (let i = 0; i < 10; i += 1) await stat(home)
    expect(performance.now() - started).toBeLessThan(1000)
    await store.cancel('busy')
    await Promise.all(busy)
    await store.close()
  })

  test('is the one whose leftovers of a failed statement have to be rinsed', async () => {
    const store = await openEmbeddedStore({ path, sessions: 1 })
    const failing = store.query('SELECT number, throwIf(number = 300000) AS t FROM numbers(500000)')
    await expect(failing).rejects.toMatchObject({ engineCode: 395 })
    expect((await store.query('SELECT 7 AS n')).rows).toEqual([{ n: 7 }])
    const session = new Session(path)
    await expect(session.queryAsync('SELECT throwIf(1) AS t', { format: 'JSON' })).rejects.toThrow()
    const next = await session.queryAsync('SELECT 7', { format: 'TabSeparated' })
    expect(next.text()).not.toBe('7\n')
    session.close()
    await store.close()
  })
})

/** The sockets on which this process listens for TCP, by inode. */
const listening = (): string[] => {
  const mine = new Set(
    readdirSync('/proc/self/fd').map((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[1]
      } catch {
        return undefined
      }
    }),
  )
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').slice(1),
  )
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === '0A' && mine.has(inode))
    .map((fields) => fields[9] ?? '')
}
