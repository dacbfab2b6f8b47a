import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openEmbeddedStore } from '@quaywise/analytics-store'
import { afterAll, describe, expect, it } from 'vitest'
import { administrator, type Caller, toolOf } from '../start/fixture/caller.ts'
import { freshFolder, SpawnedServer } from '../start/fixture/spawned-server.ts'

const COMMAND = join(import.meta.dirname, 'command.ts')
const PASSWORD = 'correct horse battery'
const home = freshFolder()
const place = (name: string): string => join(home, name)
afterAll(() => rmSync(home, { recursive: true, force: true }))

type Ended = { readonly code: number | null; readonly said: string; readonly refused: string }

const command = (deed: string, folder: string, env: Readonly<Record<string, string>>): Promise<Ended> => {
  const child = spawn(process.execPath, [COMMAND, deed, folder], {
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '16', ...env },
  })
  let [said, refused] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    refused += chunk.toString()
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said, refused })))
}

/** A command that may write no file of more than so many bytes: its disk is full, as far as it can tell. */
const tight = (
  bytes: number,
  deed: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Ended> => {
  const run = `ulimit -f ${Math.floor(bytes / 512)}; exec "${process.execPath}" "${COMMAND}" ${deed} "${folder}"`
  const child = spawn('sh', ['-c', run], {
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '16', ...env },
  })
  let refused = ''
  child.stderr.on('data', (chunk: Buffer) => {
    refused += chunk.toString()
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said: '', refused })))
}

const start = async (folder: string): Promise<{ server: SpawnedServer; url: string }> => {
  const server = new SpawnedServer({ DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD })
  return { server, url: await server.ready() }
}

const weather = (at: number): string => {
  const fact = {
    ...{ terminal_id: 'east', wind: 3 + (at % 7), gust: 9, rain: 0, visibility: 9000, source: 'roof' },
    at: new Date(Date.UTC(2026, 0, 9) + at * 60_000).toISOString(),
  }
  return `${JSON.stringify(fact)}\n`
}

const send = async (tool: Caller, from: number, count: number): Promise<number> => {
  const rows = Array.from({ length: count }, (_, i) => weather(from + i)).join('')
  const { status, data } = await tool.upload('/v1/ingest/facts/weather?terminal=east', rows)
  expect([status, data], JSON.stringify(data)).toMatchObject([200, { rejected: 0 }])
  return Number(data.accepted)
}

const portOf = (url: string): string => new URL(url).port

/** Every row of every table of both stores, in an order of its own. */
const rowsOf = async (folder: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = new Map<string, readonly string[]>()
  const store = await openEmbeddedStore({ path: join(folder, 'analytics'), sessions: 1, memoryBytes: 1e9 })
  const { rows: tables } = await store.query<{ name: string }>(
    "SELECT name FROM system.tables WHERE database = 'quaywise' AND engine LIKE '%MergeTree'",
  )
  for (const { name } of tables) {
    const { rows: found } = await store.query(`SELECT * FROM quaywise.${name}`)
    rows.set(`analytics.${name}`, found.map((row) => JSON.stringify(row)).sort())
  }
  await store.close()
  const admin = new DatabaseSync(join(folder, 'admin.sqlite'), { readOnly: true })
  for (const { name } of admin.prepare("select name from sqlite_schema where type = 'table'").all())
    rows.set(
      `admin.${name}`,
      admin
        .prepare(`select * from ${name}`)
        .all()
        .map((row) => JSON.stringify(row))
        .sort(),
    )
  admin.close()
  return rows
}

const terminal = { name: 'East', locode: 'CNSHA', zone: 'Asia/Shanghai', clock: 'frozen' }

