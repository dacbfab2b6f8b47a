import { describe, expect, it } from 'vitest'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'
import type { NewKeptItem } from './kept-item.ts'
import { newId } from './new-id.ts'

const now = new Date('2026-01-16T08:00:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const itemOf = (ownerId: string, more: Partial<NewKeptItem> = {}): NewKeptItem => ({
  ...{ id: newId(), kind: 'view', terminal: 'demo', page: '/p', ownerId, audience: 'own', roleId: null },
  ...{ name: 'Night', body: { sort: ['a', null] }, startAt: null, endAt: null },
  ...more,
})

describe.each(engines)('what people keep on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('is seen by its owner, by the holders of its role, or by everybody', async () => {
    const store = await engine.open()
    const [ada, bo] = [await addUser(store, 'ada'), await addUser(store, 'bo')]
    const role = {
      name: 'Planners',
      description: '',
      pageAuthorities: [],
      uiAuthorities: [],
      terminals: null,
    }
    const made = await store.roles.save(role)
    if (!made.ok) throw new Error('no role')
    await store.roles.assign(bo.id, [made.role.id])
    const own = itemOf(ada.id, { name: 'A' })
    const shared = itemOf(ada.id, { name: 'B', audience: 'role', roleId: made.role.id })
    const all = itemOf(bo.id, { name: 'C', audience: 'all' })
    for (const item of [own, shared, all]) await store.kept.add(item, now)
    const seen = async (reader: string) =>
      (await store.kept.list({ kind: 'view', terminal: 'demo', page: '/p', reader })).map(({ name }) => name)
    expect(await seen(ada.id)).toEqual(['A', 'B', 'C'])
    expect(await seen(bo.id)).toEqual(['B', 'C'])
    expect(await store.kept.get(own.id)).toMatchObject({ ownerName: 'ada', body: own.body, deletedAt: null })
    expect(await store.kept.count(ada.id, 'view')).toBe(2)
    expect(await store.kept.list({ kind: 'view', terminal: 'west' })).toEqual([])
  })

  it('is changed, taken out of sight, brought back, and forgotten in the end', async () => {
    const store = await engine.open()
    const ada = await addUser(store, 'ada')
    const item = itemOf(ada.id)
    await store.kept.add(item, now)
    await store.kept.update(item.id, { name: 'Day', body: { sort: [] } }, later(1))
    expect(await store.kept.get(item.id)).toMatchObject({
      name: 'Day',
      body: { sort: [] },
      changedAt: later(1).toISOString(),
    })
    await store.kept.setDeleted(item.id, later(2))
    expect(await store.kept.list({ kind: 'view' })).toEqual([])
    await store.kept.purge(later(2))
    await store.kept.setDeleted(item.id, null)
    expect(await store.kept.list({ kind: 'view' })).toHaveLength(1)
    await store.kept.setDeleted(item.id, later(2))
    await store.kept.purge(later(3))
    expect(await store.kept.get(item.id)).toBeUndefined()
  })

  it('is found by the time that it speaks of', async () => {
    const store = await engine.open()
    const ada = await addUser(store, 'ada')
    const times = {
      kind: 'annotation',
      startAt: later(0).toISOString(),
      endAt: later(60).toISOString(),
    } as const
    await store.kept.add(itemOf(ada.id, times), now)
    const found = async (from: number, to: number) =>
      (await store.kept.list({ kind: 'annotation', from: later(from), to: later(to) })).length
    expect([await found(-60, 0), await found(-60, 1), await found(59, 90), await found(60, 90)]).toEqual([
      0, 1, 1, 0,
    ])
  })

  it('gives a page of one person its start', async () => {
    const store = await engine.open()
    const ada = await addUser(store, 'ada')
    const [one, two] = [itemOf(ada.id), itemOf(ada.id)]
    for (const item of [one, two]) await store.kept.add(item, now)
    const place = { userId: ada.id, terminal: 'demo', page: '/p' }
    await store.viewDefaults.set(place, one.id)
    await store.viewDefaults.set(place, two.id)
    expect(await store.viewDefaults.get(place)).toBe(two.id)
    expect(await store.viewDefaults.get({ ...place, terminal: 'west' })).toBeUndefined()
    await store.viewDefaults.set(place, null)
    expect(await store.viewDefaults.get(place)).toBeUndefined()
  })
})

