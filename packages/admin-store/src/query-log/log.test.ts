import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { AdminStore } from '../admin-store.ts'
import { type AdminStoreLocation, databaseAt } from '../database.ts'
import { engines, useEngine } from '../fixture/engine.ts'
import type { LogSeal } from './log-chain.ts'
import type { LogEntry } from './log-entry.ts'
import type { LogVerdict } from './log-verify.ts'

const start = Date.UTC(2026, 0, 16, 8)
const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString()
const sealWith = (key: string): LogSeal => ({
  of: (text) => createHmac('sha256', key).update(text).digest('hex'),
})
const seal = sealWith('the key of this server')

const entry = (minutes: number, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{
    notedAt: at(minutes),
    userId: 'u1',
    username: 'ada',
    personName: 'Ada',
    department: 'Yard',
    roles: 'Planner',
  },
  ...{ module: 'qc', page: '/BigDataAnalysis/qc/qcEfficiencyTable', endpoint: 'POST /v1/x', action: 'query' },
  ...{ parameters: '{"line":"MSK"}', address: null, status: 200, errorCode: null, ms: 12.4, rowCount: 3 },
  ...{ exported: false, part: 1, ip: '127.0.0.1', agent: 'test', traceId: `t${minutes}`, changes: null },
  ...more,
})

const fill = async (store: AdminStore, rows: number): Promise<{ seq: number; hash: string }> => {
  for (let from = 0; from < rows - 1; from += 100)
    await store.log.append(
      Array.from({ length: Math.min(100, rows - 1 - from) }, (_, i) => entry(from + i)),
      seal,
    )
  return store.log.append([entry(rows - 1)], seal)
}

const verdictOf = async (
  store: AdminStore,
  key: LogSeal = seal,
  remembered: { seq: number; hash: string } | null = null,
): Promise<LogVerdict> => {
  const pieces = store.log.verify(key, remembered)
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
  }
}

const tamper = async (location: AdminStoreLocation, statement: string): Promise<void> => {
  const { db } = databaseAt(location)
  await sql.raw(statement).execute(db)
  await db.destroy()
}

const everything = {
  from: at(-60),
  to: at(100_000),
  current: 1,
  pageSize: 100,
  sort: 'seq',
  order: 'asc',
} as const