describe('a backup', () => {
  it('of a server at work holds all that was acknowledged before, and is whole in itself', async () => {
    const { server, url } = await start(place('live'))
    const env = { DATA_DIR: place('live'), PORT: portOf(url) }
    const admin = await administrator(url, PASSWORD)
    const made = await admin.send('POST', '/v1/ingest/terminals', { id: 'east', ...terminal })
    expect(made.status, JSON.stringify(made)).toBe(200)
    const tool = toolOf(url, place('live'))
    const before = await send(tool, 0, 500)
    let [stop, sent] = [false, 0]
    const writing = (async () => {
      for (let from = 1000; !stop; from += 20) sent += await send(tool, from, 20)
    })()
    const ended = await command('backup', place('first'), env)
    expect(ended, ended.refused).toMatchObject({ code: 0, said: expect.stringContaining('Backed up') })
    stop = true
    await writing
    const again = await command('backup', place('first'), env)
    expect([again.code, again.refused]).toEqual([1, expect.stringContaining('is not empty')])
    const within = await command('backup', join(place('live'), 'inside'), env)
    expect(within.refused).toContain('lies in the data folder')
    expect(await server.kill('SIGTERM')).toBe(0)

    expect(await command('restore', place('first'), { DATA_DIR: place('restored') })).toMatchObject({
      code: 0,
    })
    const rows = await rowsOf(place('restored'))
    const kept = rows.get('analytics.weather')?.length ?? 0
    expect(kept).toBeGreaterThanOrEqual(before)
    expect(kept).toBeLessThanOrEqual(before + sent)
    const accepted = (rows.get('admin.ingest_batch') ?? [])
      .map((row) => JSON.parse(row))
      .filter(({ status }) => status === 'done')
    const told = accepted.reduce((sum: number, batch: { accepted: number }) => sum + batch.accepted, 0)
    // A file that was on its way when the stores were frozen may have rows, and is finished by the next start.
    expect(kept - told).toBeGreaterThanOrEqual(0)
    expect(kept - told).toBeLessThanOrEqual(20)
  }, 240_000)

  it('of a stopped folder restores every row of both stores, and the accounts', async () => {
    const [from, to] = [place('live'), place('copy')]
    const beside = {
      'reports/plan/2026 01.csv': 'a,b',
      'inbox/auto/waiting.csv': 'one',
      'inbox/auto/.taking/x/two.csv': 'two',
    }
    for (const [path, text] of Object.entries(beside)) {
      mkdirSync(dirname(join(from, path)), { recursive: true })
      writeFileSync(join(from, path), text)
    }
    const env = { DATA_DIR: from, INBOX_DIR: join(from, 'inbox') }
    expect(await command('backup', place('second'), env)).toMatchObject({ code: 0 })
    expect(await command('restore', place('second'), { DATA_DIR: to })).toMatchObject({ code: 0 })
    for (const [path, text] of Object.entries(beside))
      expect([path, readFileSync(join(to, path), 'utf8')]).toEqual([path, text])
    const [old, restored] = [await rowsOf(from), await rowsOf(to)]
    expect([...restored.keys()].sort()).toEqual([...old.keys()].sort())
    for (const [table, rows] of old) expect([table, restored.get(table)]).toEqual([table, rows])
    expect(old.get('analytics.weather')?.length).toBeGreaterThan(500)

    const { server, url } = await start(to)
    const admin = await administrator(url, PASSWORD)
    expect((await admin.get('/api/currentUser')).status).toBe(200)
    expect(await send(toolOf(url, to), 0, 500)).toBe(0)
    expect(await send(toolOf(url, to), 900_000, 3)).toBe(3)
    await admin.send('POST', '/v1/log/verify')
    let verified = (await admin.get('/v1/log/verify')).data
    while (verified.state === 'running') verified = (await admin.get('/v1/log/verify')).data
    expect(verified).toMatchObject({ state: 'done', verdict: { state: 'whole', from: 1 } })
    expect(await server.kill('SIGTERM')).toBe(0)
  }, 240_000)

  it('that runs out of room says so, leaves no part of it, and the data as they were', async () => {
    const env = { DATA_DIR: place('live'), INBOX_DIR: join(place('live'), 'inbox') }
    const waiting = 150_000
    writeFileSync(join(env.INBOX_DIR, 'auto', 'large.csv'), 'x'.repeat(waiting))
    const database = statSync(join(place('second'), 'admin.sqlite')).size
    expect(database).toBeGreaterThan(waiting + 2048)
    // No room for a file of the inbox, which is the first; for that and the facts, but not for the accounts.
    for (const room of [waiting - 1024, database - 1024]) {
      const { code, refused } = await tight(room, 'backup', place('cramped'), env)
      expect([code, refused]).toEqual([1, expect.stringContaining(`no room left for ${place('cramped')}`)])
      expect(refused.trim().split('\n')).toHaveLength(1)
      expect(readdirSync(place('cramped'))).toEqual([])
      expect(existsSync(join(place('live'), 'analytics', 'shadow'))).toBe(false)
    }
    const empty = await command('restore', place('cramped'), { DATA_DIR: place('nowhere') })
    expect([empty.code, empty.refused]).toEqual([1, expect.stringContaining('is no finished backup')])
    expect(await command('backup', place('cramped'), env)).toMatchObject({ code: 0 })
  }, 240_000)
})