describe.each(engines)('notices on $kind', ({ kind }) => {
  const engine = useEngine(kind)
  const told = { userId: null, terminal: 'demo', kind: 'alert', detail: { name: 'Slow' }, href: '/p' }

  it('are told once, to whom they concern, and are read one by one or together', async () => {
    const [one, two] = await engine.openTwice()
    const [ada, bo] = [await addUser(one, 'ada'), await addUser(one, 'bo')]
    const both = await Promise.all(
      [one, two].map((store) => store.notices.tell({ ...told, onceKey: 'a' }, now)),
    )
    expect(both.filter(Boolean)).toHaveLength(1)
    await one.notices.tell({ ...told, onceKey: 'b', userId: ada.id, terminal: null }, later(1))
    await one.notices.tell({ ...told, onceKey: 'c', terminal: 'west' }, later(2))
    const reader = { userId: ada.id, terminals: ['demo'] }
    const list = await one.notices.list(reader, { current: 1, pageSize: 10 })
    expect(list).toMatchObject({ total: 2, data: [{ userId: ada.id, read: false }, { terminal: 'demo' }] })
    expect(await one.notices.unread({ userId: bo.id, terminals: null })).toBe(2)
    expect(await one.notices.unread({ userId: bo.id, terminals: [] })).toBe(0)
    expect(await one.notices.unread({ userId: bo.id, terminals: null, hidden: ['alert'] })).toBe(0)
    await one.notices.mark(reader, true, [list.data[0]?.id ?? '', 'nothing'])
    expect(await one.notices.unread(reader)).toBe(1)
    expect((await one.notices.list(reader, { current: 1, pageSize: 1, unread: true })).data).toMatchObject([
      { terminal: 'demo', read: false },
    ])
    await one.notices.mark(reader, true)
    expect(await one.notices.unread(reader)).toBe(0)
    await one.notices.mark(reader, false, [list.data[1]?.id ?? ''])
    expect(await one.notices.unread(reader)).toBe(1)
    await one.notices.purge(later(1))
    expect((await one.notices.list(reader, { current: 1, pageSize: 10 })).total).toBe(1)
  })

  it('come from alerts whose state is kept in part', async () => {
    const store = await engine.open()
    const ada = await addUser(store, 'ada')
    const alert = itemOf(ada.id, { kind: 'alert' })
    await store.kept.add(alert, now)
    expect(await store.alerts.get(alert.id)).toMatchObject({ level: 'quiet', value: null })
    await store.alerts.set(alert.id, { level: 'firing', value: 24.5, since: now.toISOString() })
    await store.alerts.set(alert.id, { snoozedUntil: later(60).toISOString() })
    expect((await store.alerts.of([alert.id])).get(alert.id)).toMatchObject({
      level: 'firing',
      value: 24.5,
      snoozedUntil: later(60).toISOString(),
    })
    expect(await store.alerts.of([])).toEqual(new Map())
  })
})

describe.each(engines)('schedules on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are due once, whichever process looks', async () => {
    const [one, two] = await engine.openTwice()
    const ada = await addUser(one, 'ada')
    const item = itemOf(ada.id, { kind: 'schedule' })
    await one.kept.add(item, now)
    await one.schedules.set(item.id, { nextAt: later(5), paused: false })
    expect(await one.schedules.due(later(4))).toEqual([])
    const due = { itemId: item.id, nextAt: later(5).toISOString() }
    expect(await two.schedules.due(later(5))).toEqual([due])
    const moved = await Promise.all(
      [one, two].map((store) => store.schedules.moveOn(item.id, due.nextAt, later(1445))),
    )
    expect(moved.filter(Boolean)).toHaveLength(1)
    await one.schedules.set(item.id, { nextAt: later(5), paused: true })
    expect(await one.schedules.due(later(9))).toEqual([])
    expect((await one.schedules.of([item.id])).get(item.id)).toMatchObject({ paused: true })
  })

  it('have runs that one process at a time works on, again after a failure or a silence', async () => {
    const [one, two] = await engine.openTwice()
    const ada = await addUser(one, 'ada')
    const item = itemOf(ada.id, { kind: 'schedule' })
    await one.kept.add(item, now)
    expect(await one.runs.add(item.id, now, now)).toBe(true)
    expect(await two.runs.add(item.id, now, now)).toBe(false)
    const claim = (owner: string, minutes: number, store = one) =>
      store.runs.claim({ owner, now: later(minutes), seconds: 60 })
    const taken = await Promise.all([claim('a', 0), claim('b', 0, two)])
    const run = taken.find((each) => each !== undefined)
    expect(taken.filter(Boolean)).toHaveLength(1)
    const owner = run?.leaseOwner ?? ''
    const id = run?.id ?? ''
    expect(await one.runs.fail(id, owner, 'no answer', later(0), later(5))).toBe(true)
    expect(await claim('c', 4)).toBeUndefined()
    expect(await claim('c', 5)).toMatchObject({ tries: 2, error: 'no answer' })
    expect(await claim('d', 6)).toMatchObject({ tries: 3 })
    expect(await one.runs.finish(id, 'c', {}, later(6))).toBe(false)
    expect(await one.runs.finish(id, 'd', { file: 'a.csv' }, later(6))).toBe(true)
    expect(await claim('e', 90)).toBeUndefined()
    expect(await two.runs.of(item.id, 5)).toMatchObject([
      { state: 'done', result: { file: 'a.csv' }, error: null },
    ])
    await one.runs.add(item.id, later(7), later(7))
    const last = await claim('f', 7)
    await one.runs.fail(last?.id ?? '', 'f', 'gone', later(7), null)
    expect((await one.runs.of(item.id, 1))[0]).toMatchObject({ state: 'failed', error: 'gone' })
  })
})