describe.each(engines)('the query log on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('is one chain without gaps, whoever adds to it', async () => {
    const [one, two] = await engine.openTwice()
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? one : two).log.append([entry(i), entry(i)], seal)),
    )
    expect(await verdictOf(two)).toEqual({ state: 'whole', from: 1, to: 80 })
    const { data, total } = await one.log.search(everything)
    expect([total, data.map(({ seq }) => seq)]).toEqual([80, Array.from({ length: 80 }, (_, i) => i + 1)])
  })

  it('keeps nothing of a change that was undone', async () => {
    const store = await engine.open()
    await fill(store, 3)
    const undone = store.transaction(async (tx) => {
      await store.log.append([entry(3)], seal, tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await verdictOf(store)).toEqual({ state: 'whole', from: 1, to: 3 })
    await store.log.append([entry(4, { username: 'a\0b\uD800' })], seal)
    expect(await verdictOf(store)).toEqual({ state: 'whole', from: 1, to: 4 })
  })

  it.each([
    ['a field of a row', "update query_log set username = 'eve' where seq = 2", { at: 2, reason: 'changed' }],
    [
      'the time of a row',
      "update query_log set noted_at = '2020' where seq = 5",
      { at: 5, reason: 'changed' },
    ],
    ['a hash', "update query_log set hash = 'x' where seq = 4", { at: 4, reason: 'changed' }],
    ['a row in the middle', 'delete from query_log where seq = 3', { at: 3, reason: 'missing' }],
    ['the first row', 'delete from query_log where seq = 1', { at: 1, reason: 'missing' }],
    ['the tail', 'delete from query_log where seq > 4', { at: 5, reason: 'missing' }],
    ['all rows', 'delete from query_log', { at: 1, reason: 'missing' }],
    [
      'the tail and the head',
      'update log_chain set last_seq = 4, last_hash = (select hash from query_log where seq = 4)',
      { at: 4, reason: 'seal' },
    ],
    [
      'the old end',
      'update log_chain set first_seq = 3, base_hash = (select hash from query_log where seq = 2)',
      { at: 3, reason: 'seal' },
    ],
  ])('notices that %s was touched', async (_, statement, found) => {
    const place = await engine.place()
    const store = await engine.open(place)
    await fill(store, 6)
    await tamper(place, statement)
    expect(await verdictOf(store)).toEqual({ state: 'broken', ...found })
  })

  it('names the first of two rows that changed places', async () => {
    const place = await engine.place()
    const store = await engine.open(place)
    await fill(store, 6)
    await tamper(place, 'update query_log set seq = -3 where seq = 3')
    await tamper(place, 'update query_log set seq = 3 where seq = 5')
    await tamper(place, 'update query_log set seq = 5 where seq = -3')
    expect(await verdictOf(store)).toEqual({ state: 'broken', at: 3, reason: 'changed' })
  })

  it('names a row that was written between two others', async () => {
    const place = await engine.place()
    const store = await engine.open(place)
    await fill(store, 4)
    await tamper(place, 'update query_log set seq = 99 where seq = 4')
    await tamper(place, 'update query_log set seq = 4 where seq = 3')
    expect(await verdictOf(store)).toEqual({ state: 'broken', at: 3, reason: 'missing' })
  })

  it('notices another key, and a database that was put back', async () => {
    const store = await engine.open()
    const early = await fill(store, 3)
    expect(await verdictOf(store, sealWith('another key'))).toEqual({
      state: 'broken',
      at: 3,
      reason: 'seal',
    })
    expect(await verdictOf(store, seal, early)).toMatchObject({ state: 'whole' })
    expect(await verdictOf(store, seal, { seq: 5, hash: 'x' })).toEqual({
      state: 'broken',
      at: 4,
      reason: 'older',
    })
    expect(await verdictOf(store, seal, { ...early, hash: 'x' })).toEqual({
      state: 'broken',
      at: 3,
      reason: 'older',
    })
  })

  it('is cut at its old end and stays whole; the newest row stays', async () => {
    const place = await engine.place()
    const store = await engine.open(place)
    await fill(store, 1200)
    expect(await store.log.cut(new Date(at(900)), new Date(at(2000)), seal)).toEqual({ from: 1, to: 900 })
    expect(await store.log.cut(new Date(at(900)), new Date(at(2000)), seal)).toBeNull()
    expect(await verdictOf(store)).toEqual({ state: 'whole', from: 901, to: 1200 })
    expect(await store.log.cut(new Date(at(9000)), new Date(at(9001)), seal)).toEqual({ from: 901, to: 1199 })
    expect(await verdictOf(store)).toEqual({ state: 'whole', from: 1200, to: 1200 })
    await tamper(place, "update query_log set ip = '10.0.0.1' where seq = 1200")
    expect(await verdictOf(store)).toEqual({ state: 'broken', at: 1200, reason: 'changed' })
  })

  it('is verified while rows are cut off and added', async () => {
    const store = await engine.open()
    await fill(store, 1600)
    const pieces = store.log.verify(seal, null)
    expect(await pieces.next()).toEqual({ done: false, value: { checked: 500, total: 1600 } })
    await store.log.cut(new Date(at(1100)), new Date(at(2000)), seal)
    await store.log.append([entry(1700)], seal)
    expect((await pieces.next()).value).toEqual({ checked: 1600, total: 1600 })
    expect((await pieces.next()).value).toEqual({ state: 'whole', from: 1, to: 1600 })
  })

  it('is found by what its rows hold', async () => {
    const store = await engine.open()
    const rows = [
      entry(0, { userId: 'u1', username: 'ada', ms: 10 }),
      entry(10, {
        userId: 'u2',
        username: 'bo',
        personName: 'Böhm',
        status: 403,
        errorCode: 'FORBIDDEN',
        ms: 30,
      }),
      entry(70, { action: 'export', exported: true, parameters: '{"vessel":"CORTÉS 50%"}', ms: 20 }),
    ]
    await store.log.append(rows, seal)
    const found = async (filter: object): Promise<number[]> =>
      (await store.log.search({ ...everything, ...filter })).data.map(({ seq }) => seq)
    expect(await found({ username: 'bo' })).toEqual([2])
    expect(await found({ userId: 'u1' })).toEqual([1, 3])
    expect(await found({ result: 'failed' })).toEqual([2])
    expect(await found({ exported: true })).toEqual([3])
    expect(await found({ text: 'cortés 50%' })).toEqual([3])
    expect(await found({ text: 'böhm' })).toEqual([2])
    expect(await found({ text: '5_%' })).toEqual([])
    expect(await found({ from: at(10), to: at(70) })).toEqual([2])
    expect(await found({ sort: 'ms', order: 'desc' })).toEqual([2, 3, 1])
    const clock = [{ from: start - 3_600_000, to: start + 7_200_000, minutes: 330 }]
    expect(await found({ hour: { of: 13, clock } })).toEqual([1, 2])
    expect(await found({ hour: { of: 14, clock } })).toEqual([3])
    expect((await store.log.search({ ...everything, pageSize: 2, current: 2 })).data).toHaveLength(1)
    const all: (readonly [number, number])[] = []
    for await (const rows of store.log.read(everything))
      all.push(...rows.map(({ seq, ms }) => [seq, ms] as const))
    expect(all).toEqual([
      [3, 20],
      [2, 30],
      [1, 10],
    ])
  })
})
