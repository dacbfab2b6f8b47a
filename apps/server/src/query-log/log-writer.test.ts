import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminStore, openAdminStore } from '@quaywise/admin-store'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAnchor } from './anchor.ts'
import { cutOldRows } from './keep-log.ts'
import { LogWriter } from './log-writer.ts'
import { cutEntry } from './system-entry.ts'

const seal = { of: (text: string) => `sealed ${text}` }
const now = new Date('2026-01-16T08:00:00.000Z')
const entry = (from: number) => ({ ...cutEntry({ from, to: from }, now), username: 'ada' })

let folder: string
let admin: AdminStore
const errors: unknown[] = []

beforeEach(async () => {
  errors.length = 0
  folder = await mkdtemp(join(tmpdir(), 'quaywise-log-'))
  admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
})
afterEach(async () => {
  await admin.close()
  await rm(folder, { recursive: true, force: true })
})

const writerOver = (log: AdminStore['log'], mostWaiting?: number): LogWriter =>
  new LogWriter({
    ...{ admin: { log }, seal: async () => seal, dataDir: folder, now: () => now },
    onError: (error) => errors.push(error),
    ...(mostWaiting === undefined ? {} : { mostWaiting }),
  })

const endpoints = async (): Promise<string[]> => {
  const span = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }
  const found: string[] = []
  for await (const rows of admin.log.read(span)) found.push(...rows.map(({ parameters }) => parameters))
  return found
}

it('loses nothing at an ordinary stop, nor of what ends while it stops', async () => {
  const writer = writerOver(admin.log)
  for (let at = 0; at < 1200; at += 1) writer.note(Promise.resolve([entry(at)]))
  let end = (_: readonly ReturnType<typeof entry>[]): void => undefined
  const late = new Promise<readonly ReturnType<typeof entry>[]>((resolve) => {
    end = resolve
  })
  writer.note(late)
  const closed = writer.close()
  end([entry(5000)])
  await closed
  expect(await endpoints()).toHaveLength(1201)
  expect((await admin.log.ends()).lastSeq).toBe(1201)
})

it('keeps what could not be written until it can be, and tells whoever waits that it cannot', async () => {
  let broken = true
  const append: AdminStore['log']['append'] = (...given) =>
    broken ? Promise.reject(new Error('the disk is full')) : admin.log.append(...given)
  const writer = writerOver({ ...admin.log, append })
  await expect(writer.write([entry(1)])).rejects.toThrow('the disk is full')
  writer.note(Promise.resolve([entry(2)]))
  broken = false
  await writer.write([entry(3)])
  expect((await endpoints()).map((text) => JSON.parse(text).from).sort()).toEqual([1, 2, 3])
})

it('notes how many entries found no place, in a row of its own', async () => {
  const writer = writerOver(admin.log, 3)
  for (let at = 0; at < 5; at += 1) writer.note(Promise.resolve([entry(at)]))
  await writer.flush()
  expect(await endpoints()).toEqual(['{"lost":2}', ...[2, 1, 0].map((at) => `{"from":${at},"to":${at}}`)])
  await writer.close()
})

it('is not held up by an entry that cannot be written', async () => {
  const writer = writerOver(admin.log)
  const broken = { ...entry(2), notedAt: 'never' }
  writer.note(Promise.resolve([entry(1), broken, entry(3)]))
  await writer.write([entry(4)])
  expect((await endpoints()).sort()).toEqual([
    '{"from":1,"to":1}',
    '{"from":3,"to":3}',
    '{"from":4,"to":4}',
    '{"lost":1}',
  ])
  expect(errors).toHaveLength(1)
  await expect(writer.write([{ ...broken }])).rejects.toThrow('could not be noted')
})

it('remembers the newest row beside the database', async () => {
  const writer = writerOver(admin.log)
  await writer.write([entry(1), entry(2)])
  const remembered = await readAnchor(folder, seal)
  expect(remembered).toEqual({ seq: 2, hash: (await admin.log.get(2))?.hash })
  expect(await readAnchor(folder, { of: () => 'another key' })).toBeNull()
  expect(errors).toEqual([])
})

it('is cut after its retention, and says so', async () => {
  const old = { ...entry(1), notedAt: '2024-11-01T00:00:00.000Z' }
  await admin.log.append([old, old, entry(2)], seal)
  await cutOldRows(admin, seal, now)
  expect(await endpoints()).toEqual(['{"from":1,"to":2}', '{"from":2,"to":2}'])
  expect(await admin.log.ends()).toMatchObject({ firstSeq: 3, lastSeq: 4 })
  await cutOldRows(admin, seal, now)
  expect((await admin.log.ends()).lastSeq).toBe(4)
})