describe('a restore', () => {
  const spoiled = (name: string, spoil: (folder: string) => void): string => {
    cpSync(place('second'), place(name), { recursive: true, verbatimSymlinks: true })
    spoil(place(name))
    return place(name)
  }
  const refusal = async (backup: string): Promise<string> => {
    const { code, refused } = await command('restore', backup, { DATA_DIR: place('nowhere') })
    expect([code, existsSync(place('nowhere'))]).toEqual([1, false])
    return refused
  }
  const touch = (file: string): void => {
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }

  it('refuses a folder that holds something, and a backup that is none', async () => {
    const full = await command('restore', place('second'), { DATA_DIR: place('copy') })
    expect([full.code, full.refused]).toEqual([1, expect.stringContaining('is not empty')])
    expect(await refusal(place('live'))).toContain('is no finished backup')
    const outside = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/db', DATA_DIR: place('nowhere') }
    const { refused } = await command('restore', place('second'), outside)
    expect(refused).toContain('docs/guides/backup.md')
    expect(refused).not.toContain('hunter2')
  })

  it('names the file that is damaged, cut or missing, and restores nothing', async () => {
    const admin = (folder: string) => join(folder, 'admin.sqlite')
    expect(await refusal(spoiled('flipped', (folder) => touch(admin(folder))))).toContain(
      'admin.sqlite is not as it was written',
    )
    expect(await refusal(spoiled('cut', (folder) => truncateSync(admin(folder), 4096)))).toMatch(
      /admin\.sqlite has 4096 bytes instead of \d+/,
    )
    expect(await refusal(spoiled('lacking', (folder) => rmSync(admin(folder))))).toContain(
      'admin.sqlite is missing',
    )
    expect(await refusal(spoiled('forged', (folder) => touch(join(folder, 'manifest.json'))))).toContain(
      'manifest',
    )
  })

  it('refuses a target that is a file, or lies in the backup, and an archive that is no folder', async () => {
    writeFileSync(place('file'), 'mine')
    const onFile = await command('restore', place('second'), { DATA_DIR: place('file') })
    expect([onFile.code, onFile.refused]).toEqual([1, expect.stringContaining('is a file')])
    expect(readFileSync(place('file'), 'utf8')).toBe('mine')
    const within = await command('restore', place('second'), { DATA_DIR: join(place('second'), 'data') })
    expect([within.code, within.refused]).toEqual([1, expect.stringContaining('lies in the backup')])
    expect(await refusal(place('file'))).toContain('is no finished backup')
    expect(
      await refusal(spoiled('junk', (folder) => writeFileSync(join(folder, 'manifest.json'), '{'))),
    ).toContain('manifest.json is not as it was written')
  })

  it('that runs out of room says so and leaves nothing', async () => {
    const ended = await tight(4096, 'restore', place('second'), { DATA_DIR: place('tight') })
    expect([ended.code, ended.refused]).toEqual([1, expect.stringContaining('no room left')])
    expect(readdirSync(home).filter((name) => name.includes('tight'))).toEqual([])
  }, 60_000)

  it('that was broken off leaves nothing under the name, and the next one succeeds', async () => {
    const env = { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '16', DATA_DIR: place('again') }
    const child = spawn(process.execPath, [COMMAND, 'restore', place('second')], { env })
    const making = join(home, `.${basename(place('again'))}.restoring`)
    while (!existsSync(making)) await new Promise((resolve) => setTimeout(resolve, 1))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    expect(existsSync(join(place('again'), 'admin.sqlite'))).toBe(false)
    expect(await command('restore', place('second'), { DATA_DIR: place('again') })).toMatchObject({ code: 0 })
    expect(existsSync(making)).toBe(false)
    expect(existsSync(join(place('again'), 'admin.sqlite'))).toBe(true)
  }, 60_000)

  it('refuses what a newer program made', async () => {
    const newer = spoiled('newer', (folder) => {
      const file = join(folder, 'manifest.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace('"format": 1', '"format": 2'))
    })
    expect(await refusal(newer)).toContain('newer Quaywise')
  })
})
